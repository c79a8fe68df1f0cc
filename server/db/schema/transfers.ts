import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { TRANSFER_PHASES, TRANSFER_STATES } from '../../../contract/constants/transfers.ts';
import { descending, moment, oneOf } from '../columns.ts';
import { users } from './accounts.ts';

/** CSV imports, which jobs process in steps (transfers-3). */
export const transfers = pgTable(
  'transfers',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    ownerId: integer('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    fileName: text('file_name').notNull(),
    phase: text('phase', { enum: TRANSFER_PHASES }).notNull(),
    state: text('state', { enum: TRANSFER_STATES }).notNull(),
    /** Rows done in the current phase; the next step continues after them. */
    rowsDone: integer('rows_done').notNull().default(0),
    rowsTotal: integer('rows_total'),
    /** The last row done, by spreadsheet row number. */
    lastRow: integer('last_row'),
    parts: integer('parts').notNull().default(0),
    bytesUploaded: bigint('bytes_uploaded', { mode: 'number' }).notNull().default(0),
    bytesTotal: bigint('bytes_total', { mode: 'number' }),
    errors: integer('errors').notNull().default(0),
    /** Error code of the failure. */
    failure: text('failure'),
    failureDetails: jsonb('failure_details').$type<Record<string, string | number>>(),
    /** Attempts of the job since the last completed step. */
    attempts: integer('attempts').notNull().default(0),
    createdAt: moment('created_at').notNull().defaultNow(),
    endedAt: moment('ended_at'),
  },
  (table) => [
    index('transfers_owner_index').on(table.ownerId, descending(table.id)),
    index('transfers_created_at_index').on(table.createdAt),
    check('transfers_phase_check', oneOf(table.phase, TRANSFER_PHASES)),
    check('transfers_state_check', oneOf(table.state, TRANSFER_STATES)),
    check('transfers_rows_check', sql`${table.rowsDone} >= 0 and ${table.errors} >= 0`),
    check(
      'transfers_ended_check',
      sql`(${table.endedAt} is not null) = (${table.state} in ('DONE', 'FAILED', 'CANCELLED'))`,
    ),
  ],
);

/** Pieces of the uploaded file, each a private file in storage. */
export const transferParts = pgTable(
  'transfer_parts',
  {
    transferId: integer('transfer_id')
      .notNull()
      .references(() => transfers.id, { onDelete: 'cascade' }),
    place: integer('place').notNull(),
    key: text('key').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.transferId, table.place] }),
    uniqueIndex('transfer_parts_key_key').on(table.key),
  ],
);

export const transferErrors = pgTable(
  'transfer_errors',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    transferId: integer('transfer_id')
      .notNull()
      .references(() => transfers.id, { onDelete: 'cascade' }),
    row: integer('row').notNull(),
    column: text('column_name'),
    sentence: text('sentence').notNull(),
  },
  (table) => [index('transfer_errors_transfer_index').on(table.transferId, table.row, table.id)],
);
