import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { basicWords, ordersWords } from '#words';
import { failureSentence } from '../../../lib/form-errors.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { recentOrdersQuery } from '../api.ts';
import { OrderLine } from './order-line.tsx';
import { RecentOrdersSkeleton } from './recent-orders-skeleton.tsx';

interface RecentOrderLinksProps {
  trackedId: string | undefined;
  /** The number of steps of the tracked order; a new step refetches the list. */
  trackedSteps: number | undefined;
}

export default function RecentOrderLinks({ trackedId, trackedSteps }: RecentOrderLinksProps) {
  const { data, error, refetch } = useQuery(recentOrdersQuery(), queryClient);
  const knownSteps = useRef(trackedSteps);
  useEffect(() => {
    if (knownSteps.current === trackedSteps) return;
    knownSteps.current = trackedSteps;
    void refetch();
  }, [trackedSteps, refetch]);
  if (!data) {
    if (!error) return <RecentOrdersSkeleton />;
    return (
      <LoadFailure onRetry={() => void refetch()}>
        {basicWords.error({ error: failureSentence(error, basicWords.failedToGetOrder) })}
      </LoadFailure>
    );
  }
  if (data.length === 0) {
    return (
      <div className="flex flex-col gap-3">
        <p className="text-muted">{ordersWords.noOrdersYet}</p>
        <ButtonLink to="/book-tailor" variant="secondary" className="self-start">
          {basicWords.bookATailor}
        </ButtonLink>
      </div>
    );
  }
  return (
    <div className="flex flex-col gap-3">
      <ul className="flex flex-col gap-2">
        {data.map((order) => (
          <li key={order.id}>
            <Link
              to={`?number=${order.tracking_id}`}
              aria-current={order.tracking_id === trackedId ? 'true' : undefined}
              className="flex items-center gap-3 rounded-xl border border-hairline bg-card p-2 pe-4 transition duration-150 hover:border-brand aria-[current]:border-brand aria-[current]:bg-brand-soft"
            >
              <OrderLine order={order} />
            </Link>
          </li>
        ))}
      </ul>
      <TextLink to="/orders" className="self-start">
        {ordersWords.allMyOrders}
      </TextLink>
    </div>
  );
}
