import { and, desc, eq, gt, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { Closing } from '../../../contract/constants/couriers.ts';
import { type Columns, type courierParcels as listCall, PARCEL_SORTS } from '../../../contract/couriers.ts';
import type { QueryOf } from '../../../contract/endpoint.ts';
import type { Db, Tx } from '../../db/client.ts';
import { boundedCount, keyset } from '../../db/keyset.ts';
import {
  courierEntries,
  courierParcels,
  courierRemittances,
  courierRows,
  couriers,
} from '../../db/schema/couriers.ts';
import { orders } from '../../db/schema/orders.ts';
import { editorName } from '../../db/schema/version-columns.ts';
import { batchesOf } from './batches.ts';
import { keyOf } from './parcel-number.ts';

const MAX_REMITTANCES = 50;
const MAX_ROWS_OPEN = 200;

const isRemitted = sql<boolean>`(select count(*) from courier_entries e
  where e.parcel_id = courier_parcels.id and e.kind = 'REMITTED' and e.reversed_at is null) > 0`;

export interface CourierRow extends Record<string, unknown> {
  id: number;
  name: string;
  held: number;
  parcels: number;
  oldest: string | null;
  differences: number;
  columns: Columns | null;
}

/** All couriers, or one. */
export async function courierLines(db: Db | Tx, id?: number): Promise<CourierRow[]> {
  const { rows } = await db.execute<CourierRow>(sql`
    with open as (
      select courier_id, sum(held)::float8 as held, count(*)::int as parcels, min(delivered_at) as oldest,
        count(*) filter (where (select count(*) from courier_entries e
          where e.parcel_id = p.id and e.kind = 'REMITTED' and e.reversed_at is null) > 0)::int as differences
      from courier_parcels p where held <> 0 ${id === undefined ? sql`` : sql`and courier_id = ${id}`} group by 1
    ), left_out as (
      select r.courier_id, count(*)::int as rows from courier_rows l join courier_remittances r on r.id = l.remittance_id
      where l.closed_at is null and r.undone_at is null group by 1
    )
    select c.id, c.name, coalesce(o.held, 0) as held, coalesce(o.parcels, 0) as parcels, o.oldest,
      coalesce(o.differences, 0) + coalesce(l.rows, 0) as differences, c.columns
    from couriers c left join open o on o.courier_id = c.id left join left_out l on l.courier_id = c.id
    ${id === undefined ? sql`` : sql`where c.id = ${id}`} order by held desc, c.name`);
  return rows;
}

/** Locks the courier until the transaction ends, against other bookings. */
export async function lockCourier(tx: Tx, id: number): Promise<boolean> {
  // Deliveries name the courier meanwhile, which `for update` would hold.
  const found = await tx
    .select({ id: couriers.id })
    .from(couriers)
    .where(eq(couriers.id, id))
    .for('no key update');
  return found.length > 0;
}

export async function rememberColumns(tx: Tx, id: number, columns: Columns): Promise<void> {
  const { number, amount, fee, date } = columns;
  await tx
    .update(couriers)
    .set({ columns: { number, amount, ...(fee && { fee }), ...(date && { date }) } })
    .where(eq(couriers.id, id));
}

const sumOf = (kind: 'REMITTED' | 'FEE') => sql<number>`(select coalesce(-sum(e.amount), 0)::float8
  from courier_entries e where e.remittance_id = courier_remittances.id and e.kind = ${kind})`;

const remittanceColumns = {
  id: courierRemittances.id,
  courierId: courierRemittances.courierId,
  kind: courierRemittances.kind,
  fileName: courierRemittances.fileName,
  reference: courierRemittances.reference,
  parcels: sql<number>`(select count(*)::int from courier_entries e
    where e.remittance_id = courier_remittances.id and e.kind = 'REMITTED')`,
  received: sumOf('REMITTED'),
  fees: sumOf('FEE'),
  leftOut: sql<number>`(select count(*)::int from courier_rows l where l.remittance_id = courier_remittances.id)`,
  at: courierRemittances.at,
  by: editorName(courierRemittances.recordedBy),
  undoneAt: courierRemittances.undoneAt,
  undoneBy: editorName(courierRemittances.undoneBy),
  undoReason: courierRemittances.undoReason,
};

export function remittancesOf(db: Db, courierId: number) {
  return db
    .select(remittanceColumns)
    .from(courierRemittances)
    .where(eq(courierRemittances.courierId, courierId))
    .orderBy(desc(courierRemittances.id))
    .limit(MAX_REMITTANCES);
}

export async function remittanceById(db: Db | Tx, id: number) {
  const [row] = await db
    .select(remittanceColumns)
    .from(courierRemittances)
    .where(eq(courierRemittances.id, id));
  return row;
}

export type RemittanceRow = NonNullable<Awaited<ReturnType<typeof remittanceById>>>;

export function rowsLeftOut(db: Db, courierId: number) {
  return db
    .select({
      id: courierRows.id,
      remittance: courierRows.remittanceId,
      row: courierRows.row,
      number: courierRows.number,
      amount: courierRows.amount,
      outcome: courierRows.outcome,
    })
    .from(courierRows)
    .innerJoin(courierRemittances, eq(courierRemittances.id, courierRows.remittanceId))
    .where(
      and(
        eq(courierRemittances.courierId, courierId),
        isNull(courierRemittances.undoneAt),
        isNull(courierRows.closedAt),
      ),
    )
    .orderBy(courierRows.id)
    .limit(MAX_ROWS_OPEN);
}

const standing = (
  kinds: string,
) => sql<number>`(select coalesce(sum(abs(e.amount)), 0)::int from courier_entries e
  where e.parcel_id = courier_parcels.id and e.reversed_at is null and e.kind = ${kinds})`;

const lastClosing = (column: 'closing' | 'reason') => sql`(select e.${sql.raw(column)} from courier_entries e
  where e.parcel_id = courier_parcels.id and e.kind = 'CLOSED' and e.reversed_at is null order by e.id desc limit 1)`;

const parcelColumns = {
  id: courierParcels.id,
  courierId: courierParcels.courierId,
  number: courierParcels.number,
  orderId: courierParcels.orderId,
  trackingNumber: orders.trackingNumber,
  kind: orders.kind,
  held: courierParcels.held,
  collected: standing('COLLECTED'),
  received: standing('REMITTED'),
  fees: standing('FEE'),
  isRemitted,
  closing: lastClosing('closing').mapWith((value: Closing) => value) as SQL<Closing | null>,
  reason: sql<string | null>`${lastClosing('reason')}`,
  deliveredAt: courierParcels.deliveredAt,
};

export async function parcelById(db: Db | Tx, id: number) {
  const [row] = await db
    .select(parcelColumns)
    .from(courierParcels)
    .innerJoin(orders, eq(orders.id, courierParcels.orderId))
    .where(eq(courierParcels.id, id));
  return row;
}

export type ParcelRow = NonNullable<Awaited<ReturnType<typeof parcelById>>>;

export async function listedParcels(db: Db, courierId: number, query: QueryOf<typeof listCall>) {
  const page = keyset(PARCEL_SORTS, { id: courierParcels.id }, courierParcels.id, query);
  const { search, state } = query;
  const key = search === undefined ? '' : keyOf(search);
  const found = and(
    eq(courierParcels.courierId, courierId),
    state && ne(courierParcels.held, 0),
    state === 'differs' ? isRemitted : undefined,
    search === undefined
      ? undefined
      : sql`(${courierParcels.numberKey} = ${key} or ${courierParcels.orderId} = (select o.id from orders o where o.tracking_id = ${orderNumber(key)}))`,
  );
  const matching = db.select({ id: courierParcels.id }).from(courierParcels).where(found);
  const [rows, count] = await Promise.all([
    db
      .select({ ...parcelColumns, cursor: page.cursor })
      .from(courierParcels)
      .innerJoin(orders, eq(orders.id, courierParcels.orderId))
      .where(and(found, page.where))
      .orderBy(...page.orderBy)
      .limit(page.limit),
    boundedCount(db, sql`${matching}`),
  ]);
  return { count, ...page.pageOf(rows) };
}

/** All that are not settled, oldest first. */
export function heldParcels(db: Db, courierId: number) {
  return db
    .select(parcelColumns)
    .from(courierParcels)
    .innerJoin(orders, eq(orders.id, courierParcels.orderId))
    .where(and(eq(courierParcels.courierId, courierId), ne(courierParcels.held, 0)))
    .orderBy(courierParcels.id);
}

/** `NPXXXXXXXXXX` → `NP-XXXXXXXXXX`. */
function orderNumber(key: string): string {
  return key.replace(/^NP/, 'NP-');
}

/** Parcels of the courier with one of these numbers, its own or an order's. */
export async function parcelsByNumber(db: Db | Tx, courierId: number, keys: readonly string[]) {
  const found: Awaited<ReturnType<typeof parcelsOf>>[] = [];
  for (const batch of batchesOf([...new Set(keys)])) found.push(await parcelsOf(db, courierId, batch));
  // One parcel may be named by its own number and by its order's.
  const byId = new Map(found.flat().map((parcel) => [parcel.id, parcel]));
  return [...byId.values()].sort((one, other) => one.id - other.id);
}

async function parcelsOf(db: Db | Tx, courierId: number, all: readonly string[]) {
  const { rows } = await db.execute<{
    id: number;
    number_key: string;
    tracking_id: string;
    held: number;
    is_remitted: boolean;
  }>(sql`
    with found as materialized (
      select p.id from courier_parcels p where p.number_key <> '' and p.courier_id = ${courierId} and p.number_key = any(${sql.param(all)}::text[])
      union
      select p.id from orders o join courier_parcels p on p.order_id = o.id and p.courier_id = ${courierId}
      where o.tracking_id = any(${sql.param(all.filter((key) => /^NP.{10}$/.test(key)).map(orderNumber))}::text[])
    )
    select p.id, p.number_key, o.tracking_id, p.held, (r.id is not null) as is_remitted
    from found join courier_parcels p on p.id = found.id join orders o on o.id = p.order_id
    left join courier_entries r on r.parcel_id = p.id and r.kind = 'REMITTED' and r.reversed_at is null
    order by p.id`);
  return rows.map((row) => ({
    id: row.id,
    numberKey: row.number_key,
    orderKey: keyOf(row.tracking_id),
    trackingNumber: row.tracking_id,
    held: row.held,
    isRemitted: row.is_remitted,
  }));
}

/** The remittance that stands for this file. */
export async function remittanceOfFile(tx: Db | Tx, hash: Buffer): Promise<number | undefined> {
  const [row] = await tx
    .select({ id: courierRemittances.id })
    .from(courierRemittances)
    .where(and(eq(courierRemittances.fileHash, hash), isNull(courierRemittances.undoneAt)));
  return row?.id;
}

/** Chosen parcels of the courier that hold something and are in no remittance. */
export function payableParcels(tx: Tx, courierId: number, ids: readonly number[]) {
  return tx
    .select({ id: courierParcels.id, held: courierParcels.held })
    .from(courierParcels)
    .where(
      and(
        eq(courierParcels.courierId, courierId),
        inArray(courierParcels.id, [...ids]),
        gt(courierParcels.held, 0),
        sql`not ${isRemitted}`,
      ),
    )
    .orderBy(courierParcels.id);
}

export async function closedEntries(tx: Tx, parcelId: number) {
  return tx
    .select({ id: courierEntries.id })
    .from(courierEntries)
    .where(
      and(
        eq(courierEntries.parcelId, parcelId),
        eq(courierEntries.kind, 'CLOSED'),
        isNull(courierEntries.reversedAt),
      ),
    );
}
