import type { GarmentForm } from '../../../../contract/garment-calls.ts';
import { type ClothFrom, takesPickup } from '../../../../contract/pricing.ts';
import type { Tx } from '../../../db/client.ts';
import { fail } from '../../../fail.ts';
import type { GarmentPrice, GarmentRow } from '../garment-queries.ts';
import { type ClothFields, findCloth, NO_CLOTH } from './queries.ts';

type Chosen = Pick<GarmentForm, 'cloth_source' | 'cloth_variant' | 'cloth_quantity'>;

export interface ChosenCloth {
  fields: ClothFields;
  from: ClothFrom;
}

/**
 * The cloth of a garment by its form, at the price of now; nothing is reserved (orders-150, orders-152). Fails with
 * `orders.cloth_missing`, `orders.cloth_unknown` and `orders.cloth_short`.
 */
export async function settleCloth(tx: Tx, form: Chosen): Promise<ChosenCloth> {
  const { cloth_source: source, cloth_variant: variant, cloth_quantity: quantity = 1 } = form;
  if (source === undefined) return { fields: NO_CLOTH, from: { source: 'PICKUP' } };
  if (source === 'POSTED')
    return { fields: { ...NO_CLOTH, clothSource: source }, from: { source, city: '' } };
  const cloth = await findCloth(tx, variant ?? fail('orders.cloth_missing'));
  if (!cloth?.isSold) fail('orders.cloth_unknown');
  if (cloth.stock < quantity) fail('orders.cloth_short', { left: cloth.stock });
  const price = cloth.price * quantity;
  return {
    fields: { clothSource: source, clothVariant: cloth.variant, clothQuantity: quantity, clothPrice: price },
    from: { source, city: cloth.city },
  };
}

/** Fails with `orders.cloth_not_posted` where the shop collects. */
export function requirePostable({ cloth_source }: Chosen, pickup: 'BY_OWN' | 'BY_SHOP'): void {
  if (cloth_source === 'POSTED' && pickup === 'BY_SHOP') fail('orders.cloth_not_posted');
}

/** Fails with `orders.cloth_not_posted` where the shop comes to collect, and the cloth of another garment is posted. */
export function requireNothingPosted(from: readonly ClothFrom[], pickup: 'BY_OWN' | 'BY_SHOP'): void {
  for (const { source } of from)
    if (source === 'POSTED' && pickup === 'BY_SHOP') fail('orders.cloth_not_posted');
}

/** Fails with `orders.cloth_unpostable` for posted cloth and a tailor who gives no address (orders-181). */
export function requireTailorAddress(
  from: readonly Pick<ClothFrom, 'source'>[],
  { inHouse, address }: { inHouse: boolean; address: string | null },
): void {
  // That of the in-house workshop is at least the shop's.
  if (address !== null || inHouse) return;
  for (const { source } of from) if (source === 'POSTED') fail('orders.cloth_unpostable');
}

/** Fails with `orders.collection_unknown` where a garment needs a collection whose address nobody has given. */
export function requireCollection(
  order: { pickup: 'BY_OWN' | 'BY_SHOP'; itemType: string; addresses: { collection?: unknown } | null },
  from: readonly ClothFrom[],
): void {
  const isCollected = order.pickup === 'BY_SHOP' && order.itemType !== 'shoes' && takesPickup(from);
  if (isCollected && !order.addresses?.collection) fail('orders.collection_unknown');
}

export function clothFromOf({ clothSource, cloth }: Pick<GarmentRow, 'clothSource' | 'cloth'>): ClothFrom {
  if (clothSource === null) return { source: 'PICKUP' };
  return { source: clothSource, city: cloth?.city ?? '' };
}

/** What the shop's cloth for the garments costs now: each, and together (orders-152). */
export function clothPricesNow(garments: readonly GarmentRow[]): { each: GarmentPrice[]; sum: number } {
  const each = garments
    .filter(({ clothPrice }) => clothPrice !== null)
    .map((garment) => ({ id: garment.id, price: clothPriceNow(garment) }));
  return { each, sum: each.reduce((sum, { price }) => sum + price, 0) };
}

/** What the cloth of a garment costs now; that of cloth which is not sold any more stays, and it cannot be confirmed. */
function clothPriceNow({ cloth, clothQuantity, clothPrice }: GarmentRow): number {
  if (!cloth || clothQuantity === null) return clothPrice ?? 0;
  return cloth.price * clothQuantity;
}
