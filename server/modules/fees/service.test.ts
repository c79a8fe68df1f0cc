import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { USUAL_ORDER_RULES } from '../../../contract/constants/order-rules.ts';
import { IN_HOUSE_TAILOR_ID } from '../../../contract/roles.ts';
import { testApp } from '../../../test/app.ts';
import { countryFees, orderSettings } from '../../db/schema/fees.ts';
import { tailors } from '../../db/schema/tailors.ts';
import { readOrderRules } from './service.ts';

const shop = testApp();

test('the first migration sets the usual fees, and those of more countries (orders-10)', async () => {
  const { fees, ...rules } = await readOrderRules(shop.deps.db);
  const { fees: usual, ...usualRules } = USUAL_ORDER_RULES;
  expect(rules).toEqual(usualRules);
  expect(fees).toMatchObject(usual);
  expect(Object.keys(fees)).toContain('GB');
});

test('settings carry what staff has set to the pages (orders-10)', async () => {
  const { db } = shop.deps;
  await db.update(orderSettings).set({ urgentPercent: 45, partnerDaysMost: 21 });
  await db.delete(countryFees);
  await db.insert(countryFees).values({ country: 'OM', collectionFee: 1, deliveryFee: 2 });
  await db.update(tailors).set({ leadTimeDays: 9 }).where(eq(tailors.id, IN_HOUSE_TAILOR_ID));
  expect((await shop.app.inject('/api/settings/')).json().order_rules).toEqual({
    ...USUAL_ORDER_RULES,
    urgent_percent: 45,
    fees: { OM: { collection_fee: 1, delivery_fee: 2 } },
    in_house_days: 9,
    partner_days: [7, 21],
  });
});

test('refuses fees and times out of bounds', async () => {
  const { db } = shop.deps;
  const wrong = [
    { urgentPercent: -1 },
    { urgentPercent: 201 },
    { sampleFee: 100_001 },
    { deliveryFee: -1 },
    { partnerDaysFewest: 0 },
    { partnerDaysFewest: 30, partnerDaysMost: 20 },
    { id: 2 },
  ];
  for (const change of wrong) await expect(db.update(orderSettings).set(change)).rejects.toThrow();
  for (const change of [{ country: 'pk' }, { collectionFee: -1 }, { deliveryFee: 100_001 }]) {
    const row = { country: 'QA', collectionFee: 0, deliveryFee: 0, ...change };
    await expect(db.insert(countryFees).values(row)).rejects.toThrow();
  }
});
