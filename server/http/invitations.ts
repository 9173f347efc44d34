/** `/api/tables`: what a table tells whoever has its link, before they are asked for its password. */
import type { Router } from 'express';
import type { InvitationAnswer } from '../../common/protocol/api.ts';
import { gatedAddressOf } from '../client-address.ts';
import type { LiveTable } from '../games/live-table.ts';
import type { TableHost } from '../hosting/table-host.ts';
import type { Limits } from '../limits.ts';
import { refuse } from './api-requests.ts';

/** What the answers come from. */
interface InvitationParts {
  readonly host: TableHost;
  readonly limits: Limits;
}

/**
 * Adds the route. Codes are counted before they are looked up, as at the door of the rooms: beyond the limit
 * a right one is refused, too, so that trying more tells nothing.
 */
export function addInvitations(router: Router, { host, limits }: InvitationParts): void {
  router.get('/tables/:code', async (request, response) => {
    const { code } = request.params;
    const address = gatedAddressOf(request);
    if ((await limits.take('misses', address)) !== undefined)
      return refuse(response, 'too-many-requests');
    const table = host.tables.get(code);
    if (table === undefined) return refuse(response, 'unknown');
    await limits.giveBack('misses', address);
    if (table.phase === 'waiting') response.json(invitationTo(code, table));
    else refuse(response, 'not-shown');
  });
}

function invitationTo(code: string, { terms, seating }: LiveTable): InvitationAnswer {
  const { players, expansions, clock = 'none' } = terms.options;
  return { code, host: seating.occupants[seating.host]?.name ?? '', players, expansions, clock };
}
