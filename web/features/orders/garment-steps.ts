import type { BodyFor } from '../../../contract/paths.ts';
import { call } from '../../lib/call.ts';

/** Takes a step of one garment, with a photo (orders-111, orders-199). Throws CallError. */
export function takeGarmentStep(
  id: number,
  garment: number,
  body: BodyFor<'POST /api/orders/{id}/garments/{garment}/steps/'>,
  idempotencyKey: string,
  photo?: File,
) {
  const params = { id, garment };
  const files = photo ? { files: { photo } } : {};
  return call('POST /api/orders/{id}/garments/{garment}/steps/', { params, body, idempotencyKey, ...files });
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
