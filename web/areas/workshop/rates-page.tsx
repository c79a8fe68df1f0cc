import { useQuery } from '@tanstack/react-query';
import { ratesQuery } from '../../features/workshops/api.ts';
import { RatesForm } from '../../features/workshops/components/rates-form.tsx';
import { Loaded } from '../../features/workshops/components/workshop-form.tsx';
import { privateMeta } from '../../lib/page-meta.ts';
import { queryClient } from '../../lib/query-client.ts';
import { Room } from './room.tsx';

export const meta = privateMeta('Services and rates');

/** See tailors-21. */
export default function RatesPage() {
  const query = useQuery(ratesQuery('own'), queryClient);
  return (
    <Room title="Services and rates">
      <Loaded query={query} loading="Loading your rates..." fallback="Failed to get your rates">
        {(rates) => <RatesForm whose="own" rates={rates} />}
      </Loaded>
    </Room>
  );
}
