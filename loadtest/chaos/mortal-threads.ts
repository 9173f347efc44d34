/**
 * Loaded before the server's program, to kill its threads: on SIGUSR2 each of them throws, as a bug would
 * make it do.
 */
import process from 'node:process';
import { BroadcastChannel, isMainThread } from 'node:worker_threads';

const channel = new BroadcastChannel('mortal threads');
channel.unref();
if (isMainThread) process.on('SIGUSR2', () => channel.postMessage('die'));
else
  channel.onmessage = () => {
    throw new Error('this thread was told to die');
  };
