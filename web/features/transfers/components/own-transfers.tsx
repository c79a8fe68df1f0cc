import { useQuery } from '@tanstack/react-query';
import { transfersWords } from '#words';
import { failureSentence } from '../../../lib/form-errors.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { EmptyState, Loading, Skeleton } from '../../../ui/states.tsx';
import { transfersQuery } from '../api.ts';
import { TransferList } from './transfer-list.tsx';

/** One's own recent imports, except the one shown elsewhere (transfers-8). */
export function OwnTransfers({ empty, without }: { empty: string; without: number | undefined }) {
  const { data, error, refetch } = useQuery(transfersQuery, queryClient);
  if (error) {
    return (
      <LoadFailure onRetry={() => void refetch()}>
        {failureSentence(error, transfersWords.failedToGetTheTransfers)}
      </LoadFailure>
    );
  }
  if (!data) {
    return (
      <Loading text={transfersWords.loadingTheTransfers}>
        <Skeleton className="h-40" />
      </Loading>
    );
  }
  const listed = data.filter(({ id }) => id !== without);
  if (listed.length > 0) return <TransferList transfers={listed} />;
  return (
    <EmptyState title={transfersWords.noTransfersYet}>
      <p className="text-muted">{empty}</p>
    </EmptyState>
  );
}
