import { useQuery } from '@tanstack/react-query';
import type { OwedCause } from '../../../../contract/constants/money-back.ts';
import type { OwedOrder } from '../../../../contract/money-back.ts';
import { failureSentence } from '../../../lib/form-errors.ts';
import { formatRupees } from '../../../lib/format.ts';
import { formatMoment } from '../../../lib/moments.ts';
import { privateMeta } from '../../../lib/page-meta.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { Card } from '../../../ui/card.tsx';
import { Heading } from '../../../ui/heading.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { EmptyState, Loading, Skeleton } from '../../../ui/states.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import Account from './account.tsx';
import { owedQuery } from './api.ts';

const CAUSE_NAMES: Record<OwedCause, string> = {
  REFUND: 'refund',
  CANCELLED: 'cancelled order',
  UNUSED: 'payment that pays nothing',
};
const DAY_MS = 86_400_000;

export const meta = privateMeta('Owed back');

/** What is owed back to customers, oldest first (payments-38). */
export default function OwedPage() {
  const { data, error, refetch } = useQuery(owedQuery, queryClient);
  return (
    <div className="flex flex-col gap-5 p-4 lg:p-8">
      <div>
        <Heading level={1} size="part">
          Owed back
        </Heading>
        <p className="text-muted">
          Send the money, then record it on the order: the customer is told, and the account is deleted.
        </p>
      </div>
      {!data && !error && (
        <Loading text="Loading what is owed...">
          <Skeleton className="h-40" />
        </Loading>
      )}
      {error && !data && (
        <LoadFailure onRetry={() => void refetch()}>
          {failureSentence(error, 'Failed to get what is owed')}
        </LoadFailure>
      )}
      {data?.results.length === 0 && <EmptyState title="Nothing is owed back" />}
      {data && data.results.length > 0 && (
        <>
          <p className="figures font-semibold">
            {`${formatRupees(data.total)} of ${data.count} ${data.count === 1 ? 'order' : 'orders'}`}
            {data.count > data.results.length && `, the oldest ${data.results.length} below`}
          </p>
          <ul aria-label="Orders" className="grid gap-3 xl:grid-cols-2">
            {data.results.map((owed) => (
              <li key={owed.order} className="grid">
                <Owed owed={owed} />
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

function Owed({ owed }: { owed: OwedOrder }) {
  const { order, tracking_id: number, customer, amount, as_credit, causes, since, has_account } = owed;
  const days = Math.floor((Date.now() - Date.parse(since)) / DAY_MS);
  return (
    <Card className="flex flex-col gap-2">
      <p className="flex flex-wrap justify-between gap-x-4">
        <TextLink to={`/admin/orders/${order}`} className="figures">
          {number}
        </TextLink>
        <span className="figures font-semibold">{formatRupees(amount)}</span>
      </p>
      <p className="wrap-anywhere">
        {[customer ?? 'Deleted account', causes.map((cause) => CAUSE_NAMES[cause]).join(', ')].join(' · ')}
      </p>
      <p className={days >= 7 ? 'text-saffron-ink' : 'text-muted'}>
        {days === 0 ? 'Owed since today' : `Owed for ${days} ${days === 1 ? 'day' : 'days'}`}
      </p>
      {as_credit > 0 && <p>{formatRupees(as_credit)} of it is wanted as store credit.</p>}
      {has_account ? (
        <Account orderId={order} number={number} />
      ) : (
        as_credit < amount && (
          <p className="text-sm text-muted">
            {owed.asked_at === null
              ? 'No account yet. The customer is asked for one within the hour, or call them.'
              : `No account yet. The customer was asked for one ${formatMoment(owed.asked_at)}.`}
          </p>
        )
      )}
    </Card>
  );
}
