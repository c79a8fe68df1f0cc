import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useParams } from 'react-router';
import { countryName } from '../../../../contract/constants/countries.ts';
import { GOODS_STATUS_NAMES } from '../../../../contract/constants/order-names.ts';
import { DELIVERIES } from '../../../../contract/delivery.ts';
import type { SellerOrderDetail } from '../../../../contract/seller-orders.ts';
import { CallError } from '../../../lib/call-error.ts';
import { failureSentence } from '../../../lib/form-errors.ts';
import { formatDay, formatRupees } from '../../../lib/format.ts';
import { formatMoment } from '../../../lib/moments.ts';
import { privateMeta } from '../../../lib/page-meta.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { DownloadButton } from '../../../ui/download-button.tsx';
import { focusOn } from '../../../ui/focus.ts';
import { Heading } from '../../../ui/heading.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { PhoneLink } from '../../../ui/phone-link.tsx';
import { Banner, EmptyState, Loading, Skeleton } from '../../../ui/states.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { toast } from '../../../ui/toast.tsx';
import { savePackingSlip, sellerOrderQuery } from './api.ts';
import { ItemLines } from './seller-order-card.tsx';
import { StepButton } from './step-button.tsx';
import { type DialogAction, StepDialog } from './step-dialog.tsx';
import { collectWords, paymentWords } from './words.ts';

export const meta = privateMeta('Shipment');

/** One seller order and its next step. */
export default function ShipmentPage() {
  const id = Number(useParams().id);
  const { data, error, refetch } = useQuery(sellerOrderQuery(id), queryClient);
  return (
    <div className="mx-auto flex max-w-4xl flex-col gap-5 p-4 lg:p-8">
      <TextLink to="/workshop">Back to the orders</TextLink>
      {data ? (
        <Shipment order={data} />
      ) : error instanceof CallError && error.status === 404 ? (
        <EmptyState title="Your brand has no such order.">
          <ButtonLink variant="secondary" to="/workshop">
            See the orders
          </ButtonLink>
        </EmptyState>
      ) : error ? (
        <LoadFailure onRetry={() => void refetch()}>
          {failureSentence(error, 'Failed to get the order')}
        </LoadFailure>
      ) : (
        <Loading text="Loading the order...">
          <Skeleton className="h-64" />
        </Loading>
      )}
    </div>
  );
}

function Shipment({ order }: { order: SellerOrderDetail }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [dialog, setDialog] = useState<DialogAction>();
  const { actions } = order;
  const onDone = (said: string) => {
    toast.success(said);
    setDialog(undefined);
    requestAnimationFrame(() => focusOn(heading.current));
  };
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <Heading ref={heading} level={1} size="part" className="figures">
          {order.tracking_id}
        </Heading>
        <Badge tone="brand">{GOODS_STATUS_NAMES[order.status]}</Badge>
      </div>
      {order.is_disputed && (
        <Banner kind="warning">
          The customer's bank disputes the payment. Please hold the goods until the bank has decided.
        </Banner>
      )}
      {order.is_payment_due && (
        <Banner kind="warning">The card is not charged yet. Pack it, and ship it once it is paid.</Banner>
      )}
      <div className="grid items-start gap-5 md:grid-cols-2">
        <Card className="flex flex-col gap-4">
          <Heading level={2} size="item">
            What to send
          </Heading>
          <ItemLines items={order.items} />
          <p className="figures border-t border-hairline pt-3">
            {formatRupees(order.sub_total)} · {paymentWords(order)}
            {order.status !== 'CANCELLED' && <span className="block">{collectWords(order.collect)}</span>}
          </p>
        </Card>
        <Card className="flex flex-col gap-3">
          <Heading level={2} size="item">
            Where to
          </Heading>
          {order.shipping ? (
            <address className="not-italic wrap-anywhere">
              <span className="block font-semibold">{order.shipping.full_name}</span>
              <span className="block">{order.shipping.address}</span>
              <span className="block">
                {order.shipping.city} {order.shipping.postal_code}
              </span>
              <span className="block">{countryName(order.shipping.country)}</span>
              {order.shipping.phone && <PhoneLink number={order.shipping.phone} />}
            </address>
          ) : (
            <p className="text-muted">{order.city}. The address is not shown any more.</p>
          )}
          <p className="text-sm text-muted">
            {DELIVERIES[order.delivery].label}, promised by {formatDay(order.expected_delivery_date)}
          </p>
          {order.shipping && (
            <DownloadButton
              label="Print the packing slip"
              save={() => savePackingSlip(order.id)}
              errorText={(error) => failureSentence(error, 'Failed to prepare the packing slip')}
            />
          )}
        </Card>
      </div>
      {actions.length > 0 && (
        <section aria-label="Next step" className="flex flex-wrap items-start gap-3">
          {actions.includes('pack') && (
            <StepButton
              order={order}
              action="pack"
              label="Mark as packed"
              busyLabel="Saving..."
              onDone={() => onDone('It is packed.')}
            />
          )}
          {actions.includes('ship') && <Button onClick={() => setDialog('ship')}>Ship</Button>}
          {actions.includes('deliver') && (
            <StepButton
              order={order}
              action="deliver"
              label="Mark as delivered"
              busyLabel="Saving..."
              onDone={() => onDone('It is delivered.')}
            />
          )}
          {actions.includes('come_back') && (
            <Button variant="secondary" onClick={() => setDialog('come_back')}>
              It came back
            </Button>
          )}
          {actions.includes('fail_delivery') && (
            <Button variant="danger" onClick={() => setDialog('fail_delivery')}>
              Not delivered
            </Button>
          )}
          {actions.includes('return') && (
            <Button variant="secondary" onClick={() => setDialog('return')}>
              Take back
            </Button>
          )}
          {actions.includes('cancel') && (
            <Button variant="danger" onClick={() => setDialog('cancel')}>
              Cancel
            </Button>
          )}
          {order.return_until && actions.includes('return') && (
            <p className="self-center text-sm text-muted">
              Taken back until {formatDay(order.return_until)}.
            </p>
          )}
        </section>
      )}
      <History events={order.events} />
      {dialog && (
        <StepDialog
          order={order}
          action={dialog}
          onClose={() => setDialog(undefined)}
          onDone={() => onDone(DONE[dialog])}
        />
      )}
    </>
  );
}

const DONE: Record<DialogAction, string> = {
  ship: 'It is on its way.',
  come_back: 'It is back with you.',
  fail_delivery: 'It has ended without a delivery.',
  cancel: 'It is cancelled.',
  return: 'The return is recorded.',
};

const EVENT_NAMES: Partial<Record<string, string>> = {
  come_back: 'Came back',
  fail_delivery: 'Not delivered, ended',
};

const WHO = { you: 'You', customer: 'Customer', shop: 'The shop' } as const;

function History({ events }: { events: SellerOrderDetail['events'] }) {
  return (
    <section aria-labelledby="history-title" className="flex flex-col gap-3">
      <Heading id="history-title" level={2} size="item">
        History
      </Heading>
      <ol className="flex flex-col gap-3 border-s-2 border-hairline ps-4">
        {events.map((event) => (
          <li key={event.at + event.to}>
            <p>
              <span className="font-semibold">
                {EVENT_NAMES[event.action ?? ''] ??
                  GOODS_STATUS_NAMES[event.to as keyof typeof GOODS_STATUS_NAMES] ??
                  event.to}
              </span>
              {event.courier && ` with ${event.courier}, ${event.courier_number ?? 'no number'}`}
            </p>
            <p className="figures text-sm text-muted">
              {WHO[event.by]}, {formatMoment(event.at)}
            </p>
            {event.note && <p className="wrap-anywhere">{event.note}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}
