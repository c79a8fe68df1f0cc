import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { IDENTITY_DOCUMENTS, IDENTITY_STATES } from '../../../contract/constants/sellers.ts';
import { bytes, moment, oneOf } from '../columns.ts';
import { users } from './accounts.ts';
import { files } from './files.ts';

/** Who a tailor or brand is for bank and tax (sellers-1). Without a row nothing was given yet. */
export const sellerIdentities = pgTable(
  'seller_identities',
  {
    userId: integer('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    state: text('state', { enum: IDENTITY_STATES }).notNull().default('missing'),
    /** CNIC, NTN, STRN and IBAN as JSON, sealed with the shop's secret. */
    sealedNumbers: bytes('sealed_numbers'),
    /** The last four characters of the IBAN. */
    ibanEnd: text('iban_end'),
    /** Why it was refused, for the seller. */
    reason: text('reason'),
    /** Set while the shop has paused the seller for want of a checked identity (sellers-8). */
    onHold: boolean('on_hold').notNull().default(false),
    givenAt: moment('given_at'),
    checkedAt: moment('checked_at'),
    checkedBy: integer('checked_by').references(() => users.id, { onDelete: 'set null' }),
    version: integer('version').notNull().default(1),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('seller_identities_state_index').on(table.state, table.userId),
    index('seller_identities_checked_by_index').on(table.checkedBy).where(sql`checked_by is not null`),
    index('seller_identities_on_hold_index').on(table.userId).where(sql`on_hold`),
    check('seller_identities_state_check', oneOf(table.state, IDENTITY_STATES)),
    check(
      'seller_identities_given_check',
      sql`(${table.state} = 'missing') = (${table.sealedNumbers} is null) and (${table.givenAt} is null) = (${table.sealedNumbers} is null)`,
    ),
    check('seller_identities_iban_end_check', sql`${table.ibanEnd} ~ '^[0-9A-Z]{4}$'`),
  ],
);

/** Pictures of documents; private files of the seller. */
export const sellerDocuments = pgTable(
  'seller_documents',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => sellerIdentities.userId, { onDelete: 'cascade' }),
    kind: text('kind', { enum: IDENTITY_DOCUMENTS }).notNull(),
    fileId: integer('file_id')
      .notNull()
      .references(() => files.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.kind] }),
    index('seller_documents_file_index').on(table.fileId),
    check('seller_documents_kind_check', oneOf(table.kind, IDENTITY_DOCUMENTS)),
  ],
);
