/** Sets up a table: how many play, by which variants, and who may come. */
import { useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import { newDraft, passwordOf } from '../../view/table-form/table-draft.ts';
import { FIRST_TABLE } from '../../view/table-form/table-presets.ts';
import { useApp, useTranslation } from '../page.tsx';
import { TableForm } from '../table-form/table-form.tsx';

/** The form of a new table, as the last one was made. */
export function NewTableForm() {
  const { t } = useTranslation();
  const { actions, preferences } = useApp();
  const heading = useId();
  const draft = useSignal(newDraft(preferences.peek().lastTable ?? FIRST_TABLE));
  return (
    <form
      class="panel new-table"
      aria-labelledby={heading}
      onSubmit={(event) => {
        event.preventDefault();
        actions.createTable(draft.value.options, passwordOf(draft.value));
      }}
    >
      <h2 id={heading}>{t('home.friends')}</h2>
      <p class="panel__lead">{t('home.friendsHint')}</p>
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
  );
}
