/** The program of a process that acts as many clients of Metro's server. */
import { runClients } from './client-program.ts';
import { bytesReceived } from './sockets.ts';
import { BotTable } from './table.ts';

runClients({ newTable: (parts) => new BotTable(parts), bytesReceived });
