/** The program of a process that acts as many clients of the peer's server. */
import { runClients } from '../client-program.ts';
import { peerBytesReceived } from './peer-client.ts';
import { PeerTable } from './peer-table.ts';

runClients({ newTable: (parts) => new PeerTable(parts), bytesReceived: peerBytesReceived });
