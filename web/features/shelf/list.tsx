import { basicWords, goodsWords, shelfWords } from '#words';
import { grouped } from '../../../contract/figures.ts';
import type { ShelfListItem } from '../../../contract/shelf.ts';
import { formatRupees } from '../../lib/format.ts';
import { goodsPicture } from '../../lib/goods.ts';
import { Badge } from '../../ui/badge.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { Thumbnail } from '../../ui/thumbnail.tsx';

/** Shared by the definitions of product lists. */
export const SHELF_LIST = {
  searchLabel: shelfWords.searchProducts,
  searchPlaceholder: shelfWords.nameSkuOrNumber,
  sorts: [
    ['-id', shelfWords.newestFirst],
    ['id', shelfWords.oldestFirst],
  ],
  state: {
    kind: 'choice',
    label: shelfWords.state,
    options: Object.entries(goodsWords.shelfStates).filter(([code]) => code !== 'all'),
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
          {section ? goodsWords.sections[section] : collection && goodsWords.collections[collection]},{' '}
          {goodsWords.categories[category]}
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

export function productStock({ stock, number_of_variants, number_sold_out, is_low }: ShelfListItem) {
  if (stock === 0) return <Badge tone="madder">{basicWords.soldOut}</Badge>;
  return (
    <>
      {grouped(stock)} {is_low && <Badge tone="saffron">{goodsWords.shelfStates.low_stock}</Badge>}
      {number_sold_out > 0 && (
        <span className="block text-sm text-saffron-ink">
          {shelfWords.ofSoldOut({ soldOut: number_sold_out, variants: number_of_variants })}
        </span>
      )}
    </>
  );
}

export function productState({ active, brand }: ShelfListItem) {
  if (brand?.active === false) return <Badge tone="saffron">{shelfWords.brandHidden}</Badge>;
  return active ? (
    <Badge tone="leaf">{shelfWords.shown}</Badge>
  ) : (
    <Badge tone="saffron">{shelfWords.hidden}</Badge>
  );
}
