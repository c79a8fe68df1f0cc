import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { AgeGroup } from '../../../../contract/measures.ts';
import type { SampleSent } from '../../../../contract/sample-garments.ts';
import type { Tx } from '../../../db/client.ts';
import { users } from '../../../db/schema/accounts.ts';
import { orders } from '../../../db/schema/orders.ts';
import { garmentSamples } from '../../../db/schema/samples.ts';
import { tailors } from '../../../db/schema/tailors.ts';

/** Moments as PostgreSQL writes them in JSON. */
export interface SampleRow {
  kind: string;
  name: string;
  ageGroup: AgeGroup;
  gender: SampleSent['gender'];
  measurementId: number | null;
  /** The tailor who has it, or had it last. */
  holderId: number | null;
  holderName: string | null;
  isHeldInHouse: boolean;
  cameAt: string | null;
  measuredAt: string | null;
  packedAt: string | null;
  returnedAt: string | null;
  lostAt: string | null;
  lostNote: string;
}

/** Of the row `garment`; null where release 1.0.0 has given it other measures since. */
export const sampleOfGarment = sql<SampleRow | null>`(
  select jsonb_build_object('kind', sample.kind, 'name', sample.name, 'ageGroup', sample.age_group, 'gender', sample.gender,
    'measurementId', sample.measurement_id, 'holderId', sample.holder_id, 'holderName', holder.username,
    'isHeldInHouse', coalesce(keeper.in_house, false), 'cameAt', sample.came_at, 'measuredAt', sample.measured_at,
    'packedAt', sample.packed_at, 'returnedAt', sample.returned_at, 'lostAt', sample.lost_at, 'lostNote', sample.lost_note)
  from ${garmentSamples} sample left join ${tailors} keeper on keeper.id = sample.holder_id
    left join ${users} holder on holder.id = keeper.user_id
  where sample.garment_id = garment.id and (sample.measured_at is not null
    or garment.measurement_source = 'UPLOAD' and garment.measurement_picture is null))`;

/** Whether the first garment of an order without measures waits for its sample. */
export const isSampleOfFirst = sql`exists (
  select from garments first join ${garmentSamples} sample on sample.garment_id = first.id
  where first.order_id = ${orders.id} and first.position = 1 and first.measurement_picture is null)`;

/** Writes what is sent along with a garment, or that nothing is. */
export async function writeSample(
  tx: Tx,
  { orderId, garmentId }: { orderId: number; garmentId: number },
  sample: SampleSent | null,
): Promise<void> {
  if (!sample) {
    await tx.delete(garmentSamples).where(eq(garmentSamples.garmentId, garmentId));
    return;
  }
  const { kind, name, age_group: ageGroup, gender, measurement: measurementId } = sample;
  const said = { kind, name, ageGroup, gender, measurementId };
  await tx
    .insert(garmentSamples)
    .values({ garmentId, orderId, ...said })
    .onConflictDoUpdate({ target: garmentSamples.garmentId, set: said });
}

type Change = Partial<
  Pick<
    typeof garmentSamples.$inferInsert,
    'holderId' | 'cameAt' | 'measuredAt' | 'measurementId' | 'packedAt' | 'returnedAt' | 'lostAt' | 'lostNote'
  >
>;

export async function updateSample(tx: Tx, garmentId: number, change: Change): Promise<void> {
  await tx.update(garmentSamples).set(change).where(eq(garmentSamples.garmentId, garmentId));
}

/** Writes down that the packed samples of an order went back. */
export async function returnPacked(tx: Tx, orderId: number): Promise<void> {
  const { packedAt, lostAt, returnedAt } = garmentSamples;
  await tx
    .update(garmentSamples)
    .set({ returnedAt: sql`now()` })
    .where(and(eq(garmentSamples.orderId, orderId), isNotNull(packedAt), isNull(lostAt), isNull(returnedAt)));
}
