import { expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { cashCode, cashKeyOf } from '../../infra/cash-codes.ts';
import { keepCashKey } from './cash-key-service.ts';

const shop = testApp({ JOBS: 'false' });
const PARCEL = { trackingNumber: 'NP-7KQ2M4XW9A', amount: 2147 };

test('a printed code stays valid with another JWT_SECRET (payments-40)', async () => {
  const { db, config } = shop.deps;
  const printed = cashCode(cashKeyOf(config.jwtSecret), PARCEL);
  await keepCashKey({ db, config });
  expect(cashCode(config.cashKey, PARCEL)).toBe(printed);

  const next = { ...config, jwtSecret: 'another secret', cashKey: cashKeyOf('another secret') };
  expect(cashCode(next.cashKey, PARCEL)).not.toBe(printed);
  await keepCashKey({ db, config: next });
  expect(cashCode(next.cashKey, PARCEL)).toBe(printed);
});
