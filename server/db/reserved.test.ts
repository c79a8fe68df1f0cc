import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { TAILOR_TYPES } from '../../contract/constants/tailors.ts';
import { dressTypesFor } from '../../contract/garments.ts';
import { IN_HOUSE_TAILOR_ID, SUPPORT_USER_ID } from '../../contract/roles.ts';
import { testApp } from '../../test/app.ts';
import { signUp } from '../../test/factories.ts';
import { users } from './schema/accounts.ts';
import { tailors } from './schema/tailors.ts';

const shop = testApp();

test('the support account and the workshop exist after the first migration, and cannot sign in', async () => {
  const [support] = await shop.deps.db.select().from(users).where(eq(users.id, SUPPORT_USER_ID));
  const [workshop] = await shop.deps.db.select().from(tailors).where(eq(tailors.id, IN_HOUSE_TAILOR_ID));
  expect(support).toMatchObject({ userType: 'support', passwordHash: null });
  expect(workshop).toMatchObject({ inHouse: true, active: true, leadTimeDays: 7 });
});

test('the workshop has a rate for every dress type', async () => {
  const [workshop] = await shop.deps.db.select().from(tailors).where(eq(tailors.id, IN_HOUSE_TAILOR_ID));
  const dressTypes = TAILOR_TYPES.flatMap((trade) => dressTypesFor(trade).map(({ code }) => code));
  expect(Object.keys(workshop?.rateCard ?? {}).sort()).toEqual([...new Set(dressTypes)].sort());
});

test('user ids start above 1000', async () => {
  expect((await signUp(shop)).id).toBeGreaterThan(1000);
});
