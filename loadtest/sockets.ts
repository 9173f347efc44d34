/** The SDK, over sockets whose bytes are counted. */
import { WebSocket } from 'ws';

/** First bytes of the frames that begin a connection: the handshake and the whole state. */
const JOIN_FRAME = 10;
const STATE_FRAME = 14;

let bytes = 0;

class CountingWebSocket extends WebSocket {
  constructor(...parameters: ConstructorParameters<typeof WebSocket>) {
    super(...parameters);
    this.on('message', (data) => {
      if (data instanceof ArrayBuffer) count(new Uint8Array(data));
      else throw new Error('a frame that is not binary');
    });
  }
}

function count(frame: Uint8Array): void {
  if (frame[0] !== JOIN_FRAME && frame[0] !== STATE_FRAME) bytes += frame.length;
}

/** The bytes of all frames that clients of this process received once they were connected. */
export const bytesReceived = (): number => bytes;

/** The SDK picks up the global class when it is loaded, so it must be loaded here, afterwards. */
Reflect.set(globalThis, 'WebSocket', CountingWebSocket);
export const { Client } = await import('@colyseus/sdk');
