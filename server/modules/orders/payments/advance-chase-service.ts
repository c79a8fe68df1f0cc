import { addDays, type Day, dayInKarachi } from '../../../../contract/dates.ts';
import type { Tx } from '../../../db/client.ts';
import type { Deps } from '../../../deps.ts';
import { Failure } from '../../../fail.ts';
import { type AdvanceTimes, readAdvanceTimes } from '../../fees/service.ts';
import { SYSTEM, takeStep } from '../../lifecycle/service.ts';
import { notifyOfMissingAdvance, wantedMail } from '../../notifications/service.ts';
import { accountToPay } from '../../settings/account-service.ts';
import { bulkAdvanceMissingMail } from '../bulk/mails.ts';
import { bulkOrderWithin } from '../bulk/queries.ts';
import { orderWithin } from '../queries.ts';
import { singleLifecycle } from '../single/lifecycle-service.ts';
import { advanceMissingMail } from '../waiting-mails.ts';
import {
  giveDaysToPay,
  isWaitingForAdvance,
  LEAST_DAYS_TO_PAY,
  ordersToRemindOfAdvance,
  ordersWithoutAdvance,
  setReminder,
} from './advance-chase-queries.ts';
import { lockBill } from './queries.ts';

const BATCH = 50;
const DAY_MS = 86_400_000;
const REMIND_AGAIN_MS = 7 * DAY_MS;
/** Reminders come each week; without one for so long this job did not run. */
const REMINDERS_LOST_MS = 10 * DAY_MS;

/**
 * Reminds customers who have paid nothing of an advance, each week until the day that the first reminder has named, and
 * cancels the stitched orders that are still without it then (payments-19). Nobody is chased where the shop has no account to
 * pay into, because then staff have to say how.
 */
export async function chaseAdvances(deps: Deps, now = new Date()): Promise<void> {
  const today = dayInKarachi(now);
  // Nobody could pay meanwhile.
  if (!(await accountToPay(deps.db))) return giveDaysToPay(deps.db, undefined, today);
  const lostBefore = new Date(now.getTime() - REMINDERS_LOST_MS);
  const times = await readAdvanceTimes(deps.db);
  while ((await remindBatch(deps, times, now)) === BATCH);
  let last = 0;
  for (;;) {
    const ids = await ordersWithoutAdvance(deps.db, { on: today, lostBefore, after: last, limit: BATCH });
    for (const id of ids) await cancel(deps, id);
    if (ids.length < BATCH) return;
    last = ids.at(-1) ?? last;
  }
}

function remindBatch(deps: Deps, { remindAfterDays, withinDays }: AdvanceTimes, now: Date): Promise<number> {
  const today = dayInKarachi(now);
  return deps.db.transaction(async (tx) => {
    const due = await ordersToRemindOfAdvance(tx, {
      confirmedBefore: new Date(now.getTime() - remindAfterDays * DAY_MS),
      remindedBefore: new Date(now.getTime() - REMIND_AGAIN_MS),
      lostBefore: new Date(now.getTime() - REMINDERS_LOST_MS),
      on: today,
      limit: BATCH,
    });
    for (const { id, isBulk, endsOn } of due) {
      if (isBulk) {
        await remindOfBulk(tx, deps, id, { now, until: addDays(today, withinDays) });
        continue;
      }
      // From the reminder on, because this job may not have run for weeks.
      const until = lastDay(endsOn, today) ?? addDays(today, withinDays - remindAfterDays);
      await setReminder(tx, id, now, until);
      const row = await orderWithin(tx, 'all', id);
      await notifyOfMissingAdvance(tx, { orderId: id, until });
      const leave = row && (await wantedMail(tx, deps, row.order.customerId, 'reminders'));
      if (row && leave) await deps.outbox.post(tx, advanceMissingMail(deps.config, row, until, leave));
    }
    return due.length;
  });
}

/** A bulk order has a contract, so staff ends it and not this job: each reminder has a later day. */
async function remindOfBulk(
  tx: Tx,
  deps: Deps,
  id: number,
  { now, until }: { now: Date; until: Day },
): Promise<void> {
  await setReminder(tx, id, now, until);
  const row = await bulkOrderWithin(tx, 'all', id);
  await notifyOfMissingAdvance(tx, { orderId: id });
  const leave = row && (await wantedMail(tx, deps, row.order.customerId, 'reminders'));
  if (row && leave) await deps.outbox.post(tx, bulkAdvanceMissingMail(deps.config, row, leave));
}

/** The day that was named before, or a later one where that is nearly over. */
function lastDay(endsOn: Day | null, today: Day): Day | undefined {
  const least = addDays(today, LEAST_DAYS_TO_PAY);
  return endsOn === null ? undefined : endsOn < today ? least : endsOn;
}

/** Skips an order that was paid meanwhile, or whose customer has sent something about it. */
async function cancel(deps: Deps, id: number): Promise<void> {
  try {
    await deps.db.transaction(async (tx) => {
      await lockBill(tx, id);
      if (!(await isWaitingForAdvance(tx, id))) return;
      await takeStep({ tx, deps, actor: SYSTEM }, singleLifecycle, id, {
        action: 'cancel',
        noteCode: 'ADVANCE_NOT_PAID',
      });
    });
  } catch (error) {
    if (!(error instanceof Failure && MEANWHILE.has(error.code))) throw error;
  }
}

const MEANWHILE: ReadonlySet<string> = new Set(['orders.step_not_allowed', 'orders.customer_not_awaited']);
