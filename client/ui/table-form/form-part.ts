/** What the parts of a table's form have in common. */
import type { TableDraft } from '../../view/table-form/table-draft.ts';

/** What every part of the form is handed. */
export interface FormPart {
  readonly draft: TableDraft;
  readonly onChange: (draft: TableDraft) => void;
}
