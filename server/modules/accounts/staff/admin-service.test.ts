import { eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { testApp } from '../../../../test/app.ts';
import { signUp } from '../../../../test/factories.ts';
import type { Db } from '../../../db/client.ts';
import { users } from '../../../db/schema/accounts.ts';
import { createAdmin, hasAdmin, promoteToAdmin } from './admin-service.ts';

const shop = testApp();

const failingDb = (): Db =>
  Object.create(shop.deps.db, {
    transaction: {
      value: (act: Parameters<Db['transaction']>[0]) =>
        shop.deps.db.transaction(async (tx) => {
          await act(tx);
          throw new Error('commit failed');
        }),
    },
  });

test('a rolled back change of role is not logged', async () => {
  const record = vi.spyOn(shop.deps.securityLog, 'record');
  const { email } = await signUp(shop);
  record.mockClear();
  await expect(promoteToAdmin(failingDb(), shop.deps, email)).rejects.toThrow('commit failed');
  const form = { username: 'owner', email: 'owner@mail.example', password: 'keys under the mat 7' };
  await expect(createAdmin(failingDb(), shop.deps, form)).rejects.toThrow('commit failed');
  expect(record).not.toHaveBeenCalled();
  expect(await promoteToAdmin(shop.deps.db, shop.deps, email)).toBe('promoted');
  expect(record).toHaveBeenCalledExactlyOnceWith('role_changed', {
    accountId: expect.any(Number),
    role: 'admin',
  });
});

test('an admin of the demo, or a blocked one, is none', async () => {
  const { db } = shop.deps;
  await db.update(users).set({ isDemo: true }).where(eq(users.userType, 'admin'));
  expect(await hasAdmin(db)).toBe(false);
  const { id } = await signUp(shop, { userType: 'admin' });
  expect(await hasAdmin(db)).toBe(true);
  await db.update(users).set({ blockedAt: new Date() }).where(eq(users.id, id));
  expect(await hasAdmin(db)).toBe(false);
});
