/** Where the past of a game is kept: by the server, or a practice game's by this browser. */
import { err } from '../../common/rules/result.ts';
import type { AppQueries } from '../ui/app-model.ts';
import { parsePracticeId } from '../view/practice/practice-id.ts';
import type { BrowserStorage } from './browser-storage.ts';

/** Asks this browser for a practice game, and the server for any other. */
export const pastOf =
  (storage: BrowserStorage, askServer: AppQueries['pastOf']): AppQueries['pastOf'] =>
  async (game) => {
    const id = parsePracticeId(game);
    if (id === undefined) return askServer(game);
    try {
      return (await import('../practice/practice-past.ts')).practicePast(storage, id);
    } catch {
      return err('unreachable');
    }
  };
