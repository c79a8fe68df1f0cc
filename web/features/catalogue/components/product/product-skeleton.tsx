import { catalogueWords } from '#words';
import { Loading, Skeleton } from '../../../../ui/states.tsx';

export function ProductSkeleton() {
  return (
    <div className="page py-4 sm:py-8">
      <Loading text={catalogueWords.loadingProduct}>
        <div className="grid gap-8 lg:grid-cols-2 lg:gap-12">
          <Skeleton className="aspect-4/5 rounded-2xl" />
          <div className="flex flex-col gap-5">
            <Skeleton className="h-5 w-1/3" />
            <Skeleton className="h-9 w-4/5" />
            <Skeleton className="h-8 w-1/2" />
            <ChoicesSkeleton />
          </div>
        </div>
      </Loading>
    </div>
  );
}

export function ChoicesSkeleton() {
  return (
    <div className="flex flex-col gap-5">
      <Skeleton className="h-11 w-2/3" />
      <Skeleton className="h-16" />
      <Skeleton className="h-14" />
    </div>
  );
}
