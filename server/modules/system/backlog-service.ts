import type { Deps } from '../../deps.ts';
import { mailBacklog } from '../../infra/mail/outbox-queries.ts';
import { within } from '../../infra/within.ts';
import { countJobs, type DatabaseState, type JobCounts, readDatabaseState } from './backlog-queries.ts';

export interface Backlog extends JobCounts, DatabaseState {
  mails: Record<'unsent' | 'held' | 'given_up', number>;
}

/** Cached, because several scrapers may ask at once and each count takes four statements. */
const BACKLOG_TTL_MS = 5_000;
const BACKLOG_TIMEOUT_MS = 2_000;

/** Undefined if the database does not respond within two seconds. */
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
  const [jobs, { givenUp, ...mails }, state] = await Promise.all([
    countJobs(db),
    mailBacklog(db),
    readDatabaseState(db),
  ]);
  return { ...jobs, ...state, mails: { ...mails, given_up: givenUp } };
}
