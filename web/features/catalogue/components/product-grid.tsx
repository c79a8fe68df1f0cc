import type { ReactNode } from 'react';
import type { Product } from '../../../../contract/catalogue.ts';
import { Skeleton } from '../../../ui/states.tsx';
import { ProductCard } from './product-card.tsx';

const GRID = 'grid grid-cols-2 gap-x-4 gap-y-10 md:grid-cols-3 lg:grid-cols-4 lg:gap-x-6';

/** How products lie on a page. */
const LAYOUTS = {
  /** Two in a row on a phone, four on a desk. */
  grid: GRID,
  /** The same, but on a phone a row to be pushed sideways. */
  shelf: `${GRID} max-md:-mx-4 max-md:flex max-md:snap-x max-md:scroll-px-4 max-md:overflow-x-auto max-md:px-4 max-md:pb-2 max-md:*:w-44 max-md:*:shrink-0 max-md:*:snap-start`,
  /** Two beside something else. */
  pair: 'grid grid-cols-2 gap-x-4 gap-y-10 lg:gap-x-6',
} as const;

interface ProductGridProps {
  products: readonly Product[];
  layout?: keyof typeof LAYOUTS;
  /** Whether all are of one maker that the page has named already. */
  isMakerKnown?: boolean;
  /** The wishlist's heart for a product. */
  heart?: (product: Product) => ReactNode;
  /** How many pictures are among the first things seen. */
  first?: number;
}

export function ProductGrid({
  products,
  heart,
  first = 0,
  layout = 'grid',
  isMakerKnown = false,
}: ProductGridProps) {
  return (
    <ul className={LAYOUTS[layout]}>
      {products.map((product, place) => (
        <li key={product.id}>
          <ProductCard
            product={product}
            heart={heart?.(product)}
            priority={place < first}
            isMakerKnown={isMakerKnown}
          />
        </li>
      ))}
    </ul>
  );
}

/** The shape of a grid whose products are on their way. */
export function ProductGridSkeleton({ cards }: { cards: number }) {
  return (
    <div className={GRID} aria-hidden="true">
      {Array.from({ length: cards }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: shapes that are all alike
        <div key={place} className="flex flex-col gap-3">
          <Skeleton className="aspect-4/5" />
          <Skeleton className="h-4 w-1/2" />
          <Skeleton className="h-6 w-4/5" />
          <Skeleton className="h-5 w-2/3" />
        </div>
      ))}
    </div>
  );
}
