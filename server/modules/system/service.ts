import { USUAL_ORDER_RULES } from '../../../contract/constants/order-rules.ts';
import { type Day, type DaysOff, dayInKarachi } from '../../../contract/dates.ts';
import { usualDaysOff } from '../../../contract/holidays.ts';
import type { OrderRules } from '../../../contract/order-fees.ts';
import type { Currency } from '../../../contract/settings.ts';
import { DEMO_ACCOUNTS } from '../../db/demo/accounts.ts';
import type { Deps } from '../../deps.ts';
import { PAGE_TOPICS } from '../../infra/pubsub/pubsub.ts';
import { readDaysOff } from '../calendar/service.ts';
import { readOrderRules } from '../fees/service.ts';
import { applySavedFacts } from '../settings/service.ts';
import { listCurrencies } from './queries.ts';

export function isReady({ readiness }: Pick<Deps, 'readiness'>): Promise<boolean> {
  return readiness.isReady();
}

export function listDemoAccounts({ config }: Pick<Deps, 'config'>) {
  return config.demo ? DEMO_ACCOUNTS : [];
}

interface PageSettings {
  currencies: Currency[];
  days_off: DaysOff;
  order_rules: OrderRules;
}

/** Every page needs these settings, and staff change them rarely. Bounds staleness if an announcement is lost. */
const SETTINGS_TTL_MS = 3_000;

/**
 * Returns the last known settings while the database is down, so that no page fails. Saved facts about the shop are
 * written to `config` once announced (settings-3).
 */
export function cachedSettings(
  { db, config, pubsub }: Pick<Deps, 'db' | 'config' | 'pubsub'>,
  now = Date.now,
): () => Promise<PageSettings> {
  let known: Promise<PageSettings> | undefined;
  let readAt = Number.NEGATIVE_INFINITY;
  let isListening = false;
  const read = () => {
    if (!isListening) {
      isListening = true;
      pubsub.subscribeAll(`${PAGE_TOPICS}settings`, () => {
        readAt = Number.NEGATIVE_INFINITY;
        void read();
      });
    }
    if (!known || now() - readAt > SETTINGS_TTL_MS) {
      readAt = now();
      const today = dayInKarachi(new Date(now()));
      const before = known ?? {
        currencies: [],
        days_off: usualDaysOff(today),
        order_rules: USUAL_ORDER_RULES,
      };
      known = readPageSettings({ db, config }, today).catch(() => before);
    }
    return known;
  };
  return read;
}

async function readPageSettings(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  today: Day,
): Promise<PageSettings> {
  const [currencies, days_off, order_rules] = await Promise.all([
    listCurrencies(db),
    readDaysOff(db, today),
    readOrderRules(db),
    applySavedFacts({ db, config }),
  ]);
  return { currencies, days_off, order_rules };
}
