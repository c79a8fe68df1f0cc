import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { GATEWAYS } from '../../../contract/constants/shop-orders.ts';
import { FIRST_FREE_ID, moment, oneOf } from '../columns.ts';
import { users } from './accounts.ts';

/** The gateway's customer id of an account with saved cards. */
export const gatewayCustomers = pgTable(
  'gateway_customers',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    gateway: text('gateway', { enum: GATEWAYS }).notNull(),
    reference: text('reference').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.gateway] }),
    check('gateway_customers_gateway_check', oneOf(table.gateway, GATEWAYS)),
  ],
);

/** Erasures to request from a gateway, until it confirms them (payments-10). */
export const gatewayErasures = pgTable(
  'gateway_erasures',
  {
    gateway: text('gateway', { enum: GATEWAYS }).notNull(),
    kind: text('kind', { enum: ['card', 'customer'] }).notNull(),
    reference: text('reference').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.gateway, table.kind, table.reference] }),
    check('gateway_erasures_gateway_check', oneOf(table.gateway, GATEWAYS)),
    check('gateway_erasures_kind_check', oneOf(table.kind, ['card', 'customer'])),
  ],
);

/** Cards saved at the gateway. Only brand, last four digits and expiry are stored here (payments-2). */
export const savedCards = pgTable(
  'saved_cards',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity({ startWith: FIRST_FREE_ID }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    gateway: text('gateway', { enum: GATEWAYS }).notNull(),
    /** The gateway's ids of the customer and the card. */
    customer: text('customer').notNull(),
    reference: text('reference').notNull(),
    brand: text('brand').notNull(),
    last4: text('last4').notNull(),
    expiry: text('expiry').notNull(),
    isDefault: boolean('is_default').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('saved_cards_reference_key').on(table.gateway, table.reference),
    index('saved_cards_user_index').on(table.userId, table.id),
    uniqueIndex('saved_cards_default_key').on(table.userId).where(sql`is_default`),
    uniqueIndex('saved_cards_same_card_key').on(
      table.userId,
      table.gateway,
      table.brand,
      table.last4,
      table.expiry,
    ),
    check('saved_cards_gateway_check', oneOf(table.gateway, GATEWAYS)),
    check('saved_cards_last4_check', sql`${table.last4} ~ '^[0-9]{4}$'`),
    check('saved_cards_expiry_check', sql`${table.expiry} ~ '^[0-9]{2}/[0-9]{2}$'`),
  ],
);
