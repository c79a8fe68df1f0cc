import type { Deps } from '../../../deps.ts';
import { type ClothTimes, readClothTimes } from '../../fees/service.ts';
import { notifyOfMissingSample, wantedMail } from '../../notifications/service.ts';
import { orderWithin } from '../queries.ts';
import { sampleMissingMail } from '../waiting-mails.ts';
import { markReminded, ordersToRemindOfSamples } from './reminder-queries.ts';

const BATCH = 50;
const DAY_MS = 86_400_000;
const REMIND_AGAIN_MS = 7 * DAY_MS;

/**
 * Reminds customers whose cloth is with the tailor, and the garment to measure is not: after as many days as of cloth,
 * each week, and as long (orders-185).
 */
export async function remindOfSamples(deps: Deps, now = new Date()): Promise<void> {
  const times = await readClothTimes(deps.db);
  while ((await remindBatch(deps, times, now)) === BATCH);
}

function remindBatch(deps: Deps, { remindAfterDays, withinDays }: ClothTimes, now: Date): Promise<number> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
  return deps.db.transaction(async (tx) => {
    const ids = await ordersToRemindOfSamples(tx, {
      before: daysAgo(remindAfterDays),
      after: daysAgo(withinDays),
      remindedBefore: new Date(now.getTime() - REMIND_AGAIN_MS),
      limit: BATCH,
    });
    for (const id of ids) {
      const reminded = await markReminded(tx, id, now);
      await notifyOfMissingSample(tx, id);
      const row = await orderWithin(tx, 'all', id);
      const leave = row && (await wantedMail(tx, deps, row.order.customerId, 'reminders'));
      if (!row || !leave) continue;
      const samples = row.garments.flatMap((one) =>
        one.sample && reminded.includes(one.id) ? [one.sample] : [],
      );
      await deps.outbox.post(tx, sampleMissingMail(deps.config, row, samples, leave));
    }
    return ids.length;
  });
}
