/** Stores that fail or are slow as a test says. */
import type { GameStore, Journal } from '../store/store.ts';

/** The same store with parts of its journal replaced. */
export const storeWith = (store: GameStore, journal: Partial<Journal>): GameStore => ({
  journal: {
    append: (...entry) => store.journal.append(...entry),
    backlog: () => store.journal.backlog(),
    ...journal,
  },
  games: store.games,
  hosting: store.hosting,
  players: store.players,
  devices: store.devices,
  identities: store.identities,
  subscriptions: store.subscriptions,
  days: store.days,
  keys: store.keys,
  upkeep: store.upkeep,
  file: store.file,
  health: () => store.health(),
  close: () => store.close(),
});

/** The same object with some of its methods replaced. */
export const withMethods = <Target extends object>(
  target: Target,
  methods: Partial<Target>,
): Target =>
  new Proxy(target, {
    get: (_, name) => {
      const own: unknown = Reflect.get(methods, name);
      if (own !== undefined) return own;
      // Private fields are those of the object itself.
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
