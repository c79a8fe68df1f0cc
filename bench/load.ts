import { randomInt, randomUUID } from 'node:crypto';
import autocannon from 'autocannon';

export interface LoadRequest {
  method: 'GET' | 'POST' | 'PUT';
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

/** Each connection sends one request at a time. */
export interface Load {
  url: string;
  connections: number;
  seconds: number;
  /** The requests of each connection, repeated; connections share the lists in turn. */
  visitors: LoadRequest[][];
  /** Whether each request has an `Idempotency-Key` of its own. */
  freshKeys?: boolean;
}

export interface LoadResult {
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  longest: number;
  /** Responses other than 2xx, broken connections, and timeouts of 10 s. */
  errors: number;
}

// A separate process, so that generating load does not slow what is measured.
process.on('message', async (load: Load) => process.send?.(await fire(load)));
process.on('disconnect', () => process.exit());

async function fire({ url, connections, seconds, visitors, freshKeys }: Load): Promise<LoadResult> {
  let next = 0;
  const setupClient = (client: autocannon.Client) => {
    const all = visitors[next++ % visitors.length] ?? [];
    // Each round begins at another customer, or the first ones would reach their limit of open orders.
    const from = freshKeys ? randomInt(all.length) : 0;
    const requests = [...all.slice(from), ...all.slice(0, from)];
    client.setRequests(requests.map((request) => (freshKeys ? { ...request, setupRequest } : request)));
  };
  const times: number[] = [];
  const { non2xx, errors, timeouts, duration } = await new Promise<autocannon.Result>((resolve, reject) => {
    const run = autocannon({ url, connections, duration: seconds, setupClient }, (error, result) =>
      error ? reject(error) : resolve(result),
    );
    // autocannon rounds its own times to milliseconds.
    run.on('response', (_client, _status, _bytes, time) => times.push(time));
  });
  times.sort((one, other) => one - other);
  const within = (share: number) => times[Math.floor(share * (times.length - 1))] ?? Number.NaN;
  return {
    perSecond: times.length / duration,
    p50: within(0.5),
    p99: within(0.99),
    longest: times.at(-1) ?? Number.NaN,
    errors: non2xx + errors + timeouts,
  };
}

function setupRequest(request: autocannon.Request): autocannon.Request {
  return { ...request, headers: { ...request.headers, 'idempotency-key': randomUUID() } };
}
