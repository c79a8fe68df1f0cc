import { lt, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { sandboxTokens, sandboxWallet } from '../../db/schema/gateway-payments.ts';

/** Deletes orders a month after they were cancelled unconfirmed. */
export async function deleteExpired(db: Db): Promise<void> {
  await db.execute(sql`
    delete from orders o using goods_order_details g
    where g.order_id = o.id and o.customer_id is null and g.confirmed_at is null and g.reservation is null
      and g.reserved_until < now() - interval '31 days'
      and not exists (select from gateway_payments w where w.order_id = o.id and w.state = 'UNUSED')`);
  await db.delete(sandboxWallet).where(lt(sandboxWallet.createdAt, sql`now() - interval '31 days'`));
  await db.delete(sandboxTokens).where(lt(sandboxTokens.expiresAt, sql`now() - interval '24 hours'`));
}
