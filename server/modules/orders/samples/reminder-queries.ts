import { and, asc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../../db/client.ts';
import { garments } from '../../../db/schema/garments.ts';
import { singleOrderDetails } from '../../../db/schema/order-details.ts';
import { orders } from '../../../db/schema/orders.ts';
import { garmentSamples } from '../../../db/schema/samples.ts';
import { clothReceipts } from '../../../db/schema/workshop.ts';

/** Samples `s` of garments `g` that have not come to any tailor. */
const isAwaited = sql`s.came_at is null and s.measured_at is null and s.lost_at is null and g.progress = 'WAITING'
  and g.measurement_source = 'UPLOAD' and g.measurement_picture is null`;

/**
 * Orders at work whose customer has brought or posted the cloth without a sample, by when the cloth has come, with no
 * reminder since `remindedBefore`; locked, skipping locked ones.
 */
export async function ordersToRemindOfSamples(
  tx: Tx,
  {
    after,
    before,
    remindedBefore,
    limit,
  }: Record<'after' | 'before' | 'remindedBefore', Date> & { limit: number },
): Promise<number[]> {
  const came: SQL = sql`(select max(r.received_at) from ${clothReceipts} r where r.order_id = ${orders.id})`;
  const rows = await tx
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(singleOrderDetails, eq(singleOrderDetails.orderId, orders.id))
    .where(
      and(
        inArray(orders.status, ['ACCEPTED', 'IN_PRODUCTION']),
        eq(singleOrderDetails.pickup, 'BY_OWN'),
        isNull(singleOrderDetails.clothDueOn),
        sql`${orders.id} in (select s.order_id from ${garmentSamples} s join ${garments} g on g.id = s.garment_id
          where ${isAwaited} and (s.reminded_at is null or s.reminded_at <= ${remindedBefore}))`,
        sql`${came} <= ${before} and ${came} > ${after}`,
      ),
    )
    .orderBy(asc(orders.id))
    .limit(limit)
    .for('update', { skipLocked: true, of: orders });
  return rows.map(({ id }) => id);
}

/** Writes down the reminder; returns the garments whose samples it names. */
export async function markReminded(tx: Tx, orderId: number, at: Date): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    update ${garmentSamples} s set reminded_at = ${at} from ${garments} g
    where g.id = s.garment_id and s.order_id = ${orderId} and ${isAwaited} returning s.garment_id as id`);
  return rows.map(({ id }) => id);
}
