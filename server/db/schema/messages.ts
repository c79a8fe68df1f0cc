import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import {
  CHANNELS,
  CODE_PURPOSES,
  FALLBACKS,
  MESSAGE_STATES,
  PHONE_CHANNELS,
} from '../../../contract/constants/messages.ts';
import { bytes, descending, moment, oneOf } from '../columns.ts';
import { refreshTokens, users } from './accounts.ts';

/**
 * The outbox of every channel but mail, purged 30 days after the end (docs/decisions/0124-codes-by-phone.md). `body` is
 * sealed, because it may hold a code, and cleared at the end.
 */
export const messages = pgTable(
  'messages',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    channel: text('channel', { enum: PHONE_CHANNELS }).notNull(),
    kind: text('kind').notNull(),
    recipient: text('recipient').notNull(),
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    body: bytes('body'),
    /** Sealed: what is sent by the next channel if this one surely fails; cleared once that is known (messages-14). */
    fallback: bytes('fallback'),
    fellBackTo: text('fell_back_to', { enum: FALLBACKS }),
    /** The provider's own id of the message, by which it reports the delivery. */
    providerId: text('provider_id'),
    /** Waits for the end of the quiet hours (messages-13). */
    keepsQuiet: boolean('keeps_quiet').notNull().default(false),
    /** Parts that the network counts, and hundredths of a rupee that they cost once sent. */
    parts: smallint('parts').notNull(),
    price: integer('price').notNull().default(0),
    /** Urgent messages have workers of their own. */
    isUrgent: boolean('is_urgent').notNull(),
    state: text('state', { enum: MESSAGE_STATES }).notNull().default('waiting'),
    attempts: smallint('attempts').notNull().default(0),
    lastError: text('last_error'),
    createdAt: moment('created_at').notNull().defaultNow(),
    nextAttemptAt: moment('next_attempt_at').notNull().defaultNow(),
    /** Never sent later than this. */
    expiresAt: moment('expires_at').notNull(),
    /** Set while a worker sends it; in the past: the worker was stopped, and nobody knows whether it was sent. */
    claimedUntil: moment('claimed_until'),
    endedAt: moment('ended_at'),
  },
  (table) => [
    index('messages_due_index').on(table.isUrgent, table.nextAttemptAt).where(sql`state = 'waiting'`),
    index('messages_recipient_index').on(table.recipient),
    index('messages_user_index').on(table.userId),
    index('messages_state_index').on(table.state, descending(table.id)),
    index('messages_ended_at_index').on(table.endedAt),
    index('messages_provider_id_index').on(table.providerId).where(sql`provider_id is not null`),
    index('messages_fallback_index').on(table.endedAt).where(sql`fallback is not null`),
    check('messages_ended_check', sql`(${table.state} = 'waiting') = (${table.endedAt} is null)`),
    check('messages_body_check', sql`(${table.body} is null) = (${table.endedAt} is not null)`),
  ],
);

/** Callers behind one address: without a visitor's cookie, with one of less than an hour, or with an older one. */
export const NEIGHBOUR_KINDS = ['withoutCookie', 'new', 'known'] as const;

/** Codes sent to phones, deleted after two days. Each belongs to the account or device that has asked for it. */
export const phoneCodes = pgTable(
  'phone_codes',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    phone: text('phone').notNull(),
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    deviceHash: bytes('device_hash'),
    networkHash: bytes('network_hash').notNull(),
    visitorHash: bytes('visitor_hash'),
    /** Null: asked for before they were counted. */
    neighbourKind: text('neighbour_kind', { enum: NEIGHBOUR_KINDS }),
    /** A code works for what it was sent for. */
    purpose: text('purpose', { enum: CODE_PURPOSES }).notNull().default('proof'),
    /** Keyed, since there are only a million codes; random where no code was sent. */
    codeHash: bytes('code_hash').notNull(),
    /** Null: the number has had its codes of today, which nobody is told. */
    messageId: integer('message_id').references(() => messages.id, { onDelete: 'set null' }),
    isSent: boolean('is_sent').notNull(),
    tries: smallint('tries').notNull().default(0),
    createdAt: moment('created_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [
    index('phone_codes_created_at_index').on(table.createdAt),
    index('phone_codes_phone_index').on(table.phone, table.createdAt),
    index('phone_codes_user_index').on(table.userId, table.createdAt),
    index('phone_codes_message_index').on(table.messageId),
    check('phone_codes_holder_check', sql`num_nonnulls(${table.userId}, ${table.deviceHash}) = 1`),
    check('phone_codes_neighbour_kind_check', oneOf(table.neighbourKind, NEIGHBOUR_KINDS)),
    check('phone_codes_purpose_check', oneOf(table.purpose, CODE_PURPOSES)),
    check('phone_codes_tries_check', sql`${table.tries} between 0 and 5`),
  ],
);

/** Numbers that an account, or a guest's device, has proven. */
export const phoneProofs = pgTable(
  'phone_proofs',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    phone: text('phone').notNull(),
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    deviceHash: bytes('device_hash'),
    provenAt: moment('proven_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('phone_proofs_user_key').on(table.userId, table.phone).where(sql`user_id is not null`),
    uniqueIndex('phone_proofs_device_key')
      .on(table.deviceHash, table.phone)
      .where(sql`device_hash is not null`),
    index('phone_proofs_proven_at_index').on(table.provenAt),
    index('phone_proofs_phone_index').on(table.phone),
    check('phone_proofs_holder_check', sql`num_nonnulls(${table.userId}, ${table.deviceHash}) = 1`),
  ],
);

/** The number whose codes sign in to an account; each belongs to one account (accounts-25). */
export const signInPhones = pgTable(
  'sign_in_phones',
  {
    userId: integer('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    phone: text('phone').notNull(),
    verifiedAt: moment('verified_at').notNull().defaultNow(),
  },
  (table) => [uniqueIndex('sign_in_phones_phone_key').on(table.phone)],
);

/** By which channel a person gets news, once they have chosen one; a proven number by which they wrote STOP has none. */
export const channelChoices = pgTable(
  'channel_choices',
  {
    userId: integer('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    channel: text('channel', { enum: CHANNELS }).notNull(),
    /** Null for mail and web push. */
    phone: text('phone'),
    chosenAt: moment('chosen_at').notNull().defaultNow(),
    /** When STOP came by reply; the channel is mail since. */
    stoppedAt: moment('stopped_at'),
  },
  (table) => [
    index('channel_choices_phone_index').on(table.phone).where(sql`phone is not null`),
    check('channel_choices_channel_check', oneOf(table.channel, CHANNELS)),
    check(
      'channel_choices_phone_check',
      sql`(${table.channel} in ('mail', 'push')) = (${table.phone} is null)`,
    ),
  ],
);

/** A browser that takes web push, for as long as its session lives (messages-26). */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    sessionId: integer('session_id')
      .notNull()
      .references(() => refreshTokens.id, { onDelete: 'cascade' }),
    /** Address at the push service; whoever knows it and the VAPID key can send to the browser. */
    endpoint: text('endpoint').notNull(),
    /** The browser's public key and secret, for which messages are encrypted (RFC 8291). */
    publicKey: bytes('public_key').notNull(),
    authSecret: bytes('auth_secret').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    lastSentAt: moment('last_sent_at'),
  },
  (table) => [
    uniqueIndex('push_subscriptions_session_key').on(table.sessionId),
    uniqueIndex('push_subscriptions_endpoint_key').on(table.endpoint),
    index('push_subscriptions_user_index').on(table.userId, table.id),
    check(
      'push_subscriptions_lengths_check',
      sql`length(${table.endpoint}) <= 1000 and length(${table.publicKey}) = 65 and length(${table.authSecret}) = 16`,
    ),
  ],
);

/** Numbers that have written by WhatsApp: to whom they belong, and what they were asked (messages-20). */
export const whatsappNumbers = pgTable(
  'whatsapp_numbers',
  {
    phone: text('phone').primaryKey(),
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** Until a day after it free text may be sent. */
    lastInboundAt: moment('last_inbound_at').notNull().defaultNow(),
    /** When STOP came as the last message: support answers by mail since (messages-12). */
    stoppedAt: moment('stopped_at'),
    /** When an unknown number was asked for an order number. */
    askedAt: moment('asked_at'),
    /** Wrong order numbers within a day of the first. */
    tries: smallint('tries').notNull().default(0),
    triedAt: moment('tried_at'),
  },
  (table) => [
    index('whatsapp_numbers_user_index').on(table.userId, descending(table.lastInboundAt)),
    index('whatsapp_numbers_asked_at_index').on(table.askedAt).where(sql`asked_at is not null`),
    index('whatsapp_numbers_last_inbound_index').on(table.lastInboundAt),
  ],
);

/** What came by WhatsApp, until it stands in a conversation. `body` is sealed, and cleared then. */
export const whatsappInbound = pgTable(
  'whatsapp_inbound',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    providerId: text('provider_id').notNull(),
    phone: text('phone').notNull(),
    body: bytes('body'),
    isKnown: boolean('is_known').notNull(),
    /** It has to be fetched, which may take a minute, so it has workers of its own. */
    hasPicture: boolean('has_picture').notNull().default(false),
    receivedAt: moment('received_at').notNull().defaultNow(),
    handledAt: moment('handled_at'),
    tries: smallint('tries').notNull().default(0),
    nextTryAt: moment('next_try_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('whatsapp_inbound_provider_key').on(table.providerId),
    index('whatsapp_inbound_phone_index').on(table.phone, table.receivedAt),
    index('whatsapp_inbound_received_at_index').on(table.isKnown, table.receivedAt),
    index('whatsapp_inbound_open_index').on(table.id).where(sql`handled_at is null`),
    check('whatsapp_inbound_body_check', sql`(${table.body} is null) = (${table.handledAt} is not null)`),
  ],
);
