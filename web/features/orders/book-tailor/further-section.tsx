import { useEffect, useRef, useState } from 'react';
import { orderGarmentWords } from '#words';
import { MAX_GARMENTS } from '../../../../contract/constants/orders.ts';
import type { Premises, Tailor } from '../../../../contract/tailors.ts';
import { loadedOrNothing } from '../../../lib/loaded-or-nothing.ts';
import { Button } from '../../../ui/button.tsx';
import { focusOn } from '../../../ui/focus.ts';
import { LazyPart } from '../../../ui/lazy-part.tsx';
import { Skeleton } from '../../../ui/states.tsx';
import { useDraft } from './draft.ts';
import type { Records } from './use-measurement-records.ts';

const loadBeginnings = () => import('../further-garments/beginnings.tsx');
const loadEntries = () => import('../further-garments/garment-entries.tsx');
export const loadFurtherRoom = () => import('../further-garments/further-room.tsx');
export const loadRestOfOrder = () => import('../further-garments/rest-of-order.tsx');

interface FurtherSectionProps {
  tailor: (Tailor & Partial<Premises>) | undefined;
  records: Records;
  /** True to begin with the focus on the list. */
  takesFocus: boolean;
  /** Opens the form of a garment. */
  onGarment: (key: string) => void;
  /** Removes the first one, whose place in the form the next one takes. */
  onRemoveFirst: () => Promise<void>;
}

/** "Add another garment", and the list of them; it loads nothing for an order of one (orders-203). */
export function FurtherSection({ takesFocus, onGarment, onRemoveFirst, ...list }: FurtherSectionProps) {
  const count = 1 + useDraft((draft) => draft.further.length);
  const [isAdding, setAdding] = useState(false);
  const hasMore = count > 1;
  const section = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isLastGone = takesFocus && !hasMore;
  useEffect(() => {
    if (isLastGone) focusOn(button.current, false);
  }, [isLastGone]);
  // What follows opens without a network then.
  useEffect(() => {
    if (!isAdding && !hasMore) return;
    void loadedOrNothing(() => Promise.all([loadFurtherRoom(), loadRestOfOrder(), loadEntries()]));
  }, [isAdding, hasMore]);
  const onRemoved = () =>
    requestAnimationFrame(() => focusOn(section.current?.querySelector<HTMLElement>('h3, button')));
  return (
    <div ref={section} className="flex flex-col gap-4">
      {hasMore && (
        <LazyPart load={loadEntries} skeleton={<Skeleton className="h-64" />}>
          {(GarmentEntries) => (
            <GarmentEntries
              {...list}
              takesFocus={takesFocus}
              onChange={onGarment}
              onRemoved={onRemoved}
              onRemoveFirst={onRemoveFirst}
            />
          )}
        </LazyPart>
      )}
      {count < MAX_GARMENTS ? (
        <Button
          ref={button}
          variant="secondary"
          className="self-start"
          aria-expanded={isAdding}
          onClick={() => setAdding((before) => !before)}
        >
          {orderGarmentWords.addAnotherGarment}
        </Button>
      ) : (
        <p className="text-muted">
          {orderGarmentWords.theOrderIsFull({ most: MAX_GARMENTS })}. {orderGarmentWords.forMorePlaceAnother}
        </p>
      )}
      {isAdding && count < MAX_GARMENTS && (
        <LazyPart load={loadBeginnings} skeleton={<Skeleton className="h-32" />}>
          {(Beginnings) => <Beginnings records={list.records} onAdded={onGarment} />}
        </LazyPart>
      )}
    </div>
  );
}
