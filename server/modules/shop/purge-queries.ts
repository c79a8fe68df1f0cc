import { and, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { sandboxTokens, shopOrders } from '../../db/schema/shop.ts';

/** A month after they were cancelled unconfirmed. */
export async function deleteExpired(db: Db): Promise<void> {
  await db
    .delete(shopOrders)
    .where(
      and(
        isNull(shopOrders.customerId),
        isNull(shopOrders.confirmedAt),
        isNull(shopOrders.reservation),
        lt(shopOrders.reservedUntil, sql`now() - interval '31 days'`),
      ),
    );
  await db.delete(sandboxTokens).where(lt(sandboxTokens.expiresAt, sql`now() - interval '24 hours'`));
}
