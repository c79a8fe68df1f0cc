import type { Deps } from '../../deps.ts';
import { Failure } from '../../fail.ts';
import { type ExpiryDays, readExpiryDays } from '../fees/service.ts';
import { SYSTEM, takeStep } from '../lifecycle/service.ts';
import { notifyOfExpiry, wantedMail } from '../notifications/service.ts';
import { ordersToExpire, ordersToRemind } from './expiry-queries.ts';
import { garmentsAwaited } from './measure-links/request-service.ts';
import { orderWithin } from './queries.ts';
import { singleLifecycle } from './single/lifecycle-service.ts';
import { orderExpiringMail } from './waiting-mails.ts';
import { updateDetails } from './write-queries.ts';

const BATCH = 50;
const DAY_MS = 86_400_000;

/** Reminds customers of placed orders, by default on day 10, and cancels unconfirmed ones on day 14 (orders-18). */
export async function expireOrders(deps: Deps, now = Date.now()): Promise<void> {
  const days = await readExpiryDays(deps.db);
  while ((await remindBatch(deps, days, now)) === BATCH);
  let last = 0;
  for (;;) {
    const ids = await ordersToExpire(deps.db, {
      since: daysBefore(now, days.confirmWithin),
      // No order expires without a reminder, even if this job did not run for weeks.
      reminded: daysBefore(now, days.confirmWithin - days.remindAfter),
      after: last,
      limit: BATCH,
    });
    for (const id of ids) await expire(deps, id);
    if (ids.length < BATCH) return;
    last = ids.at(-1) ?? last;
  }
}

function remindBatch(deps: Deps, { confirmWithin, remindAfter }: ExpiryDays, now: number): Promise<number> {
  return deps.db.transaction(async (tx) => {
    const ids = await ordersToRemind(tx, daysBefore(now, remindAfter), BATCH);
    for (const id of ids) {
      await updateDetails(tx, id, { remindedAt: new Date(now) });
      const row = await orderWithin(tx, 'all', id);
      await notifyOfExpiry(tx, id, { isMeasured: !row || garmentsAwaited(row).length === 0 });
      const leave = row && (await wantedMail(tx, deps, row.order.customerId, 'reminders'));
      if (row && leave) {
        await deps.outbox.post(tx, orderExpiringMail(deps.config, row, leave, confirmWithin - remindAfter));
      }
    }
    return ids.length;
  });
}

/** Skips an order that was confirmed or cancelled meanwhile. */
async function expire(deps: Deps, id: number): Promise<void> {
  try {
    await deps.db.transaction((tx) =>
      takeStep({ tx, deps, actor: SYSTEM }, singleLifecycle, id, { action: 'expire' }),
    );
  } catch (error) {
    if (!(error instanceof Failure && error.code === 'orders.step_not_allowed')) throw error;
  }
}

function daysBefore(now: number, days: number): Date {
  return new Date(now - days * DAY_MS);
}
