import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Closing, RowOutcome } from '../../../contract/constants/couriers.ts';
import type { Tx } from '../../db/client.ts';
import { courierEntries, courierRemittances, courierRows } from '../../db/schema/couriers.ts';
import { batchesOf } from './batches.ts';

/** Undefined where another transaction has booked the file. */
export async function insertRemittance(
  tx: Tx,
  values: typeof courierRemittances.$inferInsert,
): Promise<number | undefined> {
  const [row] = await tx
    .insert(courierRemittances)
    .values(values)
    .onConflictDoNothing()
    .returning({ id: courierRemittances.id });
  return row?.id;
}

interface Paid {
  parcel: number;
  amount: number;
  fee: number;
  paidOn: string | null;
}

/** What the courier has paid and kept of each parcel, by parcel, as all transactions lock them. */
export async function insertPaid(
  tx: Tx,
  { remittanceId, recordedBy }: { remittanceId: number; recordedBy: number },
  paid: readonly Paid[],
): Promise<void> {
  for (const batch of batchesOf(paid.toSorted((one, other) => one.parcel - other.parcel)))
    await insertBatch(tx, { remittanceId, recordedBy }, batch);
}

async function insertBatch(
  tx: Tx,
  { remittanceId, recordedBy }: { remittanceId: number; recordedBy: number },
  sorted: readonly Paid[],
): Promise<void> {
  const list = <Value>(of: (one: Paid) => Value) => sql.param(sorted.map(of));
  await tx.execute(sql`
    insert into courier_entries (parcel_id, kind, amount, remittance_id, paid_on, recorded_by)
    select parcel, kind, amount, ${remittanceId}::int, paid_on, ${recordedBy}::int
    from unnest(${list((one) => one.parcel)}::int[], ${list((one) => one.amount)}::int[], ${list((one) => one.fee)}::int[],
      ${list((one) => one.paidOn)}::date[]) with ordinality as paid (parcel, gross, fee, paid_on, place)
    cross join lateral (values ('REMITTED', fee - gross), ('FEE', -fee)) as entry (kind, amount)
    where amount <> 0 order by place, kind desc`);
}

export async function insertLeftOut(
  tx: Tx,
  remittanceId: number,
  rows: readonly { row: number; number: string; amount: number | null; outcome: RowOutcome }[],
): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insert(courierRows)
    .values(rows.map(({ row, number, amount, outcome }) => ({ remittanceId, row, number, amount, outcome })));
}

/** Reverses what a remittance has booked, and the closings of its parcels. */
export async function reverseRemittance(
  tx: Tx,
  id: number,
  { reason, recordedBy }: { reason: string; recordedBy: number },
): Promise<void> {
  const parcels = await tx
    .selectDistinct({ id: courierEntries.parcelId })
    .from(courierEntries)
    .where(eq(courierEntries.remittanceId, id))
    .orderBy(courierEntries.parcelId);
  for (const batch of batchesOf(parcels.map((one) => one.id))) {
    await tx.execute(sql`
    insert into courier_entries (parcel_id, kind, amount, remittance_id, reverses, reason, recorded_by)
    select e.parcel_id, 'UNDONE', -e.amount, e.remittance_id, e.id, ${reason}, ${recordedBy}::int
    from courier_entries e where e.parcel_id = any(${sql.param(batch)}::int[]) and e.reversed_at is null and (e.remittance_id = ${id} and e.kind in ('REMITTED', 'FEE')
      or e.kind = 'CLOSED' and e.parcel_id in (select parcel_id from courier_entries booked
        where booked.remittance_id = ${id} and booked.kind = 'REMITTED' and booked.reversed_at is null and booked.id < e.id))
    order by e.parcel_id, e.id`);
  }
  await tx
    .update(courierRemittances)
    .set({ undoneAt: new Date(), undoneBy: recordedBy, undoReason: reason })
    .where(eq(courierRemittances.id, id));
}

export async function insertClosing(
  tx: Tx,
  {
    parcelId,
    held,
    ...said
  }: { parcelId: number; held: number; closing: Closing; reason: string; recordedBy: number },
): Promise<void> {
  await tx.insert(courierEntries).values({ parcelId, kind: 'CLOSED', amount: -held, ...said });
}

export async function reverseClosing(
  tx: Tx,
  parcelId: number,
  { reason, recordedBy }: { reason: string; recordedBy: number },
): Promise<void> {
  await tx.execute(sql`
    insert into courier_entries (parcel_id, kind, amount, reverses, reason, recorded_by)
    select e.parcel_id, 'UNDONE', -e.amount, e.id, ${reason}, ${recordedBy}::int from courier_entries e
    where e.parcel_id = ${parcelId} and e.kind = 'CLOSED' and e.reversed_at is null order by e.id`);
}

/** False where it is closed already, or its remittance is undone. */
export async function closeOpenRow(
  tx: Tx,
  id: number,
  said: { closing: Closing; reason: string; closedBy: number },
): Promise<boolean> {
  const closed = await tx
    .update(courierRows)
    .set({ ...said, closedAt: new Date() })
    .where(
      and(
        eq(courierRows.id, id),
        isNull(courierRows.closedAt),
        sql`(select undone_at from courier_remittances r where r.id = remittance_id) is null`,
      ),
    )
    .returning({ id: courierRows.id });
  return closed.length > 0;
}

export async function rowById(tx: Tx, id: number) {
  const [row] = await tx
    .select({ id: courierRows.id, courierId: courierRemittances.courierId })
    .from(courierRows)
    .innerJoin(courierRemittances, eq(courierRemittances.id, courierRows.remittanceId))
    .where(eq(courierRows.id, id));
  return row;
}
