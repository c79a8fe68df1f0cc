import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { testApp } from '../../../../test/app.ts';
import { lockWriting } from './write-queries.ts';

const shop = testApp({ JOBS: 'false' });

test('a process that hangs while it writes messages stops chat for two seconds only', async () => {
  const { db } = shop.deps;
  const locked = Promise.withResolvers<void>();
  const hanging = db.transaction(async (tx) => {
    await lockWriting(tx);
    locked.resolve();
    await sleep(4000);
    await lockWriting(tx);
  });
  hanging.catch(() => undefined);
  await locked.promise;
  await db.transaction((tx) => lockWriting(tx));
  await expect(hanging).rejects.toThrow();
});
