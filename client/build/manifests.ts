/** What browsers need to know to install the page: a manifest for each language, by its own catalogue. */
import type { Plugin } from 'vite';
import { en } from '../i18n/en.ts';
import { ja } from '../i18n/ja.ts';
import { zhCn } from '../i18n/zh-cn.ts';

const CATALOGUES = { en, ja, 'zh-CN': zhCn } as const;

/** The night-blue ground of the dark page, as in `styles/colours.css`. */
const GROUND = '#0b1322';

/** Writes `manifest.LANGUAGE.webmanifest` beside the page, and names the English one in its entry. */
export function manifests(): Plugin {
  return {
    name: 'metro:manifests',
    apply: 'build',
    generateBundle() {
      for (const language of ['en', 'ja', 'zh-CN'] as const)
        this.emitFile({
          type: 'asset',
          fileName: `manifest.${language}.webmanifest`,
          source: JSON.stringify(manifestIn(language)),
        });
    },
    transformIndexHtml: () => [
      { tag: 'link', attrs: { rel: 'manifest', href: './manifest.en.webmanifest' } },
      { tag: 'link', attrs: { rel: 'apple-touch-icon', href: './icons/apple-touch-icon.png' } },
    ],
  };
}

/** The manifest in a language; its addresses are relative to itself, at the root of the site. */
export function manifestIn(language: keyof typeof CATALOGUES) {
  const { app, home } = CATALOGUES[language];
  return {
    name: app.name,
    short_name: app.name,
    description: app.tagline,
    lang: language,
    dir: 'ltr',
    start_url: './',
    scope: './',
    display: 'standalone',
    background_color: GROUND,
    theme_color: GROUND,
    categories: ['games', 'board games'],
    icons: [
      icon('icon-192', 192, 'any'),
      icon('icon-512', 512, 'any'),
      icon('maskable-192', 192, 'maskable'),
      icon('maskable-512', 512, 'maskable'),
    ],
    shortcuts: [
      {
        name: home.practise,
        short_name: home.practice,
        url: './practice',
        icons: [icon('icon-192', 192, 'any')],
      },
    ],
    screenshots: [
      screenshot(language, 'wide', '1280x800', app.tagline),
      screenshot(language, 'narrow', '780x1688', app.tagline),
    ],
  };
}

const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `./icons/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

const screenshot = (language: string, form: 'wide' | 'narrow', sizes: string, label: string) => ({
  src: `./pictures/${form}.${language}.jpg`,
  sizes,
  type: 'image/jpeg',
  form_factor: form,
  label,
});
