import { and, asc, count, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import { VERSIONS_SHOWN } from '../../../contract/constants/measurements.ts';
import type { Db, Tx } from '../../db/client.ts';
import { users } from '../../db/schema/accounts.ts';
import {
  type Marks,
  type MeasuredOn,
  measurements,
  measurementVersions,
} from '../../db/schema/measurements.ts';

type RecordRow = typeof measurements.$inferSelect;

/** `values` in millimetres (weight: grams). */
export type RecordFields = Pick<
  RecordRow,
  'label' | 'gender' | 'ageGroup' | 'unit' | 'note' | 'values' | 'person' | 'relation' | 'marks' | 'origin'
>;

/** Without `marks`, unchanged values keep theirs. */
export type SavedFields = Omit<RecordFields, 'marks'> & {
  marks: Marks | null;
  /** Null where it is left out. */
  measuredOn?: MeasuredOn | null;
  savedBy: number;
  restoredVersion: number | null;
};

const asVersion = {
  measurementId: measurements.id,
  version: measurements.version,
  label: measurements.label,
  gender: measurements.gender,
  ageGroup: measurements.ageGroup,
  unit: measurements.unit,
  note: measurements.note,
  values: measurements.values,
  person: measurements.person,
  relation: measurements.relation,
  marks: measurements.marks,
  origin: measurements.origin,
  savedBy: measurements.savedBy,
  restoredVersion: measurements.restoredVersion,
  measuredOn: measurements.measuredOn,
  savedAt: measurements.updatedAt,
};

export type VersionRow = typeof measurementVersions.$inferSelect;

export async function recordsOf(db: Db | Tx, userId: number): Promise<VersionRow[]> {
  return await db
    .select(asVersion)
    .from(measurements)
    .where(eq(measurements.userId, userId))
    .orderBy(asc(measurements.id));
}

export async function insertRecord(
  tx: Tx,
  userId: number,
  fields: RecordFields & { savedBy?: number; measuredOn?: MeasuredOn | null },
): Promise<VersionRow> {
  const saved = tx.$with('saved').as(
    tx
      .insert(measurements)
      .values({ userId, savedBy: userId, ...fields })
      .returning(asVersion),
  );
  const [row] = await tx.with(saved).insert(measurementVersions).select(tx.select().from(saved)).returning();
  if (!row) throw new Error('The measurement record was not written.');
  return row;
}

/**
 * Updates the record and appends a version in one statement; undefined if the record is missing or its version is not
 * `from`. Concurrent saves wait for the row lock, so version numbers are unique.
 */
export async function replaceRecord(
  db: Db | Tx,
  userId: number,
  id: number,
  fields: SavedFields,
  from?: number,
): Promise<VersionRow | undefined> {
  const keptMarks = sql`(
    select coalesce(jsonb_object_agg(mark.key, mark.value), '{}')
    from jsonb_each(${measurements.marks}) mark
    where ${measurements.values}->mark.key = ${JSON.stringify(fields.values)}::jsonb->mark.key
  )`;
  const replaced = db.$with('replaced').as(
    db
      .update(measurements)
      .set({
        ...fields,
        marks: fields.marks ?? keptMarks,
        measuredOn: fields.measuredOn ?? null,
        version: sql`${measurements.version} + 1`,
        updatedAt: sql`clock_timestamp()`,
      })
      .where(
        and(
          eq(measurements.id, id),
          eq(measurements.userId, userId),
          from === undefined ? undefined : eq(measurements.version, from),
        ),
      )
      .returning(asVersion),
  );
  const [row] = await db
    .with(replaced)
    .insert(measurementVersions)
    .select(db.select().from(replaced))
    .returning();
  return row;
}

export async function deleteRecord(db: Db, userId: number, id: number): Promise<boolean> {
  const deleted = await db
    .delete(measurements)
    .where(and(eq(measurements.id, id), eq(measurements.userId, userId)))
    .returning({ id: measurements.id });
  return deleted.length > 0;
}

/** Includes the username of who saved it. */
export type NamedVersionRow = VersionRow & { savedByName: string | null };

export async function versionsOf(db: Db, userId: number, id: number): Promise<NamedVersionRow[]> {
  return db
    .select({ ...getTableColumns(measurementVersions), savedByName: users.username })
    .from(measurementVersions)
    .innerJoin(measurements, eq(measurements.id, measurementVersions.measurementId))
    .leftJoin(users, eq(users.id, measurementVersions.savedBy))
    .where(and(eq(measurementVersions.measurementId, id), eq(measurements.userId, userId)))
    .orderBy(desc(measurementVersions.version))
    .limit(VERSIONS_SHOWN);
}

export async function findVersion(
  db: Db,
  userId: number,
  id: number,
  version: number,
): Promise<VersionRow | undefined> {
  const [row] = await db
    .select(getTableColumns(measurementVersions))
    .from(measurementVersions)
    .innerJoin(measurements, eq(measurements.id, measurementVersions.measurementId))
    .where(
      and(
        eq(measurementVersions.measurementId, id),
        eq(measurementVersions.version, version),
        eq(measurements.userId, userId),
      ),
    );
  return row;
}

/** The record by id, otherwise the latest one; locked until the transaction ends, by default against deletion only. */
export async function lockRecord(
  tx: Tx,
  userId: number,
  id: number | undefined,
  strength: 'key share' | 'update' = 'key share',
): Promise<VersionRow | undefined> {
  const [row] = await tx
    .select(asVersion)
    .from(measurements)
    .where(and(eq(measurements.userId, userId), id === undefined ? undefined : eq(measurements.id, id)))
    .orderBy(desc(measurements.updatedAt), desc(measurements.id))
    .limit(1)
    .for(strength);
  return row;
}

export async function countRecords(tx: Tx, userId: number): Promise<number> {
  const [row] = await tx.select({ count: count() }).from(measurements).where(eq(measurements.userId, userId));
  return row?.count ?? 0;
}
