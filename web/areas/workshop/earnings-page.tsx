import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { EarningsOverview } from '../../features/workshops/components/earnings-overview.tsx';
import { Loaded } from '../../features/workshops/components/workshop-form.tsx';
import { earningsQuery } from '../../features/workshops/earnings-api.ts';
import { privateMeta } from '../../lib/page-meta.ts';
import { queryClient } from '../../lib/query-client.ts';
import { Room } from './room.tsx';

export const meta = privateMeta('Earnings');

/** See earnings-1. */
export default function EarningsPage() {
  const [parameters] = useSearchParams();
  const typed = parameters.get('year') ?? '';
  const year = /^20\d\d$/.test(typed) ? Number(typed) : undefined;
  const query = useQuery({ ...earningsQuery('own', year), placeholderData: keepPreviousData }, queryClient);
  return (
    <Room title="Earnings">
      <Loaded query={query} loading="Loading your earnings..." fallback="Failed to get your earnings">
        {(earnings) => <EarningsOverview whose="own" earnings={earnings} />}
      </Loaded>
    </Room>
  );
}
