import { useState } from 'react';
import { sampleNameWords } from '#words';
import type { SampleAction } from '../../../../contract/constants/samples.ts';
import type { MeasurementSample, SampleStep } from '../../../../contract/sample-garments.ts';
import type { StaffOrderPage } from '../../../../contract/staff-orders.ts';
import { OrderFacts } from '../../../features/orders/components/order-facts.tsx';
import { emptySample, SampleForm } from '../../../features/orders/components/sample-form.tsx';
import { takeSampleStep } from '../../../features/orders/garment-steps.ts';
import { itemName } from '../../../features/orders/words.ts';
import { attemptKeys } from '../../../lib/attempt-key.ts';
import { formatDay } from '../../../lib/format.ts';
import { useAction } from '../../../lib/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { useFocusOnChange } from '../../../ui/focus.ts';
import { Banner } from '../../../ui/states.tsx';
import { toast } from '../../../ui/toast.tsx';
import { refreshOrders } from './api.ts';
import type { OrderGarment } from './garment-places.ts';
import { Section } from './section.tsx';

type Order = Extract<StaffOrderPage['order'], { kind: 'single' }>;

/** The garments that the customer has sent along to be measured (orders-162 to orders-165). */
export default function SamplesOfOrder({ order }: { order: Order }) {
  const sampled = order.garments.flatMap((garment) =>
    garment.measurement_sample ? [{ garment, sample: garment.measurement_sample }] : [],
  );
  if (sampled.length === 0) return null;
  return (
    <Section title="Samples">
      {sampled.map(({ garment, sample }) => (
        <Sample key={garment.id} orderId={order.id} garment={garment} sample={sample} />
      ))}
    </Section>
  );
}

const BUTTONS: Record<Exclude<SampleAction, 'measure'>, string> = {
  receive: 'It has come',
  pack: 'It is packed',
  return: 'It went back',
  lose: 'It is lost',
};
const PRESSED = ['receive', 'pack', 'return', 'lose'] as const;

interface SampleProps {
  orderId: number;
  garment: OrderGarment;
  sample: MeasurementSample;
}

function Sample({ orderId, garment, sample }: SampleProps) {
  const [attempts] = useState(() => attemptKeys());
  const [note, setNote] = useState('');
  const [isNoteMissing, setNoteMissing] = useState(false);
  const [typed, setTyped] = useState(() => emptySample('cm'));
  const { act, isPending, failure } = useAction();
  const [isMeasuring, setMeasuring] = useState(false);
  // A step may remove its own button.
  const box = useFocusOnChange<HTMLElement>(`${sample.place} ${sample.actions.join(' ')}`, {
    ifLost: true,
  });

  const send = (step: SampleStep, done: string) => {
    setMeasuring(step.action === 'measure');
    return act(async () => {
      await takeSampleStep(orderId, garment.id, step, attempts.keyFor([orderId, garment.id, step]));
      setNote('');
      await refreshOrders();
      toast.success(done);
    }, 'Failed to save it');
  };

  function press(action: (typeof PRESSED)[number]) {
    const said = note.trim();
    setNoteMissing(action === 'lose' && said === '');
    if (action === 'lose') {
      if (said) void send({ action, note: said }, 'The loss is written down.');
    } else void send({ action, ...(said && { note: said }) }, 'It is saved.');
  }

  const buttons = PRESSED.filter((action) => sample.actions.includes(action));
  const who = [sample.kind, sample.name].filter(Boolean).join(', ') || 'Erased';
  return (
    <section ref={box} aria-label={who} className="flex flex-col gap-3">
      <OrderFacts
        facts={[
          ['Sample', who],
          ['For garment', itemName(garment)],
          ['Where it is', sampleNameWords.samplePlaces[sample.place]],
          ...(sample.held_by ? [['Last with', sample.held_by] as const] : []),
          ...(sample.measured_at ? [['Measured', formatDay(sample.measured_at)] as const] : []),
          ...(sample.lost_note ? [['Note', sample.lost_note] as const] : []),
        ]}
      />
      {sample.is_due_back && (
        <p className="rounded-xl bg-saffron-soft p-3 text-saffron-ink">It has to go back to the customer.</p>
      )}
      {sample.actions.includes('measure') && (
        <details>
          <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-brand">
            {sample.measured_at ? 'Measure it again' : 'Measure it'}
          </summary>
          <div className="pt-2">
            <SampleForm
              dressType={garment.dress_type}
              sample={sample}
              typed={typed}
              onTyped={setTyped}
              onSave={async (measured) => {
                await send({ action: 'measure', ...measured }, 'The measures are saved for the customer.');
              }}
            />
            {isMeasuring && failure && <Banner kind="error">{failure}</Banner>}
          </div>
        </details>
      )}
      {buttons.length > 0 && (
        <>
          <TextField
            label="Note on the sample"
            optional
            hint="The customer reads it. A loss needs one."
            maxLength={500}
            value={note}
            error={isNoteMissing ? 'Say what has happened.' : undefined}
            onChange={({ target }) => setNote(target.value)}
          />
          <div className="flex flex-wrap gap-3">
            {buttons.map((action) => (
              <Button
                key={action}
                variant={action === 'lose' ? 'danger' : 'secondary'}
                pending={isPending}
                aria-label={`${BUTTONS[action]}: ${who}`}
                onClick={() => press(action)}
              >
                {BUTTONS[action]}
              </Button>
            ))}
          </div>
          {!isMeasuring && failure && <Banner kind="error">{failure}</Banner>}
        </>
      )}
    </section>
  );
}
