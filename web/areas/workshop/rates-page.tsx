import { useQuery } from '@tanstack/react-query';
import type { MetaArgs } from 'react-router';
import { ratesQuery } from '../../features/workshops/api.ts';
import { RatesForm } from '../../features/workshops/components/rates-form.tsx';
import { Loaded } from '../../features/workshops/components/workshop-form.tsx';
import { queryClient } from '../../lib/query-client.ts';
import { shopOf } from '../../lib/shop.ts';
import { Room } from './room.tsx';

export function meta({ matches }: MetaArgs) {
  return [
    { title: `Services and rates · ${shopOf(matches).brand_name}` },
    { name: 'robots', content: 'noindex' },
  ];
}

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
