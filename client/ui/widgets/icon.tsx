/** The page's few pictograms, drawn as strokes in the colour of the text. They always stand beside words or a label. */

const PATHS = {
  close: 'M5 5l14 14M19 5L5 19',
  settings:
    'M12 8.5a3.5 3.5 0 1 0 0 7a3.5 3.5 0 1 0 0-7zM12 2.5v3M12 18.5v3M2.5 12h3M18.5 12h3M5.3 5.3l2.1 2.1M16.6 16.6l2.1 2.1M18.7 5.3l-2.1 2.1M7.4 16.6l-2.1 2.1',
  rules:
    'M4 5c3-1.3 5.7-1 8 .8c2.3-1.8 5-2.1 8-.8v13.5c-3-1.3-5.7-1-8 .8c-2.3-1.8-5-2.1-8-.8zM12 5.8v13.5',
  soundOn: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11',
  soundOff: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM16 9.5l5 5M21 9.5l-5 5',
  keys: 'M3 7h18v10H3zM6.5 10.3h.01M10 10.3h.01M13.5 10.3h.01M17 10.3h.01M7.5 13.8h9',
  leave: 'M14 4h-9v16h9M10 12h11M17.5 8.5L21 12l-3.5 3.5',
  home: 'M3.5 11.5L12 4l8.5 7.5M6 9.8V20h12V9.8',
  rotate: 'M19.5 12a7.5 7.5 0 1 1-2.6-5.7M17.5 2.5v4.3h-4.3',
  copy: 'M8.5 8.5h11v11h-11zM15.5 8.5v-4h-11v11h4',
  share: 'M12 15V3.5M7.5 8L12 3.5L16.5 8M5 12.5v8h14v-8',
  away: 'M4 4l16 16M8.5 15.8a5 5 0 0 1 5.8-.9M5.5 12.3a9.5 9.5 0 0 1 3.5-2.2M13 9.3a9.5 9.5 0 0 1 5.5 3M2.8 8.8a14 14 0 0 1 3.7-2.6M11 5a14 14 0 0 1 10.2 3.8M12 19h.01',
  left: 'M12 11.5a3.8 3.8 0 1 0 0-7.6a3.8 3.8 0 1 0 0 7.6zM4.5 20.5c.8-4 3.8-6 7.5-6M15.5 16l5 5M20.5 16l-5 5',
  standIn: 'M6 9h12v9.5H6zM12 9V5.5M12 4.5h.01M9.5 13h.01M14.5 13h.01M3.5 12v4M20.5 12v4M10 16h4',
  winner: 'M4.5 7.5l3.8 3.5L12 5l3.7 6l3.8-3.5L18 18H6zM6 20.5h12',
  watch:
    'M2.5 12c2.5-4.3 5.7-6.5 9.5-6.5s7 2.2 9.5 6.5c-2.5 4.3-5.7 6.5-9.5 6.5s-7-2.2-9.5-6.5zM12 9a3 3 0 1 0 0 6a3 3 0 1 0 0-6z',
  zoomIn: 'M10.5 4a6.5 6.5 0 1 0 0 13a6.5 6.5 0 1 0 0-13zM15.5 15.5L21 21M10.5 7.5v6M7.5 10.5h6',
  zoomOut: 'M10.5 4a6.5 6.5 0 1 0 0 13a6.5 6.5 0 1 0 0-13zM15.5 15.5L21 21M7.5 10.5h6',
  fit: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
  stack: 'M5 8.5h11v11H5zM8 8.5v-3h11v11h-3',
  first: 'M6 5v14M19 5l-9 7l9 7z',
  back: 'M16.5 5l-9 7l9 7z',
  play: 'M7.5 4.5l11 7.5l-11 7.5z',
  pause: 'M8 5v14M16 5v14',
  forward: 'M7.5 5l9 7l-9 7z',
  last: 'M18 5v14M5 5l9 7l-9 7z',
  replay: 'M4.5 12a7.5 7.5 0 1 0 2.6-5.7M6.5 2.5v4.3h4.3M10.5 9v6l4.5-3z',
  download: 'M12 3.5V15M7.5 10.5L12 15l4.5-4.5M5 15.5v5h14v-5',
  person: 'M12 11.5a3.8 3.8 0 1 0 0-7.6a3.8 3.8 0 1 0 0 7.6zM4.5 20.5c.8-4 3.8-6 7.5-6s6.7 2 7.5 6',
  friends:
    'M9 11.3a3.4 3.4 0 1 0 0-6.8a3.4 3.4 0 1 0 0 6.8zM2.5 19.5c.6-3.6 3.1-5.4 6.5-5.4s5.9 1.8 6.5 5.4M15.6 4.8a3.4 3.4 0 0 1 0 6.2M17.4 14.5c2.3.6 3.7 2.3 4.1 5',
  hint: 'M9 17.5h6M10 20.5h4M9 14.5a5.5 5.5 0 1 1 6 0v3h-6z',
  lock: 'M6 11h12v9.5H6zM8.5 11V7.5a3.5 3.5 0 0 1 7 0V11M12 14.5v2.5',
  expansion: 'M12 4v16M4 12h16M4 4h16v16H4z',
  clock: 'M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 1 0 0-17zM12 7.5V12l3.5 2',
  help: 'M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 1 0 0-17zM9.6 9.4a2.5 2.5 0 1 1 3.6 2.3c-.8.4-1.2.9-1.2 1.9M12 16.6h.01',
  warning: 'M12 3.5L21.5 20h-19zM12 9.5v5M12 17.3h.01',
  check: 'M4.5 12.5l5 5l10-11',
  host: 'M12 4l2.5 5.3l5.8.7l-4.3 4l1.2 5.7L12 16.8l-5.2 2.9L8 14l-4.3-4l5.8-.7z',
} as const;

/** The name of a pictogram. */
export type IconName = keyof typeof PATHS;

/** A pictogram; screen readers pass over it. */
export const Icon = ({ name }: { readonly name: IconName }) => (
  <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d={PATHS[name]} />
  </svg>
);
