import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from '../columns.ts';
import { users } from './accounts.ts';
import { billPayments } from './bill-payments.ts';
import { files } from './files.ts';
import { orders } from './orders.ts';

/** What customers send about a transfer, until staff has found it at the bank (payments-17). */
export const paymentProofs = pgTable(
  'payment_proofs',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** Rupees. */
    amount: integer('amount').notNull(),
    reference: text('reference').notNull().default(''),
    pictureId: integer('picture_id').references(() => files.id, { onDelete: 'set null' }),
    sentAt: moment('sent_at').notNull().defaultNow(),
    decidedAt: moment('decided_at'),
    decidedBy: integer('decided_by').references(() => users.id, { onDelete: 'set null' }),
    /** The payment that it has shown; null while it is open, and where it was refused. */
    paymentId: integer('payment_id').references(() => billPayments.id, { onDelete: 'restrict' }),
    reason: text('reason').notNull().default(''),
  },
  (table) => [
    index('payment_proofs_order_index').on(table.orderId, table.id),
    index('payment_proofs_open_index').on(table.id).where(sql`decided_at is null`),
    index('payment_proofs_payment_index').on(table.paymentId).where(sql`payment_id is not null`),
    index('payment_proofs_picture_index').on(table.pictureId).where(sql`picture_id is not null`),
    index('payment_proofs_decided_index').on(table.decidedAt).where(sql`decided_at is not null`),
    index('payment_proofs_decided_by_index').on(table.decidedBy).where(sql`decided_by is not null`),
    index('payment_proofs_number_index').on(sql`upper(translate(reference, ' -', ''))`),
    // Two customers cannot show the same transaction (payments-15).
    uniqueIndex('payment_proofs_reference_key')
      .on(sql`upper(translate(reference, ' -', ''))`)
      .where(sql`reference <> '' and decided_at is null`),
    check('payment_proofs_amount_check', sql`${table.amount} > 0`),
    check(
      'payment_proofs_decision_check',
      sql`case when ${table.decidedAt} is null then ${table.paymentId} is null and ${table.reason} = '' else num_nonnulls(${table.paymentId}, nullif(${table.reason}, '')) = 1 end`,
    ),
  ],
);

/** When the customer was told that an advance is missing, and until when the order waits for it (payments-19). */
export const advanceReminders = pgTable('advance_reminders', {
  orderId: integer('order_id')
    .primaryKey()
    .references(() => orders.id, { onDelete: 'cascade' }),
  remindedAt: moment('reminded_at').notNull(),
  endsOn: date('ends_on', { mode: 'string' }).notNull(),
});
