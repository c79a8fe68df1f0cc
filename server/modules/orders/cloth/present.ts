import type { Garment } from '../../../../contract/order-garments.ts';
import type { PostedCloth } from '../../../../contract/posted-cloth.ts';
import { courierName } from '../../lifecycle/words.ts';
import type { GarmentRow } from '../garment-queries.ts';
import type { OrderRow } from '../queries.ts';

type Cloth = Pick<Garment, 'cloth_source' | 'cloth' | 'cloth_price' | 'cloth_unsent'>;

/** Where the cloth of a garment comes from, and what was bought for it (orders-150). */
export function presentCloth(row: GarmentRow, pickup: 'BY_OWN' | 'BY_SHOP'): Cloth {
  const { itemType, clothSource, clothPrice, bought, progress } = row;
  const isUnsent = clothSource === null && bought?.status === 'CANCELLED' && progress !== 'CANCELLED';
  const brought = pickup === 'BY_SHOP' ? 'COLLECTED' : 'BROUGHT';
  return {
    cloth_source: itemType === 'shoes' ? null : (clothSource ?? brought),
    cloth: clothSource === 'SHELF' ? presentChosen(row) : null,
    cloth_price: clothPrice,
    cloth_unsent: isUnsent ? bought.name : null,
  };
}

/** What is said of the customer's cloth that was posted; null until it is (orders-182). */
export function presentPosted({
  clothPostedOn: posted_on,
  clothCourier: courier,
  clothCourierNumber: courier_number,
  clothWentElsewhere: went_elsewhere,
}: OrderRow['order']): PostedCloth | null {
  if (posted_on === null || courier === null) return null;
  return { courier, courier_number, posted_on, went_elsewhere };
}

function presentChosen({ cloth, clothQuantity, bought }: GarmentRow): Garment['cloth'] {
  if (!cloth) return null;
  const { variant, product, seller, metres, width, stock, isSold } = cloth;
  const { name, image, colour, price, quantity } = bought ?? { ...cloth, quantity: clothQuantity ?? 1 };
  return {
    ...{ variant, product, seller, name, image, colour, metres, quantity, price },
    width_inches: width,
    left: bought ? null : isSold ? stock : 0,
    seller_order: bought?.sellerOrder ?? null,
    status: bought?.status ?? null,
    courier: bought?.courier ? courierName(bought.courier) : null,
    courier_number: bought?.courierNumber ?? null,
    went_elsewhere: bought?.wentElsewhere ?? false,
  };
}
