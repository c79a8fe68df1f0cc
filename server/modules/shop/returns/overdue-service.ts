import { type Day, dayInKarachi } from '../../../../contract/dates.ts';
import type { Tx } from '../../../db/client.ts';
import type { Deps } from '../../../deps.ts';
import { wantedMail } from '../../notifications/service.ts';
import { anyShopOrder } from '../queries.ts';
import { tellOfReturn } from '../seller-orders/news-service.ts';
import { returnEndedMail, returnReminderMail } from './mails.ts';
import {
  endOverdue,
  lockOrderOfReturn,
  markReminded,
  type Overdue,
  overdueReturns,
} from './overdue-queries.ts';
import { returnById } from './request-queries.ts';
import { linkOf } from './withdrawal-service.ts';

const BATCH = 50;

/** Reminds of accepted returns of which nothing has come after 30 days, and ends them after 60 (returns-17, returns-18). */
export async function chaseReturns(deps: Deps, now = new Date()): Promise<void> {
  const today = dayInKarachi(now);
  await forEachOverdue(deps, 'remind', today, (tx, id) => remind(tx, deps, id, { today, now }));
  await forEachOverdue(deps, 'end', today, (tx, id) => end(tx, deps, id, { today, now }));
}

interface At {
  today: Day;
  now: Date;
}

/** Each in a transaction of its own, so that no more than one order is locked at a time. */
async function forEachOverdue(
  { db }: Deps,
  what: Overdue,
  today: Day,
  done: (tx: Tx, id: number) => Promise<void>,
): Promise<void> {
  let last = 0;
  for (;;) {
    const ids = await overdueReturns(db, what, { today, after: last, limit: BATCH });
    for (const id of ids)
      await db.transaction(async (tx) => {
        // Goods that are being recorded win; what is still due then is done an hour later.
        if (await lockOrderOfReturn(tx, id)) await done(tx, id);
      });
    if (ids.length < BATCH) return;
    last = ids.at(-1) ?? last;
  }
}

async function remind(tx: Tx, deps: Deps, id: number, { today, now }: At): Promise<void> {
  if (!(await markReminded(tx, id, today, now))) return;
  const told = await toTell(tx, id);
  if (!told) return;
  const { order, row } = told;
  const { customerId, email } = order.order;
  const leave = customerId === null ? undefined : await wantedMail(tx, deps, customerId, 'reminders');
  if (!email || (customerId !== null && !leave)) return;
  const token = customerId === null ? linkOf(deps.config, row.orderId) : null;
  await deps.outbox.post(tx, returnReminderMail(deps.config, email, order, row, { token, leave, now }));
}

async function end(tx: Tx, deps: Deps, id: number, { today, now }: At): Promise<void> {
  if (!(await endOverdue(tx, id, today, now))) return;
  const told = await toTell(tx, id);
  if (!told) return;
  const { order, row } = told;
  if (order.order.email)
    await deps.outbox.post(tx, returnEndedMail(deps.config, order.order.email, order, row));
  await tellOfReturn(tx, deps, row.part, 'seller_return_ended');
}

async function toTell(tx: Tx, id: number) {
  const row = await returnById(tx, id);
  const order = row && (await anyShopOrder(tx, row.orderId));
  return row && order ? { row, order } : undefined;
}
