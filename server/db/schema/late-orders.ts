import { type SQL, sql } from 'drizzle-orm';
import type { Day } from '../../../contract/dates.ts';
import { isRunning } from './orders.ts';
import { orderQuestions } from './workshop.ts';

/** As the indexes of running orders have it. */
export const dueDay = sql`coalesce(expected_delivery_date, '9999-12-31'::date)`;

/**
 * Whether an order of the table `orders` is late on `today`, the day in Karachi: agreed on, not delivered on the promised
 * day, and waiting for no answer of the customer (backoffice-2, workshop-8).
 */
export function isLate(today: Day): SQL<boolean> {
  return sql<boolean>`(${isRunning} and ${dueDay} < ${today}::date
    and orders.id not in (select order_id from ${orderQuestions} where closed_at is null))`;
}
