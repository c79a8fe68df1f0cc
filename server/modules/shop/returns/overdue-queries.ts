import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm';
import { RETURN_REMINDED_DAYS, RETURN_SENT_DAYS } from '../../../../contract/constants/goods-returns.ts';
import type { Day } from '../../../../contract/dates.ts';
import type { Db, Tx } from '../../../db/client.ts';
import { orders } from '../../../db/schema/orders.ts';
import { goodsReturns, sellerOrders } from '../../../db/schema/shop.ts';

/** What is to be done about an accepted return of which nothing has come. */
export type Overdue = 'remind' | 'end';

const dayOf = (moment: typeof goodsReturns.decidedAt | typeof goodsReturns.remindedAt) =>
  sql`(${moment} at time zone 'Asia/Karachi')::date`;

function isDue(what: Overdue, today: Day) {
  const isDueBy =
    what === 'remind'
      ? and(
          isNull(goodsReturns.remindedAt),
          sql`${dayOf(goodsReturns.decidedAt)} + ${RETURN_SENT_DAYS / 2}::int <= ${today}::date`,
        )
      : sql`greatest(${dayOf(goodsReturns.decidedAt)} + ${RETURN_SENT_DAYS}::int,
          ${dayOf(goodsReturns.remindedAt)} + ${RETURN_REMINDED_DAYS}::int) < ${today}::date
          and ${goodsReturns.remindedAt} is not null`;
  return and(eq(goodsReturns.state, 'ACCEPTED'), isDueBy);
}

export async function overdueReturns(
  db: Db,
  what: Overdue,
  { today, after, limit }: { today: Day; after: number; limit: number },
): Promise<number[]> {
  const rows = await db
    .select({ id: goodsReturns.id })
    .from(goodsReturns)
    .where(and(isDue(what, today), gt(goodsReturns.id, after)))
    .orderBy(asc(goodsReturns.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Locks the order of a return like the steps of its goods; false while somebody else has it, such as to record them. */
export async function lockOrderOfReturn(tx: Tx, id: number): Promise<boolean> {
  const rows = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(
      sql`${orders.id} = (select part.order_id from ${goodsReturns} one
        join ${sellerOrders} part on part.id = one.seller_order_id where one.id = ${id})`,
    )
    .for('no key update', { skipLocked: true });
  return rows.length > 0;
}

/** Whether it is still due, once its order is locked. */
export async function markReminded(tx: Tx, id: number, today: Day, now: Date): Promise<boolean> {
  const { rowCount } = await tx
    .update(goodsReturns)
    .set({ remindedAt: now })
    .where(and(eq(goodsReturns.id, id), isDue('remind', today)));
  return rowCount === 1;
}

/** Like `markReminded`. */
export async function endOverdue(tx: Tx, id: number, today: Day, now: Date): Promise<boolean> {
  const { rowCount } = await tx
    .update(goodsReturns)
    .set({ state: 'WITHDRAWN', isNotSent: true, decidedAt: now, sealedAccount: null })
    .where(and(eq(goodsReturns.id, id), isDue('end', today)));
  return rowCount === 1;
}
