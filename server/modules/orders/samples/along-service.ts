import type { Tx } from '../../../db/client.ts';
import { fail } from '../../../fail.ts';
import type { GarmentRow } from '../garment-queries.ts';
import { allGarments } from '../present.ts';
import type { OrderRow } from '../queries.ts';
import { hasSample } from './present.ts';
import { returnPacked, updateSample } from './queries.ts';

/** It came; the moment of the first time at this tailor stays. */
export async function receiveSample(tx: Tx, garment: GarmentRow, tailorId: number): Promise<void> {
  const { sample } = garment;
  const isHere = sample?.cameAt && sample.holderId === tailorId && !sample.lostAt && !sample.returnedAt;
  if (isHere) return;
  await updateSample(tx, garment.id, {
    holderId: tailorId,
    cameAt: new Date(),
    packedAt: null,
    returnedAt: null,
    lostAt: null,
    lostNote: '',
  });
}

/** Writes down which samples came with the cloth. Fails with `orders.garment_unknown` on `samples`. */
export async function receiveSamples(tx: Tx, row: OrderRow, ids: readonly number[] = []): Promise<void> {
  for (const garment of namedIn(row, ids)) await receiveSample(tx, garment, row.order.tailorId);
}

/** Writes down which samples are packed; others stay listed as due back. Fails like `receiveSamples`. */
export async function packSamples(tx: Tx, row: OrderRow, ids: readonly number[] = []): Promise<void> {
  for (const garment of namedIn(row, ids)) {
    const isThere = hasSample(garment) && garment.sample.cameAt && !garment.sample.lostAt;
    if (isThere) await updateSample(tx, garment.id, { packedAt: new Date(), returnedAt: null });
  }
}

/** What is packed is with the customer once the parcel is, also where the garment comes again to be altered. */
export async function returnPackedSamples(tx: Tx, { order }: OrderRow): Promise<void> {
  await returnPacked(tx, order.id);
}

/** What was packed, also for a parcel that comes back, is with the tailor who packed it again. */
export async function unpackSamples(tx: Tx, row: OrderRow): Promise<void> {
  for (const garment of allGarments(row)) {
    if (garment.sample?.packedAt) await updateSample(tx, garment.id, { packedAt: null });
  }
}

function namedIn(row: OrderRow, ids: readonly number[]): GarmentRow[] {
  const sampled = allGarments(row).filter(hasSample);
  return ids.map((id) => sampled.find((garment) => garment.id === id) ?? fail('orders.garment_unknown'));
}
