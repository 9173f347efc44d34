/** Which of the page's languages a reader gets: by their browser's preferences, or by their own earlier choice. */

/** The languages of the page, as BCP 47 tags. */
export const LANGUAGES = ['en', 'ja', 'zh-CN'] as const;
export type PageLanguage = (typeof LANGUAGES)[number];

/** The first of a reader's preferred languages (as tags) that the game speaks; English if it speaks none. */
export function languageOf(wanted: readonly string[]): PageLanguage {
  for (const tag of wanted) {
    if (/^en\b/i.test(tag)) return 'en';
    if (/^ja\b/i.test(tag)) return 'ja';
    if (/^zh\b/i.test(tag)) return 'zh-CN';
  }
  return 'en';
}

const COOKIE = 'metro.language';

/** The cookie, without attributes, that tells the server the reader's own choice. */
export const languageCookie = (language: PageLanguage): string => `${COOKIE}=${language}`;

/** The choice in a request's cookies; `undefined` if there is none. */
export function chosenLanguage(cookies: string): PageLanguage | undefined {
  const tags = cookies.split(/;\s*/).flatMap((cookie) => {
    const [name, tag] = cookie.split('=');
    return name === COOKIE && tag !== undefined ? [tag] : [];
  });
  return LANGUAGES.find((language) => tags.includes(language));
}
