import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import {
  type Mark,
  ORIGINS,
  PEOPLE,
  RELATIONS,
  type Relation,
} from '../../../contract/constants/measurements.ts';
import { AGE_GROUPS, type MeasureCode, UNITS } from '../../../contract/measures.ts';
import { FIRST_FREE_ID, moment, oneOf } from '../columns.ts';
import { users } from './accounts.ts';

/** Whole millimetres (weight: grams); a missing key is a measure not taken. */
export type CanonicalValues = Partial<Record<MeasureCode, number>>;

export type Marks = Partial<Record<MeasureCode, Mark>>;

/** What garment a record was measured on, and the name of the shop or tailor. */
export interface MeasuredOn {
  garment: string;
  by: string;
}

const recordColumns = {
  label: text('label').notNull(),
  gender: text('gender', { enum: PEOPLE }).notNull(),
  ageGroup: text('age_group', { enum: AGE_GROUPS }).notNull(),
  unit: text('unit', { enum: UNITS }).notNull(),
  note: text('note').notNull().default(''),
  values: jsonb('values').$type<CanonicalValues>().notNull(),
  /** Empty if the label names the person. */
  person: text('person').notNull().default(''),
  relation: text('relation').$type<Relation>(),
  marks: jsonb('marks').$type<Marks>().notNull().default({}),
  origin: text('origin', { enum: ORIGINS }).notNull().default('form'),
  /** An account id, even after the account is deleted; null in old versions. */
  savedBy: integer('saved_by'),
  restoredVersion: integer('restored_version'),
  /** With the origin `garment` only: release 1.0.0 does not reset it. */
  measuredOn: jsonb('measured_on').$type<MeasuredOn>(),
};

export const measurements = pgTable(
  'measurements',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity({ startWith: FIRST_FREE_ID }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    version: integer('version').notNull().default(1),
    ...recordColumns,
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('measurements_user_id_index').on(table.userId, table.id),
    check('measurements_gender_check', oneOf(table.gender, PEOPLE)),
    check('measurements_age_group_check', oneOf(table.ageGroup, AGE_GROUPS)),
    check('measurements_unit_check', oneOf(table.unit, UNITS)),
    check('measurements_values_check', sql`jsonb_typeof(${table.values}) = 'object'`),
    check('measurements_marks_check', sql`jsonb_typeof(${table.marks}) = 'object'`),
    check('measurements_relation_check', oneOf(table.relation, RELATIONS)),
    check('measurements_origin_check', oneOf(table.origin, ORIGINS)),
  ],
);

/** Every save of a record; version 1 is the oldest. */
export const measurementVersions = pgTable(
  'measurement_versions',
  {
    measurementId: integer('measurement_id')
      .notNull()
      .references(() => measurements.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    ...recordColumns,
    savedAt: moment('saved_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.measurementId, table.version] }),
    check('measurement_versions_version_check', sql`${table.version} >= 1`),
  ],
);
