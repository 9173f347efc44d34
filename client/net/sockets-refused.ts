/** A network that lets requests through, but no WebSockets, as some proxies of companies and schools. */

/** The server has answered a request, and yet no socket to it could be opened. */
export class SocketsRefused extends Error {
  override readonly name = 'SocketsRefused';
}
