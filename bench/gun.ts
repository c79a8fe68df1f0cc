import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Load, LoadResult } from './load.ts';

/** A load generator in a process of its own. */
export interface Gun {
  fire(load: Load): Promise<LoadResult>;
  close(): void;
}

export function makeGun(): Gun {
  const child = fork(fileURLToPath(new URL('./load.ts', import.meta.url)));
  return {
    async fire(load) {
      child.send(load);
      const [result] = (await once(child, 'message')) as [LoadResult];
      return result;
    },
    close: () => child.disconnect(),
  };
}
