import { useRef, useState } from 'react';
import type { AnswerOf } from '../../../../contract/calls.ts';
import { fromCanonical, MEASURE_CODES, MEASURES } from '../../../../contract/measures.ts';
import type { staffCalls } from '../../../../contract/staff-calls.ts';
import { failureSentence } from '../../../lib/form-errors.ts';
import { Button } from '../../../ui/button.tsx';
import { focusOn } from '../../../ui/focus.ts';
import { Banner } from '../../../ui/states.tsx';
import { readMeasures } from './api.ts';

type Measures = AnswerOf<typeof staffCalls.staffOrderMeasures>;

/** Bodies are private: they are read on a press only, and each look is recorded (backoffice-4). */
export function OrderMeasures({ orderId, label }: { orderId: number; label: string | null }) {
  const [measures, setMeasures] = useState<Measures>();
  const [isLoading, setLoading] = useState(false);
  const [failure, setFailure] = useState<string>();
  const place = useRef<HTMLDivElement>(null);

  async function show() {
    setLoading(true);
    setFailure(undefined);
    try {
      setMeasures(await readMeasures(orderId));
      // The button goes away.
      if (place.current) focusOn(place.current);
    } catch (error) {
      setFailure(failureSentence(error, 'Failed to get the measures'));
    }
    setLoading(false);
  }

  return (
    <div ref={place} className="flex flex-col gap-3">
      {measures ? (
        <MeasureTable measures={measures} />
      ) : (
        <>
          <p className="text-sm text-muted">
            {label ? `Of “${label}”. ` : ''}Each look is recorded with your name.
          </p>
          {failure && <Banner kind="error">{failure}</Banner>}
          <Button variant="secondary" className="self-start" pending={isLoading} onClick={() => void show()}>
            {isLoading ? 'Loading...' : 'Show measures'}
          </Button>
        </>
      )}
    </div>
  );
}

function MeasureTable({
  measures: { label, unit, values, note, estimated, confirmed },
}: {
  measures: Measures;
}) {
  const taken = MEASURE_CODES.filter((code) => values[code] !== undefined);
  return (
    <>
      <p className="font-semibold wrap-anywhere">{label}</p>
      <dl className="figures grid gap-x-8 text-sm sm:grid-cols-2">
        {taken.map((code) => (
          <div key={code} className="flex justify-between gap-3 border-b border-hairline py-1.5">
            <dt className="text-muted">
              {MEASURES[code].name}
              {estimated.includes(code) && ' (estimated)'}
              {confirmed.includes(code) && ' (taken twice)'}
            </dt>
            <dd className="font-semibold">
              {fromCanonical(code, values[code] ?? 0, unit)} {code === 'weight' ? 'kg' : unit}
            </dd>
          </div>
        ))}
      </dl>
      {note && (
        <p dir="auto" className="wrap-anywhere">
          {note}
        </p>
      )}
    </>
  );
}
