import { basicWords, errorWords, garmentWords } from '#words';
import type { Tx } from '../../db/client.ts';
import { Failure, fail } from '../../fail.ts';
import { findTailor } from '../tailors/service.ts';
import { placeOf } from './garment-measuring.ts';
import { type GarmentPrice, type GarmentRow, writeGarment } from './garment-queries.ts';
import { isDressType, isFabricKnown, missingMeasures, requireKinds, requireOffered } from './order-rules.ts';
import type { OrderWithMeasures } from './queries.ts';
import { updateOrder } from './write-queries.ts';

interface AgreedItem {
  dress_type?: string | undefined;
  fabric_type?: string | undefined;
}

interface Agreed extends AgreedItem {
  tailor?: number | undefined;
  stitching?: number | undefined;
  garments?: readonly (AgreedItem & { garment: number; stitching: number })[] | undefined;
}

interface Item extends AgreedItem {
  garment: GarmentRow;
  price: number;
}

/**
 * Writes what an order of /order_placement left open: tailor, dress types and fabrics (orders-31, orders-170). Returns
 * what each garment costs, and the sum. Fails with `orders.tailor_unknown`, `orders.tailor_of_other_kind`,
 * `orders.no_dress`, `orders.dress_type_unavailable`, `orders.fabric_unavailable` and `orders.measure_missing`, where
 * there are several garments on `garments`, and like `itemsOf`.
 */
export async function settleItems(
  tx: Tx,
  row: OrderWithMeasures,
  agreed: Agreed,
): Promise<{ stitching: number; prices: GarmentPrice[] }> {
  const items = itemsOf(row, agreed);
  const tailorId = agreed.tailor ?? row.order.tailorId;
  if (tailorId !== row.order.tailorId) {
    const tailor = await findTailor(tx, tailorId);
    if (!tailor?.active) fail('orders.tailor_unknown');
    requireKinds(
      tailor,
      items.map(({ garment, dress_type }) => ({ ...garment, dressType: dress_type ?? garment.dressType })),
    );
    requireOffered(tailor, row.garments.slice(1));
    await updateOrder(tx, row.order.id, { tailorId });
  }
  for (const [index, item] of items.entries()) {
    try {
      await settleItem(tx, row.order.id, item);
    } catch (error) {
      if (!(error instanceof Failure) || agreed.garments === undefined) throw error;
      const sentence = `${placeOf(row.garments, index)}: ${error.sentence}`;
      throw new Failure(error.code, { fields: { garments: [sentence] } });
    }
  }
  return {
    stitching: items.reduce((sum, { price }) => sum + price, 0),
    prices: items.map(({ garment: { id }, price }) => ({ id, price })),
  };
}

/**
 * What was agreed for each garment, in their order. Without `garments` the first one costs what the others leave. Fails
 * with `orders.garment_prices_missing`, `orders.price_below_garments` and `orders.price_parts_differ`.
 */
function itemsOf({ garments }: OrderWithMeasures, agreed: Agreed): Item[] {
  if (agreed.garments === undefined) {
    const stitching = agreed.stitching ?? fail('orders.garment_prices_missing');
    const { dress_type, fabric_type } = agreed;
    let rest = stitching;
    const others = garments.slice(1).map((garment) => {
      const price = garment.stitchingPrice ?? fail('orders.garment_prices_missing');
      rest -= price;
      return { garment, price };
    });
    if (rest <= 0) fail('orders.price_below_garments');
    return garments
      .slice(0, 1)
      .map((garment): Item => ({ garment, price: rest, dress_type, fabric_type }))
      .concat(others);
  }
  const priced = new Map(agreed.garments.map((item) => [item.garment, item]));
  if (priced.size !== garments.length || agreed.garments.length !== garments.length) {
    fail('orders.garment_prices_missing');
  }
  const items = garments.map((garment): Item => {
    const { stitching, dress_type, fabric_type } =
      priced.get(garment.id) ?? fail('orders.garment_prices_missing');
    return { garment, price: stitching, dress_type, fabric_type };
  });
  const sum = items.reduce((all, { price }) => all + price, 0);
  if (agreed.stitching !== undefined && agreed.stitching !== sum) fail('orders.price_parts_differ');
  return items;
}

async function settleItem(
  tx: Tx,
  orderId: number,
  { garment, dress_type, fabric_type }: Item,
): Promise<void> {
  if (dress_type === undefined && fabric_type === undefined) return;
  if (garment.itemType === 'shoes') fail('orders.no_dress');
  const dressType = dress_type ?? garment.dressType ?? '';
  if (!isDressType(dressType)) fail('orders.dress_type_unavailable', { dress: dressType || errorWords.it });
  const fabricType = fabric_type ?? garment.fabricType;
  if (fabricType !== null && !isFabricKnown(fabricType, dressType)) fail('orders.fabric_unavailable');
  const { measurementSnapshot: measures } = garment;
  const missing = measures ? missingMeasures(dressType, measures.values) : [];
  if (measures && missing.length > 0) {
    const dress = garmentWords.dressTypes[dressType];
    fail('orders.measure_missing', {
      dress,
      label: measures.label,
      measures: missing.join(basicWords.listSeparator),
    });
  }
  await writeGarment(tx, orderId, garment, { dressType, fabricType });
}
