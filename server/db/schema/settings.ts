import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import type { Account } from '../../../contract/account-settings.ts';
import { SETTINGS_GROUPS } from '../../../contract/constants/staff.ts';
import type { Business, Social } from '../../../contract/staff-settings.ts';
import { moment, oneOf } from '../columns.ts';
import { versionColumns } from './version-columns.ts';

/** One row per settings group (settings-1); most values are in tables of their own. */
export const settingsGroups = pgTable(
  'settings_groups',
  {
    name: text('name').primaryKey(),
    /** Values of groups without a table; null until staff save them, and the environment's values apply. */
    value: jsonb('value').$type<Business | Social | Account>(),
    ...versionColumns(),
  },
  (table) => [
    check('settings_groups_name_check', oneOf(table.name, SETTINGS_GROUPS)),
    index('settings_groups_updated_by_index').on(table.updatedBy),
  ],
);

/** One row. */
export const calendarSettings = pgTable(
  'calendar_settings',
  {
    id: integer('id').primaryKey().default(1),
    /** Days of the week; 0 is Sunday. */
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

/** Extra days off, and public holidays that are business days. */
export const calendarDays = pgTable('calendar_days', {
  day: date('day', { mode: 'string' }).primaryKey(),
  isOff: boolean('is_off').notNull(),
  note: text('note').notNull().default(''),
});
