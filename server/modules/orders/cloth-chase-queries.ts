import { and, asc, eq, gt, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm';
import { POSTED_CLOTH_DAYS } from '../../../contract/constants/cloth.ts';
import { addDays, type Day } from '../../../contract/dates.ts';
import type { Db, Tx } from '../../db/client.ts';
import { singleOrderDetails } from '../../db/schema/order-details.ts';
import { orders } from '../../db/schema/orders.ts';
import { clothReceipts } from '../../db/schema/workshop.ts';
import { isCustomersCloth, isPickupNeeded } from './cloth/queries.ts';

/**
 * Accepted orders whose customer brings or posts cloth (not a brand all of it), and has brought none to any tailor. All of
 * it that was posted lately, or to the tailor before, is on its way (orders-183).
 */
function waitsForCustomer(on: Day) {
  const { status, id } = orders;
  const { pickup, clothDueOn, clothPostedOn: postedOn, clothWentElsewhere } = singleOrderDetails;
  return and(
    eq(status, 'ACCEPTED'),
    eq(pickup, 'BY_OWN'),
    isNotNull(clothDueOn),
    isCustomersCloth,
    sql`not exists (select from ${clothReceipts} r where r.order_id = ${id})`,
    or(
      isNull(postedOn),
      isPickupNeeded,
      and(eq(clothWentElsewhere, false), lt(postedOn, addDays(on, -POSTED_CLOTH_DAYS))),
    ),
  );
}

/** Overdue orders with no reminder since `remindedBefore`; locked, skipping locked ones. */
export async function ordersToRemindOfCloth(
  tx: Tx,
  { dueBefore, remindedBefore, on, limit }: { dueBefore: Day; remindedBefore: Date; on: Day; limit: number },
): Promise<{ id: number; dueOn: Day; expiresOn: Day | null }[]> {
  return await tx
    .select({
      id: orders.id,
      dueOn: sql<Day>`${singleOrderDetails.clothDueOn}`,
      expiresOn: singleOrderDetails.clothExpiresOn,
    })
    .from(orders)
    .innerJoin(singleOrderDetails, eq(singleOrderDetails.orderId, orders.id))
    .where(
      and(
        waitsForCustomer(on),
        lt(singleOrderDetails.clothDueOn, dueBefore),
        or(
          isNull(singleOrderDetails.clothRemindedAt),
          lte(singleOrderDetails.clothRemindedAt, remindedBefore),
        ),
        or(isNull(singleOrderDetails.clothExpiresOn), sql`${singleOrderDetails.clothExpiresOn} >= ${on}`),
      ),
    )
    .orderBy(asc(orders.id))
    .limit(limit)
    .for('update', { skipLocked: true, of: orders });
}

/** Orders whose last day for the cloth, which a reminder has named, is before `on`. */
export async function ordersWithoutCloth(
  db: Db,
  { on, after, limit }: { on: Day; after: number; limit: number },
): Promise<number[]> {
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(singleOrderDetails, eq(singleOrderDetails.orderId, orders.id))
    .where(and(waitsForCustomer(on), gt(orders.id, after), lt(singleOrderDetails.clothExpiresOn, on)))
    .orderBy(asc(orders.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}
