import type { Deps } from '../../deps.ts';
import { mailBacklog } from '../../infra/mail/outbox-queries.ts';
import { countJobs, type JobCounts } from './backlog-queries.ts';

export interface Backlog extends JobCounts {
  mails: Record<'unsent' | 'held' | 'given_up', number>;
}

/** Several scrapers may ask at once, and each count takes three statements. */
const BACKLOG_TTL_MS = 5_000;
const BACKLOG_TIMEOUT_MS = 2_000;

/** Undefined when the database does not respond within two seconds. */
export function cachedBacklog({ db }: Pick<Deps, 'db'>, now = Date.now): () => Promise<Backlog | undefined> {
  let counted: Promise<Backlog | undefined> = Promise.resolve(undefined);
  let countedAt = Number.NEGATIVE_INFINITY;
  return () => {
    if (now() - countedAt > BACKLOG_TTL_MS) {
      countedAt = now();
      counted = within(BACKLOG_TIMEOUT_MS, countBacklog(db));
    }
    return counted;
  };
}

async function countBacklog(db: Deps['db']): Promise<Backlog> {
  const [jobs, { givenUp, ...mails }] = await Promise.all([countJobs(db), mailBacklog(db)]);
  return { ...jobs, mails: { ...mails, given_up: givenUp } };
}

function within<Value>(milliseconds: number, promise: Promise<Value>): Promise<Value | undefined> {
  return new Promise((resolve) => {
    const overdue = setTimeout(resolve, milliseconds, undefined);
    promise.then(resolve, () => resolve(undefined)).finally(() => clearTimeout(overdue));
  });
}
