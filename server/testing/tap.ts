/** Keeps every frame that reaches a client of this process, as it comes from the wire. */
const framesBySession = new Map<string, Uint8Array[]>();

class TappedWebSocket extends WebSocket {
  constructor(...parameters: ConstructorParameters<typeof WebSocket>) {
    super(...parameters);
    const session = new URL(this.url).searchParams.get('sessionId') ?? '';
    const frames: Uint8Array[] = [];
    framesBySession.set(session, frames);
    this.addEventListener('message', ({ data }) => {
      if (data instanceof ArrayBuffer) frames.push(new Uint8Array(data.slice()));
      else throw new Error('a frame that is not binary');
    });
  }
}

globalThis.WebSocket = TappedWebSocket;

/** The SDK takes the global class when it is loaded, so that it must be loaded here, after the tap. */
export const { Client } = await import('@colyseus/sdk');

/** The frames that a session has received so far, in order; the list grows. */
export function framesOf(sessionId: string): readonly Uint8Array[] {
  const frames = framesBySession.get(sessionId);
  if (frames === undefined) throw new Error(`no socket of session ${sessionId}`);
  return frames;
}
