import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm';
import { POSTED_CLOTH_DAYS } from '../../../contract/constants/cloth.ts';
import { addDays, type Day } from '../../../contract/dates.ts';
import type { Db, Tx } from '../../db/client.ts';
import { garments } from '../../db/schema/garments.ts';
import { singleOrderDetails } from '../../db/schema/order-details.ts';
import { orders } from '../../db/schema/orders.ts';
import { clothReceipts } from '../../db/schema/workshop.ts';
import { isCustomersCloth, isPickupNeeded } from './cloth/queries.ts';

/** The order in the outer query has a receipt, and none that covers this garment, whose cloth its customer sees to. */
const isPartlyBrought = sql<boolean>`exists (select from ${clothReceipts} r where r.order_id = ${orders.id})
  and exists (select from ${garments} g where g.order_id = ${orders.id} and g.progress = 'WAITING'
    and g.item_type <> 'shoes' and g.cloth_source is distinct from 'SHELF'
    and not exists (select from ${clothReceipts} r where r.order_id = ${orders.id} and coalesce(g.id = any(r.garment_ids), true)))`;

const isNotBrought = and(
  eq(orders.status, 'ACCEPTED'),
  isCustomersCloth,
  sql`not exists (select from ${clothReceipts} r where r.order_id = ${orders.id})`,
);

/**
 * Orders at a tailor whose customer brings or posts cloth (not a brand all of it). All of it that was posted lately, or
 * to the tailor before, is on its way (orders-183).
 */
function waitsForCustomer(on: Day) {
  const { pickup, clothDueOn, clothPostedOn: postedOn, clothWentElsewhere } = singleOrderDetails;
  return and(
    inArray(orders.status, ['ACCEPTED', 'IN_PRODUCTION', 'QUALITY_CHECK']),
    eq(pickup, 'BY_OWN'),
    isNotNull(clothDueOn),
    or(
      isNull(postedOn),
      isPickupNeeded,
      and(eq(clothWentElsewhere, false), lt(postedOn, addDays(on, -POSTED_CLOTH_DAYS))),
    ),
  );
}

/** Overdue orders, of all their cloth or a part, with no reminder since `remindedBefore`; locked, skipping locked ones. */
export async function ordersToRemindOfCloth(
  tx: Tx,
  { dueBefore, remindedBefore, on, limit }: { dueBefore: Day; remindedBefore: Date; on: Day; limit: number },
): Promise<{ id: number; dueOn: Day; expiresOn: Day | null; isPartly: boolean }[]> {
  return await tx
    .select({
      id: orders.id,
      dueOn: sql<Day>`${singleOrderDetails.clothDueOn}`,
      expiresOn: singleOrderDetails.clothExpiresOn,
      isPartly: isPartlyBrought,
    })
    .from(orders)
    .innerJoin(singleOrderDetails, eq(singleOrderDetails.orderId, orders.id))
    .where(
      and(
        waitsForCustomer(on),
        or(isNotBrought, isPartlyBrought),
        lt(singleOrderDetails.clothDueOn, dueBefore),
        or(
          isNull(singleOrderDetails.clothRemindedAt),
          lte(singleOrderDetails.clothRemindedAt, remindedBefore),
        ),
        or(
          isPartlyBrought,
          isNull(singleOrderDetails.clothExpiresOn),
          sql`${singleOrderDetails.clothExpiresOn} >= ${on}`,
        ),
      ),
    )
    .orderBy(asc(orders.id))
    .limit(limit)
    .for('update', { skipLocked: true, of: orders });
}

/** Orders without any cloth whose last day for it, which a reminder has named, is before `on`. */
export async function ordersWithoutCloth(
  db: Db,
  { on, after, limit }: { on: Day; after: number; limit: number },
): Promise<number[]> {
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(singleOrderDetails, eq(singleOrderDetails.orderId, orders.id))
    .where(
      and(
        waitsForCustomer(on),
        isNotBrought,
        gt(orders.id, after),
        lt(singleOrderDetails.clothExpiresOn, on),
      ),
    )
    .orderBy(asc(orders.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}
