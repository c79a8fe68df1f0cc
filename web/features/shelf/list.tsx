import { BRAND_SECTIONS, CATEGORIES, COLLECTIONS } from '../../../contract/constants/catalogue.ts';
import { SHELF_STATES } from '../../../contract/constants/shelf.ts';
import type { ShelfListItem } from '../../../contract/shelf.ts';
import { formatRupees } from '../../lib/format.ts';
import { goodsPicture } from '../../lib/goods.ts';
import { Badge } from '../../ui/badge.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { Thumbnail } from '../../ui/thumbnail.tsx';

/** Shared by the definitions of product lists. */
export const SHELF_LIST = {
  searchLabel: 'Search products',
  searchPlaceholder: 'Name, SKU or number',
  sorts: [
    ['-id', 'Newest first'],
    ['id', 'Oldest first'],
  ],
  state: {
    kind: 'choice',
    label: 'State',
    options: Object.entries(SHELF_STATES).filter(([code]) => code !== 'all'),
  },
} as const;

export function productName(base: string) {
  return ({ id, name, image, section, collection, category }: ShelfListItem) => (
    <span className="flex items-center gap-3">
      <Thumbnail picture={goodsPicture(image)} className="w-10" />
      <span className="min-w-0">
        <TextLink to={`${base}/${id}`} className="min-h-0 wrap-anywhere">
          {name}
        </TextLink>
        <span className="block text-sm text-muted">
          {section ? BRAND_SECTIONS[section] : collection && COLLECTIONS[collection]}, {CATEGORIES[category]}
        </span>
      </span>
    </span>
  );
}

export function productPrice({ price, compare_at_price }: ShelfListItem) {
  return (
    <>
      {formatRupees(price)}
      {compare_at_price !== null && (
        <s className="block text-sm text-muted">{formatRupees(compare_at_price)}</s>
      )}
    </>
  );
}

export function productStock({ stock, number_of_variants, number_sold_out }: ShelfListItem) {
  if (stock === 0) return <Badge tone="madder">Sold out</Badge>;
  return (
    <>
      {stock.toLocaleString('en')}
      {number_sold_out > 0 && (
        <span className="block text-sm text-saffron-ink">
          {number_sold_out} of {number_of_variants} sold out
        </span>
      )}
    </>
  );
}

export function productState({ active, brand }: ShelfListItem) {
  if (brand?.active === false) return <Badge tone="saffron">Brand hidden</Badge>;
  return active ? <Badge tone="leaf">Shown</Badge> : <Badge tone="saffron">Hidden</Badge>;
}
