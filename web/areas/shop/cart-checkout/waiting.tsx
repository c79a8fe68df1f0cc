import { shopWords } from '#words';
import { Loading, Skeleton } from '../../../ui/states.tsx';

export function Waiting() {
  return (
    <Loading text={shopWords.loadingYourOrder}>
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <Skeleton className="h-96" />
        <Skeleton className="h-72" />
      </div>
    </Loading>
  );
}
