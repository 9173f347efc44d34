/** Makes QR codes. Loaded when one is shown, not before. */

import { toSvgPath } from 'lean-qr/extras/svg';
import { correction, generate } from 'lean-qr/nano';

/** A QR code as a drawing. */
export interface QrPath {
  /** How many modules wide and high it is, without the quiet zone around it. */
  readonly size: number;
  /** The dark modules as the path of an SVG: one unit for each module, from 0 on. */
  readonly path: string;
}

/** The QR code of a text, such as a link. */
export function qrPathOf(text: string): QrPath {
  const code = generate(text, { minCorrectionLevel: correction.M });
  return { size: code.size, path: toSvgPath(code) };
}
