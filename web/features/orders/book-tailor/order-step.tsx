import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate, useSearchParams } from 'react-router';
import { LazyPart } from '../../../ui/lazy-part.tsx';
import { Skeleton } from '../../../ui/states.tsx';
import { useDraft } from './draft.ts';
import { loadFurtherRoom, loadRestOfOrder } from './further-section.tsx';

export const loadOrderForm = () => import('./single-order-form.tsx');

/** The order form; in its place the form of a further garment, or what of a placed order is not sent (orders-203). */
export function OrderStep() {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const placed = useDraft((draft) => draft.placed);
  const [{ round, isBack }, setRound] = useState({ round: 0, isBack: false });
  const [isMoving, setMoving] = useState(false);
  const following = useRef(false);
  const garment = parameters.get('garment');
  const open = (key: string | undefined, options?: { replace: boolean }) => {
    const search = new URLSearchParams(parameters);
    if (key === undefined) search.delete('garment');
    else search.set('garment', key);
    return navigate({ search: search.toString() }, options);
  };
  const beginAgain = () => setRound({ round: round + 1, isBack: true });
  async function removeFirst(): Promise<void> {
    const entries = await import('../further-garments/entries.ts');
    // The form would draft what it shows over the garment that comes into it.
    flushSync(() => setMoving(true));
    await entries.removeFirst();
    beginAgain();
    setMoving(false);
  }
  // A `LazyPart` keeps what it has loaded, so each has a key.
  if (garment !== null) {
    return (
      <LazyPart key="garment" load={loadFurtherRoom} skeleton={<Skeleton className="h-96" />}>
        {(FurtherRoom) => (
          <FurtherRoom
            key={garment}
            garment={garment}
            onDone={() => {
              beginAgain();
              void open(undefined, { replace: true });
            }}
          />
        )}
      </LazyPart>
    );
  }
  if (placed) {
    return (
      <LazyPart key="rest" load={loadRestOfOrder} skeleton={<Skeleton className="h-96" />}>
        {(RestOfOrder) => (
          <RestOfOrder placed={placed} following={following} onChange={(key) => void open(key)} />
        )}
      </LazyPart>
    );
  }
  if (isMoving) return <Skeleton className="h-96" />;
  return (
    <LazyPart key="form" load={loadOrderForm} skeleton={<Skeleton className="h-96" />}>
      {(SingleOrderForm) => (
        <SingleOrderForm
          key={round}
          isBack={isBack}
          following={following}
          onGarment={(key) => void open(key)}
          onRemoveFirst={removeFirst}
        />
      )}
    </LazyPart>
  );
}
