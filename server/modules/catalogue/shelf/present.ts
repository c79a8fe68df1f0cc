import { NO_PICTURE } from '../../../../contract/constants/shelf.ts';
import type { ShelfListItem, ShelfProduct } from '../../../../contract/shelf.ts';
import type { ProductPicture } from '../../../db/schema/catalogue.ts';
import { coloursOf, variantsOf } from '../present.ts';
import type { ShelfListRow } from './list-queries.ts';
import type { ShelfProductRow } from './queries.ts';

export function presentShelfProduct(row: ShelfProductRow): ShelfProduct {
  const shelved = row.variants.filter(({ retired }) => !retired);
  const skus = new Map(shelved.map(({ id, sku }) => [id, sku]));
  const { brand } = row;
  return {
    id: row.id,
    version: row.version,
    updated_at: row.updatedAt.toISOString(),
    updated_by: row.updatedBy,
    type: row.type,
    brand: brand && { id: brand.id, name: brand.name, active: brand.active },
    section: row.section,
    collection: row.collection,
    category: row.category,
    name: row.name,
    description: row.description,
    dress_type: row.dressType,
    price: row.price,
    compare_at_price: row.compareAtPrice,
    cloth_metres: row.clothMetres,
    cloth_width_inches: row.clothWidthInches,
    hs_code: row.hsCode,
    origin: row.origin,
    customs_words: row.customsWords,
    active: row.active,
    low_stock_level: row.lowStockLevel,
    facts: Object.entries(row.facts).map(([name, value]) => ({ name, value })),
    pictures: picturesOf(row),
    colours: coloursOf(shelved),
    variants: variantsOf(shelved).map((variant) => ({ ...variant, sku: skus.get(variant.id) ?? null })),
    sold: row.sold,
    rating: row.rating,
    number_of_reviews: row.ratingCount,
  };
}

/** Old products may have only the list picture. */
export function picturesOf({
  pictures,
  image,
  imageDescription,
}: Pick<ShelfProductRow, 'pictures' | 'image' | 'imageDescription'>): ProductPicture[] {
  if (pictures.length > 0 || image === NO_PICTURE) return pictures;
  return [{ image, description: imageDescription, colour: null }];
}

export function presentShelfListItem(row: ShelfListRow): ShelfListItem {
  return {
    id: row.id,
    type: row.type,
    name: row.name,
    image: row.image,
    brand: row.brand,
    section: row.section,
    collection: row.collection,
    category: row.category,
    price: row.price,
    compare_at_price: row.compareAtPrice,
    active: row.active,
    stock: row.shelf.stock,
    number_of_variants: row.shelf.variants,
    number_sold_out: row.shelf.soldOut,
    is_low: row.lowStock,
    sold: row.sold,
  };
}
