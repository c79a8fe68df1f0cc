import { index, integer, pgTable, uniqueIndex } from 'drizzle-orm/pg-core';
import { bytes, moment } from '../columns.ts';
import { users } from './accounts.ts';

/** Copies of an account's data, by the SHA-256 of the download token (accounts-17). */
export const dataExports = pgTable(
  'data_exports',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    tokenHash: bytes('token_hash').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** The link works once. */
    startedAt: moment('started_at'),
    /** When the download was completed or broken off. */
    endedAt: moment('ended_at'),
  },
  (table) => [
    uniqueIndex('data_exports_token_hash_key').on(table.tokenHash),
    index('data_exports_user_index').on(table.userId, table.createdAt),
    index('data_exports_created_at_index').on(table.createdAt),
  ],
);

/** Accounts to be deleted when due, at their owner's request; removing the row keeps the account (accounts-18). */
export const accountDeletions = pgTable(
  'account_deletions',
  {
    userId: integer('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Hash of the token in the mailed link that keeps the account. */
    tokenHash: bytes('token_hash').notNull(),
    requestedAt: moment('requested_at').notNull().defaultNow(),
    dueAt: moment('due_at').notNull(),
  },
  (table) => [
    uniqueIndex('account_deletions_token_hash_key').on(table.tokenHash),
    index('account_deletions_due_index').on(table.dueAt),
  ],
);
