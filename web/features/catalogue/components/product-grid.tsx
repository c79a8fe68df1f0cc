import type { ReactNode } from 'react';
import type { Product } from '../../../../contract/catalogue.ts';
import { Skeleton } from '../../../ui/states.tsx';
import { ProductCard } from './product-card.tsx';

const GRID = 'grid grid-cols-2 gap-x-4 gap-y-10 md:grid-cols-3 lg:grid-cols-4 lg:gap-x-6';

const LAYOUTS = {
  /** Two in a row on a phone, four on a desktop. */
  grid: GRID,
  /** The same, but one scrolling row on a phone. */
  shelf: `${GRID} max-md:-mx-4 max-md:flex max-md:snap-x max-md:scroll-px-4 max-md:overflow-x-auto max-md:px-4 max-md:pb-2 max-md:*:w-44 max-md:*:shrink-0 max-md:*:snap-start`,
  pair: 'grid grid-cols-2 gap-x-4 gap-y-10 lg:gap-x-6',
} as const;

interface ProductGridProps {
  products: readonly Product[];
  layout?: keyof typeof LAYOUTS;
  isOriginKnown?: boolean;
  heart?: (product: Product) => ReactNode;
  /** How many pictures load eagerly. */
  first?: number;
}

export function ProductGrid({
  products,
  heart,
  first = 0,
  layout = 'grid',
  isOriginKnown = false,
}: ProductGridProps) {
  return (
    <ul className={LAYOUTS[layout]}>
      {products.map((product, place) => (
        <li key={product.id}>
          <ProductCard
            product={product}
            heart={heart?.(product)}
            priority={place < first}
            isOriginKnown={isOriginKnown}
          />
        </li>
      ))}
    </ul>
  );
}

export function ProductGridSkeleton({ cards }: { cards: number }) {
  return (
    <div className={GRID} aria-hidden="true">
      {Array.from({ length: cards }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: identical skeletons
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
