import { dayInKarachi } from '../../../../contract/dates.ts';
import type { Deps } from '../../../deps.ts';
import { anyShopOrder } from '../queries.ts';
import { tellOfReturn } from '../seller-orders/news-service.ts';
import { returnEscalatedMail, unansweredMail } from './mails.ts';
import { lockOrderOfReturn } from './overdue-queries.ts';
import { returnById } from './request-queries.ts';
import { markUnanswered, type Unanswered, unansweredReturns } from './unanswered-queries.ts';
import { linkOf } from './withdrawal-service.ts';

const BATCH = 50;

/** Reminds of requests that nobody has answered, and hands them to staff after the days of the setting (returns-21). */
export async function chaseAnswers(deps: Deps, now = new Date()): Promise<void> {
  for (const what of ['remind', 'escalate'] as const) await chase(deps, what, now);
}

/** Each in a transaction of its own, so that no more than one order is locked at a time. */
async function chase(deps: Deps, what: Unanswered, now: Date): Promise<void> {
  const today = dayInKarachi(now);
  let last = 0;
  for (;;) {
    const ids = await unansweredReturns(deps.db, what, { today, after: last, limit: BATCH });
    for (const id of ids)
      await deps.db.transaction(async (tx) => {
        // An answer that is being written wins.
        if (!(await lockOrderOfReturn(tx, id))) return;
        if (!(await markUnanswered(tx, id, what, { today, now }))) return;
        const row = await returnById(tx, id);
        const order = row && (await anyShopOrder(tx, row.orderId));
        if (!row || !order) return;
        await deps.outbox.post(tx, unansweredMail(deps.config, row, what));
        if (what === 'remind') return tellOfReturn(tx, deps, row.part, 'seller_return_waits');
        const { email, customerId } = order.order;
        if (!email) return;
        const token = customerId === null ? linkOf(deps.config, row.orderId) : null;
        await deps.outbox.post(tx, returnEscalatedMail(deps.config, email, order, row, token));
      });
    if (ids.length < BATCH) return;
    last = ids.at(-1) ?? last;
  }
}
