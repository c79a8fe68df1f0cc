import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Tx } from '../../../db/client.ts';
import { alterationClaims } from '../../../db/schema/alteration-claims.ts';
import { countryFees } from '../../../db/schema/fees.ts';
import { orderAddresses, orders } from '../../../db/schema/orders.ts';

export interface NearAlterationRow {
  limit: number;
  /** Oldest first. */
  claims: {
    garment: number | null;
    amount: number;
    approved: number | null;
    sent_at: string;
    settled_at: string | null;
  }[];
}

/** Null where the country of the delivery has no limit and nothing was claimed. */
export const nearAlterationOfOrder = sql<NearAlterationRow | null>`(
  select case when country.alteration_limit is not null or claimed.claims is not null then jsonb_build_object(
    'limit', coalesce(country.alteration_limit, 0), 'claims', coalesce(claimed.claims, '[]')) end
  from (select jsonb_agg(jsonb_build_object('garment', garment_id, 'amount', amount, 'approved', approved, 'sent_at', sent_at,
    'settled_at', settled_at) order by number) as claims
    from ${alterationClaims} claim where claim.order_id = ${orders.id}) claimed
  left join ${orderAddresses} address on address.order_id = ${orders.id} and address.purpose = 'delivery'
  left join ${countryFees} country on country.country = address.country)`;

/** The order is locked, so no two claims get one number. */
export async function insertClaim(
  tx: Tx,
  claim: Omit<typeof alterationClaims.$inferInsert, 'number'>,
): Promise<void> {
  const number = sql<number>`(select coalesce(max(earlier.number), 0) + 1
    from ${alterationClaims} earlier where earlier.order_id = ${claim.orderId}::integer)`;
  await tx.insert(alterationClaims).values({ ...claim, number });
}

export async function settleOpenClaim(tx: Tx, orderId: number, approved: number): Promise<void> {
  await tx
    .update(alterationClaims)
    .set({ approved, settledAt: new Date() })
    .where(and(eq(alterationClaims.orderId, orderId), isNull(alterationClaims.approved)));
}
