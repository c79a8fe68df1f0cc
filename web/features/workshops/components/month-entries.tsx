import { useInfiniteQuery } from '@tanstack/react-query';
import { EARNING_KIND_NAMES } from '../../../../contract/constants/earnings.ts';
import type { EarningEntry } from '../../../../contract/earnings.ts';
import { failureSentence } from '../../../lib/form-errors.ts';
import { formatDay } from '../../../lib/format.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { Button } from '../../../ui/button.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Loading, Skeleton } from '../../../ui/states.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import type { WhoseWorkshop } from '../api.ts';
import { monthKey, readMonth } from '../earnings-api.ts';
import { inFigures } from './earning-totals.tsx';

/** What was earned by each order of a month. */
export function MonthEntries({ whose, month }: { whose: WhoseWorkshop; month: string }) {
  const query = useInfiniteQuery(
    {
      queryKey: monthKey(whose, month),
      initialPageParam: undefined as number | undefined,
      queryFn: ({ pageParam, signal }) => readMonth(whose, month, pageParam, signal),
      getNextPageParam: ({ next }) => next ?? undefined,
    },
    queryClient,
  );
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = query;
  if (!data) {
    if (error) {
      return (
        <LoadFailure onRetry={() => void refetch()}>
          {failureSentence(error, 'Failed to get the orders of this month')}
        </LoadFailure>
      );
    }
    return (
      <Loading text="Loading the orders...">
        <Skeleton className="h-24" />
      </Loading>
    );
  }
  return (
    <div className="flex flex-col gap-3">
      <ul className="flex flex-col">
        {data.pages
          .flatMap(({ entries }) => entries)
          .map((entry) => (
            <Entry
              key={entry.id}
              entry={entry}
              orders={whose === 'own' ? '/workshop/orders' : '/admin/orders'}
            />
          ))}
      </ul>
      {hasNextPage && (
        <Button
          variant="secondary"
          className="self-start"
          pending={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {isFetchingNextPage ? 'Loading...' : 'Show more'}
        </Button>
      )}
    </div>
  );
}

function Entry({ entry, orders }: { entry: EarningEntry; orders: string }) {
  return (
    <li className="figures flex flex-wrap items-baseline justify-between gap-x-4 border-t border-hairline py-2">
      <span>
        {entry.garment}
        <span className="block text-sm text-muted">
          {EARNING_KIND_NAMES[entry.kind]} {formatDay(entry.at)} ·{' '}
          <TextLink to={`${orders}/${entry.order}`}>{entry.tracking_id}</TextLink>
          {entry.urgent_surcharge !== 0 && ' · urgent'}
        </span>
      </span>
      <span className="font-semibold">
        {entry.kind === 'ALTERATION' ? 'Free of charge' : inFigures(entry.net)}
      </span>
    </li>
  );
}
