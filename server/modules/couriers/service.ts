import type { Courier, CourierLine, courierParcels as listCall, Parcel } from '../../../contract/couriers.ts';
import { writeCsv } from '../../../contract/csv.ts';
import { dayInKarachi } from '../../../contract/dates.ts';
import type { QueryOf } from '../../../contract/endpoint.ts';
import type { List } from '../../../contract/lists.ts';
import type { Db } from '../../db/client.ts';
import { fail } from '../../fail.ts';
import type { Actor } from '../../infra/access-tokens.ts';
import { recordAudit } from '../audit/service.ts';
import { presentCourier, presentParcel, presentRemittance } from './present.ts';
import { courierLines, heldParcels, listedParcels, remittancesOf, rowsLeftOut } from './queries.ts';

export async function listCouriers(db: Db): Promise<{ results: CourierLine[] }> {
  return { results: (await courierLines(db)).map(presentCourier) };
}

/** Fails with `request.not_found`, like the functions below. */
export async function readCourier(db: Db, id: number): Promise<Courier> {
  const [row] = await courierLines(db, id);
  if (!row) fail('request.not_found');
  return {
    ...presentCourier(row),
    columns: row.columns,
    remittances: (await remittancesOf(db, id)).map(presentRemittance),
    rows_left_out: await rowsLeftOut(db, id),
  };
}

export async function listParcels(
  db: Db,
  id: number,
  query: QueryOf<typeof listCall>,
): Promise<List<Parcel>> {
  const { rows, ...page } = await listedParcels(db, id, query);
  return { ...page, results: rows.map(presentParcel) };
}

/** What a courier holds, parcel by parcel (couriers-9). */
export async function heldAsCsv(db: Db, actor: Actor, id: number) {
  if ((await courierLines(db, id)).length === 0) fail('request.not_found');
  const lines = (await heldParcels(db, id)).map((parcel) => {
    const texts = writeCsv([[parcel.number, parcel.trackingNumber, dayInKarachi(parcel.deliveredAt)]]);
    const sums = [parcel.collected, parcel.received, parcel.fees, parcel.held];
    // `writeCsv` would quote a negative number as text.
    return `${texts.trimEnd()},${sums.join(',')}\r\n`;
  });
  await recordAudit(db, actor, {
    action: 'couriers.exported',
    subject: { kind: 'courier', id },
    data: { parcels: lines.length },
  });
  const head = ['courier_number', 'tracking_number', 'delivered', 'collected', 'received', 'fees', 'held'];
  return { bytes: Buffer.from([writeCsv([head]), ...lines].join('')), filename: `courier-${id}.csv` };
}
