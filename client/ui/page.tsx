/** What every component of the page can reach: the model, the texts, the sounds, the open dialog. */
import { type Signal, signal, useComputed } from '@preact/signals';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { createTranslator, type Translation, type Translator } from '../i18n/translator.ts';
import { createSounds, type Sounds } from '../sound/sounds.ts';
import { type Announcer, createAnnouncer } from './announcer/announcer.ts';
import type { AppModel } from './app-model.ts';

/** The dialogs of the page; one is open at a time. */
export type DialogName = 'settings' | 'rules' | 'keys' | 'leave' | 'table';

/** The page around the model. */
export interface Page {
  readonly model: AppModel;
  readonly translator: Translator;
  readonly sounds: Sounds;
  readonly announcer: Announcer;
  /** What the screen is called. */
  readonly title: Signal<string>;
  /** Was there a screen before? Its focus went with it. */
  readonly hasShownScreen: { current: boolean };
  readonly dialog: Signal<DialogName | undefined>;
}

/** Makes the page of a model. */
export const createPage = (model: AppModel): Page => ({
  model,
  translator: createTranslator(),
  sounds: createSounds(),
  announcer: createAnnouncer(),
  title: signal(''),
  hasShownScreen: { current: false },
  dialog: signal(undefined),
});

/** Hands the page down. */
export const PageContext = createContext<Page | undefined>(undefined);

/** The page; only inside `App`. */
export function usePage(): Page {
  const page = useContext(PageContext);
  if (page === undefined) throw new Error('a component outside the page');
  return page;
}

/** The model; only inside `App`. */
export const useApp = (): AppModel => usePage().model;

/** The language in use and its texts; the component follows when it changes. */
export const useTranslation = (): Translation => translationOf(usePage());

/** A text made of signals: the component is rendered again only when it has become another one. */
export function useText(make: (translation: Translation) => string): string {
  const page = usePage();
  return useComputed(() => make(translationOf(page))).value;
}

function translationOf({ translator }: Page): Translation {
  const translation = translator.translation.value;
  if (translation === undefined) throw new Error('a text before its catalogue');
  return translation;
}
