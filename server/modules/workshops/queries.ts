import { and, eq, notInArray, sql } from 'drizzle-orm';
import { MAX_WEEKLY_CAPACITY } from '../../../contract/constants/tailors.ts';
import type { Day } from '../../../contract/dates.ts';
import type { Db, Tx } from '../../db/client.ts';
import { tailorRates, tailors } from '../../db/schema/tailors.ts';
import { editorName, nextVersion } from '../../db/schema/version-columns.ts';

/** The workshop of a tailor's account, or for staff that of a tailor. */
export type WorkshopScope = { user: number } | { tailor: number };

const columns = {
  id: tailors.id,
  inHouse: tailors.inHouse,
  tailorType: tailors.tailorType,
  services: tailors.services,
  rateCard: tailors.rateCard,
  leadTimeDays: tailors.leadTimeDays,
  address: tailors.address,
  openingHours: tailors.openingHours,
  weeklyCapacity: tailors.weeklyCapacity,
  daysOff: tailors.daysOff,
  weekdaysOff: tailors.weekdaysOff,
  fullWeeks: tailors.fullWeeks,
  version: tailors.version,
  updatedAt: tailors.updatedAt,
  updatedBy: editorName(tailors.updatedBy),
};

function within(scope: WorkshopScope) {
  return 'user' in scope ? eq(tailors.userId, scope.user) : eq(tailors.id, scope.tailor);
}

export async function workshopWithin(db: Db | Tx, scope: WorkshopScope) {
  const [row] = await db.select(columns).from(tailors).where(within(scope));
  return row;
}

export type WorkshopRow = NonNullable<Awaited<ReturnType<typeof workshopWithin>>>;

/** Locks the workshop until the transaction ends, against edits and orders that reserve its weeks. */
export async function lockWorkshop(tx: Tx, scope: WorkshopScope): Promise<WorkshopRow | undefined> {
  await tx.select({ id: tailors.id }).from(tailors).where(within(scope)).for('no key update');
  return workshopWithin(tx, scope);
}

export async function updateWorkshop(
  tx: Tx,
  id: number,
  editorId: number,
  values: Partial<typeof tailors.$inferInsert>,
): Promise<void> {
  await tx
    .update(tailors)
    .set({ ...values, ...nextVersion(tailors, editorId) })
    .where(eq(tailors.id, id));
}

/** Writes only the differences, because the trigger on rates locks the tailor and recalculates the average. */
export async function replaceRates(tx: Tx, id: number, rates: Record<string, number>): Promise<void> {
  const codes = Object.keys(rates);
  const dropped = codes.length > 0 ? notInArray(tailorRates.dressType, codes) : undefined;
  await tx.delete(tailorRates).where(and(eq(tailorRates.tailorId, id), dropped));
  if (codes.length === 0) return;
  await tx
    .insert(tailorRates)
    .values(codes.map((dressType) => ({ tailorId: id, dressType, rupees: rates[dressType] ?? 0 })))
    .onConflictDoUpdate({
      target: [tailorRates.tailorId, tailorRates.dressType],
      set: { rupees: sql`excluded.rupees` },
      setWhere: sql`${tailorRates.rupees} <> excluded.rupees`,
    });
}

/** Garments by the week in which they should be finished, from the present one on. */
export async function bookedWeeks(
  db: Db | Tx,
  { id, weeklyCapacity }: Pick<WorkshopRow, 'id' | 'weeklyCapacity'>,
): Promise<{ week: Day; booked: number }[]> {
  const capacity = weeklyCapacity ?? MAX_WEEKLY_CAPACITY;
  const { rows } = await db.execute<{ week: Day; booked: number }>(
    sql`select week::text, booked from booked_weeks_of(${id}::integer, ${capacity}::integer) order by week`,
  );
  return rows;
}
