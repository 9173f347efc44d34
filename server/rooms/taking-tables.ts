/** Where the table of a new room comes from. */
import { z } from 'zod';
import { newSetup } from '../games/keeping.ts';
import { termsOf } from '../games/terms.ts';
import { HeldTable, type TableHost } from '../hosting/table-host.ts';
import type { Limits } from '../limits.ts';
import { type Admission, admissionIn } from './admission.ts';
import { parseCreateOptions } from './entering.ts';
import { mayHash } from './hashing.ts';
import { freeCode } from './table-code.ts';
import { tooMany, unavailable } from './unavailable.ts';

/** A table for a room, and how its maker, who needs no password, was admitted. */
interface TakenTable {
  readonly held: HeldTable;
  readonly maker?: Admission;
}

/** The server loads kept tables itself and hands them over: nothing that a client sends is one. */
const handedOver = z.object({ held: z.instanceof(HeldTable) });

/**
 * The table that the server hands over, or a new one as a client asks for it. Throws the refusal
 * for bad options, for an address beyond its limits, and when nothing can be kept.
 */
export async function takeTable(
  host: TableHost,
  limits: Limits,
  options: unknown,
): Promise<TakenTable> {
  const given = handedOver.safeParse(options);
  if (given.success) return given.data;
  const { table, password } = parseCreateOptions(options);
  const maker = admissionIn(options);
  const { address } = maker;
  if (password && !(await mayHash(limits, address))) throw tooMany('too-many-requests');
  const setup = newSetup(await termsOf(table, password));
  const order = { address, newCode: freeCode };
  const made = await host.create(setup, order).catch(unavailable('making a table'));
  if (!made.ok) throw tooMany(made.error);
  return { held: made.value, maker };
}
