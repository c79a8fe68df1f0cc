import { randomUUID } from 'node:crypto';
import autocannon from 'autocannon';

export interface LoadRequest {
  method: 'GET' | 'POST' | 'PUT';
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

/** What one run of load does: every connection sends one request after the other. */
export interface Load {
  url: string;
  connections: number;
  seconds: number;
  /** What the connections send, in turn: the first takes the first list and repeats it, the next the next. */
  visitors: LoadRequest[][];
  /** Whether each request carries an `Idempotency-Key` of its own. */
  freshKeys?: boolean;
}

export interface LoadResult {
  perSecond: number;
  /** Milliseconds within which half, and 99 of 100, of the answers were there. */
  p50: number;
  p99: number;
  /** Answers other than 2xx, connections that broke, answers that did not come within 10 s. */
  errors: number;
}

// A process of its own, so that making load takes no time from what is measured or from what measures.
process.on('message', async (load: Load) => process.send?.(await fire(load)));
process.on('disconnect', () => process.exit());

async function fire({ url, connections, seconds, visitors, freshKeys }: Load): Promise<LoadResult> {
  let next = 0;
  const setupClient = (client: autocannon.Client) => {
    const requests = visitors[next++ % visitors.length] ?? [];
    client.setRequests(requests.map((request) => (freshKeys ? { ...request, setupRequest } : request)));
  };
  const times: number[] = [];
  const { non2xx, errors, timeouts, duration } = await new Promise<autocannon.Result>((resolve, reject) => {
    const run = autocannon({ url, connections, duration: seconds, setupClient }, (error, result) =>
      error ? reject(error) : resolve(result),
    );
    // autocannon's own times are whole milliseconds.
    run.on('response', (_client, _status, _bytes, time) => times.push(time));
  });
  times.sort((one, other) => one - other);
  const within = (share: number) => times[Math.floor(share * (times.length - 1))] ?? Number.NaN;
  return {
    perSecond: times.length / duration,
    p50: within(0.5),
    p99: within(0.99),
    errors: non2xx + errors + timeouts,
  };
}

function setupRequest(request: autocannon.Request): autocannon.Request {
  return { ...request, headers: { ...request.headers, 'idempotency-key': randomUUID() } };
}
