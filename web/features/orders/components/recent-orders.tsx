import { Link, useLocation } from 'react-router';
import { withNext } from '../../../lib/next-path.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Heading } from '../../../ui/heading.tsx';
import { Loading, Skeleton } from '../../../ui/states.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import type { RecentOrders } from '../use-recent-orders.ts';
import { dressName, STATUS_NAMES } from '../words.ts';
import { GarmentThumb } from './garment-thumb.tsx';
import { LoadFailure } from './load-failure.tsx';

const MAX_ORDERS = 5;

interface RecentOrdersListProps {
  recents: RecentOrders;
  onRetry: () => void;
  trackedId: string | undefined;
}

export function RecentOrdersList({ recents, onRetry, trackedId }: RecentOrdersListProps) {
  return (
    <section aria-labelledby="recent-title" className="flex flex-col gap-3">
      <Heading level={2} size="item" id="recent-title">
        Your recent orders
      </Heading>
      <Content {...{ recents, onRetry, trackedId }} />
    </section>
  );
}

function Content({ recents, onRetry, trackedId }: RecentOrdersListProps) {
  switch (recents.state) {
    case 'unknown':
      return <Skeleton className="h-20" />;
    case 'loading':
      return (
        <Loading text="Loading orders...">
          <div className="flex flex-col gap-2">
            {[0, 1, 2].map((row) => (
              <Skeleton key={row} className="h-18" />
            ))}
          </div>
        </Loading>
      );
    case 'signed-out':
      return <SignInOffer />;
    case 'failed':
      return <LoadFailure sentence={recents.message} onRetry={onRetry} />;
    case 'loaded':
      return recents.list.length === 0 ? (
        <>
          <p className="text-muted">No orders yet. Answer a few questions to order your first garment.</p>
          <ButtonLink to="/book-tailor" variant="secondary" className="self-start">
            Book a tailor
          </ButtonLink>
        </>
      ) : (
        <OrderLinks list={recents.list} trackedId={trackedId} />
      );
  }
}

function SignInOffer() {
  const { pathname, search } = useLocation();
  return (
    <>
      <p className="text-muted">Sign in to see your orders here.</p>
      <ButtonLink to={withNext('/login', pathname + search)} variant="secondary" className="self-start">
        Sign in
      </ButtonLink>
    </>
  );
}

function OrderLinks({
  list,
  trackedId,
}: {
  list: Extract<RecentOrders, { state: 'loaded' }>['list'];
  trackedId: string | undefined;
}) {
  return (
    <>
      <ul className="flex flex-col gap-2">
        {list.slice(0, MAX_ORDERS).map((order) => (
          <li key={order.id}>
            <Link
              to={`?number=${order.tracking_id}`}
              aria-current={order.tracking_id === trackedId ? 'true' : undefined}
              className="flex items-center gap-3 rounded-xl border border-hairline bg-card p-2 pe-4 transition duration-150 hover:border-brand aria-[current]:border-brand aria-[current]:bg-brand-soft"
            >
              <GarmentThumb dressType={order.dress_type} className="h-15 w-12" />
              <span className="min-w-0 flex-1">
                <span className="block truncate font-semibold">{dressName(order.dress_type)}</span>
                <span className="figures block text-sm text-muted">
                  {order.tracking_id} <span className="text-ink">{STATUS_NAMES[order.status]}</span>
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <TextLink to="/orders" className="self-start">
        All my orders
      </TextLink>
    </>
  );
}
