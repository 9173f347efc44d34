/** How busy the machine is. */
import { cpus } from 'node:os';

/** Begins to watch; the returned function gives the share of the processors used since, from 0 to 1. */
export function watchMachine(): () => number {
  const start = timesNow();
  return () => {
    const { all, idle } = timesNow();
    return all === start.all ? 0 : 1 - (idle - start.idle) / (all - start.all);
  };
}

function timesNow(): { readonly all: number; readonly idle: number } {
  let all = 0;
  let idle = 0;
  for (const { times } of cpus()) {
    all += times.user + times.nice + times.sys + times.idle + times.irq;
    idle += times.idle;
  }
  return { all, idle };
}
