import { createHash } from 'node:crypto';
import {
  BOOKED_OUTCOMES,
  MAX_ROWS_LEFT_OUT,
  MAX_ROWS_SHOWN,
  type RowOutcome,
} from '../../../contract/constants/couriers.ts';
import type {
  Check,
  Columns,
  bookHandover as handoverCall,
  Remittance,
  bookRemittance as remittanceCall,
} from '../../../contract/couriers.ts';
import type { BodyOf } from '../../../contract/endpoint.ts';
import type { Db, Tx } from '../../db/client.ts';
import { fail } from '../../fail.ts';
import type { Actor } from '../../infra/access-tokens.ts';
import { recordAudit } from '../audit/service.ts';
import { bookedOf, type MatchedRow, matchRows } from './match-rules.ts';
import { presentRemittance, presentRow } from './present.ts';
import {
  courierLines,
  lockCourier,
  parcelsByNumber,
  payableParcels,
  rememberColumns,
  remittanceById,
  remittanceOfFile,
} from './queries.ts';
import { type FileRow, hashOf } from './remittance-file-service.ts';
import { insertLeftOut, insertPaid, insertRemittance, reverseRemittance } from './write-queries.ts';

/** A file whose rows are read. */
export interface ReadFile {
  bytes: Buffer;
  rows: FileRow[];
}

/** Fails with `request.not_found`. */
export async function requireCourier(db: Db, id: number): Promise<void> {
  if ((await courierLines(db, id)).length === 0) fail('request.not_found');
}

/** Tells what would be booked, and changes nothing (couriers-5). */
export async function checkFile(
  db: Db,
  id: number,
  columns: Columns,
  { bytes, rows }: ReadFile,
): Promise<Check> {
  const matched = await match(db, id, rows);
  const booked = bookedOf(matched);
  const counts: Partial<Record<RowOutcome, number>> = {};
  for (const { outcome } of matched) counts[outcome] = (counts[outcome] ?? 0) + 1;
  const isRight = ({ outcome }: MatchedRow) => outcome === 'MATCHED';
  const shown = [...matched.filter((row) => !isRight(row)), ...matched.filter(isRight)];
  return {
    seen: seenOf(bytes, columns, matched),
    rows: rows.length,
    counts,
    amount: booked.reduce((sum, { amount }) => sum + amount, 0),
    fees: booked.reduce((sum, { fee }) => sum + fee, 0),
    results: shown.slice(0, MAX_ROWS_SHOWN).map(presentRow),
  };
}

async function match(db: Db | Tx, id: number, rows: readonly FileRow[]): Promise<MatchedRow[]> {
  const keys = rows.filter(({ wrong }) => !wrong).map(({ key }) => key);
  return matchRows(rows, await parcelsByNumber(db, id, keys));
}

/** Names the file, its columns and what becomes of each row. */
function seenOf(bytes: Buffer, { number, amount, fee, date }: Columns, rows: readonly MatchedRow[]): string {
  const hash = createHash('sha256').update(hashOf(bytes));
  hash.update(JSON.stringify([number, amount, fee ?? null, date ?? null]));
  for (const { row, outcome, parcel } of rows)
    hash.update(JSON.stringify([row, outcome, parcel?.id ?? 0, parcel?.held ?? 0]));
  return hash.digest('hex');
}

/**
 * Books what was checked (couriers-6). Fails with `couriers.file_known`, `couriers.changed_meanwhile`,
 * `couriers.nothing_matched` and `couriers.too_many_left_out`.
 */
export async function bookFile(
  tx: Tx,
  actor: Actor,
  id: number,
  { seen, file_name: fileName, reference, ...columns }: BodyOf<typeof remittanceCall>,
  { bytes, rows }: ReadFile,
): Promise<Remittance> {
  if (!(await lockCourier(tx, id))) fail('request.not_found');
  const fileHash = hashOf(bytes);
  const known = await remittanceOfFile(tx, fileHash);
  if (known !== undefined) fail('couriers.file_known', { remittance: known });
  const matched = await match(tx, id, rows);
  const booked = bookedOf(matched);
  const leftOut = matched.filter(({ outcome }) => !BOOKED_OUTCOMES.includes(outcome));
  if (booked.length === 0) fail('couriers.nothing_matched');
  if (leftOut.length > MAX_ROWS_LEFT_OUT)
    fail('couriers.too_many_left_out', { limit: MAX_ROWS_LEFT_OUT.toLocaleString('en') });
  if (seenOf(bytes, columns, matched) !== seen) fail('couriers.changed_meanwhile');
  const values = { courierId: id, kind: 'FILE', fileName, fileHash, reference } as const;
  const remittanceId = await insertRemittance(tx, { ...values, recordedBy: actor.id });
  if (remittanceId === undefined) fail('couriers.changed_meanwhile');
  const paid = booked.map(({ parcel, amount, fee, paidOn }) => ({ parcel: parcel.id, amount, fee, paidOn }));
  await insertPaid(tx, { remittanceId, recordedBy: actor.id }, paid);
  await insertLeftOut(tx, remittanceId, leftOut);
  await rememberColumns(tx, id, columns);
  return booking(tx, actor, id, remittanceId);
}

/** Without a file, such as the cash that the shop's own rider brings (couriers-8). */
export async function handOver(
  tx: Tx,
  actor: Actor,
  id: number,
  { parcels, reference }: BodyOf<typeof handoverCall>,
): Promise<Remittance> {
  if (!(await lockCourier(tx, id))) fail('request.not_found');
  const seen = new Map(parcels.map((parcel) => [parcel.id, parcel.held]));
  const payable = await payableParcels(tx, id, [...seen.keys()]);
  if (payable.length !== seen.size || payable.some((one) => seen.get(one.id) !== one.held))
    fail('couriers.changed_meanwhile');
  const values = { courierId: id, kind: 'HAND', reference, recordedBy: actor.id } as const;
  const remittanceId = (await insertRemittance(tx, values)) ?? fail('couriers.changed_meanwhile');
  const paid = payable.map((one) => ({ parcel: one.id, amount: one.held, fee: 0, paidOn: null }));
  await insertPaid(tx, { remittanceId, recordedBy: actor.id }, paid);
  return booking(tx, actor, id, remittanceId);
}

async function booking(tx: Tx, actor: Actor, id: number, remittanceId: number): Promise<Remittance> {
  const row = (await remittanceById(tx, remittanceId)) ?? fail('request.not_found');
  const { parcels, received, fees } = row;
  await recordAudit(tx, actor, {
    action: 'couriers.remittance-booked',
    subject: { kind: 'courier', id },
    data: { remittance: remittanceId, parcels, received, fees },
  });
  return presentRemittance(row);
}

/** Reverses all of it, so that the file can be booked again (couriers-7). Fails with `couriers.undone`. */
export async function undo(tx: Tx, actor: Actor, id: number, reason: string): Promise<Remittance> {
  const found = (await remittanceById(tx, id)) ?? fail('request.not_found');
  await lockCourier(tx, found.courierId);
  const locked = await remittanceById(tx, id);
  if (locked?.undoneAt !== null) fail('couriers.undone');
  await reverseRemittance(tx, id, { reason, recordedBy: actor.id });
  await recordAudit(tx, actor, {
    action: 'couriers.remittance-undone',
    subject: { kind: 'courier', id: found.courierId },
    data: { remittance: id, reason },
  });
  return presentRemittance((await remittanceById(tx, id)) ?? found);
}
