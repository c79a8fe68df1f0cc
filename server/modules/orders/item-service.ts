import { basicWords, errorWords, garmentWords } from '#words';
import type { Tx } from '../../db/client.ts';
import { fail } from '../../fail.ts';
import { findTailor } from '../tailors/service.ts';
import {
  isDressType,
  isFabricOffered,
  missingMeasures,
  requireKind,
  requireOffered,
  stitchedFor,
} from './order-rules.ts';
import type { OrderWithMeasures } from './queries.ts';
import { updateDetails, updateOrder } from './write-queries.ts';

interface Agreed {
  tailor?: number | undefined;
  dress_type?: string | undefined;
  fabric_type?: string | undefined;
}

/**
 * Writes what an order of /order_placement left open: tailor, dress type and fabric (orders-31). Fails with
 * `orders.tailor_unknown`, `orders.tailor_of_other_kind`, `orders.no_dress`, `orders.dress_type_unavailable`,
 * `orders.fabric_unavailable` and `orders.measure_missing`.
 */
export async function settleItem(
  tx: Tx,
  { order, measures, garments }: OrderWithMeasures,
  agreed: Agreed,
): Promise<void> {
  const tailorId = agreed.tailor ?? order.tailorId;
  if (tailorId !== order.tailorId) {
    const tailor = await findTailor(tx, tailorId);
    if (!tailor?.active) fail('orders.tailor_unknown');
    requireKind(tailor, stitchedFor({ order, measures }, agreed.dress_type));
    requireOffered(tailor, garments.slice(1));
    await updateOrder(tx, order.id, { tailorId });
  }
  const { dress_type, fabric_type } = agreed;
  if (dress_type === undefined && fabric_type === undefined) return;
  if (order.itemType === 'shoes') fail('orders.no_dress');
  const dressType = dress_type ?? order.dressType ?? '';
  if (!isDressType(dressType)) fail('orders.dress_type_unavailable', { dress: dressType || errorWords.it });
  const fabricType = fabric_type ?? order.fabricType;
  if (fabricType !== null && !isFabricOffered({ tailorType: null, rateCard: {} }, dressType, fabricType)) {
    fail('orders.fabric_unavailable');
  }
  const missing = measures ? missingMeasures(dressType, measures.values) : [];
  if (measures && missing.length > 0) {
    const dress = garmentWords.dressTypes[dressType];
    fail('orders.measure_missing', {
      dress,
      label: measures.label,
      measures: missing.join(basicWords.listSeparator),
    });
  }
  await updateDetails(tx, order.id, { dressType, fabricType });
}
