import { workshopWords } from '#words';
import { useSession } from '../../lib/session.ts';
import { LazyPart } from '../../ui/lazy-part.tsx';
import { Loading } from '../../ui/states.tsx';

const loadToPack = () => import('./brand/to-pack.tsx');

const loadToday = () => import('./work/today.tsx');

/** The landing page of the role. */
export default function WorkshopHome() {
  const role = useSession(({ user }) => user?.user_type);
  if (role === 'brand') {
    return (
      <LazyPart load={loadToPack} skeleton={<Loading text={workshopWords.loadingTheWorkshop} />}>
        {(ToPack) => <ToPack />}
      </LazyPart>
    );
  }
  if (role !== 'tailor') return null;
  return (
    <LazyPart load={loadToday} skeleton={<Loading text={workshopWords.loadingTheWorkshop} />}>
      {(Today) => <Today />}
    </LazyPart>
  );
}
