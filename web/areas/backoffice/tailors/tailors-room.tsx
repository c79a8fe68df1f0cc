import { type MetaArgs, useParams } from 'react-router';
import { idIn } from '../../../lib/query.ts';
import { shopOf } from '../../../lib/shop.ts';
import { LazyPart } from '../../../ui/lazy-part.tsx';
import { Skeleton } from '../../../ui/states.tsx';
import { TailorList } from './tailor-list.tsx';

const loadDetails = () => import('./tailor-details.tsx');

export function meta({ matches, params }: MetaArgs) {
  const name = params.id === undefined ? 'Tailors' : 'Tailor';
  return [{ title: `${name} · ${shopOf(matches).brand_name}` }, { name: 'robots', content: 'noindex' }];
}

/** All tailors, or one of them (tailors-30, tailors-31). */
export default function TailorsRoom() {
  const { id } = useParams();
  return (
    <div className="flex flex-col gap-5 p-4 lg:p-8">
      {id === undefined ? (
        <TailorList />
      ) : (
        <LazyPart load={loadDetails} skeleton={<Skeleton className="h-96" />}>
          {(TailorDetails) => <TailorDetails key={id} id={idIn(id)} />}
        </LazyPart>
      )}
    </div>
  );
}
