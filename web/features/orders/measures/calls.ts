import { call } from '../../../lib/call.ts';

/** The link by which somebody gives the measures of a garment; it replaces the one before (orders-71). */
export function createMeasureLink(id: number, garment: number, idempotencyKey: string) {
  return call('POST /api/orders/{id}/garments/{garment}/measure-link/', {
    params: { id, garment },
    idempotencyKey,
  });
}

/** See orders-71. */
export async function withdrawMeasureLink(id: number, garment: number): Promise<void> {
  await call('DELETE /api/orders/{id}/garments/{garment}/measure-link/', { params: { id, garment } });
}
