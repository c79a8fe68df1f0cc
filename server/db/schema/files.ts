import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../columns.ts';
import { users } from './accounts.ts';

/** `key` is the random name in storage. A stored object without a row counts as deleted. */
export const files = pgTable(
  'files',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    key: text('key').notNull(),
    ownerId: integer('owner_id').references(() => users.id, { onDelete: 'set null' }),
    mediaType: text('media_type').notNull(),
    bytes: integer('bytes').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    /** True: public at a permanent address. False: behind signed links. */
    published: boolean('published').notNull().default(false),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('files_key_key').on(table.key),
    index('files_owner_id_index').on(table.ownerId),
    check('files_size_check', sql`${table.bytes} > 0 and ${table.width} > 0 and ${table.height} > 0`),
  ],
);

/** One row, also written to the storage, so that no process deletes files of another database. */
export const storageIdentity = pgTable(
  'storage_identity',
  {
    only: boolean('only').primaryKey().default(true),
    id: uuid('id').notNull().defaultRandom(),
  },
  (table) => [check('storage_identity_only_check', sql`${table.only}`)],
);
