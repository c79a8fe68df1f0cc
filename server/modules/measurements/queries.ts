import { and, asc, count, desc, eq, sql } from 'drizzle-orm';
import { VERSIONS_SHOWN } from '../../../contract/constants/measurements.ts';
import { type Db, preparedOnce, statementName, type Tx } from '../../db/client.ts';
import { measurements, measurementVersions } from '../../db/schema/measurements.ts';

/** `values` in millimetres (weight: grams). */
export type RecordFields = Pick<
  typeof measurements.$inferSelect,
  'label' | 'gender' | 'ageGroup' | 'unit' | 'note' | 'values'
>;

const asVersion = {
  measurementId: measurements.id,
  version: measurements.version,
  label: measurements.label,
  gender: measurements.gender,
  ageGroup: measurements.ageGroup,
  unit: measurements.unit,
  note: measurements.note,
  values: measurements.values,
  savedAt: measurements.updatedAt,
};

export type VersionRow = typeof measurementVersions.$inferSelect;

const preparedOn = preparedOnce((db) => {
  const given = (name: keyof RecordFields) => sql`${sql.placeholder(name)}`;
  const replaced = db.$with('replaced').as(
    db
      .update(measurements)
      .set({
        label: given('label'),
        gender: given('gender'),
        ageGroup: given('ageGroup'),
        unit: given('unit'),
        note: given('note'),
        values: given('values'),
        version: sql`${measurements.version} + 1`,
        updatedAt: sql`clock_timestamp()`,
      })
      .where(
        and(eq(measurements.id, sql.placeholder('id')), eq(measurements.userId, sql.placeholder('userId'))),
      )
      .returning(asVersion),
  );
  return {
    records: db
      .select(asVersion)
      .from(measurements)
      .where(eq(measurements.userId, sql.placeholder('userId')))
      .orderBy(asc(measurements.id))
      .prepare(statementName(db, 'measurement_records')),
    replace: db
      .with(replaced)
      .insert(measurementVersions)
      .select(db.select().from(replaced))
      .returning()
      .prepare(statementName(db, 'measurement_replace')),
  };
});

export async function recordsOf(db: Db, userId: number): Promise<VersionRow[]> {
  return preparedOn(db).records.execute({ userId });
}

export async function insertRecord(tx: Tx, userId: number, fields: RecordFields): Promise<VersionRow> {
  const saved = tx.$with('saved').as(
    tx
      .insert(measurements)
      .values({ userId, ...fields })
      .returning(asVersion),
  );
  const [row] = await tx.with(saved).insert(measurementVersions).select(tx.select().from(saved)).returning();
  if (!row) throw new Error('The measurement record was not written.');
  return row;
}

/**
 * Updates the record and appends a version, in one statement; undefined without such a record. Concurrent saves wait
 * for the row lock, so version numbers are unique.
 */
export async function replaceRecord(
  db: Db,
  userId: number,
  id: number,
  fields: RecordFields,
): Promise<VersionRow | undefined> {
  const [row] = await preparedOn(db).replace.execute({ userId, id, ...fields });
  return row;
}

export async function deleteRecord(db: Db, userId: number, id: number): Promise<boolean> {
  const deleted = await db
    .delete(measurements)
    .where(and(eq(measurements.id, id), eq(measurements.userId, userId)))
    .returning({ id: measurements.id });
  return deleted.length > 0;
}

export async function versionsOf(db: Db, userId: number, id: number): Promise<VersionRow[]> {
  const rows = await db
    .select({ version: measurementVersions })
    .from(measurementVersions)
    .innerJoin(measurements, eq(measurements.id, measurementVersions.measurementId))
    .where(and(eq(measurementVersions.measurementId, id), eq(measurements.userId, userId)))
    .orderBy(desc(measurementVersions.version))
    .limit(VERSIONS_SHOWN);
  return rows.map(({ version }) => version);
}

/** By id, else the latest; locked against deletion until the transaction ends. */
export async function lockRecord(
  tx: Tx,
  userId: number,
  id: number | undefined,
): Promise<VersionRow | undefined> {
  const [row] = await tx
    .select(asVersion)
    .from(measurements)
    .where(and(eq(measurements.userId, userId), id === undefined ? undefined : eq(measurements.id, id)))
    .orderBy(desc(measurements.updatedAt), desc(measurements.id))
    .limit(1)
    .for('key share');
  return row;
}

export async function countRecords(tx: Tx, userId: number): Promise<number> {
  const [row] = await tx.select({ count: count() }).from(measurements).where(eq(measurements.userId, userId));
  return row?.count ?? 0;
}
