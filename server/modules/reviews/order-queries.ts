import { and, eq, type SQL, sql } from 'drizzle-orm';
import { STAFF_ROLES } from '../../../contract/roles.ts';
import type { Db, Tx } from '../../db/client.ts';
import { orders } from '../../db/schema/orders.ts';
import { reviews } from '../../db/schema/reviews.ts';
import { tailors } from '../../db/schema/tailors.ts';
import type { Actor } from '../../infra/access-tokens.ts';
import { photoKeys } from './queries.ts';

/** A stitched order of the actor: a customer's own, one the tailor stitches, any for staff. */
export async function reviewedOrder(db: Db | Tx, actor: Actor, orderId: number) {
  const [row] = await db
    .select({
      tailorId: tailors.id,
      wasDelivered: sql<boolean>`exists (
        select from order_events where order_id = ${orders.id} and to_status = 'DELIVERED')`,
    })
    .from(orders)
    .innerJoin(tailors, eq(tailors.id, orders.tailorId))
    .where(and(eq(orders.id, orderId), eq(orders.kind, 'single'), within(actor)));
  return row;
}

export async function reviewOfOrder(db: Db | Tx, orderId: number) {
  const [row] = await db
    .select({
      id: reviews.id,
      rating: reviews.rating,
      text: reviews.text,
      fit: reviews.fit,
      photos: photoKeys,
      createdAt: reviews.createdAt,
    })
    .from(reviews)
    .innerJoin(orders, eq(orders.id, reviews.orderId))
    .where(eq(orders.id, orderId));
  return row;
}

function within({ id, role }: Actor): SQL | undefined {
  if (STAFF_ROLES.includes(role)) return undefined;
  if (role === 'customer') return eq(orders.customerId, id);
  return eq(tailors.userId, id);
}
