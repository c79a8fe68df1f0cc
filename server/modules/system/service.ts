import type { Currency } from '../../../contract/settings.ts';
import { DEMO_ACCOUNTS } from '../../db/demo/accounts.ts';
import type { Deps } from '../../deps.ts';
import { listCurrencies } from './queries.ts';

/** Whether the database answers and has the newest schema. */
export function isReady({ readiness }: Pick<Deps, 'readiness'>): Promise<boolean> {
  return readiness.isReady();
}

/** Whom a visitor of the demo may sign in as; nobody on a database of one's own. */
export function listDemoAccounts({ config }: Pick<Deps, 'config'>) {
  return config.demo ? DEMO_ACCOUNTS : [];
}

/** How long exchange rates are taken from memory: every page carries them, and staff changes them once a day at most. */
const RATES_LIFE = 30_000;

/**
 * Reads the exchange rates, at most once in 30 seconds. Without a database the last ones known are answered: a page that
 * needs none must not fail for them.
 */
export function rememberedCurrencies({ db }: Pick<Deps, 'db'>, now = Date.now): () => Promise<Currency[]> {
  let known: Promise<Currency[]> = Promise.resolve([]);
  let readAt = Number.NEGATIVE_INFINITY;
  return () => {
    if (now() - readAt > RATES_LIFE) {
      readAt = now();
      const before = known;
      known = listCurrencies(db).catch(() => before);
    }
    return known;
  };
}
