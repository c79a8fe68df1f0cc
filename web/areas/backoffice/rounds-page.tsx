import { privateMeta } from '../../lib/page-meta.ts';
import { LazyPart } from '../../ui/lazy-part.tsx';
import { Loading, Skeleton } from '../../ui/states.tsx';

// A route's imports are named in the manifest, which every page loads.
const loadRound = () => import('../../features/rounds/components/round-page.tsx');

export const meta = privateMeta("The rider's list");

/** What the shop's rider collects and delivers on a day (backoffice-24). */
export default function RoundsPage() {
  return (
    <LazyPart
      load={loadRound}
      skeleton={
        <Loading text="Loading the list...">
          <Skeleton className="m-4 h-64 lg:m-8" />
        </Loading>
      }
    >
      {(Round) => <Round orders="/admin/orders" />}
    </LazyPart>
  );
}
