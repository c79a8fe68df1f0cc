import { useState } from 'react';
import { fitMemoryWords, measureWords } from '#words';
import { notesIn } from '../../../../contract/fit-notes.ts';
import { fromCanonical, MEASURE_CODES } from '../../../../contract/measures.ts';
import type { ResponseOf } from '../../../../contract/paths.ts';
import { IN_HOUSE_TAILOR_ID } from '../../../../contract/roles.ts';
import type { StaffOrderPage } from '../../../../contract/staff-orders.ts';
import { FinishForm, typedFrom } from '../../../features/orders/components/finish-form.tsx';
import { failureSentence } from '../../../lib/form-errors.ts';
import { formatDay } from '../../../lib/format.ts';
import { Banner } from '../../../ui/states.tsx';
import { toast } from '../../../ui/toast.tsx';
import { recordMeasures, refreshOrders } from './api.ts';

export type Garment = Extract<StaffOrderPage['order'], { kind: 'single' }>;
export type Measures = ResponseOf<'GET /api/staff/orders/{id}/measures/'>;

interface ShownMeasuresProps {
  order: Garment;
  measures: Measures;
}

/** The measures of an order, what did not fit before, and in-house those of the finished garment. */
export default function ShownMeasures({ order, measures }: ShownMeasuresProps) {
  return (
    <>
      <MeasureTable measures={measures} />
      <FitNotes measures={measures} />
      {order.tailor === IN_HOUSE_TAILOR_ID && <Finished order={order} measures={measures} />}
    </>
  );
}

const NOTE_WORDS = { ...fitMemoryWords, measureNames: measureWords.names, quantity: measureWords.quantity };

/** What did not fit in earlier garments of the person (measurements-15). */
function FitNotes({ measures: { fit_notes, unit } }: { measures: Measures }) {
  return notesIn(NOTE_WORDS, fit_notes, unit, formatDay).map(({ order, heading, lines }) => (
    <div key={order} className="text-sm">
      <p className="figures font-semibold">{heading}</p>
      <ul className="list-disc ps-5">
        {lines.map((line) => (
          <li key={line} className="wrap-anywhere">
            {line}
          </li>
        ))}
      </ul>
    </div>
  ));
}

/** The finished garment's measures; staff enter them for the in-house workshop (orders-45). */
function Finished({ order, measures }: ShownMeasuresProps) {
  const { values: ordered, unit, finished } = measures;
  const [typed, setTyped] = useState(() => typedFrom(finished?.values ?? {}, unit));
  const [failure, setFailure] = useState<string>();
  return (
    <>
      <FinishForm
        order={order}
        ordered={ordered}
        isMeasured={finished !== null}
        unit={unit}
        typed={typed}
        onTyped={setTyped}
        onSave={async (values) => {
          setFailure(undefined);
          try {
            await recordMeasures(order.id, { unit, values });
            await refreshOrders();
            toast.success('The finished measures are saved.');
          } catch (error) {
            setFailure(failureSentence(error, 'Failed to save the finished measures'));
          }
        }}
      />
      {failure && <Banner kind="error">{failure}</Banner>}
    </>
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
              {measureWords.names[code]}
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
