import pLimit from 'p-limit';

/** Of a pool of 12; a small pool keeps a third. */
const PLACES_FOR_READS = 4;

/** Shorter than what a browser waits for; the time that a write then takes comes on top. */
const LONGEST_WAIT_MS = 5000;

/**
 * Lets so many transactions run at once that reads, which take a connection for one statement, always find one: writes that
 * wait for a locked row or a standby hold theirs for seconds. Who finds no place in time fails as without a connection.
 */
export function writerPlaces(
  connections: number,
  longestWaitMs = LONGEST_WAIT_MS,
): <Result>(act: () => Promise<Result>) => Promise<Result> {
  const places = pLimit(connections - Math.min(PLACES_FOR_READS, Math.floor(connections / 3)));
  return (act) =>
    new Promise((resolve, reject) => {
      let isLate = false;
      const timer = setTimeout(() => {
        isLate = true;
        reject(new Error('timeout exceeded when trying to connect'));
      }, longestWaitMs);
      void places(async () => {
        clearTimeout(timer);
        if (!isLate) await act().then(resolve, reject);
      });
    });
}
