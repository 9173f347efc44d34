/** The screen on which a table is set up: how many play, by which variants, and who may come. */
import { useSignal } from '@preact/signals';
import { lastTableIn } from '../../view/table-form/last-table.ts';
import { newDraft, passwordOf } from '../../view/table-form/table-draft.ts';
import { useApp, useTranslation } from '../page.tsx';
import { KeepingNote } from '../widgets/keeping-note.tsx';
import { PageHeader } from '../widgets/page-header.tsx';
import { ScreenHeading } from '../widgets/screen-heading.tsx';
import { TableForm } from './table-form.tsx';

/** The form of a new table, as the last one was made. */
export function NewTableScreen() {
  const { t } = useTranslation();
  const { actions, preferences } = useApp();
  const draft = useSignal(newDraft(lastTableIn(preferences.peek().lastTable)));
  return (
    <>
      <PageHeader />
      <main id="content" class="new-table">
        <div class="new-table__title">
          <ScreenHeading text={t('home.friends')} />
          <p>{t('home.friendsHint')}</p>
          <KeepingNote />
        </div>
        <form
          class="panel new-table__form"
          onSubmit={(event) => {
            event.preventDefault();
            actions.createTable(draft.value.options, passwordOf(draft.value));
          }}
        >
          <TableForm
            draft={draft.value}
            onChange={(changed) => {
              draft.value = changed;
            }}
          />
          <button type="submit" class="button button--primary button--wide">
            {t('options.create')}
          </button>
        </form>
      </main>
    </>
  );
}
