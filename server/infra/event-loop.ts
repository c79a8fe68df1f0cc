import { setImmediate as nextTurn } from 'node:timers/promises';

const LONGEST_HOLD_MS = 10;

/** To be awaited between small pieces of long work: lets others have the event loop once it was held for 10 ms. */
export function pauses(): () => Promise<void> | undefined {
  let since = performance.now();
  return () => {
    if (performance.now() - since < LONGEST_HOLD_MS) return undefined;
    return nextTurn().then(() => {
      since = performance.now();
    });
  };
}
