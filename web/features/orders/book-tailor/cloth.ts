import type { ProductDetail } from '../../../../contract/catalogue.ts';
import { MAX_SHELF_PIECES } from '../../../../contract/constants/cloth.ts';
import type { GarmentCloth } from '../../../../contract/order-garments.ts';
import type { ClothFrom } from '../../../../contract/pricing.ts';
import { call } from '../../../lib/call.ts';
import { defineQuery } from '../../../lib/queries.ts';
import { queryClient } from '../../../lib/query-client.ts';
import type { OrderFields } from './draft.ts';
import type { Further } from './garment-shape.ts';

/** A product that may be cloth. */
export const clothQuery = (id: number) =>
  defineQuery({
    queryKey: ['products', 'cloth', id],
    queryFn: ({ signal }) => call('GET /api/products/{id}/', { session: 'none', params: { id }, signal }),
  });

type ClothValues = Pick<OrderFields, 'cloth_source' | 'cloth_variant' | 'cloth_quantity' | 'cloth_known'>;

export const NO_SHELF_CLOTH: ClothValues = {
  cloth_source: '',
  cloth_variant: '',
  cloth_quantity: '1',
  cloth_known: null,
};

/** The fields of the form for a variant of a product; undefined if that is not sold as cloth, or is sold out. */
export function clothValues(product: ProductDetail, variantId: number): ClothValues | undefined {
  const { cloth, brand } = product;
  const variant = product.variants.find(({ id }) => id === variantId);
  if (!cloth || !variant || variant.stock === 0) return undefined;
  return {
    cloth_source: 'SHELF',
    cloth_variant: String(variant.id),
    cloth_quantity: '1',
    cloth_known: {
      product: product.id,
      name: product.name,
      colour: product.colours.find(({ code }) => code === variant.colour)?.name ?? '',
      image: product.pictures.find(({ colour }) => colour === variant.colour)?.image ?? product.image,
      seller: brand?.name ?? '',
      city: cloth.sent_from ?? '',
      price: product.price,
      metres: cloth.metres,
      width: cloth.width_inches,
      left: variant.stock,
      dress_type: cloth.enough_for[0]?.dress_type ?? '',
      is_own_quantity: false,
    },
  };
}

/** Reads the cloth that an address names, whatever the network has kept. */
export async function readCloth(product: number, variant: number) {
  return clothValues(await queryClient.fetchQuery({ ...clothQuery(product), staleTime: 0 }), variant);
}

/** The fields of the form for a garment that is changed. */
export function valuesOfCloth(source: string | null, cloth: GarmentCloth | null): Partial<ClothValues> {
  if (source === 'POSTED') return { ...NO_SHELF_CLOTH, cloth_source: 'POSTED' };
  if (source !== 'SHELF') return NO_SHELF_CLOTH;
  // Withdrawn cloth waits for another choice.
  if (!cloth) return { ...NO_SHELF_CLOTH, cloth_source: 'SHELF' };
  const { variant, product, name, colour, image, seller, price, metres, width_inches, quantity, left } =
    cloth;
  return {
    cloth_source: 'SHELF',
    cloth_variant: String(variant),
    cloth_quantity: String(quantity),
    cloth_known: {
      ...{ product, name, colour, image, price, metres },
      seller: seller ?? '',
      city: '',
      width: width_inches,
      left: left ?? 0,
      dress_type: '',
      is_own_quantity: true,
    },
  };
}

/** Pieces as typed, 0 if that is no number of pieces. */
export function piecesOf({ cloth_quantity }: Pick<ClothValues, 'cloth_quantity'>): number {
  const pieces = Number(cloth_quantity);
  return Number.isInteger(pieces) && pieces >= 1 && pieces <= MAX_SHELF_PIECES ? pieces : 0;
}

type Priced = Pick<OrderFields, 'cloth_source' | 'cloth_quantity' | 'cloth_known' | 'is_pickup_for_others'>;

/** What the cloth costs, and where it comes from, for price and promise of the form (orders-151). */
export function clothOfOrder(
  values: Priced,
  delivery: { country: string; city: string },
): { cloth?: number; cloth_from?: readonly ClothFrom[] } {
  const { cloth_source: source, cloth_known: known, is_pickup_for_others } = values;
  const others: ClothFrom[] = is_pickup_for_others ? [{ source: 'PICKUP' }] : [];
  if (source === 'SHELF' && known) {
    const own: ClothFrom = { source, city: known.city };
    return { cloth: known.price * piecesOf(values), cloth_from: [own, ...others] };
  }
  if (source !== 'POSTED') return {};
  const posted: ClothFrom = { source, city: delivery.country === 'PK' ? delivery.city : '' };
  return { cloth_from: [posted, ...others] };
}

/** `clothOfOrder` with the garments after the first one (orders-205). */
export function clothOfAll(
  first: ReturnType<typeof clothOfOrder>,
  further: readonly Pick<Further, 'fields'>[],
  delivery: { country: string; city: string },
) {
  if (further.length === 0) return first;
  const each = further.map(({ fields }) =>
    clothOfOrder({ ...fields, is_pickup_for_others: false }, delivery),
  );
  const all = [first, ...each];
  return {
    cloth: all.reduce((sum, { cloth = 0 }) => sum + cloth, 0),
    cloth_from: all.flatMap(({ cloth_from }): readonly ClothFrom[] => cloth_from ?? [{ source: 'PICKUP' }]),
  };
}

/** Whether sellers send all the cloth, so that nothing is brought or collected. */
export function isAllSent({
  cloth_source,
  is_pickup_for_others,
}: Pick<OrderFields, 'cloth_source' | 'is_pickup_for_others'>): boolean {
  return cloth_source === 'SHELF' && !is_pickup_for_others;
}

/** Whether a garment's cloth may be posted: the shop collects nothing, and nobody abroad hands over cloth (orders-150). */
export function isPostingOffered({
  country,
  pickup,
  ...cloth
}: Pick<OrderFields, 'country' | 'pickup' | 'cloth_source' | 'is_pickup_for_others'>): boolean {
  return country === 'PK' && (pickup === 'BY_OWN' || isAllSent(cloth));
}

/** See orders-150. */
export function clothRequest(values: ClothValues) {
  const { cloth_source, cloth_variant, cloth_quantity } = values;
  if (cloth_source === '') return {};
  return cloth_source === 'POSTED' ? { cloth_source } : { cloth_source, cloth_variant, cloth_quantity };
}
