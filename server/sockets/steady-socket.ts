/** A WebSocket whose listeners can't end the process. */
import { WebSocket } from 'ws';
import { countTurnedAway } from '../metrics.ts';
import { reportError } from '../report.ts';
import { Sampling } from '../sampling.ts';

const faults = new Sampling();

/**
 * What a listener throws would reach the last handler of the process: Colyseus reads each frame in one.
 * Here it ends the connection that sent it, and nothing else.
 */
export class SteadySocket extends WebSocket {
  override emit(event: string | symbol, ...parts: readonly unknown[]): boolean {
    try {
      return super.emit(event, ...parts);
    } catch (error) {
      countTurnedAway('fault');
      const leftOut = faults.take();
      if (leftOut !== undefined) reportError('socket', error, { leftOut });
      this.terminate();
      return true;
    }
  }
}
