/**
 * Loaded before the server's program: lets its threads die. At SIGUSR2 every one of them throws, as a
 * bug would.
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
