import { desc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { signUp } from '../../../test/factories.ts';
import { type AuditData, auditEntries } from '../../db/schema/audit.ts';
import { recordAudit } from './service.ts';

const shop = testApp();

async function recorded(data?: AuditData) {
  const { db } = shop.deps;
  const actor = await signUp(shop, { userType: 'support' });
  const customer = await signUp(shop);
  await recordAudit(db, actor, {
    action: 'accounts.blocked',
    subject: { kind: 'account', id: customer.id },
    userId: customer.id,
    ...(data ? { data } : {}),
  });
  const [entry] = await db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.actorId, actor.id))
    .orderBy(desc(auditEntries.id));
  return { actor, customer, entry };
}

test('records who did what to what, whose data it was, and when (people-9)', async () => {
  const { actor, customer, entry } = await recorded({ from: 'customer', amount: 2500 });
  expect(entry).toMatchObject({
    actorId: actor.id,
    action: 'accounts.blocked',
    subjectKind: 'account',
    subjectId: String(customer.id),
    userId: customer.id,
    data: { from: 'customer', amount: 2500 },
    createdAt: expect.any(Date),
  });
});

test('records nothing of a transaction that is rolled back', async () => {
  const { db } = shop.deps;
  const actor = await signUp(shop, { userType: 'admin' });
  const refused = db.transaction(async (tx) => {
    await recordAudit(tx, actor, { action: 'accounts.blocked', subject: { kind: 'account', id: 1 } });
    throw new Error('Refused');
  });
  await expect(refused).rejects.toThrow('Refused');
  expect(await db.select().from(auditEntries).where(eq(auditEntries.actorId, actor.id))).toEqual([]);
});

test('keeps data of bounded size, which PostgreSQL takes', async () => {
  const keys = Array.from({ length: 40 }, (_, place) => `key${place}`);
  const { entry } = await recorded(
    Object.fromEntries(keys.map((key) => [key, `\0\ud800${'\u0001'.repeat(5000)}`])),
  );
  expect(Object.keys(entry?.data ?? {})).toEqual(keys.slice(0, 20));
  for (const text of Object.values(entry?.data ?? {})) expect(String(text).length).toBeLessThanOrEqual(200);
});
