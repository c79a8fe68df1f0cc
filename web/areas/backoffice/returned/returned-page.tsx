import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReturnedParcel } from '../../../../contract/returned-parcels.ts';
import { failureSentence } from '../../../lib/form-errors.ts';
import { formatRupees } from '../../../lib/format.ts';
import { formatMoment } from '../../../lib/moments.ts';
import { privateMeta } from '../../../lib/page-meta.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { EmptyState, Loading, Skeleton } from '../../../ui/states.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { PageHead } from '../page-head.tsx';
import { returnedQuery } from './api.ts';
import { NextTryDialog } from './next-try-dialog.tsx';

export const meta = privateMeta('Came back');

/** Parcels that have come back, until they are sent again or ended (couriers-31). */
export default function ReturnedPage() {
  const { data, error, refetch } = useQuery(returnedQuery, queryClient);
  return (
    <div className="flex flex-col gap-5 p-4 lg:p-8">
      <PageHead title="Came back">
        <p className="text-muted">
          Speak to the customer, then send the parcel again, or end the order on its page: pieces go back to
          the stock or are written off, and what the rule allows of an advance is kept.
        </p>
      </PageHead>
      {!data && !error && (
        <Loading text="Loading the parcels...">
          <Skeleton className="h-40" />
        </Loading>
      )}
      {error && !data && (
        <LoadFailure onRetry={() => void refetch()}>
          {failureSentence(error, 'Failed to get the parcels')}
        </LoadFailure>
      )}
      {data?.results.length === 0 && <EmptyState title="No parcel waits for a decision" />}
      {data && data.results.length > 0 && (
        <ul aria-label="Parcels" className="grid gap-3 xl:grid-cols-2">
          {data.results.map((parcel) => (
            <li key={`${parcel.order}-${parcel.seller_order}`} className="grid">
              <Case parcel={parcel} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Case({ parcel }: { parcel: ReturnedParcel }) {
  const [isOpen, setOpen] = useState(false);
  const { order, tracking_id: number, seller, recipient, city, note, advance_due: due, total } = parcel;
  return (
    <Card className="flex flex-col gap-3">
      <p>
        <TextLink to={`/admin/orders/${order}`}>{number}</TextLink>
        <span className="text-muted"> · {seller ?? 'Our shop'}</span>
      </p>
      <p className="wrap-anywhere">
        {[recipient, city].filter(Boolean).join(', ')}
        {total !== null && ` · ${formatRupees(total)}`}
      </p>
      <p className="wrap-anywhere">
        <span className="font-semibold">Came back {formatMoment(parcel.came_back_at)}.</span> {note}
      </p>
      {due > 0 && (
        <p className="text-saffron-ink">
          It waits for {formatRupees(due)} in advance before it is sent again.
        </p>
      )}
      <Button
        variant="secondary"
        className="self-start"
        aria-label={`Send again: ${number}`}
        onClick={() => setOpen(true)}
      >
        Send again
      </Button>
      {isOpen && <NextTryDialog parcel={parcel} onClose={() => setOpen(false)} />}
    </Card>
  );
}
