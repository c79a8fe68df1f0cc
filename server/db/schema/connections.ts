import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import {
  type ApiScope,
  DELIVERY_STATES,
  DISABLED_REASONS,
  SEND_FAILURES,
  type WebhookKind,
} from '../../../contract/constants/connections.ts';
import { ROLES } from '../../../contract/roles.ts';
import { bytes, descending, moment, oneOf } from '../columns.ts';
import { users } from './accounts.ts';

/** API keys by their SHA-256. A key works while its owner has the role in which it was made (connecting-7). */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    ownerId: integer('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text('role', { enum: ROLES }).notNull(),
    name: text('name').notNull(),
    scopes: text('scopes').array().notNull().$type<ApiScope[]>(),
    /** The beginning of the key, which is no secret. */
    prefix: text('prefix').notNull(),
    hash: bytes('hash').notNull(),
    /** The key before its rotation, which works until then. */
    previousHash: bytes('previous_hash'),
    previousUntil: moment('previous_until'),
    expiresAt: moment('expires_at'),
    /** Written once a day. */
    lastUsedOn: date('last_used_on', { mode: 'string' }),
    createdAt: moment('created_at').notNull().defaultNow(),
    revokedAt: moment('revoked_at'),
  },
  (table) => [
    uniqueIndex('api_keys_hash_key').on(table.hash),
    uniqueIndex('api_keys_previous_hash_key').on(table.previousHash).where(sql`previous_hash is not null`),
    index('api_keys_owner_index').on(table.ownerId),
    check('api_keys_role_check', oneOf(table.role, ROLES)),
    check('api_keys_previous_check', sql`(${table.previousHash} is null) = (${table.previousUntil} is null)`),
  ],
);

/** Addresses that hear of events; their secrets are sealed, because messages are signed by them. */
export const webhooks = pgTable(
  'webhooks',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    ownerId: integer('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text('role', { enum: ROLES }).notNull(),
    url: text('url').notNull(),
    kinds: text('kinds').array().notNull().$type<WebhookKind[]>(),
    secret: bytes('secret').notNull(),
    previousSecret: bytes('previous_secret'),
    previousUntil: moment('previous_until'),
    /** Since the first failure after the last success. */
    failingSince: moment('failing_since'),
    /** Its receiver has asked for a pause until then (connecting-18). */
    heldUntil: moment('held_until'),
    disabled: text('disabled', { enum: DISABLED_REASONS }),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('webhooks_owner_index').on(table.ownerId),
    check('webhooks_role_check', oneOf(table.role, ROLES)),
    check('webhooks_disabled_check', oneOf(table.disabled, DISABLED_REASONS)),
    check(
      'webhooks_previous_check',
      sql`(${table.previousSecret} is null) = (${table.previousUntil} is null)`,
    ),
  ],
);

/** One message to one webhook: its outbox and its log. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    webhookId: integer('webhook_id')
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    /** The same in every attempt. */
    messageId: text('message_id').notNull(),
    kind: text('kind').notNull(),
    body: text('body').notNull(),
    state: text('state', { enum: DELIVERY_STATES }).notNull().default('WAITING'),
    attempts: smallint('attempts').notNull().default(0),
    dueAt: moment('due_at').notNull().defaultNow(),
    /** An attempt that has not ended by then was cut off. */
    claimedUntil: moment('claimed_until'),
    attemptedAt: moment('attempted_at'),
    /** Of the last attempt. */
    status: smallint('status'),
    failure: text('failure', { enum: SEND_FAILURES }),
    answer: text('answer'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('webhook_deliveries_webhook_index').on(table.webhookId, descending(table.id)),
    index('webhook_deliveries_due_index').on(table.webhookId, table.dueAt).where(sql`state = 'WAITING'`),
    index('webhook_deliveries_created_index').on(table.createdAt),
    check('webhook_deliveries_state_check', oneOf(table.state, DELIVERY_STATES)),
    check('webhook_deliveries_failure_check', oneOf(table.failure, SEND_FAILURES)),
  ],
);
