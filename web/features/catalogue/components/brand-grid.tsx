import type { Brand } from '../../../../contract/catalogue.ts';
import { Card } from '../../../ui/card.tsx';
import { Skeleton } from '../../../ui/states.tsx';
import { BrandCard } from './brand-card.tsx';

const GRID = 'grid gap-4 lg:grid-cols-2 lg:gap-6';

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

export function BrandGridSkeleton({ cards }: { cards: number }) {
  return (
    <div className={GRID} aria-hidden="true">
      {Array.from({ length: cards }, (_, place) => (
        <Card
          // biome-ignore lint/suspicious/noArrayIndexKey: identical skeletons
          key={place}
          padding="large"
          className="flex h-64 gap-4 sm:gap-6"
        >
          <Skeleton className="size-22 shrink-0 sm:size-36" />
          <div className="flex flex-1 flex-col gap-3">
            <Skeleton className="h-7 w-3/5" />
            <Skeleton className="h-5 w-4/5" />
            <Skeleton className="h-4 w-1/2" />
            <Skeleton className="h-4 w-2/5" />
          </div>
        </Card>
      ))}
    </div>
  );
}
