import { beforeEach, expect, test } from 'vitest';
import { USUAL_ORDER_RULES } from '../../../contract/constants/order-rules.ts';
import { dayInKarachi } from '../../../contract/dates.ts';
import { usualDaysOff } from '../../../contract/holidays.ts';
import { testApp } from '../../../test/app.ts';
import { connect } from '../../db/client.ts';
import { exchangeRates } from '../../db/schema/shop.ts';
import type { PubSub } from '../../infra/pubsub/pubsub.ts';
import { cachedSettings } from './service.ts';

const shop = testApp();

beforeEach(async () => {
  await shop.deps.db.delete(exchangeRates);
});

test('settings include the exchange rates, by code', async () => {
  await shop.deps.db.insert(exchangeRates).values([
    { currency: 'USD', rupees: 280.5 },
    { currency: 'EUR', rupees: 325 },
  ]);
  const { currencies } = (await shop.app.inject({ url: '/api/settings/' })).json();
  expect(currencies).toEqual([
    { code: 'EUR', rupees: 325 },
    { code: 'USD', rupees: 280.5 },
  ]);
});

test('rates are read again after three seconds, and once they are announced', async () => {
  const { db } = shop.deps;
  let clock = 0;
  let announce: (topic: string) => void = () => undefined;
  const subscribeAll: PubSub['subscribeAll'] = (_prefix, onChange) => {
    announce = onChange;
    return () => undefined;
  };
  const read = cachedSettings(
    { db, config: shop.config, pubsub: { ...shop.deps.pubsub, subscribeAll } as PubSub },
    () => clock,
  );
  expect((await read()).currencies).toEqual([]);
  await db.insert(exchangeRates).values({ currency: 'GBP', rupees: 370 });
  clock = 3_000;
  expect((await read()).currencies).toEqual([]);
  clock = 3_001;
  expect((await read()).currencies).toEqual([{ code: 'GBP', rupees: 370 }]);
  await db.delete(exchangeRates);
  expect((await read()).currencies).toHaveLength(1);
  announce('page:settings');
  expect((await read()).currencies).toEqual([]);
});

test('uses the last settings while the database is unavailable', async () => {
  const db = connect('postgres://nobody@127.0.0.1:1/none', 1, () => undefined);
  await expect(cachedSettings({ db, config: shop.config, pubsub: shop.deps.pubsub })()).resolves.toEqual({
    currencies: [],
    days_off: usualDaysOff(dayInKarachi()),
    order_rules: USUAL_ORDER_RULES,
  });
  await db.$client.end();
});
