/** The icon of the installed page: an enamel plate over three lines, as at a station of the board. */

/** Of the whole picture, how much a system may cut away around a maskable icon on each side. */
const MASK = 0.1;

/** The icon as SVG. A maskable one fills its square, with all that matters away from its edges. */
export function iconSvg(isMaskable: boolean): string {
  const scale = isMaskable ? 1 - 2 * MASK : 1;
  const corner = isMaskable ? 0 : 22;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">
<defs><linearGradient id="ground" x2="0" y2="1"><stop stop-color="#22304c"/><stop offset="1" stop-color="#0b1322"/></linearGradient>
<clipPath id="edge"><rect width="100" height="100" rx="${corner}"/></clipPath></defs>
<g clip-path="url(#edge)"><rect width="100" height="100" fill="url(#ground)"/>
<g transform="translate(50 50) scale(${scale}) translate(-50 -50)" fill="none" stroke-linecap="butt">
${line('M-20 26H24C40 26 40 10 40 -20', '#e6a400')}
${line('M120 22H78C62 22 62 8 62 -20', '#56b4e9')}
${line('M-20 78H120', '#d55e00')}
${line('M30 120V96C30 78 44 78 50 78', '#d55e00')}
<rect x="13" y="29" width="74" height="42" rx="8" fill="#0b3d91" stroke="#081a3a" stroke-width="2"/>
<rect x="17" y="33" width="66" height="34" rx="5" stroke="#fff" stroke-width="2"/>
<path d="M36 60V41L50 55L64 41V60" stroke="#fff" stroke-width="6" stroke-linejoin="round" stroke-linecap="round"/>
</g></g></svg>`;
}

/** A line in its colour on its ballast. */
const line = (path: string, colour: string): string =>
  `<path d="${path}" stroke="#ece5d6" stroke-width="11"/><path d="${path}" stroke="${colour}" stroke-width="6.5"/>`;
