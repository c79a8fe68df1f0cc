import { useQuery } from '@tanstack/react-query';
import type { MetaArgs } from 'react-router';
import { transfersQuery } from '../../../features/transfers/api.ts';
import { ExportButton } from '../../../features/transfers/components/export-button.tsx';
import { TransferList } from '../../../features/transfers/components/transfer-list.tsx';
import { failureSentence } from '../../../lib/form-errors.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { shopOf } from '../../../lib/shop.ts';
import { Heading } from '../../../ui/heading.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { EmptyState, Loading, Skeleton } from '../../../ui/states.tsx';

export function meta({ matches }: MetaArgs) {
  return [{ title: `Transfers · ${shopOf(matches).brand_name}` }, { name: 'robots', content: 'noindex' }];
}

/** The own exports and imports of the last days (transfers-8). */
export default function TransfersPage() {
  const { data, error, refetch } = useQuery(transfersQuery, queryClient);
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-6 p-4 sm:p-8">
      <div className="flex flex-col gap-2">
        <Heading level={1} size="part">
          Transfers
        </Heading>
        <p className="text-muted">Your exports and imports. Each is deleted with its file after a week.</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <ExportButton kind="orders" label="Export all orders" />
        <ExportButton kind="customers" label="Export all customers" />
      </div>
      {!data && !error && (
        <Loading text="Loading the transfers...">
          <Skeleton className="h-40" />
        </Loading>
      )}
      {error && (
        <LoadFailure onRetry={() => void refetch()}>
          {failureSentence(error, 'Failed to get the transfers')}
        </LoadFailure>
      )}
      {data?.length === 0 && (
        <EmptyState title="No transfers yet">
          <p className="text-muted">Press Export on a list, and its file waits here for you.</p>
        </EmptyState>
      )}
      {data && data.length > 0 && <TransferList transfers={data} />}
    </div>
  );
}
