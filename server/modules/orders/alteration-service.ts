import type { GarmentFit } from '../../../contract/garments.ts';
import type { Tx } from '../../db/client.ts';
import { chosenGarment } from './garment-choice-service.ts';
import { insertAlteration } from './garment-queries.ts';
import type { OrderWithMeasures } from './queries.ts';

interface Asked {
  garment?: number | undefined;
  fit?: GarmentFit | undefined;
}

/** Writes which garment shall be altered (orders-120). Fails like `chosenGarment`. */
export async function recordAlteration(
  tx: Tx,
  { order, garments }: OrderWithMeasures,
  { garment, fit = {} }: Asked,
): Promise<void> {
  const { id: garmentId } = chosenGarment(garments, garment);
  const hasFit = Object.keys(fit).length > 0;
  await insertAlteration(tx, { orderId: order.id, garmentId, fit: hasFit ? fit : null });
}
