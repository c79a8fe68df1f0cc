import { AsyncResource } from 'node:async_hooks';
import type pg from 'pg';

/** Called when a statement is sent; the returned function is called when it completes. */
export type StatementObserver = (text: string) => (error?: unknown) => void;

export function observeStatements(pool: pg.Pool, observe: StatementObserver): void {
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...given: unknown[]) => unknown;
    const observed = (...given: unknown[]) => {
      const text = textOf(given[0]);
      if (text === undefined) return query(...given);
      const done = observe(text);
      const callback = given.at(-1);
      if (typeof callback === 'function') {
        const onResult = (error: unknown, result: unknown) => {
          done(error ?? undefined);
          callback(error, result);
        };
        return query(...given.slice(0, -1), onResult);
      }
      const answer = query(...given);
      if (answer instanceof Promise) answer.then(() => done(), done);
      return answer;
    };
    Object.assign(client, { query: observed });
  });
}

function textOf(asked: unknown): string | undefined {
  if (typeof asked === 'string') return asked;
  const { text } = Object(asked) as { text?: unknown };
  return typeof text === 'string' ? text : undefined;
}

/** Like `observeStatements`, but calls the observer in the asynchronous context of the caller. */
export function traceStatements(pool: pg.Pool, observe: StatementObserver): void {
  const connect = pool.connect.bind(pool) as (...given: unknown[]) => unknown;
  // pg calls a waiting caller back in the context that released the connection.
  const connecting = (...given: unknown[]) =>
    connect(
      ...given.map((each) => (typeof each === 'function' ? AsyncResource.bind(each as () => void) : each)),
    );
  Object.assign(pool, { connect: connecting });
  observeStatements(pool, observe);
}

const STATEMENT_LIMIT = 300;

interface SlowStatementOptions {
  milliseconds: number;
  log: { warn(details: object, message: string): void };
}

/** Logs slow statements without their values. */
export function logSlowStatements(pool: pg.Pool, { milliseconds, log }: SlowStatementOptions): void {
  observeStatements(pool, (text) => {
    const sentAt = performance.now();
    return () => {
      const took = Math.round(performance.now() - sentAt);
      if (took >= milliseconds)
        log.warn({ milliseconds: took, query: text.slice(0, STATEMENT_LIMIT) }, 'slow statement');
    };
  });
}
