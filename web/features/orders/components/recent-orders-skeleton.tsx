import { ordersWords } from '#words';
import { Loading, Skeleton } from '../../../ui/states.tsx';

export function RecentOrdersSkeleton() {
  return (
    <Loading text={ordersWords.loadingOrders}>
      <div className="flex flex-col gap-2">
        {[0, 1, 2].map((row) => (
          <Skeleton key={row} className="h-18" />
        ))}
      </div>
    </Loading>
  );
}
