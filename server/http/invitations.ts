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
 * Adds the route. Codes are counted as guesses, as at the door of the rooms.
 */
export function addInvitations(router: Router, { host, limits }: InvitationParts): void {
  router.get('/tables/:code', async (request, response) => {
    const { code } = request.params;
    const table = await limits.guess(gatedAddressOf(request), () => host.tables.get(code));
    if (!table.ok) refuse(response, table.error);
    else if (table.value.phase === 'waiting') response.json(invitationTo(code, table.value));
    else refuse(response, 'not-shown');
  });
}

function invitationTo(code: string, { terms, seating }: LiveTable): InvitationAnswer {
  const { players, expansions, clock = 'none' } = terms.options;
  return { code, host: seating.occupants[seating.host]?.name ?? '', players, expansions, clock };
}
