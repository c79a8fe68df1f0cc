import { sql } from 'drizzle-orm';
import { boolean, check, date, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { moment } from '../columns.ts';

/** One row. */
export const calendarSettings = pgTable(
  'calendar_settings',
  {
    id: integer('id').primaryKey().default(1),
    /** 0 is Sunday. */
    weekdaysOff: smallint('weekdays_off').array().notNull().default([0]),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    check('calendar_settings_single_check', sql`${table.id} = 1`),
    check(
      'calendar_settings_weekdays_off_check',
      sql`${table.weekdaysOff} <@ '{0,1,2,3,4,5,6}' and not ${table.weekdaysOff} @> '{0,1,2,3,4,5,6}'`,
    ),
  ],
);

/** Days that staff sets off, and public holidays that it makes business days. */
export const calendarDays = pgTable('calendar_days', {
  day: date('day', { mode: 'string' }).primaryKey(),
  isOff: boolean('is_off').notNull(),
  note: text('note').notNull().default(''),
});
