/** Which of the page's languages a reader gets: from what a browser says it speaks, or what they once chose. */

/** The languages of the page, as BCP 47 tags. */
export const LANGUAGES = ['en', 'ja', 'zh-CN'] as const;
export type PageLanguage = (typeof LANGUAGES)[number];

/** The first language of those that a reader wants, as tags, which the game speaks; English where it speaks none. */
export function languageOf(wanted: readonly string[]): PageLanguage {
  for (const tag of wanted) {
    if (/^en\b/i.test(tag)) return 'en';
    if (/^ja\b/i.test(tag)) return 'ja';
    if (/^zh\b/i.test(tag)) return 'zh-CN';
  }
  return 'en';
}

const COOKIE = 'metro.language';

/** The cookie, without its attributes, by which the page tells the server the reader's own choice. */
export const languageCookie = (language: PageLanguage): string => `${COOKIE}=${language}`;

/** The choice among a request's cookies; `undefined` where there is none. */
export function chosenLanguage(cookies: string): PageLanguage | undefined {
  const tags = cookies.split(/;\s*/).flatMap((cookie) => {
    const [name, tag] = cookie.split('=');
    return name === COOKIE && tag !== undefined ? [tag] : [];
  });
  return LANGUAGES.find((language) => tags.includes(language));
}
