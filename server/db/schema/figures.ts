import { type SQL, sql } from 'drizzle-orm';
import { bigint, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { ORDER_KINDS } from '../../../contract/constants/staff.ts';
import type { Day } from '../../../contract/dates.ts';
import { isRunning } from './orders.ts';
import { orderQuestions } from './workshop.ts';

/** Orders by the day in Karachi on which they were placed; a job adds the changes. */
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

/** What a trigger has seen change and no job has added yet: rows of their own, so that no order waits for another. */
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
