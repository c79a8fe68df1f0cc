import type { Currency } from '../../../contract/settings.ts';
import { DEMO_ACCOUNTS } from '../../db/demo/accounts.ts';
import type { Deps } from '../../deps.ts';
import { listCurrencies } from './queries.ts';

export function isReady({ readiness }: Pick<Deps, 'readiness'>): Promise<boolean> {
  return readiness.isReady();
}

export function listDemoAccounts({ config }: Pick<Deps, 'config'>) {
  return config.demo ? DEMO_ACCOUNTS : [];
}

/** Every page needs the rates, and staff changes them rarely. */
const RATES_TTL_MS = 30_000;

/** Without a database the last known rates are returned, so that no page fails for them. */
export function cachedCurrencies({ db }: Pick<Deps, 'db'>, now = Date.now): () => Promise<Currency[]> {
  let known: Promise<Currency[]> = Promise.resolve([]);
  let readAt = Number.NEGATIVE_INFINITY;
  return () => {
    if (now() - readAt > RATES_TTL_MS) {
      readAt = now();
      const before = known;
      known = listCurrencies(db).catch(() => before);
    }
    return known;
  };
}
