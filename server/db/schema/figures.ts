import { bigint, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { ORDER_KINDS } from '../../../contract/constants/staff-orders.ts';

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
