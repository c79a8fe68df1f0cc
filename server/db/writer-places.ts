import pLimit from 'p-limit';

/** For a pool of 12; a smaller pool reserves a third. */
const PLACES_FOR_READS = 4;

/** Shorter than the timeout of browsers, because the write itself comes on top. */
const LONGEST_WAIT_MS = 5000;

interface Rules {
  longestWaitMs?: number;
  /** While true, no new write begins. */
  areClosed?: () => boolean;
}

/**
 * Limits concurrent writes so that reads always find a connection: a write that waits for a row lock or a standby holds
 * its connection for seconds. A write that gets no place in time fails as if there were no connection.
 */
export function writerPlaces(
  connections: number,
  { longestWaitMs = LONGEST_WAIT_MS, areClosed = () => false }: Rules = {},
): <Result>(act: () => Promise<Result>) => Promise<Result> {
  const places = pLimit(connections - Math.min(PLACES_FOR_READS, Math.floor(connections / 3)));
  return (act) =>
    new Promise((resolve, reject) => {
      let isLate = false;
      const refuse = () => {
        isLate = true;
        reject(new Error('timeout exceeded when trying to connect'));
      };
      if (areClosed()) return refuse();
      const timer = setTimeout(refuse, longestWaitMs);
      void places(async () => {
        clearTimeout(timer);
        if (isLate) return;
        if (areClosed()) return refuse();
        await act().then(resolve, reject);
      });
    });
}
