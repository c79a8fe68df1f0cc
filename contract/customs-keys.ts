import type { BRAND_SECTIONS, CATEGORIES, COLLECTIONS } from './constants/catalogue.ts';
import {
  COLLECTIONS as PLACES,
  BRAND_SECTIONS as SECTIONS,
  CATEGORIES as WEARERS,
} from './constants/catalogue.ts';
import type { ITEM_TYPES } from './constants/orders.ts';
import { dressTypesFor, tailorKindFor, tailorTypesFor } from './garments.ts';

const GENTS = dressTypesFor('Gents Tailor').map(({ code }) => code);
const LADIES = dressTypesFor('Ladies Tailor').map(({ code }) => code);

/** The customs words that a shop has: of each garment of a trade, of shoes, and of each place of the shop (abroad-1). */
export const CUSTOMS_KEYS: readonly string[] = [
  ...[...GENTS, 'other'].map((code) => `gents-${code}`),
  ...[...LADIES, 'other'].map((code) => `ladies-${code}`),
  'shoes',
  ...[...SECTIONS, ...PLACES].flatMap((place) => WEARERS.map((category) => `goods-${place}-${category}`)),
];

interface Garment {
  itemType: (typeof ITEM_TYPES)[number];
  dressType: string | null;
  /** Of whom it is made for. */
  gender: string | null | undefined;
}

/** The customs words of a garment of a stitched order. */
export function customsKeyOfGarment({ itemType, dressType, gender }: Garment): string {
  if (itemType === 'shoes') return 'shoes';
  // Chapter 62 of the Harmonized System counts what cannot be told as women's.
  const trade = tailorKindFor({ dressType, gender }) ?? 'ladies';
  return keyOfTrade(trade, dressType) ?? `${trade}-other`;
}

interface Goods {
  section: (typeof BRAND_SECTIONS)[number] | null;
  collection: (typeof COLLECTIONS)[number] | null;
  category: (typeof CATEGORIES)[number];
  dressType: string | null;
  /** Of cloth that is sold unstitched. */
  clothMetres: number | null;
}

/** The customs words of goods without their own: of their garment if they are one for adults, else of their place. */
export function customsKeyOfGoods({ section, collection, category, dressType, clothMetres }: Goods): string {
  const isCloth = section === 'unstitched' || clothMetres !== null;
  const trade = category === 'mens' ? 'gents' : 'ladies';
  const garment = isCloth || category === 'childrens' ? undefined : keyOfTrade(trade, dressType);
  return garment ?? `goods-${isCloth ? 'unstitched' : (section ?? collection)}-${category}`;
}

/** Undefined unless the trade makes it. */
function keyOfTrade(trade: 'gents' | 'ladies', dressType: string | null): string | undefined {
  const type = trade === 'gents' ? 'Gents Tailor' : 'Ladies Tailor';
  return tailorTypesFor(dressType).includes(type) ? `${trade}-${dressType}` : undefined;
}
