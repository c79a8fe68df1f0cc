import type { Advance } from '../../../../contract/advance.ts';
import { withDiscount } from '../../../../contract/discounted.ts';
import type { OrderRules } from '../../../../contract/order-fees.ts';
import type { PriceBreakdown } from '../../../../contract/orders.ts';
import { type OrderWays, priceOf } from '../../../../contract/pricing.ts';
import type { Tx } from '../../../db/client.ts';
import { followPrice } from '../../discounts/order-code-service.ts';
import { type GarmentPrice, priceGarments, updateGarment } from '../garment-queries.ts';
import type { OrderRow } from '../queries.ts';
import { updateDetails, updateOrder } from '../write-queries.ts';

/** The order's price for this stitching and cloth, by its choices and today's fees (orders-10). */
export function priceBy(
  rules: OrderRules,
  order: OrderRow['order'],
  { stitching, cloth }: { stitching: number; cloth: number },
): PriceBreakdown {
  const choices = {
    cloth,
    delivery_type: order.deliveryType,
    is_requested_sample: order.isRequestedSample,
    ...waysOf(order),
  };
  return withDiscount(priceOf(stitching, choices, rules), order.code);
}

export function waysOf({
  pickup,
  delivery,
  courier,
  addresses,
  clothFrom,
}: Pick<OrderRow['order'], 'pickup' | 'delivery' | 'courier' | 'addresses' | 'clothFrom'>): OrderWays {
  return {
    pickup,
    delivery,
    courier,
    collection_country: addresses?.collection?.country ?? 'PK',
    delivery_country: addresses?.delivery?.country ?? 'PK',
    collection_city: addresses?.collection?.city ?? '',
    delivery_city: addresses?.delivery?.city ?? '',
    cloth_from: clothFrom,
  };
}

interface Priced {
  price: PriceBreakdown;
  advance: Advance;
  /** What each garment costs; none where the agreed prices stay. */
  prices: readonly GarmentPrice[];
  /** What the cloth of the shop for each garment costs; none without such cloth. */
  clothPrices: readonly GarmentPrice[];
}

/** Writes the total with its parts and advance, and what each garment and its cloth cost where that changes. */
export async function writePrice(
  tx: Tx,
  id: number,
  { price, advance, prices, clothPrices }: Priced,
): Promise<void> {
  await priceGarments(tx, prices.slice(1));
  for (const { id: garment, price: clothPrice } of clothPrices)
    await updateGarment(tx, garment, { clothPrice });
  await updateDetails(tx, id, {
    stitchingPrice: price.stitching,
    urgentSurcharge: price.urgent_surcharge,
    collectionFee: price.collection_fee,
    deliveryFee: price.delivery_fee,
    sampleFee: price.sample_fee,
    clothPrice: price.cloth,
    discount: price.discount?.amount ?? 0,
  });
  if (price.discount) await followPrice(tx, id, price.discount.amount);
  const { percent: advancePercent, cause: advanceCause } = advance;
  await updateOrder(tx, id, { total: price.total, advancePercent, advanceCause });
}
