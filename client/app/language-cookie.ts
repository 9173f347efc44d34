/** Tells the server the reader's own language, so that the next page comes in it. */
import { effect, type ReadonlySignal } from '@preact/signals';
import { languageCookie } from '../../common/protocol/languages.ts';
import { pathInOrigin } from '../site/site.ts';
import type { Preferences } from '../ui/app-model.ts';
import { keepCookie } from './browser-storage.ts';

/** Keeps a cookie as soon as the reader's language isn't the one that the server sent the page in. */
export function keepLanguageCookie(preferences: ReadonlySignal<Preferences>): void {
  let told = document.documentElement.lang;
  effect(() => {
    const { language } = preferences.value;
    if (language === told) return;
    told = language;
    keepCookie(languageCookie(language), pathInOrigin('/'));
  });
}
