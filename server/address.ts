/** Where the server listens. */

/** A port, and the name or number of a network address; all of the machine's without one. */
export interface Address {
  readonly port: number;
  readonly host: string | undefined;
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
