import { useState } from 'react';
import { measureWords } from '#words';
import { fromCanonical, MEASURE_CODES } from '../../../../contract/measures.ts';
import type { ResponseOf } from '../../../../contract/paths.ts';
import { IN_HOUSE_TAILOR_ID } from '../../../../contract/roles.ts';
import type { StaffOrderPage } from '../../../../contract/staff-orders.ts';
import { FinishForm, typedFrom } from '../../../features/orders/components/finish-form.tsx';
import { failureSentence } from '../../../lib/form-errors.ts';
import { Heading } from '../../../ui/heading.tsx';
import { Banner } from '../../../ui/states.tsx';
import { toast } from '../../../ui/toast.tsx';
import { recordMeasures, refreshOrders } from './api.ts';
import { FitNotes } from './fit-notes.tsx';
import { placeOf, severalGarments } from './garment-places.ts';

export type Garment = Extract<StaffOrderPage['order'], { kind: 'single' }>;
export type Measures = ResponseOf<'GET /api/staff/orders/{id}/measures/'>;

interface ShownMeasuresProps {
  order: Garment;
  measures: Measures;
}

/** The measures of an order, what did not fit before, and in-house those of the finished garments. */
export default function ShownMeasures({ order, measures }: ShownMeasuresProps) {
  const several = severalGarments(order);
  const isInHouse = order.tailor === IN_HOUSE_TAILOR_ID;
  if (several.length === 0) {
    return (
      <>
        <MeasureTable measures={measures} />
        <FitNotes notes={measures.fit_notes} unit={measures.unit} />
        {isInHouse && <Finished order={order} dressType={order.dress_type} own={measures} />}
      </>
    );
  }
  return (
    <>
      {several.map(({ id, dress_type: dressType }, index) => {
        const {
          measures: frozen,
          finished,
          fit_notes: notes,
        } = measures.garments.find((one) => one.id === id) ?? {};
        if (!frozen) return null;
        const own = { ...frozen, finished: finished ?? null };
        return (
          <section key={id} className="flex flex-col gap-3 border-t border-hairline pt-3">
            <Heading level={3} size="item" className="text-base">
              {placeOf(several, index)}
            </Heading>
            <FitNotes notes={notes} unit={frozen.unit} />
            <MeasureTable measures={own} />
            {isInHouse && <Finished order={order} dressType={dressType} own={own} garmentId={id} />}
          </section>
        );
      })}
    </>
  );
}

type Own = Pick<Measures, 'label' | 'unit' | 'values' | 'note' | 'estimated' | 'confirmed' | 'finished'>;

interface FinishedProps {
  order: Garment;
  dressType: string | null;
  own: Own;
  /** Of an order of several garments. */
  garmentId?: number;
}

/** The finished garment's measures; staff enter them for the in-house workshop (orders-45). */
function Finished({ order, dressType, own, garmentId }: FinishedProps) {
  const { values: ordered, unit, finished } = own;
  const [typed, setTyped] = useState(() => typedFrom(finished?.values ?? {}, unit));
  const [failure, setFailure] = useState<string>();
  return (
    <>
      <FinishForm
        order={{ dress_type: dressType, status: order.status }}
        level={3}
        ordered={ordered}
        saved={finished?.values ?? null}
        unit={unit}
        typed={typed}
        onTyped={setTyped}
        onSave={async (values) => {
          setFailure(undefined);
          try {
            await recordMeasures(order.id, {
              unit,
              values,
              ...(garmentId !== undefined && { garment: garmentId }),
            });
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

function MeasureTable({ measures: { label, unit, values, note, estimated, confirmed } }: { measures: Own }) {
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
