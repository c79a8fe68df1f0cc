import { useQuery } from '@tanstack/react-query';
import { workshopWords } from '#words';
import { ratesQuery } from '../../features/workshops/api.ts';
import { RatesForm } from '../../features/workshops/components/rates-form.tsx';
import { Loaded } from '../../features/workshops/components/workshop-form.tsx';
import { privateMeta } from '../../lib/page-meta.ts';
import { queryClient } from '../../lib/query-client.ts';
import { Room } from './room.tsx';

export const meta = privateMeta(workshopWords.servicesAndRates);

/** See tailors-21. */
export default function RatesPage() {
  const query = useQuery(ratesQuery('own'), queryClient);
  return (
    <Room title={workshopWords.servicesAndRates}>
      <Loaded
        query={query}
        loading={workshopWords.loadingYourRates}
        fallback={workshopWords.failedToGetYourRates}
      >
        {(rates) => <RatesForm whose="own" rates={rates} />}
      </Loaded>
    </Room>
  );
}
