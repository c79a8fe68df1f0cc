import { sql } from 'drizzle-orm';
import type { Invariant } from './verification-queries.ts';

/** Of payments on the pages of a gateway (payments-22, payments-23). */
export const INVARIANTS_OF_WALLETS: readonly Invariant[] = [
  {
    what: 'a paid attempt at a gateway without its booking, or a booking without one',
    rows: sql`select o.tracking_id as id from orders o where exists (select from gateway_payments g where g.order_id = o.id)
      and (select count(*) from gateway_payments g where g.order_id = o.id and g.state = 'PAID') <> (
        select count(*) from payments p where p.order_id = o.id and exists (
          select from gateway_payments g where g.gateway = p.gateway and g.reference = p.reference)) + (
        select count(*) from bill_payments b where b.order_id = o.id and b.method = 'WALLET' and b.reversed_at is null
          and exists (select from gateway_payments g where g.order_id = o.id and g.reference = b.reference
            and g.state = 'PAID' and g.amount = b.amount))`,
  },
  {
    what: 'a payment by wallet that no gateway has confirmed',
    rows: sql`select o.tracking_id as id from bill_payments b join orders o on o.id = b.order_id
      where b.method = 'WALLET' and b.reverses is null and not exists (select from gateway_payments g
        where g.order_id = b.order_id and g.reference = b.reference and g.state = 'PAID')`,
  },
  {
    what: 'an attempt at a gateway that is open and never asked about',
    rows: sql`select reference as id from gateway_payments where state in ('STARTED', 'FAILED') and ask_at is null`,
  },
  {
    what: 'an order that waits for a gateway where nothing can be paid any more',
    rows: sql`select o.tracking_id as id from orders o
      where o.status = 'UNCONFIRMED' and exists (select from gateway_payments g where g.order_id = o.id)
        and not exists (select from gateway_payments g where g.order_id = o.id and g.state in ('STARTED', 'FAILED'))`,
  },
];
