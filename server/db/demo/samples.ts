import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../client.ts';
import { singleOrderDetails } from '../schema/order-details.ts';
import { garmentSamples } from '../schema/samples.ts';
import type { DemoOrder } from './stitched-orders.ts';

/** Garments that fit, which go along with the cloth instead of measures (orders-160). */
export async function writeSamples(
  tx: Tx,
  orders: readonly { id: number; order: DemoOrder }[],
): Promise<void> {
  for (const { id, order } of orders) {
    if (!order.fits) continue;
    await tx
      .update(singleOrderDetails)
      .set({ measurementSource: 'UPLOAD', measurementId: null, measurementSnapshot: null })
      .where(eq(singleOrderDetails.orderId, id));
    const garmentId = sql`(select id from garments where order_id = ${id} and position = 1)`;
    await tx.insert(garmentSamples).values({ garmentId, orderId: id, ...order.fits });
  }
}
