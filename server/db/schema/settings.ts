import { check, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { SETTINGS_GROUPS } from '../../../contract/constants/staff-settings.ts';
import type { Business, Social } from '../../../contract/staff-settings.ts';
import { oneOf } from './one-of.ts';
import { versionColumns } from './version-columns.ts';

/** A row for each group of settings (settings-1); most values are in tables of their own. */
export const settingsGroups = pgTable(
  'settings_groups',
  {
    name: text('name').primaryKey(),
    /** Of the groups without a table; null until staff has saved them: then the environment's values count. */
    value: jsonb('value').$type<Business | Social>(),
    ...versionColumns(),
  },
  (table) => [
    check('settings_groups_name_check', oneOf(table.name, SETTINGS_GROUPS)),
    index('settings_groups_updated_by_index').on(table.updatedBy),
  ],
);
