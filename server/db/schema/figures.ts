import { type SQL, sql } from 'drizzle-orm';
import { bigint, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { ORDER_KINDS } from '../../../contract/constants/staff.ts';
import type { Day } from '../../../contract/dates.ts';
import { singleOrderDetails } from './order-details.ts';
import { isRunning } from './orders.ts';
import { orderQuestions, ordersAtRisk } from './workshop.ts';

/** Orders by the day (Karachi) on which they were placed; a job adds the changes. */
export const dailyFigures = pgTable(
  'daily_figures',
  {
    day: date('day', { mode: 'string' }).notNull(),
    kind: text('kind', { enum: ORDER_KINDS }).notNull(),
    orders: integer('orders').notNull(),
    /** Rupees. */
    revenue: bigint('revenue', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.kind] })],
);

/**
 * Changes recorded by a trigger and not yet added by a job; separate rows, so that orders do not wait for each other.
 */
export const dailyFigureChanges = pgTable(
  'daily_figure_changes',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    day: date('day', { mode: 'string' }).notNull(),
    kind: text('kind', { enum: ORDER_KINDS }).notNull(),
    orders: integer('orders').notNull(),
    revenue: bigint('revenue', { mode: 'number' }).notNull(),
  },
  (table) => [index('daily_figure_changes_day_index').on(table.day)],
);

/** Keep in step with the indexes of running orders. */
export const dueDay = sql`coalesce(expected_delivery_date, '9999-12-31'::date)`;

/**
 * Waits neither for an answer of the customer nor for cloth (workshop-8, orders-80). A count is read by order, where
 * `exists` would read all garments.
 */
const waitsForNothing = sql`orders.id not in (select order_id from ${orderQuestions} where closed_at is null)
    and not ((orders.status = 'ACCEPTED' or orders.status = 'IN_PRODUCTION' and (
        select count(*) from garments waiting where waiting.order_id = orders.id and waiting.progress = 'WAITING') > 0)
      and orders.id in (select order_id from ${singleOrderDetails} where cloth_due_on is not null))`;

const awaitsCloth = sql`orders.id in (
    select order_id from ${singleOrderDetails} where cloth_due_on is not null)`;

/**
 * Whether an order is late on `today`, the day in Karachi: it is confirmed, not delivered by the promised day, and waits
 * for nothing (backoffice-2).
 */
export function isLate(today: Day): SQL<boolean> {
  return sql<boolean>`(${isRunning} and ${dueDay} < ${today}::date and ${waitsForNothing})`;
}

/**
 * Whether the last evening check found that an order will miss its day, and nothing has happened to it since
 * (backoffice-13). Late orders have their own list.
 */
export function isAtRisk(today: Day): SQL<boolean> {
  return sql<boolean>`(${isRunning} and ${dueDay} >= ${today}::date
    and exists (select from ${ordersAtRisk} risk where risk.order_id = orders.id and risk.reason is not null
      and case risk.reason when 'cloth_late' then ${awaitsCloth} else ${waitsForNothing} end
      and risk.promised_on = orders.expected_delivery_date and risk.status = orders.status
      and risk.tailor_id = orders.tailor_id))`;
}
