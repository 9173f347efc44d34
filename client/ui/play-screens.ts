/** All that a game needs of the page, in one file of the build. */
export { LeaveDialog } from './dialogs/leave-dialog.tsx';
export { QuickMatchScreen } from './quick/quick-match-screen.tsx';
export { KeysDialog } from './table/keys-dialog.tsx';
export { TableScreen } from './table/table-screen.tsx';
export { NewTableScreen } from './table-form/new-table-screen.tsx';
export { TableDialog } from './waiting/table-dialog.tsx';
