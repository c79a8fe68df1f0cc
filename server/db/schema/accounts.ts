import { and, gt, isNull, sql } from 'drizzle-orm';
import {
  bigint,
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
import { GENDERS, SOCIAL_PROVIDERS } from '../../../contract/constants/accounts.ts';
import { ROLES } from '../../../contract/roles.ts';
import { bytes, descending, FIRST_FREE_ID, localeColumn, moment, oneOf } from '../columns.ts';

const isCustomer = sql`user_type = 'customer'`;
const isTailor = sql`user_type = 'tailor'`;

/** Text that staff search customers and tailors by (people-13, tailors-30). */
export const searchedText = sql`lower(username || ' ' || email || ' ' || coalesce(first_name, '') || ' '
  || coalesce(last_name, '') || ' ' || coalesce(phone_number, ''))`;

/** E-mail is lower case, phone numbers E.164. */
export const users = pgTable(
  'users',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity({ startWith: FIRST_FREE_ID }),
    username: text('username').notNull(),
    email: text('email').notNull(),
    phoneNumber: text('phone_number'),
    /** Argon2id in PHC form; null for accounts without sign-in. */
    passwordHash: text('password_hash'),
    userType: text('user_type', { enum: ROLES }).notNull(),
    gender: text('gender', { enum: GENDERS }),
    firstName: text('first_name'),
    lastName: text('last_name'),
    address: text('address'),
    dateOfBirth: date('date_of_birth', { mode: 'string' }),
    locale: localeColumn(),
    profilePicture: integer('profile_picture'),
    /** The password is published, so it works only while the demo is on. */
    isDemo: boolean('is_demo').notNull().default(false),
    /** While set, the account cannot sign in (people-8). */
    blockedAt: moment('blocked_at'),
    blockedReason: text('blocked_reason'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('users_username_key').on(sql`lower(${table.username})`),
    uniqueIndex('users_email_key').on(sql`lower(${table.email})`),
    index('users_customers_joined_index')
      .on(descending(table.createdAt), descending(table.id))
      .where(isCustomer),
    index('users_customers_name_index').on(sql`lower(username)`, table.id).where(isCustomer),
    index('users_customers_search_index').using('gin', sql`${searchedText} gin_trgm_ops`).where(isCustomer),
    index('users_customers_blocked_index')
      .on(descending(table.createdAt), descending(table.id))
      .where(sql`user_type = 'customer' and blocked_at is not null`),
    index('users_tailors_search_index').using('gin', sql`${searchedText} gin_trgm_ops`).where(isTailor),
    index('users_tailors_blocked_index')
      .on(table.id)
      .where(sql`user_type = 'tailor' and blocked_at is not null`),
    index('users_staff_index').on(table.id).where(sql`user_type in ('support', 'admin')`),
    index('users_profile_picture_index').on(table.profilePicture).where(sql`profile_picture is not null`),
    check('users_user_type_check', oneOf(table.userType, ROLES)),
    check('users_gender_check', oneOf(table.gender, GENDERS)),
    check('users_phone_number_check', sql`${table.phoneNumber} ~ '^\\+[1-9][0-9]{1,14}$'`),
  ],
);

/** Idle days after which a session ends (accounts-6); sessions of staff end sooner. */
export const SESSION_IDLE_DAYS = 14;

/** One row per signed-in device, by the token's SHA-256. */
export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    tokenHash: bytes('token_hash').notNull(),
    device: text('device').notNull(),
    /** True if the sign-in used two factors (accounts-23). */
    secondFactor: boolean('second_factor').notNull().default(false),
    /** The session ends after this long without a call. */
    idleSeconds: integer('idle_seconds')
      .notNull()
      .default(SESSION_IDLE_DAYS * 86_400),
    /** The last time the owner proved their identity, by signing in or later (people-11). */
    confirmedAt: moment('confirmed_at').notNull().defaultNow(),
    /** Set by a sign-in with nothing but a code to a phone: until then the session is limited (accounts-28). */
    guardedUntil: moment('guarded_until'),
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

export const isLiveSession = and(
  isNull(refreshTokens.revokedAt),
  gt(refreshTokens.expiresAt, sql`now()`),
  gt(refreshTokens.lastUsedAt, sql`now() - make_interval(secs => ${refreshTokens.idleSeconds})`),
);

/** Single use, valid for one hour. */
export const passwordResets = pgTable(
  'password_resets',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    tokenHash: bytes('token_hash').notNull(),
    /** Sealed with the shop's secret, so that the same link can be mailed again. */
    sealedToken: bytes('sealed_token'),
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
 * Single use. `prove` verifies the address, `change` moves the account to `email`, `undo` restores its old address,
 * which is reserved meanwhile.
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

/** One row per device that signed in to an account, by the SHA-256 of its cookie. */
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

export const loginFailures = pgTable(
  'login_failures',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** Hash of the e-mail, which need not have an account. */
    accountKey: bytes('account_key').notNull(),
    /** Set for a device known to the account: its attempts are counted separately. */
    deviceKey: bytes('device_key'),
    /** The caller with its neighbours behind one address. */
    address: text('address').notNull(),
    visitor: text('visitor'),
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [
    index('login_failures_visitor_index').on(table.visitor, table.at),
    index('login_failures_account_key_index').on(table.accountKey, table.at),
    index('login_failures_address_index').on(table.address, table.at),
    index('login_failures_at_index').on(table.at),
  ],
);

/** An authenticator app. */
export const secondFactors = pgTable('second_factors', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Sealed with the shop's secret. */
  sealedSecret: bytes('sealed_secret').notNull(),
  /** The 30-second step of the last code, because each code works once. */
  lastStep: integer('last_step').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
});

/** Stored as the SHA-256 of 80 random bits. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    codeHash: bytes('code_hash').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [uniqueIndex('recovery_codes_user_id_code_hash_key').on(table.userId, table.codeHash)],
);

/** A WebAuthn credential that signs in to the account. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    credentialId: bytes('credential_id').notNull(),
    /** COSE. */
    publicKey: bytes('public_key').notNull(),
    /** Signatures made; stays 0 where the authenticator does not count. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: text('transports').array().notNull(),
    name: text('name').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    lastUsedAt: moment('last_used_at'),
  },
  (table) => [
    uniqueIndex('passkeys_credential_id_key').on(table.credentialId),
    index('passkeys_user_id_index').on(table.userId),
  ],
);

/** Used WebAuthn challenges by SHA-256; each is accepted once. */
export const spentChallenges = pgTable(
  'spent_challenges',
  {
    challengeHash: bytes('challenge_hash').primaryKey(),
    spentAt: moment('spent_at').notNull().defaultNow(),
  },
  (table) => [index('spent_challenges_spent_at_index').on(table.spentAt)],
);

/** An identity at a sign-in provider, such as Google, that may sign in to the account. */
export const socialIdentities = pgTable(
  'social_identities',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    provider: text('provider', { enum: SOCIAL_PROVIDERS }).notNull(),
    /** The provider's id of the person. */
    subject: text('subject').notNull(),
    /** As reported by the provider when the identity was connected. */
    email: text('email'),
    createdAt: moment('created_at').notNull().defaultNow(),
    lastUsedAt: moment('last_used_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('social_identities_provider_subject_key').on(table.provider, table.subject),
    uniqueIndex('social_identities_user_id_provider_key').on(table.userId, table.provider),
    check('social_identities_provider_check', oneOf(table.provider, SOCIAL_PROVIDERS)),
  ],
);
