import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { workshopWords } from '#words';
import { EarningsOverview } from '../../features/workshops/components/earnings-overview.tsx';
import { Loaded } from '../../features/workshops/components/workshop-form.tsx';
import { earningsQuery } from '../../features/workshops/earnings-api.ts';
import { privateMeta } from '../../lib/page-meta.ts';
import { queryClient } from '../../lib/query-client.ts';
import { Room } from './room.tsx';

export const meta = privateMeta(workshopWords.earnings);

/** See earnings-1. */
export default function EarningsPage() {
  const [parameters] = useSearchParams();
  const typed = parameters.get('year') ?? '';
  const year = /^20\d\d$/.test(typed) ? Number(typed) : undefined;
  const query = useQuery({ ...earningsQuery('own', year), placeholderData: keepPreviousData }, queryClient);
  return (
    <Room title={workshopWords.earnings}>
      <Loaded
        query={query}
        loading={workshopWords.loadingYourEarnings}
        fallback={workshopWords.failedToGetYourEarnings}
      >
        {(earnings) => <EarningsOverview whose="own" earnings={earnings} />}
      </Loaded>
    </Room>
  );
}
