/** Where the server listens, from its environment. */
import { err, ok, type Result } from '../common/rules/result.ts';

/** A port, and the name or number of a network address; all of the machine's without one. */
export interface Address {
  readonly port: number;
  readonly host: string | undefined;
}

const DEFAULT_PORT = 2567;
const HIGHEST_PORT = 65_535;

/** The address that PORT and HOST give, or a sentence about what is wrong with them. */
export function parseAddress(
  environment: Readonly<Record<string, string | undefined>>,
): Result<Address, string> {
  const port = environment.PORT?.trim() || String(DEFAULT_PORT);
  if (!/^\d+$/.test(port) || Number(port) > HIGHEST_PORT)
    return err(`PORT must be a whole number from 0 to ${HIGHEST_PORT}, not "${port}".`);
  return ok({ port: Number(port), host: environment.HOST?.trim() || undefined });
}

/** A sentence about why an address can't be listened on; `undefined` for an error of another kind. */
export function listenFault(error: unknown, { port, host }: Address): string | undefined {
  switch (codeOf(error)) {
    case 'EADDRINUSE':
      return `Port ${port} is in use already: stop what uses it, or choose another with PORT.`;
    case 'EACCES':
      return `Port ${port} may not be used by this user: choose another with PORT.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `HOST must be an address of this machine, not "${host}".`;
    default:
      return undefined;
  }
}

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;
