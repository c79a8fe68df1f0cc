import { useState } from 'react';
import { workshopWords } from '#words';
import { WORK_ACTIONS, type WorkAction } from '../../../../contract/constants/workshop.ts';
import { dayInKarachi } from '../../../../contract/dates.ts';
import type { OrderStep } from '../../../../contract/order-steps.ts';
import { takeOrderStep } from '../../../features/orders/api.ts';
import { OrderAddresses } from '../../../features/orders/components/order-addresses.tsx';
import { type SheetWords, useSheetTongue } from '../../../features/orders/sheet-words.ts';
import { attemptKeys } from '../../../lib/attempt-key.ts';
import { formatRupees } from '../../../lib/format.ts';
import { useAction } from '../../../lib/use-action.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { useFocusOnChange } from '../../../ui/focus.ts';
import { Heading } from '../../../ui/heading.tsx';
import { PhoneLink } from '../../../ui/phone-link.tsx';
import { Banner } from '../../../ui/states.tsx';
import { useSettling } from '../../../ui/use-settling.ts';
import { rereadWork, showAnswered, type WorkshopBulk } from './api.ts';
import { History } from './history.tsx';
import { ParcelBooking } from './parcel-booking.tsx';
import { PrintTagOrLabel } from './print-orders.tsx';
import { PromisedDay } from './promised-day.tsx';
import { forgetSaid, SayDialog } from './say-dialog.tsx';
import { FactLine, FactList, Facts } from './sheet-fact-list.tsx';
import { bulkFacts, dayIn } from './sheet-facts.ts';
import { InPageLanguage, SheetFrame, useLineMark } from './sheet-frame.tsx';
import { bulkLines } from './sheet-lines.ts';
import type { Said } from './waiting-work.ts';
import { dueWords } from './words.ts';

interface BulkSheetProps {
  order: WorkshopBulk;
  keptSince: string | undefined;
}

/** A bulk order of the in-house workshop (workshop-14). */
export function BulkSheet({ order, keptSince }: BulkSheetProps) {
  return (
    <SheetFrame
      subject={String(order.id)}
      title={() => (
        <>
          <bdi dir="ltr">{order.number_of_pieces} ×</bdi> <bdi>{order.item_type}</bdi>
        </>
      )}
      lines={(voice) => bulkLines(order, dayInKarachi(), voice)}
      keptSince={keptSince}
    >
      <Summary order={order} />
      <Steps order={order} />
      <ParcelBooking order={order} keptSince={keptSince} />
      {order.is_customer_shown && <Prints order={order} />}
      <Making order={order} />
    </SheetFrame>
  );
}

function Summary({ order }: { order: WorkshopBulk }) {
  const sheet = useSheetTongue();
  const mark = useLineMark();
  const { words } = sheet;
  const promised = order.expected_delivery_date;
  const due = dueWords({ ...order, question: null }, dayInKarachi(), words);
  return (
    <div className="flex flex-col gap-2">
      <p {...mark('status')}>
        <Badge tone="brand">{words.bulkStatusNames[order.status]}</Badge>
      </p>
      {promised && (
        <p className="figures text-lg" {...mark('promised')}>
          <PromisedDay day={dayIn(sheet, promised)} due={due} />
        </p>
      )}
      <p className="figures wrap-anywhere text-muted" {...mark('for')}>
        {words.forWhom({ name: order.customer_name, trackingId: order.tracking_id })}
      </p>
    </div>
  );
}

/** Tags of its cartons, and the label of the parcel (workshop-64). */
function Prints({ order }: { order: WorkshopBulk }) {
  const { words } = useSheetTongue();
  return <PrintTagOrLabel order={order} label={words.printTagOrLabel} />;
}

function Making({ order }: { order: WorkshopBulk }) {
  const sheet = useSheetTongue();
  const mark = useLineMark();
  const { words } = sheet;
  return (
    <>
      <Card as="section" padding="small" className="flex flex-col gap-4">
        <Heading level={2} size="item">
          {words.whatToMake}
        </Heading>
        <FactList>
          <Facts facts={bulkFacts(order, sheet)} />
          {order.is_customer_shown && (
            <FactLine label={words.phone}>
              <PhoneLink number={order.contact_number} />
            </FactLine>
          )}
        </FactList>
        {order.additional_notes && (
          <p dir="auto" className="wrap-anywhere whitespace-pre-wrap" {...mark('notes')}>
            {order.additional_notes}
          </p>
        )}
        {order.quote_note && (
          <p dir="auto" className="wrap-anywhere whitespace-pre-wrap" {...mark('quote-note')}>
            {order.quote_note}
          </p>
        )}
        {order.design_inspiration && (
          <a href={order.design_inspiration} target="_blank" rel="noreferrer" className="self-start">
            <img
              src={order.design_inspiration}
              alt={words.designOpensInFullSize}
              className="max-h-64 rounded-xl border border-hairline"
            />
          </a>
        )}
        <OrderAddresses
          order={{ collection_address: null, delivery_address: order.delivery_address }}
          labels={words}
        />
        {!order.is_customer_shown && (
          <p className="text-muted" {...mark('over')}>
            {words.bulkWorkIsOver}
          </p>
        )}
      </Card>
      <Card as="section" padding="small" className="flex flex-col gap-4">
        <Heading level={2} size="item">
          {words.history}
        </Heading>
        <History events={order.events} />
      </Card>
    </>
  );
}

/** The steps that can be taken now. Unlike those of a garment, they need the network. */
function Steps({ order }: { order: WorkshopBulk }) {
  const { words } = useSheetTongue();
  const [open, setOpen] = useState<WorkAction>();
  const [failure, setFailure] = useState<string>();
  const { act, isPending } = useAction((sentence) => {
    setFailure(sentence);
    rereadWork();
  });
  const [keys] = useState(() => attemptKeys({ name: `bulk-step.${order.id}`, on: 'tab' }));
  const actions = WORK_ACTIONS.filter((action) => order.actions.includes(action));
  const offered = `${order.status} ${actions.join(' ')}`;
  const { isSettling } = useSettling(offered);

  // A step may remove its own focused button.
  const heading = useFocusOnChange<HTMLHeadingElement>(offered, { ifLost: true });

  function take(said: Said) {
    setOpen(undefined);
    setFailure(undefined);
    void act(async () => {
      const step = { ...said, expected_status: order.status } as OrderStep;
      const answered = await takeOrderStep(order.id, step, keys.keyFor(step));
      keys.forget();
      forgetSaid(order.id, said.action);
      if (answered.kind === 'bulk' && answered.audience === 'workshop') showAnswered(answered);
    }, workshopWords.failedToSaveTheStep);
  }

  return (
    <Card as="section" padding="small" className="flex flex-col gap-4">
      <Heading ref={heading} level={2} size="item">
        {words.whatNext}
      </Heading>
      {failure && <Banner kind="error">{failure}</Banner>}
      {actions.length === 0 && <p className="text-muted">{nothingToDo(order, words)}</p>}
      {actions.map((action) => (
        <Button
          key={action}
          variant={action === 'rework' || action === 'come_back' ? 'secondary' : 'primary'}
          className="min-h-14 w-full text-lg"
          pending={isPending || isSettling}
          onClick={() => (action === 'ship' || action === 'come_back' ? setOpen(action) : take({ action }))}
        >
          {action === 'deliver' && order.collect > 0
            ? words.deliveredCashTaken({ cash: formatRupees(order.collect) })
            : words.stepButtons[action]}
        </Button>
      ))}
      <InPageLanguage>
        {open && (
          <SayDialog
            order={order}
            hasRider={order.delivery_address?.country === 'PK'}
            action={open}
            unit="cm"
            differences={[]}
            onClose={() => setOpen(undefined)}
            onSaid={(said) => void take(said)}
          />
        )}
      </InPageLanguage>
    </Card>
  );
}

function nothingToDo({ status }: WorkshopBulk, words: SheetWords): string {
  if (status === 'DELIVERED') return words.thisOrderIsDelivered;
  if (status === 'CANCELLED') return words.thisOrderIsCancelled;
  return status === 'ACCEPTED' ? words.waitForThePayment : words.nothingToDoAtTheMoment;
}
