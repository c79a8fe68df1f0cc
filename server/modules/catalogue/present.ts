import type {
  Brand,
  BrandDetail,
  Colour,
  Product,
  ProductCloth,
  ProductDetail,
  Size,
  Variant,
} from '../../../contract/catalogue.ts';
import { clothUses } from '../../../contract/cloth-uses.ts';
import { BRAND_SECTIONS, SIZES } from '../../../contract/constants/catalogue.ts';
import type { BrandRow, brandById } from './brands/queries.ts';
import type { ProductRow, productById, VariantRow } from './product-queries.ts';

export function presentBrand(row: BrandRow): Brand {
  return {
    id: row.id,
    name: row.name,
    sale: row.sale,
    bespoke: row.bespoke,
    location: row.location,
    category: row.category,
    user: { profile_picture: row.logo },
    tagline: row.tagline,
    city: row.city,
    rating: row.rating,
    number_of_reviews: row.ratingCount,
    number_of_products: row.productCount,
  };
}

/** Sections without products count 0. */
export function presentBrandDetail(row: NonNullable<Awaited<ReturnType<typeof brandById>>>): BrandDetail {
  const none = Object.fromEntries(BRAND_SECTIONS.map((section) => [section, 0]));
  return {
    ...presentBrand(row),
    description: row.description,
    number_by_section: { ...none, ...row.sections } as BrandDetail['number_by_section'],
  };
}

export function presentProduct(row: ProductRow): Product {
  return {
    id: row.id,
    type: row.type,
    name: row.name,
    category: row.category,
    price: row.price,
    compare_at_price: row.compareAtPrice,
    image: row.image,
    image_description: row.imageDescription,
    rating: row.rating,
    number_of_reviews: row.ratingCount,
    in_stock: row.inStock,
    brand: row.seller,
    section: row.section,
    collection: row.collection,
  };
}

export function coloursOf(rows: readonly VariantRow[]): Colour[] {
  const colours = new Map<string, Colour>();
  for (const { colour, colourName, colourHex } of rows) {
    if (!colours.has(colour)) colours.set(colour, { code: colour, name: colourName, hex: colourHex });
  }
  return [...colours.values()];
}

export function variantsOf(rows: readonly VariantRow[]): Variant[] {
  const colours = coloursOf(rows).map(({ code }) => code);
  const place = ({ colour, size }: VariantRow) =>
    colours.indexOf(colour) * (SIZES.length + 1) + SIZES.indexOf(size as Size);
  return [...rows]
    .sort((one, other) => place(one) - place(other))
    .map(({ id, colour, size, stock }) => ({ id, colour, size: size as Size | null, stock }));
}

type DetailRow = NonNullable<Awaited<ReturnType<typeof productById>>>;

function clothOf({
  clothMetres,
  clothWidthInches,
  category,
  dressType,
  city,
}: DetailRow): ProductCloth | null {
  if (clothMetres === null || clothWidthInches === null) return null;
  return {
    metres: clothMetres,
    width_inches: clothWidthInches,
    sent_from: city,
    enough_for: clothUses({ metres: clothMetres, width: clothWidthInches, category, dressType }),
  };
}

/** Falls back to the list picture. */
export function presentProductDetail(row: DetailRow, related: readonly ProductRow[]): ProductDetail {
  const first = { image: row.image, description: row.imageDescription, colour: null };
  return {
    ...presentProduct(row),
    description: row.description,
    cloth: clothOf(row),
    facts: row.facts,
    pictures: row.pictures.length > 0 ? row.pictures : [first],
    colours: coloursOf(row.variants),
    variants: variantsOf(row.variants),
    ratings: row.ratings,
    related: related.map(presentProduct),
  };
}
