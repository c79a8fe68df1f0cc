import { addDays, dayInKarachi } from '../../../contract/dates.ts';
import type { Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { Failure } from '../../fail.ts';
import { readDaysOff } from '../calendar/service.ts';
import { type ClothTimes, readClothTimes } from '../fees/service.ts';
import { SYSTEM, takeStep } from '../lifecycle/service.ts';
import { notifyOfMissingCloth, notifyOfMissingClothOfSome, wantedMail } from '../notifications/service.ts';
import { ordersToRemindOfCloth, ordersWithoutCloth } from './cloth-chase-queries.ts';
import { orderWithin } from './queries.ts';
import { singleLifecycle } from './single/lifecycle-service.ts';
import { clothMissingMail, isAllPosted, restOfClothMail } from './waiting-mails.ts';
import { updateDetails } from './write-queries.ts';

const BATCH = 50;
const REMIND_AGAIN_MS = 7 * 86_400_000;

/**
 * Reminds customers who have not brought their cloth, each week until the day that the first reminder has named, and
 * cancels the orders that are still without it then (orders-84). Posted cloth is on its way for some days (orders-183).
 */
export async function chaseCloth(deps: Deps, now = new Date()): Promise<void> {
  const times = await readClothTimes(deps.db);
  while ((await remindBatch(deps, times, now)) === BATCH);
  let last = 0;
  for (;;) {
    const ids = await ordersWithoutCloth(deps.db, { on: dayInKarachi(now), after: last, limit: BATCH });
    for (const id of ids) await cancel(deps, id);
    if (ids.length < BATCH) return;
    last = ids.at(-1) ?? last;
  }
}

function remindBatch(deps: Deps, { remindAfterDays, withinDays }: ClothTimes, now: Date): Promise<number> {
  const today = dayInKarachi(now);
  const remindedBefore = new Date(now.getTime() - REMIND_AGAIN_MS);
  return deps.db.transaction(async (tx) => {
    const due = await ordersToRemindOfCloth(tx, {
      dueBefore: addDays(today, 1 - remindAfterDays),
      remindedBefore,
      on: today,
      limit: BATCH,
    });
    for (const { id, dueOn, expiresOn, isPartly } of due) {
      if (isPartly) {
        await remindOfRest(tx, deps, id, now);
        continue;
      }
      // From the reminder on, because this job may not have run for weeks.
      const until = expiresOn ?? addDays(today, withinDays - remindAfterDays);
      await updateDetails(tx, id, { clothRemindedAt: now, clothExpiresOn: until });
      const row = await orderWithin(tx, 'all', id);
      await notifyOfMissingCloth(tx, { orderId: id, until, isPosted: row !== undefined && isAllPosted(row) });
      const leave = row && (await wantedMail(tx, deps, row.order.customerId, 'reminders'));
      if (!row || !leave) continue;
      const daysOff = await readDaysOff(tx, dueOn);
      await deps.outbox.post(tx, clothMissingMail(deps.config, row, { expiresOn: until, daysOff }, leave));
    }
    return due.length;
  });
}

/** Some of its cloth is at the tailor, so the order ends by no reminder (orders-201). */
async function remindOfRest(tx: Tx, deps: Deps, id: number, now: Date): Promise<void> {
  await updateDetails(tx, id, { clothRemindedAt: now });
  const row = await orderWithin(tx, 'all', id);
  await notifyOfMissingClothOfSome(tx, id);
  const leave = row && (await wantedMail(tx, deps, row.order.customerId, 'reminders'));
  if (row && leave) await deps.outbox.post(tx, restOfClothMail(deps.config, row, leave));
}

/** Skips an order whose cloth has come meanwhile. */
async function cancel(deps: Deps, id: number): Promise<void> {
  try {
    await deps.db.transaction((tx) =>
      takeStep({ tx, deps, actor: SYSTEM }, singleLifecycle, id, {
        action: 'cancel',
        noteCode: 'CLOTH_NOT_BROUGHT',
      }),
    );
  } catch (error) {
    if (!(error instanceof Failure && MEANWHILE.has(error.code))) throw error;
  }
}

const MEANWHILE: ReadonlySet<string> = new Set(['orders.step_not_allowed', 'orders.customer_not_awaited']);
