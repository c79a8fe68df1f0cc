import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { FIRST_FREE_ID, moment } from '../columns.ts';
import { users } from './accounts.ts';

/** A customer's address book (accounts-16). */
export const addresses = pgTable(
  'addresses',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity({ startWith: FIRST_FREE_ID }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    fullName: text('full_name').notNull(),
    phone: text('phone').notNull(),
    address: text('address').notNull(),
    city: text('city').notNull(),
    /** Empty if the address has none. */
    postalCode: text('postal_code').notNull(),
    country: text('country').notNull(),
    isDefault: boolean('is_default').notNull(),
    /** Counts edits of the fields, but not changes of the default address (wire-11). */
    version: integer('version').notNull().default(1),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('addresses_user_index').on(table.userId, table.id),
    uniqueIndex('addresses_default_key').on(table.userId).where(sql`is_default`),
    check('addresses_country_check', sql`${table.country} ~ '^[A-Z]{2}$'`),
  ],
);
