import { useState } from 'react';
import { BULK_STATUS_NAMES } from '../../../../contract/constants/order-names.ts';
import { WORK_ACTIONS, type WorkAction } from '../../../../contract/constants/workshop.ts';
import { dayInKarachi } from '../../../../contract/dates.ts';
import type { OrderStep } from '../../../../contract/order-steps.ts';
import { takeOrderStep } from '../../../features/orders/api.ts';
import { OrderAddresses } from '../../../features/orders/components/order-addresses.tsx';
import { OrderFacts } from '../../../features/orders/components/order-facts.tsx';
import { attemptKeys } from '../../../lib/attempt-key.ts';
import { formatDay, formatRupees } from '../../../lib/format.ts';
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
import { forgetSaid, SayDialog } from './say-dialog.tsx';
import type { Said } from './waiting-work.ts';
import { ACTION_WORDS, dueWords } from './words.ts';
import { WorkPage } from './work-page.tsx';

interface BulkSheetProps {
  order: WorkshopBulk;
  keptSince: string | undefined;
}

/** A bulk order of the in-house workshop (workshop-14). */
export function BulkSheet({ order, keptSince }: BulkSheetProps) {
  const promised = order.expected_delivery_date;
  const due = dueWords({ ...order, question: null }, dayInKarachi());
  return (
    <WorkPage title={`${order.number_of_pieces} × ${order.item_type}`} keptSince={keptSince}>
      <div className="flex flex-col gap-2">
        <p>
          <Badge tone="brand">{BULK_STATUS_NAMES[order.status]}</Badge>
        </p>
        {promised && (
          <p className="figures text-lg">
            Promised for <strong>{formatDay(promised)}</strong>
            {due && `, ${due}`}
          </p>
        )}
        <p className="figures wrap-anywhere text-muted">
          For {order.customer_name} · {order.tracking_id}
        </p>
      </div>
      <Steps order={order} />
      <Card as="section" padding="small" className="flex flex-col gap-4">
        <Heading level={2} size="item">
          What to make
        </Heading>
        <OrderFacts facts={factsOf(order)} />
        {order.additional_notes && (
          <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
            {order.additional_notes}
          </p>
        )}
        {order.quote_note && <p className="wrap-anywhere whitespace-pre-wrap">{order.quote_note}</p>}
        {order.design_inspiration && (
          <a href={order.design_inspiration} target="_blank" rel="noreferrer" className="self-start">
            <img
              src={order.design_inspiration}
              alt="Design, opens in full size"
              className="max-h-64 rounded-xl border border-hairline"
            />
          </a>
        )}
        <OrderAddresses order={{ collection_address: null, delivery_address: order.delivery_address }} />
        {!order.is_customer_shown && (
          <p className="text-muted">
            The work on this order is over, so pictures, notes, the address and the phone number are not shown
            any more.
          </p>
        )}
      </Card>
      <Card as="section" padding="small" className="flex flex-col gap-4">
        <Heading level={2} size="item">
          History
        </Heading>
        <History events={order.events} />
      </Card>
    </WorkPage>
  );
}

function factsOf(order: WorkshopBulk) {
  return [
    ['Pieces', order.number_of_pieces],
    ['Item', order.item_type],
    ['Swatch', order.is_requested_sample ? 'Send one before stitching' : 'Not asked for'],
    ['Cash at the handover', order.collect > 0 ? formatRupees(order.collect) : 'Nothing to take'],
    ...(order.is_customer_shown
      ? [['Phone', <PhoneLink key="phone" number={order.contact_number} />] as const]
      : []),
  ] as const;
}

/** The steps that can be taken now. Unlike those of a garment, they need the network. */
function Steps({ order }: { order: WorkshopBulk }) {
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
    }, 'Failed to save the step');
  }

  return (
    <Card as="section" padding="small" className="flex flex-col gap-4">
      <Heading ref={heading} level={2} size="item">
        What next?
      </Heading>
      {failure && <Banner kind="error">{failure}</Banner>}
      {actions.length === 0 && <p className="text-muted">{nothingToDo(order)}</p>}
      {actions.map((action) => (
        <Button
          key={action}
          variant={action === 'rework' || action === 'come_back' ? 'secondary' : 'primary'}
          className="min-h-14 w-full text-lg"
          pending={isPending || isSettling}
          onClick={() => (action === 'ship' || action === 'come_back' ? setOpen(action) : take({ action }))}
        >
          {action === 'deliver' && order.collect > 0
            ? `Delivered, ${formatRupees(order.collect)} taken`
            : ACTION_WORDS[action]}
        </Button>
      ))}
      {open && (
        <SayDialog
          order={order}
          action={open}
          unit="cm"
          differences={[]}
          onClose={() => setOpen(undefined)}
          onSaid={(said) => void take(said)}
        />
      )}
    </Card>
  );
}

function nothingToDo({ status }: WorkshopBulk): string {
  if (status === 'DELIVERED') return 'This order is delivered.';
  if (status === 'CANCELLED') return 'This order is cancelled. Please do not stitch it.';
  return status === 'ACCEPTED'
    ? 'The customer pays in advance. You can start once the payment has arrived.'
    : 'Nothing to do at the moment.';
}
