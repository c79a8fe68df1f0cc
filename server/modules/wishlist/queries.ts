import { and, desc, eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { products, wishes } from '../../db/schema/catalogue.ts';

export async function wishesOf(db: Db | Tx, customerId: number): Promise<number[]> {
  const rows = await db
    .select({ id: wishes.productId })
    .from(wishes)
    .where(eq(wishes.customerId, customerId))
    .orderBy(desc(wishes.createdAt), desc(wishes.productId));
  return rows.map(({ id }) => id);
}

/** Ignores unknown ids. The first id becomes the latest wish; existing wishes keep their place. */
export async function insertWishes(tx: Tx, customerId: number, ids: readonly number[]): Promise<void> {
  const wished = tx
    .select({
      customerId: sql<number>`${customerId}::integer`.as('customer_id'),
      productId: products.id,
      createdAt:
        sql`now() - array_position(${sql.param(ids)}::int[], ${products.id}) * interval '1 microsecond'`.as(
          'created_at',
        ),
    })
    .from(products)
    .where(sql`${products.id} = any(${sql.param(ids)}::int[])`);
  await tx.insert(wishes).select(wished).onConflictDoNothing();
}

export async function deleteOldWishes(tx: Tx, customerId: number, limit: number): Promise<void> {
  await tx.execute(sql`
    delete from ${wishes} where ${wishes.customerId} = ${customerId} and ${wishes.productId} in (
      select product_id from wishes where customer_id = ${customerId}
      order by created_at desc, product_id desc offset ${limit}
    )`);
}

export async function deleteWish(db: Db, customerId: number, productId: number): Promise<void> {
  await db.delete(wishes).where(and(eq(wishes.customerId, customerId), eq(wishes.productId, productId)));
}
