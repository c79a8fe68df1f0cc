import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useParams } from 'react-router';
import { abroadWords, basicWords, goodsReturnWords, shelfClothWords, workshopBrandWords } from '#words';
import { countryName } from '../../../../contract/constants/countries.ts';
import { DELIVERY_NAMES, GOODS_STATUS_NAMES } from '../../../../contract/constants/order-names.ts';
import type { SellerOrderDetail } from '../../../../contract/seller-orders.ts';
import TakeBackDialog from '../../../features/goods-returns/components/take-back-dialog.tsx';
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
import { LazyPart } from '../../../ui/lazy-part.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { PhoneLink } from '../../../ui/phone-link.tsx';
import { Banner, EmptyState, Loading, Skeleton } from '../../../ui/states.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { toast } from '../../../ui/toast.tsx';
import { savePackingSlip, saveParcelInvoice, sellerOrderQuery } from './api.ts';
import { ItemLines } from './seller-order-card.tsx';
import { StepButton } from './step-button.tsx';
import { type DialogAction, StepDialog } from './step-dialog.tsx';
import { collectWords, paymentWords } from './words.ts';

export const meta = privateMeta(workshopBrandWords.shipment);

const loadBooking = () => import('../../../features/couriers/components/courier-booking.tsx');

/** One seller order and its next step. */
export default function ShipmentPage() {
  const id = Number(useParams().id);
  const { data, error, refetch } = useQuery(sellerOrderQuery(id), queryClient);
  return (
    <div className="mx-auto flex max-w-4xl flex-col gap-5 p-4 lg:p-8">
      <TextLink to="/workshop">{workshopBrandWords.backToTheOrders}</TextLink>
      {data ? (
        <Shipment order={data} />
      ) : error instanceof CallError && error.status === 404 ? (
        <EmptyState title={workshopBrandWords.yourBrandHasNoSuchOrder}>
          <ButtonLink variant="secondary" to="/workshop">
            {workshopBrandWords.seeTheOrders}
          </ButtonLink>
        </EmptyState>
      ) : error ? (
        <LoadFailure onRetry={() => void refetch()}>
          {failureSentence(error, workshopBrandWords.failedToGetTheOrder)}
        </LoadFailure>
      ) : (
        <Loading text={basicWords.loadingTheOrder}>
          <Skeleton className="h-64" />
        </Loading>
      )}
    </div>
  );
}

function Shipment({ order }: { order: SellerOrderDetail }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [dialog, setDialog] = useState<DialogAction>();
  const [isTakingBack, setTakingBack] = useState(false);
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
      {order.is_disputed && <Banner kind="warning">{workshopBrandWords.thePaymentIsDisputed}</Banner>}
      {order.for_tailor && (
        <Banner kind="info">
          {shelfClothWords.clothForATailor}
          {order.status === 'PACKED' &&
            !actions.includes('ship') &&
            ` ${order.is_payment_due ? shelfClothWords.waitForThePayment : shelfClothWords.waitForTheTailor}`}
        </Banner>
      )}
      {order.is_payment_due && !order.for_tailor && (
        <Banner kind="warning">{workshopBrandWords.theCardIsNotChargedYet}</Banner>
      )}
      <div className="grid items-start gap-5 md:grid-cols-2">
        <Card className="flex flex-col gap-4">
          <Heading level={2} size="item">
            {workshopBrandWords.whatToSend}
          </Heading>
          <ItemLines items={order.items} />
          <p className="figures border-t border-hairline pt-3">
            {formatRupees(order.sub_total)} · {paymentWords(order)}
            {order.status !== 'CANCELLED' && <span className="block">{collectWords(order.collect)}</span>}
          </p>
        </Card>
        <Card className="flex flex-col gap-3">
          <Heading level={2} size="item">
            {workshopBrandWords.whereTo}
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
            <p className="text-muted">{workshopBrandWords.theAddressIsNotShown({ city: order.city })}</p>
          )}
          <p className="text-sm text-muted">
            {workshopBrandWords.promisedBy({
              delivery: DELIVERY_NAMES[order.delivery],
              day: formatDay(order.expected_delivery_date),
            })}
          </p>
          {order.shipping && (
            <DownloadButton
              label={workshopBrandWords.printThePackingSlip}
              save={() => savePackingSlip(order.id)}
              errorText={(error) => failureSentence(error, workshopBrandWords.failedToPrepareThePackingSlip)}
            />
          )}
          {order.shipping && order.shipping.country !== 'PK' && (
            <DownloadButton
              label={abroadWords.printTheCommercialInvoice}
              save={() => saveParcelInvoice(order.id)}
              errorText={(error) => failureSentence(error, abroadWords.failedToPrepareTheCommercialInvoice)}
            />
          )}
        </Card>
      </div>
      {(order.status === 'PACKED' || order.status === 'SHIPPED') && (
        <LazyPart load={loadBooking} skeleton={null}>
          {(CourierBooking) => (
            <CourierBooking parcel={{ seller_order: order.id }} isSent={order.status === 'SHIPPED'} />
          )}
        </LazyPart>
      )}
      {actions.length > 0 && (
        <section aria-label={workshopBrandWords.nextStep} className="flex flex-wrap items-start gap-3">
          {actions.includes('pack') && (
            <StepButton
              order={order}
              action="pack"
              label={workshopBrandWords.markAsPacked}
              busyLabel={basicWords.saving}
              onDone={() => onDone(workshopBrandWords.itIsPacked)}
            />
          )}
          {actions.includes('ship') && (
            <Button onClick={() => setDialog('ship')}>{workshopBrandWords.ship}</Button>
          )}
          {actions.includes('deliver') && (
            <StepButton
              order={order}
              action="deliver"
              label={workshopBrandWords.markAsDelivered}
              busyLabel={basicWords.saving}
              onDone={() => onDone(workshopBrandWords.itIsDelivered)}
            />
          )}
          {actions.includes('come_back') && (
            <Button variant="secondary" onClick={() => setDialog('come_back')}>
              {workshopBrandWords.itCameBack}
            </Button>
          )}
          {actions.includes('fail_delivery') && (
            <Button variant="danger" onClick={() => setDialog('fail_delivery')}>
              {workshopBrandWords.notDelivered}
            </Button>
          )}
          {actions.includes('return') && (
            <Button variant="secondary" onClick={() => setDialog('return')}>
              {workshopBrandWords.takeBack}
            </Button>
          )}
          {actions.includes('take_back') && order.pieces > 1 && !order.for_tailor && (
            <Button variant="secondary" onClick={() => setTakingBack(true)}>
              {goodsReturnWords.someCameBack}
            </Button>
          )}
          {actions.includes('cancel') && (
            <Button variant="danger" onClick={() => setDialog('cancel')}>
              {workshopBrandWords.cancel}
            </Button>
          )}
          {order.return_until && actions.includes('return') && (
            <p className="self-center text-sm text-muted">
              {workshopBrandWords.takenBackUntil({ day: formatDay(order.return_until) })}
            </p>
          )}
        </section>
      )}
      <History events={order.events} />
      {isTakingBack && (
        <TakeBackDialog
          part={order.id}
          number={order.tracking_id}
          returnsPath="/workshop/returns"
          onClose={() => setTakingBack(false)}
        />
      )}
      {dialog && (
        <StepDialog
          order={order}
          action={dialog}
          onClose={() => setDialog(undefined)}
          onDone={() => onDone(workshopBrandWords.stepsSaid[dialog])}
        />
      )}
    </>
  );
}

const EVENT_NAMES: Partial<Record<string, string>> = {
  come_back: workshopBrandWords.cameBack,
  fail_delivery: workshopBrandWords.notDeliveredEnded,
};

function History({ events }: { events: SellerOrderDetail['events'] }) {
  return (
    <section aria-labelledby="history-title" className="flex flex-col gap-3">
      <Heading id="history-title" level={2} size="item">
        {basicWords.history}
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
              {event.courier && ` ${courierOf(event.courier, event.courier_number)}`}
            </p>
            <p className="figures text-sm text-muted">
              {[workshopBrandWords.who[event.by], formatMoment(event.at)].join(basicWords.listSeparator)}
            </p>
            {event.note && <p className="wrap-anywhere">{event.note}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}

function courierOf(courier: string, number: string | null): string {
  return number === null
    ? workshopBrandWords.withCourierWithoutNumber({ courier })
    : workshopBrandWords.withCourier({ courier, number });
}
