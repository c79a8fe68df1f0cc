import { sampleWords } from '#words';
import type { SampleAction } from '../../../../contract/constants/samples.ts';
import { UNITS, type Unit } from '../../../../contract/measures.ts';
import type { WorkshopGarment, WorkshopOrder } from '../../../../contract/order-steps.ts';
import {
  emptySample,
  SampleForm,
  type TypedSample,
} from '../../../features/orders/components/sample-form.tsx';
import { useSheetTongue } from '../../../features/orders/sheet-words.ts';
import { type Check, isOneOf, isRecordOf, isShape, isText } from '../../../lib/stored-shape.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { useFocusOnChange } from '../../../ui/focus.ts';
import { Heading } from '../../../ui/heading.tsx';
import { doWork } from './outbox.ts';
import type { SampleWork } from './sample-work.ts';
import { InPageLanguage, useLineMark } from './sheet-frame.tsx';
import { garmentAt } from './sheet-garments.ts';
import { forgetTyped, useTyped } from './use-typed.ts';

const isTyped = isShape({
  unit: isOneOf(...UNITS),
  note: isText,
  values: isRecordOf(isText),
}) as Check<TypedSample>;

const PRESSED = ['receive', 'pack', 'return'] as const satisfies readonly SampleAction[];

interface SamplePanelProps {
  order: WorkshopOrder;
  garment: WorkshopGarment;
  unit: Unit;
  level?: 2 | 3;
}

/** The garment that the customer has sent along: where it is, its measures, and its way back (workshop-60). */
export default function SamplePanel({ order, garment, unit, level = 2 }: SamplePanelProps) {
  const { words } = useSheetTongue();
  const mark = useLineMark();
  const name = `sample.${order.id}.${garment.id}`;
  const [typed, setTyped] = useTyped(name, () => emptySample(unit), isTyped);
  const { measurement_sample: sample } = garment;
  const heading = useFocusOnChange<HTMLHeadingElement>(`${sample?.place} ${sample?.measured_at}`, {
    ifLost: true,
  });
  if (!sample) return null;
  const { actions, place, measured_at: measuredAt } = sample;
  const of = garmentAt(order, garment.id);
  const take = (step: SampleWork['step']) =>
    doWork(order, { kind: 'sample', garment: garment.id, ...(of && { of }), step });
  const isGoingBack = place === 'WITH_TAILOR' && !sample.is_due_back;
  const form = (
    <SampleForm
      dressType={garment.dress_type}
      sample={sample}
      typed={typed}
      onTyped={setTyped}
      onSave={async (measured) => {
        await take({ action: 'measure', ...measured });
        forgetTyped(name);
      }}
    />
  );
  return (
    <Card as="section" padding="small" className="flex flex-col gap-4">
      <Heading ref={heading} level={level} size="item">
        {words.sampleGarment}
      </Heading>
      <div {...mark('sample')}>
        {sample.kind && (
          <p className="font-semibold wrap-anywhere">
            <bdi>{words.sampleOf(sample)}</bdi>
          </p>
        )}
        <p>{words.samplePlaces[place]}</p>
        {isGoingBack && <p>{words.sampleGoesBack}</p>}
        {sample.is_due_back && (
          <p className="mt-2 rounded-xl bg-saffron-soft p-3 text-saffron-ink">{words.sampleHasToGoBack}</p>
        )}
      </div>
      <InPageLanguage>
        {place === 'WITH_FORMER_TAILOR' && sample.held_by && (
          <p>{sampleWords.heldBy({ name: sample.held_by })}</p>
        )}
        {PRESSED.filter((action) => actions.includes(action)).map((action) => (
          <Button
            key={action}
            variant="secondary"
            className="min-h-14 w-full"
            onClick={() => void take({ action })}
          >
            {sampleWords.steps[action]}
          </Button>
        ))}
        {actions.includes('measure') && measuredAt === null && (
          <>
            <Heading level={3} size="item" className="text-base">
              {sampleWords.measureIt}
            </Heading>
            {form}
          </>
        )}
        {actions.includes('measure') && measuredAt !== null && (
          <details>
            <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-brand">
              {sampleWords.measureItAgain}
            </summary>
            <div className="pt-2">{form}</div>
          </details>
        )}
      </InPageLanguage>
    </Card>
  );
}
