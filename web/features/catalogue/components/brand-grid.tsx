import type { Brand } from '../../../../contract/catalogue.ts';
import { Skeleton } from '../../../ui/states.tsx';
import { BrandCard } from './brand-card.tsx';

const GRID = 'grid gap-4 lg:grid-cols-2 lg:gap-6';

/** Cards of brands. */
export function BrandGrid({ brands }: { brands: readonly Brand[] }) {
  return (
    <ul className={GRID}>
      {brands.map((brand) => (
        <li key={brand.id}>
          <BrandCard brand={brand} />
        </li>
      ))}
    </ul>
  );
}

/** The shape of a page of brands that is on its way. */
export function BrandGridSkeleton({ cards }: { cards: number }) {
  return (
    <div className={GRID} aria-hidden="true">
      {Array.from({ length: cards }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: shapes that are all alike
        <Skeleton key={place} className="h-56" />
      ))}
    </div>
  );
}
