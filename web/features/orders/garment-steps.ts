import type { BodyFor } from '../../../contract/paths.ts';
import { call } from '../../lib/call.ts';

/** Takes a step of one garment (orders-111). Throws CallError. */
export function takeGarmentStep(
  id: number,
  garment: number,
  body: BodyFor<'POST /api/orders/{id}/garments/{garment}/steps/'>,
  idempotencyKey: string,
) {
  const params = { id, garment };
  return call('POST /api/orders/{id}/garments/{garment}/steps/', { params, body, idempotencyKey });
}

/** Says what was done with the sample of a garment (orders-162). Throws CallError. */
export function takeSampleStep(
  id: number,
  garment: number,
  body: BodyFor<'POST /api/orders/{id}/garments/{garment}/sample/'>,
  idempotencyKey: string,
) {
  const params = { id, garment };
  return call('POST /api/orders/{id}/garments/{garment}/sample/', { params, body, idempotencyKey });
}
