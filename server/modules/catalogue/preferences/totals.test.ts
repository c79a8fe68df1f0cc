import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { PREFERENCE_QUESTIONS } from '../../../../contract/constants/preferences.ts';
import type { ResponseOf } from '../../../../contract/endpoint.ts';
import type { preferenceTotals } from '../../../../contract/staff-preferences.ts';
import { testApp } from '../../../../test/app.ts';
import { type SignedUp, signUp } from '../../../../test/factories.ts';
import { preferenceCounts, preferences } from '../../../db/schema/preferences.ts';

const shop = testApp();
const TOTALS = '/api/staff/preferences/';

const ANSWERS = {
  productType: 'sales',
  category: 'mens',
  wearCategory: 'eastern',
  dressType: 'Kurta_Pajam',
  priceRange: 'under15000',
  favoriteColor: '#b3261e',
  brandPreference: 'local',
};

beforeEach(async () => {
  await shop.deps.db.delete(preferences);
  await shop.deps.db.delete(preferenceCounts);
});

async function answered(changes: object = {}): Promise<void> {
  const payload = { ...ANSWERS, ...changes };
  const response = await shop.app.inject({ method: 'POST', url: '/api/brands/preferences/', payload });
  expect(response.statusCode, response.body).toBe(201);
}

async function totals(by?: SignedUp): Promise<ResponseOf<typeof preferenceTotals>> {
  const { headers } = by ?? (await signUp(shop, { userType: 'support' }));
  const response = await shop.app.inject({ url: TOTALS, headers });
  expect(response.statusCode, response.body).toBe(200);
  return response.json();
}

async function answersTo(asked: string) {
  const { questions } = await totals();
  return questions.find(({ question }) => question === asked);
}

test('are empty before the first answer', async () => {
  expect(await totals()).toEqual({
    total: 0,
    questions: PREFERENCE_QUESTIONS.map((question) => ({ question, answers: [], others: 0 })),
  });
});

test('count each answer, the most frequent first (catalogue-18)', async () => {
  await answered();
  await answered({ favoriteColor: '#B3261E', priceRange: 'above60000' });
  await answered({ category: 'womens', dressType: 'Saree', favoriteColor: undefined });
  const { total, questions } = await totals(await signUp(shop, { userType: 'admin' }));
  expect(total).toBe(3);
  expect(Object.fromEntries(questions.map(({ question, answers }) => [question, answers]))).toEqual({
    productType: [{ answer: 'sales', count: 3 }],
    category: [
      { answer: 'mens', count: 2 },
      { answer: 'womens', count: 1 },
    ],
    wearCategory: [{ answer: 'eastern', count: 3 }],
    dressType: [
      { answer: 'mens/Kurta_Pajam', count: 2 },
      { answer: 'womens/Saree', count: 1 },
    ],
    priceRange: [
      { answer: 'under15000', count: 2 },
      { answer: 'above60000', count: 1 },
    ],
    favoriteColor: [
      { answer: '#B3261E', count: 2 },
      { answer: 'none', count: 1 },
    ],
    brandPreference: [{ answer: 'local', count: 3 }],
  });
});

test('name twelve answers of a question and count the others', async () => {
  for (let colour = 0; colour < 14; colour += 1)
    await answered({ favoriteColor: `#0000${colour.toString(16).padStart(2, '0')}` });
  await answered({ favoriteColor: '#00000d' });
  const colours = await answersTo('favoriteColor');
  expect(colours?.answers).toHaveLength(12);
  expect(colours?.answers[0]).toEqual({ answer: '#00000D', count: 2 });
  expect(colours?.others).toBe(2);
});

test('count all of many answers at once', async () => {
  await Promise.all(Array.from({ length: 12 }, () => answered()));
  expect((await totals()).total).toBe(12);
});

test('stay when the account is gone', async () => {
  const customer = await signUp(shop);
  await shop.app.inject({
    method: 'POST',
    url: '/api/brands/preferences/',
    payload: ANSWERS,
    headers: customer.headers,
  });
  await shop.deps.db.execute(sql`delete from users where id = ${customer.id}`);
  expect((await totals()).total).toBe(1);
});

test.each(['customer', 'tailor', 'brand'] as const)('are not for a %s', async (userType) => {
  const { headers } = await signUp(shop, { userType });
  expect((await shop.app.inject({ url: TOTALS, headers })).statusCode).toBe(403);
});

test('need a session', async () => {
  expect((await shop.app.inject(TOTALS)).statusCode).toBe(401);
});
