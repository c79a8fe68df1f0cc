import { type ReactNode, useState } from 'react';
import { dayInKarachi } from '../../../../contract/dates.ts';
import type { Unit } from '../../../../contract/measures.ts';
import type { WorkshopOrder } from '../../../../contract/order-steps.ts';
import {
  FinishForm,
  type TypedMeasures,
  typedFrom,
} from '../../../features/orders/components/finish-form.tsx';
import { OrderAddresses } from '../../../features/orders/components/order-addresses.tsx';
import { useSheetTongue } from '../../../features/orders/sheet-words.ts';
import { failureSentence } from '../../../lib/form-errors.ts';
import { isRecordOf, isText } from '../../../lib/stored-shape.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { DownloadButton } from '../../../ui/download-button.tsx';
import { Heading } from '../../../ui/heading.tsx';
import { LazyPart } from '../../../ui/lazy-part.tsx';
import { PhoneLink } from '../../../ui/phone-link.tsx';
import { Skeleton } from '../../../ui/states.tsx';
import { saveJobCard } from './api.ts';
import { chooseUnit, chosenUnit } from './chosen-unit.ts';
import { FitNotes } from './fit-notes.tsx';
import { History } from './history.tsx';
import { MeasureTable } from './measure-table.tsx';
import { doWork, useOutbox } from './outbox.ts';
import { PrintTagOrLabel } from './print-orders.tsx';
import { PromisedDay } from './promised-day.tsx';
import { FactLine, FactList, Facts } from './sheet-fact-list.tsx';
import {
  choiceFacts,
  dayIn,
  handoverFacts,
  itemIn,
  makingFacts,
  paymentFacts,
  wearerIn,
} from './sheet-facts.ts';
import { SheetFrame, useLineMark } from './sheet-frame.tsx';
import { orderLines } from './sheet-lines.ts';
import { StepPanel } from './step-panel.tsx';
import { forgetTyped, useTyped } from './use-typed.ts';
import { WaitingSteps } from './waiting-steps.tsx';
import { foreseen } from './waiting-work.ts';
import { dueWords, isLate } from './words.ts';

const loadSketch = () => import('./sketch-figure.tsx');

interface OrderSheetProps {
  order: WorkshopOrder;
  keptSince: string | undefined;
}

/** Everything a tailor needs to stitch an order, and its steps (workshop-5). */
export function OrderSheet({ order: answered, keptSince }: OrderSheetProps) {
  const all = useOutbox(({ waiting }) => waiting);
  const waiting = all.filter(({ orderId, refusal }) => orderId === answered.id && refusal === undefined);
  const order = foreseen(answered, waiting);
  const [unit, setUnit] = useUnit(order.measures?.unit ?? 'cm');
  return (
    <SheetFrame
      subject={`${order.id} ${unit}`}
      title={(words) => itemIn(words, order)}
      lines={(voice) => orderLines(order, unit, dayInKarachi(), voice)}
      keptSince={keptSince}
    >
      <Summary order={order} />
      <WaitingSteps waiting={waiting} />
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="flex flex-col gap-5 lg:order-last lg:sticky lg:top-5">
          <Work order={order} unit={unit} />
        </div>
        <div className="flex min-w-0 flex-col gap-5">
          <FitNotes notes={order.fit_notes} unit={unit} />
          <Measures order={order} unit={unit} onUnit={setUnit} />
          <Making order={order} events={answered.events} />
        </div>
      </div>
    </SheetFrame>
  );
}

function Work({ order, unit }: { order: WorkshopOrder; unit: Unit }) {
  const { tongue, words } = useSheetTongue();
  const mark = useLineMark();
  return (
    <>
      {order.alteration && (
        <Part title={words.toAlter}>
          <p dir="auto" className="wrap-anywhere whitespace-pre-wrap" {...mark('alteration')}>
            {order.alteration}
          </p>
        </Part>
      )}
      <StepPanel order={order} unit={unit} />
      {order.is_customer_shown && (
        <>
          <DownloadButton
            label={words.printTheJobCard}
            save={() => saveJobCard(order.id, unit, tongue)}
            errorText={(error) => failureSentence(error, words.failedToPrepareTheJobCard)}
          />
          <PrintTagOrLabel order={order} label={words.printTagOrLabel} />
        </>
      )}
    </>
  );
}

interface MeasuresProps {
  order: WorkshopOrder;
  unit: Unit;
  onUnit: (unit: Unit) => void;
}

function Measures({ order, unit, onUnit }: MeasuresProps) {
  const { words } = useSheetTongue();
  const mark = useLineMark();
  if (!order.is_customer_shown) {
    return (
      <p className="text-muted" {...mark('over')}>
        {words.workIsOver}
      </p>
    );
  }
  return (
    <>
      <MeasureTable order={order} unit={unit} onUnit={onUnit} />
      <Finished key={`${order.id} ${unit}`} order={order} unit={unit} />
    </>
  );
}

function Making({ order, events }: { order: WorkshopOrder; events: WorkshopOrder['events'] }) {
  const sheet = useSheetTongue();
  const mark = useLineMark();
  const { words } = sheet;
  return (
    <>
      <Part title={words.whatToMake}>
        <FactList>
          <Facts facts={makingFacts(order, sheet)} />
        </FactList>
        {order.description && (
          <p dir="auto" className="whitespace-pre-wrap wrap-anywhere" {...mark('description')}>
            {order.description}
          </p>
        )}
        {order.design.length > 0 && order.dress_type !== null && (
          <LazyPart load={loadSketch} skeleton={<Skeleton className="h-80" />}>
            {(Sketch) => <Sketch order={order} />}
          </LazyPart>
        )}
        {order.design.length > 0 && (
          <FactList>
            <Facts facts={choiceFacts(order, sheet)} />
          </FactList>
        )}
        <Answers answers={order.answers} />
        <Pictures order={order} />
      </Part>
      <Part title={words.clothAndHandover}>
        <FactList>
          <Facts facts={handoverFacts(order, sheet)} />
          {order.is_customer_shown && (
            <FactLine label={words.phone}>
              <PhoneLink number={order.contact_number} />
            </FactLine>
          )}
          <Facts facts={paymentFacts(order, sheet)} />
        </FactList>
        <OrderAddresses order={order} labels={words} />
      </Part>
      <Part title={words.history}>
        <History events={events} />
      </Part>
    </>
  );
}

function Finished({ order, unit }: { order: WorkshopOrder; unit: Unit }) {
  const name = `measured.${order.id}.${unit}`;
  const [typed, setTyped] = useTyped<TypedMeasures>(
    name,
    () => typedFrom(order.finished?.values ?? {}, unit),
    isRecordOf(isText),
  );
  return (
    <FinishForm
      order={order}
      ordered={order.measures?.values ?? {}}
      isMeasured={order.finished !== null}
      unit={unit}
      typed={typed}
      onTyped={setTyped}
      onSave={async (values) => {
        await doWork(order, { kind: 'measures', unit, values });
        forgetTyped(name);
      }}
    />
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card as="section" padding="small" className="flex flex-col gap-4">
      <Heading level={2} size="item">
        {title}
      </Heading>
      {children}
    </Card>
  );
}

function Summary({ order }: { order: WorkshopOrder }) {
  const sheet = useSheetTongue();
  const mark = useLineMark();
  const { words } = sheet;
  const promised = order.expected_delivery_date;
  const today = dayInKarachi();
  const due = dueWords(order, today, words);
  return (
    <div className="flex flex-col gap-2">
      <p className="flex flex-wrap items-center gap-2" {...mark('status')}>
        <Badge tone="brand">{words.statusNames[order.status]}</Badge>
        {order.delivery_type === 'URGENT' && <Badge tone="madder">{words.urgent}</Badge>}
        {isLate(order, today) && <Badge tone="madder">{words.late}</Badge>}
      </p>
      <p className="figures text-lg" {...mark('promised')}>
        {promised ? <PromisedDay day={dayIn(sheet, promised)} due={due} /> : words.noDayIsPromisedYet}
      </p>
      <p className="figures wrap-anywhere text-muted" {...mark('for')}>
        {words.forWhom({ name: wearerIn(words, order), trackingId: order.tracking_id })}
      </p>
    </div>
  );
}

function Answers({ answers }: Pick<WorkshopOrder, 'answers'>) {
  const mark = useLineMark();
  if (answers.length === 0) return null;
  return (
    <FactList>
      {answers.map(({ question, answer }, place) => (
        <FactLine key={question} label={<bdi className="block">{question}</bdi>} {...mark(`answer-${place}`)}>
          <bdi className="block">{answer}</bdi>
        </FactLine>
      ))}
    </FactList>
  );
}

function Pictures({ order }: { order: WorkshopOrder }) {
  const { words } = useSheetTongue();
  const pictures = [
    { address: order.dress_design, name: words.designOfTheCustomer },
    { address: order.measurement_picture, name: words.pictureOfTheMeasurements },
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

/** The unit last chosen on this device, else the record's (workshop-5). */
function useUnit(usual: Unit): [Unit, (unit: Unit) => void] {
  const [chosen, setChosen] = useState(chosenUnit);
  return [
    chosen ?? usual,
    (unit) => {
      chooseUnit(unit);
      setChosen(unit);
    },
  ];
}
