import { useQuery } from '@tanstack/react-query';
import { creditWords } from '#words';
import { failureSentence } from '../../../lib/form-errors.ts';
import { formatRupees } from '../../../lib/format.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { Card } from '../../../ui/card.tsx';
import { Heading } from '../../../ui/heading.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Loading, Skeleton } from '../../../ui/states.tsx';
import { ownCreditQuery } from '../api.ts';
import { CreditHistory } from './credit-history.tsx';

/** The own store credit with its history (credit-1). */
export function OwnCredit() {
  const { data, error, refetch } = useQuery(ownCreditQuery, queryClient);
  return (
    <Card as="section" aria-labelledby="store-credit" className="flex flex-col gap-3">
      <Heading level={2} size="item" id="store-credit">
        {creditWords.storeCredit}
      </Heading>
      {data && (
        <>
          <p className="figures font-display text-xl">{formatRupees(data.balance)}</p>
          <p className="text-muted">{creditWords.howItIsSpent}</p>
          <CreditHistory entries={data.entries} />
        </>
      )}
      {!data && error && (
        <LoadFailure onRetry={() => void refetch()}>
          {failureSentence(error, creditWords.failedToFetch)}
        </LoadFailure>
      )}
      {!data && !error && (
        <Loading text={creditWords.loading}>
          <Skeleton className="h-16" />
        </Loading>
      )}
    </Card>
  );
}
