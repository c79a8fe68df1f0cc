import { type ReactNode, useState } from 'react';
import { dayInKarachi } from '../../../../contract/dates.ts';
import { UNITS, type Unit } from '../../../../contract/measures.ts';
import type { WorkshopOrder } from '../../../../contract/order-steps.ts';
import {
  FinishForm,
  type TypedMeasures,
  typedFrom,
} from '../../../features/orders/components/finish-form.tsx';
import { OrderAddresses } from '../../../features/orders/components/order-addresses.tsx';
import { OrderFacts } from '../../../features/orders/components/order-facts.tsx';
import { COURIER_NAMES, itemName, STATUS_NAMES, TO_BE_AGREED } from '../../../features/orders/words.ts';
import { failureSentence } from '../../../lib/form-errors.ts';
import { formatDay, formatRupees } from '../../../lib/format.ts';
import { formatMoment } from '../../../lib/moments.ts';
import { readText, writeText } from '../../../lib/storage.ts';
import { isRecordOf, isText } from '../../../lib/stored-shape.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { DownloadButton } from '../../../ui/download-button.tsx';
import { Heading } from '../../../ui/heading.tsx';
import { LazyPart } from '../../../ui/lazy-part.tsx';
import { PhoneLink } from '../../../ui/phone-link.tsx';
import { Skeleton } from '../../../ui/states.tsx';
import { saveJobCard } from './api.ts';
import { History } from './history.tsx';
import { MeasureTable } from './measure-table.tsx';
import { doWork, useOutbox } from './outbox.ts';
import { StepPanel } from './step-panel.tsx';
import { forgetTyped, useTyped } from './use-typed.ts';
import { WaitingSteps } from './waiting-steps.tsx';
import { foreseen } from './waiting-work.ts';
import { dueWords, isLate } from './words.ts';
import { WorkPage } from './work-page.tsx';

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
    <WorkPage title={itemName(order)} keptSince={keptSince}>
      <Summary order={order} />
      <WaitingSteps waiting={waiting} />
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="flex flex-col gap-5 lg:order-last lg:sticky lg:top-5">
          {order.alteration && (
            <Part title="To alter">
              <p className="wrap-anywhere whitespace-pre-wrap">{order.alteration}</p>
            </Part>
          )}
          <StepPanel order={order} unit={unit} />
          {order.is_customer_shown && (
            <DownloadButton
              label="Print the job card"
              save={() => saveJobCard(order.id, unit)}
              errorText={(error) => failureSentence(error, 'Failed to prepare the job card')}
            />
          )}
        </div>
        <div className="flex min-w-0 flex-col gap-5">
          {order.is_customer_shown ? (
            <>
              <MeasureTable order={order} unit={unit} onUnit={setUnit} />
              <Finished key={`${order.id} ${unit}`} order={order} unit={unit} />
            </>
          ) : (
            <p className="text-muted">
              The work on this order is over, so measures, pictures, notes, addresses and the phone number are
              not shown any more.
            </p>
          )}
          <Part title="What to make">
            <OrderFacts facts={factsOf(order)} />
            {order.description && <p className="whitespace-pre-wrap wrap-anywhere">{order.description}</p>}
            {order.design.length > 0 && order.dress_type !== null && (
              <LazyPart load={loadSketch} skeleton={<Skeleton className="h-80" />}>
                {(Sketch) => <Sketch order={order} />}
              </LazyPart>
            )}
            <OrderFacts facts={order.design.map(({ label, choice }) => [label, choice])} />
            <OrderFacts facts={order.answers.map(({ question, answer }) => [question, answer])} />
            <Pictures order={order} />
          </Part>
          <Part title="Cloth and handover">
            <OrderFacts facts={handoverOf(order)} />
            <OrderAddresses order={order} />
          </Part>
          <Part title="History">
            <History events={answered.events} />
          </Part>
        </div>
      </div>
    </WorkPage>
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
  const promised = order.expected_delivery_date;
  const today = dayInKarachi();
  const due = dueWords(order, today);
  return (
    <div className="flex flex-col gap-2">
      <p className="flex flex-wrap items-center gap-2">
        <Badge tone="brand">{STATUS_NAMES[order.status]}</Badge>
        {order.delivery_type === 'URGENT' && <Badge tone="madder">Urgent</Badge>}
        {isLate(order, today) && <Badge tone="madder">Late</Badge>}
      </p>
      <p className="figures text-lg">
        {promised ? (
          <>
            Promised for <strong>{formatDay(promised)}</strong>
            {due && `, ${due}`}
          </>
        ) : (
          'No day is promised yet'
        )}
      </p>
      <p className="figures wrap-anywhere text-muted">
        For {order.made_for} · {order.tracking_id}
      </p>
    </div>
  );
}

function factsOf(order: WorkshopOrder) {
  return [
    ['Garment', itemName(order)],
    ['Fabric', order.fabric_type ?? TO_BE_AGREED],
    ['For', order.made_for],
    ['Customer', order.customer_name],
    ['Stitching', order.price ? formatRupees(order.price.stitching) : TO_BE_AGREED],
    ['Ordered', formatMoment(order.order_date)],
  ] as const;
}

function handoverOf(order: WorkshopOrder) {
  const isAbroad = order.country !== 'PK';
  return [
    ['Cash at the handover', order.collect > 0 ? formatRupees(order.collect) : 'Nothing to take'],
    ['Cloth', order.pickup === 'BY_OWN' ? 'The customer brings it' : 'The shop collects it'],
    ['Garment', order.delivery === 'BY_OWN' ? 'The customer collects it' : 'The shop delivers it'],
    ['Cloth swatch', order.is_requested_sample ? 'Send one before stitching' : 'Not asked for'],
    ...(order.is_customer_shown
      ? [['Phone', <PhoneLink key="phone" number={order.contact_number} />] as const]
      : []),
    ...(order.payment_type === 'ADVANCE' || isAbroad
      ? [['Payment', order.bill_status === 'PAID' ? 'Paid' : 'Not paid yet'] as const]
      : []),
    ...(isAbroad ? [['Courier', COURIER_NAMES[order.courier]] as const] : []),
  ] as const;
}

function Pictures({ order }: { order: WorkshopOrder }) {
  const pictures = [
    { address: order.dress_design, name: 'Design of the customer' },
    { address: order.measurement_picture, name: 'Picture of the measurements' },
  ].filter(({ address }) => address !== null);
  return (
    <div className="grid gap-4 empty:hidden sm:grid-cols-2">
      {pictures.map(({ address, name }) => (
        <figure key={name} className="flex flex-col gap-1">
          <a href={address ?? ''} target="_blank" rel="noreferrer">
            <img
              src={address ?? ''}
              alt={`${name}, opens in full size`}
              className="w-full rounded-xl border border-hairline object-contain"
            />
          </a>
          <figcaption className="text-sm text-muted">{name}</figcaption>
        </figure>
      ))}
    </div>
  );
}

const UNIT_KEY = 'workshopUnit';

/** The unit last chosen on this device, else the record's (workshop-5). */
function useUnit(usual: Unit): [Unit, (unit: Unit) => void] {
  const [chosen, setChosen] = useState(() => UNITS.find((unit) => unit === readText('device', UNIT_KEY)));
  return [
    chosen ?? usual,
    (unit) => {
      writeText('device', UNIT_KEY, unit);
      setChosen(unit);
    },
  ];
}
