import type { ReactNode } from 'react';
import type { Product } from '../../../../contract/catalogue.ts';
import { Skeleton } from '../../../ui/states.tsx';
import { ProductCard } from './product-card.tsx';

const GRID = 'grid grid-cols-2 gap-x-4 gap-y-10 md:grid-cols-3 lg:grid-cols-4 lg:gap-x-6';

interface ProductGridProps {
  products: readonly Product[];
  /** The wishlist's heart for a product. */
  heart?: (product: Product) => ReactNode;
  /** How many pictures are among the first things seen. */
  first?: number;
}

/** Cards of products, two in a row on a phone and four on a desk. */
export function ProductGrid({ products, heart, first = 0 }: ProductGridProps) {
  return (
    <ul className={GRID}>
      {products.map((product, place) => (
        <li key={product.id}>
          <ProductCard product={product} heart={heart?.(product)} priority={place < first} />
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
