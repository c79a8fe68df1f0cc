import { useRef, useState } from 'react';
import { useAction } from '../../../lib/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { focusOn } from '../../../ui/focus.ts';
import { LazyPart } from '../../../ui/lazy-part.tsx';
import { Banner, Skeleton } from '../../../ui/states.tsx';
import { readMeasures } from './api.ts';
import { severalGarments } from './garment-places.ts';
import type { Garment, Measures } from './shown-measures.tsx';

const loadShownMeasures = () => import('./shown-measures.tsx');

/** Measurements are private: a press loads them, and each read is recorded (backoffice-4). */
export function OrderMeasures({ order }: { order: Garment }) {
  const [measures, setMeasures] = useState<Measures>();
  const { act, isPending, failure } = useAction();
  const place = useRef<HTMLDivElement>(null);
  const several = severalGarments(order);
  const people = (several.length > 0 ? several : [order]).map(({ measurement_label: label }) => label);
  const labels = [...new Set(people)].filter((label) => label !== null).map((label) => `“${label}”`);

  async function show() {
    setMeasures(await readMeasures(order.id));
    // The pressed button is removed.
    focusOn(place.current);
  }

  return (
    <div ref={place} className="flex flex-col gap-3">
      {measures ? (
        <LazyPart load={loadShownMeasures} skeleton={<Skeleton className="h-40" />}>
          {(ShownMeasures) => <ShownMeasures order={order} measures={measures} />}
        </LazyPart>
      ) : (
        <>
          <p className="text-sm text-muted">
            {labels.length > 0 ? `Of ${labels.join(' and ')}. ` : ''}Each look is recorded with your name.
          </p>
          {failure && <Banner kind="error">{failure}</Banner>}
          <Button
            variant="secondary"
            className="self-start"
            pending={isPending}
            onClick={() => act(show, 'Failed to get the measures')}
          >
            {isPending ? 'Loading...' : 'Show measures'}
          </Button>
        </>
      )}
    </div>
  );
}
