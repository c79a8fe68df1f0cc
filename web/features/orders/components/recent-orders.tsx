import { useLocation } from 'react-router';
import { basicWords, ordersWords } from '#words';
import { withNext } from '../../../lib/next-path.ts';
import { useSession } from '../../../lib/session.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Heading } from '../../../ui/heading.tsx';
import { LazyPart } from '../../../ui/lazy-part.tsx';
import { Skeleton } from '../../../ui/states.tsx';
import { RecentOrdersSkeleton } from './recent-orders-skeleton.tsx';

interface RecentOrdersProps {
  trackedId: string | undefined;
  trackedSteps: number | undefined;
}

const loadOrderLinks = () => import('./recent-order-links.tsx');

/** Newest orders (tracking-4). */
export function RecentOrders({ trackedId, trackedSteps }: RecentOrdersProps) {
  const user = useSession((session) => session.user);
  return (
    <section aria-labelledby="recent-title" className="flex flex-col gap-3">
      <Heading level={2} size="item" id="recent-title">
        {ordersWords.yourRecentOrders}
      </Heading>
      {user === undefined && <Skeleton className="h-20" />}
      {user === null && <SignInOffer />}
      {user && (
        <LazyPart load={loadOrderLinks} skeleton={<RecentOrdersSkeleton />}>
          {(RecentOrderLinks) => <RecentOrderLinks trackedId={trackedId} trackedSteps={trackedSteps} />}
        </LazyPart>
      )}
    </section>
  );
}

function SignInOffer() {
  const { pathname, search } = useLocation();
  return (
    <>
      <p className="text-muted">{ordersWords.signInToSeeYourOrders}</p>
      <ButtonLink to={withNext('/login', pathname + search)} variant="secondary" className="self-start">
        {basicWords.signIn}
      </ButtonLink>
    </>
  );
}
