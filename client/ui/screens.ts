/** The screens and dialogs beside the home screen: their code comes when it is needed. */
import { AbsentDialog, AbsentScreen } from './absent.tsx';
import { later } from './widgets/later.tsx';

const playScreens = () => import('./play-screens.ts');

export const DayScreen = later(
  async () => (await import('./day/day-screen.tsx')).DayScreen,
  AbsentScreen,
);
export const DealScreen = later(
  async () => (await import('./deal/deal-screen.tsx')).DealScreen,
  AbsentScreen,
);
export const LearnScreen = later(
  async () => (await import('./learn/learn-screen.tsx')).LearnScreen,
  AbsentScreen,
);
export const MoveScreen = later(
  async () => (await import('./settings/move-screen.tsx')).MoveScreen,
  AbsentScreen,
);
export const PracticeScreen = later(
  async () => (await import('./practice/practice-screen.tsx')).PracticeScreen,
  AbsentScreen,
);
export const NewTableScreen = later(async () => (await playScreens()).NewTableScreen, AbsentScreen);
export const QuickMatchScreen = later(
  async () => (await playScreens()).QuickMatchScreen,
  AbsentScreen,
);
export const ReplayScreen = later(
  async () => (await import('./replay/replay-screen.tsx')).ReplayScreen,
  AbsentScreen,
);
export const TableScreen = later(async () => (await playScreens()).TableScreen, AbsentScreen);

export const KeysDialog = later(async () => (await playScreens()).KeysDialog, AbsentDialog);
export const LeaveDialog = later(async () => (await playScreens()).LeaveDialog, AbsentDialog);
export const RulesDialog = later(
  async () => (await import('./dialogs/rules-dialog.tsx')).RulesDialog,
  AbsentDialog,
);
export const SettingsDialog = later(
  async () => (await import('./settings/settings-dialog.tsx')).SettingsDialog,
  AbsentDialog,
);
export const TableDialog = later(async () => (await playScreens()).TableDialog, AbsentDialog);

/** Fetches what is likely to be wanted next, while nothing else is to be done. */
export async function fetchLikelyScreens(): Promise<void> {
  const parts = [
    NewTableScreen,
    TableScreen,
    QuickMatchScreen,
    KeysDialog,
    LeaveDialog,
    TableDialog,
  ];
  for (const part of [...parts, RulesDialog, SettingsDialog]) await part.fetch();
}
