/** What has changed of a table, as it was and as it is. */
import type { TermChange } from '../../view/table-form/table-terms.ts';
import { useTranslation } from '../page.tsx';
import { termText } from '../texts/term-text.ts';

/** One line for each change. */
export function TermChanges({ changes }: { readonly changes: readonly TermChange[] }) {
  return (
    <ul class="term-changes">
      {changes.map((change) => (
        <TermChangeRow key={change.after.name} change={change} />
      ))}
    </ul>
  );
}

/** The eye gets an arrow, the ear a sentence. */
function TermChangeRow({ change }: { readonly change: TermChange }) {
  const translation = useTranslation();
  const before = termText(translation, change.before);
  const after = termText(translation, change.after);
  return (
    <li>
      <span class="visually-hidden">{translation.t('waiting.changedTo', { before, after })}</span>
      <span class="term-changes__row" aria-hidden="true">
        <s>{before}</s>
        <span class="term-changes__arrow">→</span>
        <strong>{after}</strong>
      </span>
    </li>
  );
}
