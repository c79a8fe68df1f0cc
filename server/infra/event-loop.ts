import { setImmediate as nextTurn } from 'node:timers/promises';

const LONGEST_HOLD_MS = 10;

/** Await the result between small pieces of long work: it yields the event loop once 10 ms have passed. */
export function pauses(): () => Promise<void> | undefined {
  let since = performance.now();
  return () => {
    if (performance.now() - since < LONGEST_HOLD_MS) return undefined;
    return nextTurn().then(() => {
      since = performance.now();
    });
  };
}
