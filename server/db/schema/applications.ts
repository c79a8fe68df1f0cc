import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import {
  APPLICATION_ACTIONS,
  APPLICATION_STATES,
  TAILOR_KINDS,
} from '../../../contract/constants/tailors.ts';
import { bytes, descending, FIRST_FREE_ID, localeColumn, moment, oneOf } from '../columns.ts';
import { users } from './accounts.ts';
import { files } from './files.ts';

/** Text that staff search applications by. Keep in step with its index. */
export const searchedApplication = sql`lower(shop_name || ' ' || name || ' ' || email || ' ' || city || ' ' || phone)`;

/** Applications to become a tailor; e-mail is lower case, the phone number E.164. */
export const tailorApplications = pgTable(
  'tailor_applications',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity({ startWith: FIRST_FREE_ID }),
    state: text('state', { enum: APPLICATION_STATES }).notNull().default('UNCONFIRMED'),
    name: text('name').notNull(),
    shopName: text('shop_name').notNull(),
    email: text('email').notNull(),
    locale: localeColumn(),
    phone: text('phone').notNull(),
    area: text('area').notNull(),
    city: text('city').notNull(),
    address: text('address').notNull(),
    kind: text('kind', { enum: TAILOR_KINDS }).notNull(),
    services: text('services').array().notNull(),
    /** Dress type → whole rupees. */
    rates: jsonb('rates').$type<Record<string, number>>().notNull(),
    leadTimeDays: smallint('lead_time_days').notNull(),
    about: text('about').notNull(),
    tokenHash: bytes('token_hash').notNull(),
    /** Sealed with the shop's secret, so that every mail has the same link. */
    sealedToken: bytes('sealed_token').notNull(),
    /** Keyed hashes, for the daily limits. */
    visitor: bytes('visitor'),
    network: bytes('network'),
    /** Counts changes, so that staff cannot decide on an outdated version. */
    version: integer('version').notNull().default(1),
    /** The shop's latest question. */
    question: text('question'),
    /** Why it was declined. */
    reason: text('reason'),
    /** The account created from the application. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull().defaultNow(),
    submittedAt: moment('submitted_at'),
    /** When its state last changed. */
    changedAt: moment('changed_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('tailor_applications_token_hash_key').on(table.tokenHash),
    uniqueIndex('tailor_applications_open_email_key')
      .on(table.email)
      .where(sql`state in ('SUBMITTED', 'QUESTIONED')`),
    index('tailor_applications_email_index').on(table.email, descending(table.id)),
    index('tailor_applications_phone_index').on(table.phone, descending(table.id)),
    index('tailor_applications_network_index').on(table.network).where(sql`network is not null`),
    index('tailor_applications_visitor_index').on(table.visitor).where(sql`visitor is not null`),
    index('tailor_applications_state_index').on(table.state, descending(table.id)),
    index('tailor_applications_search_index').using('gin', sql`${searchedApplication} gin_trgm_ops`),
    index('tailor_applications_changed_index').on(table.changedAt),
    index('tailor_applications_user_id_index').on(table.userId).where(sql`user_id is not null`),
    check('tailor_applications_state_check', oneOf(table.state, APPLICATION_STATES)),
    check('tailor_applications_kind_check', oneOf(table.kind, TAILOR_KINDS)),
    check('tailor_applications_phone_check', sql`${table.phone} ~ '^\\+[1-9][0-9]{1,14}$'`),
    check(
      'tailor_applications_submitted_check',
      sql`(${table.state} = 'UNCONFIRMED') = (${table.submittedAt} is null)`,
    ),
    check(
      'tailor_applications_reason_check',
      sql`(${table.state} = 'DECLINED') = (${table.reason} is not null)`,
    ),
  ],
);

export const tailorApplicationPictures = pgTable(
  'tailor_application_pictures',
  {
    applicationId: integer('application_id')
      .notNull()
      .references(() => tailorApplications.id, { onDelete: 'cascade' }),
    place: smallint('place').notNull(),
    fileId: integer('file_id')
      .notNull()
      .references(() => files.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.applicationId, table.place] }),
    index('tailor_application_pictures_file_index').on(table.fileId),
  ],
);

/** Steps of an application: submitted, question asked, answered, decided. */
export const tailorApplicationEvents = pgTable(
  'tailor_application_events',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    applicationId: integer('application_id')
      .notNull()
      .references(() => tailorApplications.id, { onDelete: 'cascade' }),
    /** Null: the applicant. */
    actorId: integer('actor_id').references(() => users.id, { onDelete: 'set null' }),
    action: text('action', { enum: APPLICATION_ACTIONS }).notNull(),
    /** The question, the reason, or the applicant's answer. */
    note: text('note').notNull().default(''),
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [
    index('tailor_application_events_application_index').on(table.applicationId, table.id),
    index('tailor_application_events_actor_index').on(table.actorId).where(sql`actor_id is not null`),
    check('tailor_application_events_action_check', oneOf(table.action, APPLICATION_ACTIONS)),
  ],
);
