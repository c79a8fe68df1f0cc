import type { BrandLocation, Category } from '../../../../contract/catalogue.ts';
import { PRICE_RANGES } from '../../../../contract/constants/preferences.ts';
import type { Preferences } from '../../../../contract/preferences.ts';
import { dressTypeMeant, wearOf } from './wizard-dress-types.ts';

export interface RankableBrand {
  id: number;
  sale: boolean;
  bespoke: boolean;
  location: BrandLocation;
  category: Category;
  rating: number;
}

export interface RankableProduct {
  id: number;
  category: Category;
  dressType: string | null;
  price: number;
  compareAtPrice: number | null;
  colours: readonly string[];
  rating: number;
  brand: Pick<RankableBrand, 'id' | 'sale' | 'bespoke' | 'location'> | null;
}

/** The price range outweighs all others together; garment and sale outweigh taste. */
const WEIGHTS = {
  price: 80,
  nearPrice: 40,
  dressType: 12,
  wear: 5,
  productType: 4,
  place: 3,
  colour: 3,
} as const;

/** Colours that differ more do not match. */
const MAX_COLOUR_DISTANCE = 0.3;

const PRICE_TOLERANCE = 0.25;

function placeFits(location: BrandLocation | undefined, wished: Preferences['brandPreference']): boolean {
  // The shop's own collection counts as local.
  return (location === 'international') === (wished === 'international');
}

function typeFits(
  wished: Preferences['productType'],
  { sale, bespoke, cut }: { sale: boolean; bespoke: boolean; cut: boolean },
): boolean {
  if (wished === 'sales') return sale || cut;
  if (wished === 'bespoke') return bespoke;
  return !sale && !bespoke;
}

function priceScore(price: number, range: Preferences['priceRange']): number {
  const { from, to } = PRICE_RANGES[range];
  if (price >= from && (to === null || price < to)) return WEIGHTS.price;
  const isNear = price >= from * (1 - PRICE_TOLERANCE) && (to === null || price < to * (1 + PRICE_TOLERANCE));
  return isNear ? WEIGHTS.nearPrice : 0;
}

function garmentScore(dressType: string | null, wished: Preferences): number {
  if (dressType === null) return 0;
  if (dressType === dressTypeMeant(wished.dressType)) return WEIGHTS.dressType;
  return wearOf(dressType) === wished.wearCategory ? WEIGHTS.wear : 0;
}

function colourScore(colours: readonly string[], favourite: string | undefined): number {
  if (favourite === undefined || colours.length === 0) return 0;
  const nearest = Math.min(...colours.map((colour) => colourDistance(colour, favourite)));
  return WEIGHTS.colour * Math.max(0, 1 - nearest / MAX_COLOUR_DISTANCE);
}

function productScore(product: RankableProduct, wished: Preferences): number {
  const { brand, price, compareAtPrice } = product;
  const cut = compareAtPrice !== null && compareAtPrice > price;
  const sold = { sale: brand?.sale ?? false, bespoke: brand?.bespoke ?? false, cut };
  return (
    garmentScore(product.dressType, wished) +
    priceScore(price, wished.priceRange) +
    (typeFits(wished.productType, sold) ? WEIGHTS.productType : 0) +
    (placeFits(brand?.location, wished.brandPreference) ? WEIGHTS.place : 0) +
    colourScore(product.colours, wished.favoriteColor)
  );
}

function byScore<Item extends { id: number; rating: number }>(
  items: readonly Item[],
  worthOf: (item: Item) => number,
): Item[] {
  return items
    .map((item) => ({ item, worth: worthOf(item) }))
    .sort(
      (one, other) =>
        other.worth - one.worth || other.item.rating - one.item.rating || one.item.id - other.item.id,
    )
    .map(({ item }) => item);
}

/** Products of the category, best match first (catalogue-11). */
export function rankProducts<Product extends RankableProduct>(
  wished: Preferences,
  products: readonly Product[],
): Product[] {
  const fitting = products.filter(({ category }) => category === wished.category);
  return byScore(fitting, (product) => productScore(product, wished));
}

/** Brands of the category, best match first (catalogue-11): by sale, location and their best `products`. */
export function rankBrands<Brand extends RankableBrand>(
  wished: Preferences,
  brands: readonly Brand[],
  products: readonly RankableProduct[],
): Brand[] {
  const best = new Map<number, number>();
  for (const product of rankProducts(wished, products)) {
    if (product.brand && !best.has(product.brand.id)) {
      best.set(product.brand.id, productScore(product, wished));
    }
  }
  const fitting = brands.filter(({ id, category }) => category === wished.category || best.has(id));
  return byScore(fitting, ({ id, sale, bespoke, location }) => {
    const own =
      (typeFits(wished.productType, { sale, bespoke, cut: false }) ? WEIGHTS.productType : 0) +
      (placeFits(location, wished.brandPreference) ? WEIGHTS.place : 0);
    return own + (best.get(id) ?? 0);
  });
}

type Lab = readonly [lightness: number, greenRed: number, blueYellow: number];

/** Converts #RRGGBB to OKLab, where equal distances look equal. */
function labOf(hex: string): Lab {
  const channel = (from: number) => {
    const share = Number.parseInt(hex.slice(from, from + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  const [red, green, blue] = [channel(1), channel(3), channel(5)];
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
  ];
}

/** Perceived distance of two #RRGGBB colours: 0 for the same, 1 for black and white, below 0.1 for similar ones. */
export function colourDistance(one: string, other: string): number {
  const [a, b] = [labOf(one), labOf(other)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}
