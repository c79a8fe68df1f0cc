import { useState } from 'react';
import { abroadWords, workshopWords } from '#words';
import { dayInKarachi } from '../../../../contract/dates.ts';
import { isSentAbroad } from '../../../../contract/duty.ts';
import type { Unit } from '../../../../contract/measures.ts';
import type { WorkshopOrder } from '../../../../contract/order-steps.ts';
import { OrderAddresses } from '../../../features/orders/components/order-addresses.tsx';
import { useSheetTongue } from '../../../features/orders/sheet-words.ts';
import { failureSentence } from '../../../lib/form-errors.ts';
import { formatMoment } from '../../../lib/moments.ts';
import { Badge } from '../../../ui/badge.tsx';
import { DownloadButton } from '../../../ui/download-button.tsx';
import { PhoneLink } from '../../../ui/phone-link.tsx';
import { toast } from '../../../ui/toast.tsx';
import { saveCommercialInvoice, saveJobCard } from './api.ts';
import { chooseUnit, chosenUnit } from './chosen-unit.ts';
import { FitNotes } from './fit-notes.tsx';
import { Finished, Part, Pictures, SampleOf, Wishes } from './garment-parts.tsx';
import { CancelledGarments, GarmentLinks, GarmentSection } from './garment-sections.tsx';
import { History } from './history.tsx';
import { MeasureTable } from './measure-table.tsx';
import { useOutbox } from './outbox.ts';
import { ParcelBooking } from './parcel-booking.tsx';
import { PrintTagOrLabel } from './print-orders.tsx';
import { PromisedDay } from './promised-day.tsx';
import { FactLine, FactList, Facts } from './sheet-fact-list.tsx';
import {
  alterationIn,
  dayIn,
  handoverFacts,
  makingFacts,
  paymentFacts,
  termFacts,
  titleIn,
  wearerIn,
} from './sheet-facts.ts';
import { SheetFrame, useLineMark } from './sheet-frame.tsx';
import { severalGarments } from './sheet-garments.ts';
import { orderLines } from './sheet-lines.ts';
import { StepPanel } from './step-panel.tsx';
import { WaitingSteps } from './waiting-steps.tsx';
import { foreseen } from './waiting-work.ts';
import { dueWords, isLate } from './words.ts';

interface OrderSheetProps {
  order: WorkshopOrder;
  keptSince: string | undefined;
}

/** Everything a tailor needs to stitch an order, and its steps (workshop-5). */
export function OrderSheet({ order: answered, keptSince }: OrderSheetProps) {
  const all = useOutbox(({ waiting }) => waiting);
  const waiting = all.filter(({ orderId, refusal }) => orderId === answered.id && refusal === undefined);
  const order = foreseen(answered, waiting);
  const several = severalGarments(order);
  const [unit, setUnit] = useUnit(unitOf(order));
  return (
    <SheetFrame
      subject={`${order.id} ${unit}`}
      title={(words) => titleIn(words, order)}
      lines={(voice) => orderLines(order, unit, dayInKarachi(), voice)}
      keptSince={keptSince}
    >
      <Summary order={order} />
      <WaitingSteps waiting={waiting} />
      <CancelledGarments order={order} />
      {several.length > 0 && <GarmentLinks garments={several} />}
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="flex flex-col gap-5 lg:order-last lg:sticky lg:top-5">
          <Work order={order} unit={unit} />
          <ParcelBooking order={answered} keptSince={keptSince} />
        </div>
        <div className="flex min-w-0 flex-col gap-5">
          {several.length > 0 ? (
            <Several order={order} unit={unit} onUnit={setUnit} />
          ) : (
            <>
              <FitNotes notes={order.fit_notes} unit={unit} />
              {(order.garments ?? []).map((garment) => (
                <SampleOf key={garment.id} order={order} garment={garment} unit={unit} />
              ))}
              <Measures order={order} unit={unit} onUnit={setUnit} />
              <Making order={order} />
            </>
          )}
          <Terms order={order} events={answered.events} />
        </div>
      </div>
    </SheetFrame>
  );
}

function Work({ order, unit }: { order: WorkshopOrder; unit: Unit }) {
  const { tongue, words } = useSheetTongue();
  const mark = useLineMark();
  async function saveCard() {
    const keptSince = await saveJobCard(order.id, unit, tongue);
    if (keptSince)
      toast.info(workshopWords.noNetwork({ time: formatMoment(keptSince) }), { durationMs: 15_000 });
  }
  return (
    <>
      {order.alteration && (
        <Part title={alterationIn(words, order)}>
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
            save={saveCard}
            errorText={(error) => failureSentence(error, words.failedToPrepareTheJobCard)}
          />
          <PrintTagOrLabel order={order} label={words.printTagOrLabel} />
          {order.status !== 'CANCELLED' &&
            isSentAbroad({ delivery: order.delivery, country: order.delivery_address?.country ?? null }) && (
              <DownloadButton
                label={abroadWords.printTheCommercialInvoice}
                save={() => saveCommercialInvoice(order.id)}
                errorText={(error) => failureSentence(error, abroadWords.failedToPrepareTheCommercialInvoice)}
              />
            )}
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
  if (!order.is_customer_shown) return <WorkIsOver />;
  return (
    <>
      <MeasureTable measures={order.measures} unit={unit} onUnit={onUnit} />
      <Finished key={`${order.id} ${unit}`} order={order} garment={order} unit={unit} />
    </>
  );
}

function WorkIsOver() {
  const { words } = useSheetTongue();
  const mark = useLineMark();
  return (
    <p className="text-muted" {...mark('over')}>
      {words.workIsOver}
    </p>
  );
}

/** The garments of an order of several, and what counts for all of them (workshop-31). */
function Several({ order, unit, onUnit }: MeasuresProps) {
  const sheet = useSheetTongue();
  return (
    <>
      {!order.is_customer_shown && <WorkIsOver />}
      {severalGarments(order).map((garment, index, { length }) => (
        <GarmentSection
          key={garment.id}
          order={order}
          garment={garment}
          place={index + 1}
          count={length}
          unit={unit}
          onUnit={onUnit}
        />
      ))}
      <Part title={sheet.words.theWholeOrder}>
        <FactList>
          <Facts facts={termFacts(order, sheet)} />
        </FactList>
        <Answers answers={order.answers} />
      </Part>
    </>
  );
}

function Making({ order }: { order: WorkshopOrder }) {
  const sheet = useSheetTongue();
  return (
    <Part title={sheet.words.whatToMake}>
      <FactList>
        <Facts facts={makingFacts(order, sheet)} />
      </FactList>
      <Wishes garment={order} />
      <Answers answers={order.answers} />
      <Pictures garment={order} />
    </Part>
  );
}

function Terms({ order, events }: { order: WorkshopOrder; events: WorkshopOrder['events'] }) {
  const sheet = useSheetTongue();
  const { words } = sheet;
  return (
    <>
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
        <History events={events} garments={severalGarments(order)} />
      </Part>
    </>
  );
}

function Summary({ order }: { order: WorkshopOrder }) {
  const sheet = useSheetTongue();
  const mark = useLineMark();
  const { words } = sheet;
  const promised = order.expected_delivery_date;
  const today = dayInKarachi();
  const due = dueWords(order, today, words);
  const isOne = severalGarments(order).length === 0;
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
        {words.forWhom({
          name: isOne ? wearerIn(words, order) : order.customer_name,
          trackingId: order.tracking_id,
        })}
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

function unitOf(order: WorkshopOrder): Unit {
  const { measures } = severalGarments(order).find((garment) => garment.measures !== null) ?? order;
  return measures?.unit ?? 'cm';
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
