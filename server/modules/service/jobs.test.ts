import { expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { signUp } from '../../../test/factories.ts';
import { refreshTokens } from '../../db/schema/accounts.ts';
import { idempotencyRecords } from '../../db/schema/service.ts';
import { sandboxTokens } from '../../db/schema/shop.ts';
import { sweep } from './jobs.ts';

const shop = testApp();
const DAY = 86_400_000;

test('deletes idempotency records after 24 hours', async () => {
  const { db } = shop.deps;
  const record = { requestHash: Buffer.alloc(1), status: 200, answer: Buffer.alloc(1) };
  await db.insert(idempotencyRecords).values([
    { ...record, key: Buffer.from('old'), createdAt: new Date(Date.now() - 1.01 * DAY) },
    { ...record, key: Buffer.from('young'), createdAt: new Date(Date.now() - 0.99 * DAY) },
  ]);
  await sweep(shop.deps);
  const left = await db.select({ key: idempotencyRecords.key }).from(idempotencyRecords);
  expect(left.map(({ key }) => key.toString())).toEqual(['young']);
});

test('deletes tokens of test cards a day after their end', async () => {
  const { db } = shop.deps;
  const card = { cardBrand: 'Visa', cardLast4: '4242', cardExpiry: '09/39', outcome: 'approved' };
  await db.insert(sandboxTokens).values([
    { ...card, tokenHash: Buffer.from('old'), expiresAt: new Date(Date.now() - 1.01 * DAY) },
    { ...card, tokenHash: Buffer.from('young'), expiresAt: new Date(Date.now() - 0.99 * DAY) },
  ]);
  await sweep(shop.deps);
  const left = await db.select({ hash: sandboxTokens.tokenHash }).from(sandboxTokens);
  expect(left.map(({ hash }) => hash.toString())).toEqual(['young']);
});

test('deletes refresh tokens a day after their end, or after 14 idle days', async () => {
  const { db } = shop.deps;
  const { id: userId } = await signUp(shop);
  await db.delete(refreshTokens);
  const token = { userId, device: 'Chrome', expiresAt: new Date(Date.now() + 9 * DAY) };
  await db.insert(refreshTokens).values([
    { ...token, tokenHash: Buffer.from('old'), expiresAt: new Date(Date.now() - 1.01 * DAY) },
    { ...token, tokenHash: Buffer.from('idle'), lastUsedAt: new Date(Date.now() - 15.01 * DAY) },
    { ...token, tokenHash: Buffer.from('used'), lastUsedAt: new Date(Date.now() - 13 * DAY) },
  ]);
  await sweep(shop.deps);
  const left = await db.select({ hash: refreshTokens.tokenHash }).from(refreshTokens);
  expect(left.map(({ hash }) => hash.toString())).toEqual(['used']);
});
