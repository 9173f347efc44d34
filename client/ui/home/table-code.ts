/** Codes of tables as people type them. */

import { isTableCode } from '../../../common/protocol/table-code.ts';

/** A code from what was typed or pasted, spaces and small letters included; `undefined` if it isn't one. */
export function parseTableCode(typed: string): string | undefined {
  const code = typed.normalize('NFKC').replace(/[\s-]/g, '').toUpperCase();
  return isTableCode(code) ? code : undefined;
}
