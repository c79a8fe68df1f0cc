import { workshopWords } from '#words';
import { privateMeta } from '../../lib/page-meta.ts';
import { LazyPart } from '../../ui/lazy-part.tsx';
import { Loading, Skeleton } from '../../ui/states.tsx';

// A route's imports are named in the manifest, which every page loads.
const loadRound = () => import('../../features/rounds/components/round-page.tsx');

export const meta = privateMeta(workshopWords.theRidersList);

/** The list of the in-house workshop's rider, on a phone (workshop-54). */
export default function RoundsPage() {
  return (
    <LazyPart
      load={loadRound}
      skeleton={
        <Loading text={workshopWords.loadingTheWorkshop}>
          <Skeleton className="m-4 h-64 lg:m-8" />
        </Loading>
      }
    >
      {(Round) => <Round orders="/workshop/orders" />}
    </LazyPart>
  );
}
