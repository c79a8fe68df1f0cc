import { sql } from 'drizzle-orm';
import type { Invariant } from './verification-queries.ts';

const total = sql.raw(`(content->>'total')::bigint`);
const paid = sql.raw(`(content->>'paid')::bigint`);

/** Of papers with sums, and of what is kept of an order. */
export const INVARIANTS_OF_PAPERS: readonly Invariant[] = [
  {
    what: 'a paper that contradicts itself, and can never be printed',
    rows: sql`select kind || ' ' || number as id from documents
      where kind in ('INVOICE', 'CREDIT_NOTE', 'CONTRACT', 'RECEIPT') and not (case content->>'paymentState'
          when 'PAID' then ${paid} = ${total}
          when 'PARTIALLY_PAID' then ${paid} > 0 and ${paid} < ${total}
          when 'REFUNDED' then true
          else ${paid} = 0 end
        and ${total} = (select coalesce(sum((line->>'amount')::bigint), 0) from jsonb_array_elements(content->'lines') line))`,
  },
  {
    what: 'an order of which more is kept than was paid and has not gone back',
    rows: sql`select o.tracking_id as id from orders o where o.kept_amount > 0 and o.kept_amount > o.paid_amount
      - coalesce((select sum(amount) from refunds r where r.order_id = o.id), 0)`,
  },
];
