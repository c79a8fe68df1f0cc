import { sql } from 'drizzle-orm';
import type { Invariant } from './verification-queries.ts';

/** Of codes by phone (payments-29, messages-6). */
export const INVARIANTS_OF_PHONES: readonly Invariant[] = [
  {
    what: 'an order whose phone was proven though it is not paid in cash',
    rows: sql`select tracking_id as id from orders where phone_proven_at is not null and payment_method <> 'COD'`,
  },
  {
    what: 'a code that has proven a phone without a try or without being sent',
    rows: sql`select id from phone_codes where used_at is not null and (tries = 0 or not is_sent)`,
  },
];
