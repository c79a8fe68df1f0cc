import { and, gt, isNull, sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { GENDERS } from '../../../contract/constants/accounts.ts';
import { ROLES } from '../../../contract/roles.ts';
import { bytes, descending, FIRST_FREE_ID, moment } from '../columns.ts';
import { oneOf } from './one-of.ts';

/** People and the reserved accounts. E-mail is kept in lower case, phone numbers in E.164. */
export const users = pgTable(
  'users',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity({ startWith: FIRST_FREE_ID }),
    username: text('username').notNull(),
    email: text('email').notNull(),
    phoneNumber: text('phone_number'),
    /** Argon2id in PHC form; null for accounts nobody signs in to. */
    passwordHash: text('password_hash'),
    userType: text('user_type', { enum: ROLES }).notNull(),
    gender: text('gender', { enum: GENDERS }),
    firstName: text('first_name'),
    lastName: text('last_name'),
    address: text('address'),
    dateOfBirth: date('date_of_birth', { mode: 'string' }),
    profilePicture: integer('profile_picture'),
    /** Written with the demo data: everybody may know the password, so it works only while the demo is on. */
    isDemo: boolean('is_demo').notNull().default(false),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('users_username_key').on(sql`lower(${table.username})`),
    uniqueIndex('users_email_key').on(sql`lower(${table.email})`),
    index('users_profile_picture_index').on(table.profilePicture).where(sql`profile_picture is not null`),
    check('users_user_type_check', oneOf(table.userType, ROLES)),
    check('users_gender_check', oneOf(table.gender, GENDERS)),
    check('users_phone_number_check', sql`${table.phoneNumber} ~ '^\\+[1-9][0-9]{1,14}$'`),
  ],
);

/** A session ends after so many days without a refresh of its access token. */
export const SESSION_IDLE_DAYS = 14;

/** One signed-in device. Only the SHA-256 of the token is kept. */
export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    tokenHash: bytes('token_hash').notNull(),
    device: text('device').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    lastUsedAt: moment('last_used_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
    revokedAt: moment('revoked_at'),
  },
  (table) => [
    uniqueIndex('refresh_tokens_token_hash_key').on(table.tokenHash),
    index('refresh_tokens_user_id_index').on(table.userId, descending(table.lastUsedAt)),
    index('refresh_tokens_expires_at_index').on(table.expiresAt),
  ],
);

/** Whether a row of `refresh_tokens` is a device that is signed in at this moment. */
export const isLiveSession = and(
  isNull(refreshTokens.revokedAt),
  gt(refreshTokens.expiresAt, sql`now()`),
  gt(refreshTokens.lastUsedAt, sql`now() - make_interval(days => ${SESSION_IDLE_DAYS})`),
);

/** A mailed link to set a new password: single use, one hour. */
export const passwordResets = pgTable(
  'password_resets',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    tokenHash: bytes('token_hash').notNull(),
    /** The token, to mail the same link again; sealed with the shop's secret. */
    sealedToken: bytes('sealed_token'),
    /** How often the link was mailed. */
    mailed: smallint('mailed').notNull().default(1),
    createdAt: moment('created_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [
    uniqueIndex('password_resets_token_hash_key').on(table.tokenHash),
    index('password_resets_user_id_index').on(table.userId),
  ],
);

const LINK_PURPOSES = ['prove', 'change', 'undo'] as const;

/**
 * A mailed link about an account's address, single use: `prove` shows that the address is its owner's, `change` moves the
 * account to `email`, `undo` gives it its old address `email` back. While an `undo` lives, its address is nobody else's.
 */
export const emailLinks = pgTable(
  'email_links',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text('purpose', { enum: LINK_PURPOSES }).notNull(),
    email: text('email').notNull(),
    tokenHash: bytes('token_hash').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [
    uniqueIndex('email_links_token_hash_key').on(table.tokenHash),
    index('email_links_user_id_index').on(table.userId),
    index('email_links_undo_index').on(sql`lower(${table.email})`).where(sql`purpose = 'undo'`),
    check('email_links_purpose_check', oneOf(table.purpose, LINK_PURPOSES)),
  ],
);

/** A device from which somebody has signed in to an account. Only the SHA-256 of its cookie is kept. */
export const knownDevices = pgTable(
  'known_devices',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    tokenHash: bytes('token_hash').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    lastUsedAt: moment('last_used_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('known_devices_user_id_token_hash_key').on(table.userId, table.tokenHash),
    index('known_devices_token_hash_index').on(table.tokenHash),
  ],
);

/** Failed sign-ins of the last minutes, whether or not the account exists. */
export const loginFailures = pgTable(
  'login_failures',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** The e-mail that was tried, hashed. */
    accountKey: bytes('account_key').notNull(),
    /** Set when the attempt came from a device that is known to the account: it is counted for that device alone. */
    deviceKey: bytes('device_key'),
    address: text('address').notNull(),
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [
    index('login_failures_account_key_index').on(table.accountKey, table.at),
    index('login_failures_address_index').on(table.address, table.at),
    index('login_failures_at_index').on(table.at),
  ],
);
