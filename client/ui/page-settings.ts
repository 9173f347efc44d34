/** The player's preferences as far as they concern the page as a whole. */
import { useSignalEffect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { isReadersOwn } from '../i18n/languages.ts';
import { pathInOrigin } from '../site/site.ts';
import type { Preferences } from './app-model.ts';
import type { Page } from './page.tsx';
import { holdComposingEnter } from './widgets/composing.ts';

/** Keeps the title, the language, the colours and the motion of the page as the player prefers them. */
export function usePageSettings({ model, translator, title }: Page): void {
  useSignalEffect(() => {
    void translator.use(model.preferences.value.language);
  });
  useSignalEffect(() => {
    const language = translator.translation.value?.language;
    if (language === undefined) return;
    document.documentElement.lang = language;
    document.documentElement.translate = !isReadersOwn(language, navigator.language);
    const manifest = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
    if (manifest !== null) manifest.href = pathInOrigin(`/manifest.${language}.webmanifest`);
  });
  useSignalEffect(() => {
    if (title.value !== '') document.title = title.value;
  });
  useSignalEffect(() => {
    const { theme, motion } = model.preferences.value;
    document.documentElement.dataset.theme = theme;
    document.documentElement.dataset.motion = motion;
  });
}

/** No form is sent by an Enter that an input method has taken. */
export const useComposition = (): void => useEffect(holdComposingEnter, []);

/** Browsers allow sound only after a gesture. */
export function useFirstGesture({ sounds }: Page): void {
  useEffect(() => {
    const stop = new AbortController();
    const unlock = () => {
      sounds.unlock();
      stop.abort();
    };
    addEventListener('pointerdown', unlock, { signal: stop.signal });
    addEventListener('keydown', unlock, { signal: stop.signal });
    return () => stop.abort();
  }, [sounds]);
}

/** The colours that the page shows now. */
export const shownTheme = ({ theme }: Preferences): 'dark' | 'light' => {
  if (theme !== 'system') return theme;
  return matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
};

/** May things move now? */
export const mayMove = ({ motion }: Preferences): boolean =>
  motion === 'system' ? !matchMedia('(prefers-reduced-motion: reduce)').matches : motion === 'full';

/** Calls the listener when the device's own colours or wish for less motion change; returns how to stop that. */
export function onDeviceChanged(listener: () => void): () => void {
  const queries = ['(prefers-color-scheme: light)', '(prefers-reduced-motion: reduce)'].map(
    (query) => matchMedia(query),
  );
  for (const query of queries) query.addEventListener('change', listener);
  return () => {
    for (const query of queries) query.removeEventListener('change', listener);
  };
}
