import { eq, inArray } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { Db } from '../../../db/client.ts';
import { brands } from '../../../db/schema/catalogue.ts';
import { orders } from '../../../db/schema/orders.ts';
import { sellerOrders } from '../../../db/schema/shop.ts';
import { tailors } from '../../../db/schema/tailors.ts';

/** The accounts that stitch or ship any of these orders. */
export async function workersOn(db: Db, ids: readonly number[]): Promise<number[]> {
  const rows = await union(
    db
      .select({ id: tailors.userId })
      .from(orders)
      .innerJoin(tailors, eq(tailors.id, orders.tailorId))
      .where(inArray(orders.id, [...ids])),
    db
      .select({ id: brands.userId })
      .from(sellerOrders)
      .innerJoin(brands, eq(brands.id, sellerOrders.brandId))
      .where(inArray(sellerOrders.orderId, [...ids])),
  );
  return rows.flatMap(({ id }) => id ?? []);
}
