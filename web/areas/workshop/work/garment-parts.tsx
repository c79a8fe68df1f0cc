import type { ReactNode } from 'react';
import type { Unit } from '../../../../contract/measures.ts';
import type { WorkshopGarment, WorkshopOrder } from '../../../../contract/order-steps.ts';
import {
  FinishForm,
  type TypedMeasures,
  typedFrom,
} from '../../../features/orders/components/finish-form.tsx';
import { useSheetTongue } from '../../../features/orders/sheet-words.ts';
import { isRecordOf, isText } from '../../../lib/stored-shape.ts';
import { Card } from '../../../ui/card.tsx';
import { Heading } from '../../../ui/heading.tsx';
import { LazyPart } from '../../../ui/lazy-part.tsx';
import { Skeleton } from '../../../ui/states.tsx';
import { doWork } from './outbox.ts';
import { FactList, Facts } from './sheet-fact-list.tsx';
import { choiceFacts } from './sheet-facts.ts';
import { useLineMark } from './sheet-frame.tsx';
import { garmentAt, type SheetGarment } from './sheet-garments.ts';
import { forgetTyped, useTyped } from './use-typed.ts';

const loadSamplePanel = () => import('./sample-panel.tsx');
const loadSketch = () => import('./sketch-figure.tsx');

/** A card of the sheet. */
export function Part({ title, level = 2, children }: { title: string; level?: 2 | 3; children: ReactNode }) {
  return (
    <Card as="section" padding="small" className="flex flex-col gap-4">
      <Heading level={level} size="item">
        {title}
      </Heading>
      {children}
    </Card>
  );
}

/** What the customer wrote about a garment, and its choices in a drawing and in words. */
export function Wishes({ garment }: { garment: SheetGarment }) {
  const sheet = useSheetTongue();
  const mark = useLineMark();
  return (
    <>
      {garment.description && (
        <p dir="auto" className="whitespace-pre-wrap wrap-anywhere" {...mark('description')}>
          {garment.description}
        </p>
      )}
      {garment.design.length > 0 && garment.dress_type !== null && (
        <LazyPart load={loadSketch} skeleton={<Skeleton className="h-80" />}>
          {(Sketch) => <Sketch garment={garment} />}
        </LazyPart>
      )}
      {garment.design.length > 0 && (
        <FactList>
          <Facts facts={choiceFacts(garment, sheet)} />
        </FactList>
      )}
    </>
  );
}

export function Pictures({ garment }: { garment: SheetGarment }) {
  const { words } = useSheetTongue();
  const pictures = [
    { address: garment.dress_design, name: words.designOfTheCustomer },
    { address: garment.measurement_picture, name: words.pictureOfTheMeasurements },
  ].filter(({ address }) => address !== null);
  return (
    <div className="grid gap-4 empty:hidden sm:grid-cols-2">
      {pictures.map(({ address, name }) => (
        <figure key={name} className="flex flex-col gap-1">
          <a href={address ?? ''} target="_blank" rel="noreferrer">
            <img
              src={address ?? ''}
              alt={words.opensInFullSize({ name })}
              className="w-full rounded-xl border border-hairline object-contain"
            />
          </a>
          <figcaption className="text-sm text-muted">{name}</figcaption>
        </figure>
      ))}
    </div>
  );
}

interface FinishedProps {
  order: WorkshopOrder;
  garment: Pick<WorkshopOrder, 'dress_type' | 'measures' | 'finished'>;
  /** Of an order of several garments. */
  garmentId?: number;
  unit: Unit;
  level?: 2 | 3;
}

/** What the finished garment measures; unsent input is kept by order, garment and unit. */
export function Finished({ order, garment, garmentId, unit, level = 2 }: FinishedProps) {
  const name = ['measured', order.id, ...(garmentId === undefined ? [] : [garmentId]), unit].join('.');
  const [typed, setTyped] = useTyped<TypedMeasures>(
    name,
    () => typedFrom(garment.finished?.values ?? {}, unit),
    isRecordOf(isText),
  );
  return (
    <FinishForm
      order={{ dress_type: garment.dress_type, status: order.status }}
      ordered={garment.measures?.values ?? {}}
      saved={garment.finished?.values ?? null}
      unit={unit}
      typed={typed}
      onTyped={setTyped}
      level={level}
      onSave={async (values) => {
        const of = garmentAt(order, garmentId);
        await doWork(order, {
          kind: 'measures',
          unit,
          values,
          ...(garmentId !== undefined && { garment: garmentId }),
          ...(of && { of }),
        });
        forgetTyped(name);
      }}
    />
  );
}

interface SampleOfProps {
  order: WorkshopOrder;
  garment: WorkshopGarment;
  unit: Unit;
  level?: 2 | 3;
}

/** The sample of a garment, if it has one. */
export function SampleOf(props: SampleOfProps) {
  if (!props.garment.measurement_sample) return null;
  return (
    <LazyPart load={loadSamplePanel} skeleton={<Skeleton className="h-48" />}>
      {(SamplePanel) => <SamplePanel {...props} />}
    </LazyPart>
  );
}
