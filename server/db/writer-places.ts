import pLimit from 'p-limit';

/** Of a pool of 12; a small pool keeps a third. */
const PLACES_FOR_READS = 4;

/** Shorter than what a browser waits for; the time that a write then takes comes on top. */
const LONGEST_WAIT_MS = 5000;

interface Rules {
  longestWaitMs?: number;
  /** While it is true nothing more begins. */
  areClosed?: () => boolean;
}

/**
 * Lets so many writes run at once that reads, which take a connection for one statement, always find one: writes that
 * wait for a locked row or a standby hold theirs for seconds. What finds no place in time fails as without a connection.
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
