import { useId, useRef, useState } from 'react';
import { measureWords } from '#words';
import type { Measurement } from '../../../../contract/measurements.ts';
import { MEASURE_CODES } from '../../../../contract/measures.ts';
import { formatDay } from '../../../lib/format.ts';
import { useAction } from '../../../lib/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { focusOn } from '../../../ui/focus.ts';
import { Heading } from '../../../ui/heading.tsx';
import { Banner } from '../../../ui/states.tsx';

interface CustomerMeasurementsProps {
  count: number;
  read: () => Promise<Measurement[]>;
}

/** Measurements are private: a press loads them, and each read is recorded (people-9). */
export function CustomerMeasurements({ count, read }: CustomerMeasurementsProps) {
  const [records, setRecords] = useState<Measurement[]>();
  const { act, isPending, failure } = useAction();
  const heading = useRef<HTMLHeadingElement>(null);
  const headingId = useId();

  async function show() {
    setRecords(await read());
    // The pressed button is removed.
    focusOn(heading.current);
  }

  return (
    <section aria-labelledby={headingId} className="flex flex-col gap-2">
      <Heading ref={heading} level={2} size="item" id={headingId} className="text-lg">
        Measurements
      </Heading>
      {count === 0 && <p className="text-muted">No measurements saved.</p>}
      {count > 0 && !records && (
        <>
          <p className="text-sm text-muted">
            {count === 1 ? '1 record' : `${count} records`}. Each look is recorded with your name.
          </p>
          {failure && <Banner kind="error">{failure}</Banner>}
          <Button
            variant="secondary"
            className="self-start"
            pending={isPending}
            onClick={() => act(show, 'Failed to get the measurements')}
          >
            {isPending ? 'Loading...' : 'Show measurements'}
          </Button>
        </>
      )}
      {records?.map((record) => (
        <MeasurementRecord key={record.id} record={record} />
      ))}
    </section>
  );
}

function MeasurementRecord({ record }: { record: Measurement }) {
  const { label, unit, updated_at } = record;
  const taken = MEASURE_CODES.filter((code) => record[code] !== null);
  return (
    <div className="flex flex-col gap-1">
      <h3 className="text-base wrap-anywhere">{label}</h3>
      <p className="text-sm text-muted">Updated {formatDay(updated_at)}</p>
      <dl className="figures grid grid-cols-[1fr_auto] gap-x-3 text-sm">
        {taken.map((code) => (
          <div key={code} className="contents">
            <dt className="border-b border-hairline py-1 text-muted">{measureWords.names[code]}</dt>
            <dd className="border-b border-hairline py-1 text-end font-semibold">
              {record[code]} {code === 'weight' ? 'kg' : unit}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
