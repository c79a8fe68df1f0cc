import type { SampleSent } from '../../../../contract/sample-garments.ts';
import type { Tx } from '../../../db/client.ts';
import { fail } from '../../../fail.ts';
import type { Actor } from '../../../infra/access-tokens.ts';
import { snapshotFor } from '../../measurements/service.ts';
import { firstGarmentOf } from '../garment-queries.ts';
import { writeSample } from './queries.ts';

interface Form {
  measurement_source: 'STORE' | 'UPLOAD' | 'SAMPLE';
  measurement_sample?: SampleSent | undefined;
  cloth_source?: 'POSTED' | 'SHELF' | undefined;
}

/**
 * The sample that a form sends along; null without one (orders-160). Fails with `orders.sample_missing`, with
 * `orders.sample_needs_cloth`, and with `orders.sample_record_unknown` for a record of somebody else.
 */
export async function sampleIn(
  tx: Tx,
  actor: Pick<Actor, 'id'>,
  { measurement_source, measurement_sample: sample, cloth_source }: Form,
): Promise<SampleSent | null> {
  if (measurement_source !== 'SAMPLE') return null;
  if (!sample) fail('orders.sample_missing');
  // Nothing of the customer's travels to the tailor.
  if (cloth_source === 'SHELF') fail('orders.sample_needs_cloth');
  const { measurement } = sample;
  if (measurement !== null && !(await snapshotFor(tx, actor.id, measurement)))
    fail('orders.sample_record_unknown');
  return sample;
}

/** As the database has the source: of a sample it is UPLOAD, without a picture. */
export function storedSource({ measurement_source: source }: Pick<Form, 'measurement_source'>) {
  return source === 'SAMPLE' ? 'UPLOAD' : source;
}

/** Of an order of one garment that was placed just now. */
export async function keepSampleOfFirst(tx: Tx, orderId: number, sample: SampleSent | null): Promise<void> {
  if (!sample) return;
  await writeSample(tx, { orderId, garmentId: await firstGarmentOf(tx, orderId) }, sample);
}
