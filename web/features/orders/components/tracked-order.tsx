import { type ReactNode, type Ref, useState } from 'react';
import { basicWords, courierNewsWords, ordersWords } from '#words';
import { COURIER_BRANDS } from '../../../../contract/constants/courier-bookings.ts';
import type { DaysOff } from '../../../../contract/dates.ts';
import type { Shipment, TrackedOrder } from '../../../../contract/tracking.ts';
import { formatDay, formatRupees } from '../../../lib/format.ts';
import { useShop } from '../../../lib/shop.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { Heading } from '../../../ui/heading.tsx';
import { Rich } from '../../../ui/rich.tsx';
import { expectedDay } from '../expected-day.ts';
import { statusTextsOf } from '../tracking-words.ts';
import { OrderFacts } from './order-facts.tsx';
import { OrderTimeline } from './order-timeline.tsx';
import { TrackedItems } from './tracked-items.tsx';

interface TrackedOrderCardProps {
  order: TrackedOrder;
  /** Focused when the order is found. */
  headingRef: Ref<HTMLHeadingElement>;
  /** True if its steps appear live (tracking-5). */
  isLive: boolean;
  children?: ReactNode;
}

/** See tracking-4. */
export function TrackedOrderCard({ order, headingRef, isLive, children }: TrackedOrderCardProps) {
  const { title, text } = statusTextsOf(order);
  const [firstStatus] = useState(order.status);
  const isCancelled = order.status === 'CANCELLED';
  const { days_off } = useShop();
  return (
    <Card
      as="section"
      padding="none"
      aria-labelledby="tracked-title"
      className="animate-fade-in overflow-hidden"
    >
      <header className="flex flex-col gap-1 p-5 sm:p-7">
        <div className="flex min-h-7 flex-wrap items-center justify-between gap-x-4">
          <p className="figures text-sm text-muted">{ordersWords.order({ trackingId: order.tracking_id })}</p>
          {isLive && <Badge tone="leaf">{ordersWords.live}</Badge>}
        </div>
        <Heading level={2} size="part" id="tracked-title" ref={headingRef} tabIndex={-1}>
          {title}
        </Heading>
        <p>{text}</p>
        {order.kind === 'single' && order.status === 'ACCEPTED' && order.cloth_collected_at && (
          <p>{ordersWords.clothCollectedOn({ at: formatDay(order.cloth_collected_at) })}</p>
        )}
        {order.kind === 'single' && order.status === 'ALTERATION' && order.cloth_collected_at && (
          <p>{ordersWords.garmentCollectedOn({ at: formatDay(order.cloth_collected_at) })}</p>
        )}
        <p role="status" className="sr-only">
          {order.status === firstStatus ? '' : ordersWords.nowAt({ title })}
        </p>
      </header>
      <hr className="mx-5 stitched sm:mx-7" />
      <div className="grid gap-8 p-5 sm:p-7 md:grid-cols-[1.15fr_1fr]">
        <OrderTimeline stages={order.stages} isEnded={isCancelled} kind={order.kind} />
        <div className="flex flex-col gap-5">
          <h3 className="sr-only">{ordersWords.items}</h3>
          <TrackedItems order={order} />
          <OrderFacts facts={daysOf(order, isCancelled, days_off)} />
          <Shipments shipments={order.shipments} />
          <News news={order.courier_news ?? []} />
          <ToPay order={order} />
          {children}
        </div>
      </div>
    </Card>
  );
}

function daysOf(order: TrackedOrder, isCancelled: boolean, daysOff: DaysOff): (readonly [string, string])[] {
  const ordered = [ordersWords.ordered, formatDay(order.order_date)] as const;
  if (isCancelled) return [ordered];
  if (order.delivered_at) return [ordered, [basicWords.delivered, formatDay(order.delivered_at)]];
  const day = order.is_day_promised ? ordersWords.estimatedDelivery : ordersWords.askedFor;
  const expected =
    order.kind === 'single' ? expectedDay(order, daysOff) : formatDay(order.expected_delivery_date);
  return [ordered, [day, expected]];
}

/** Courier and tracking number of each parcel. */
function Shipments({ shipments }: { shipments: readonly Shipment[] }) {
  if (shipments.length === 0) return null;
  return (
    <section aria-labelledby="shipments-title" className="flex flex-col gap-2">
      <h3 id="shipments-title" className="font-sans text-sm text-muted">
        {ordersWords.couriers({ count: shipments.length })}
      </h3>
      <ul className="flex flex-col gap-2">
        {shipments.map(({ courier, number, at }) => (
          <li key={at + number} className="wrap-anywhere">
            <Rich
              text={
                number === null
                  ? ordersWords.shipment({ courier, at: formatDay(at) })
                  : ordersWords.shipmentWithNumber({ courier, number, at: formatDay(at) })
              }
              parts={{
                courier: (text) => <span className="font-semibold">{text}</span>,
                number: (text) => <span className="figures font-semibold select-all">{text}</span>,
                since: (text) => <span className="text-muted">{text}</span>,
              }}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What couriers say of parcels that are with them (couriers-26). */
function News({ news }: { news: TrackedOrder['courier_news'] }) {
  if (news.length === 0) return null;
  return (
    <section aria-labelledby="news-title" className="flex flex-col gap-2">
      <h3 id="news-title" className="font-sans text-sm text-muted">
        {courierNewsWords.whatTheCourierSays}
      </h3>
      <ul className="flex flex-col gap-2">
        {news.map(({ courier, number, state, text, at, attempts }) => (
          <li key={number} className="wrap-anywhere">
            <p className="font-semibold">{courierNewsWords.states[state]}</p>
            {(state === 'OTHER' || state === 'ATTEMPTED') && text && (
              <p>
                <bdi>{courierNewsWords.inItsWords({ words: text })}</bdi>
              </p>
            )}
            {attempts > 0 && (
              <p>
                {courierNewsWords.tried({ count: attempts })}{' '}
                {state === 'ATTEMPTED' && courierNewsWords.itTriesAgain}
              </p>
            )}
            <p className="text-sm text-muted">
              {[COURIER_BRANDS[courier], number, at && formatDay(at)].filter(Boolean).join(' · ')}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What is to be paid at the door, with the code of each parcel (payments-11). */
function ToPay({ order: { cash, is_paid, status } }: { order: TrackedOrder }) {
  if (is_paid && (status === 'SHIPPED' || status === 'READY'))
    return <p className="font-semibold text-leaf">{ordersWords.itIsPaid}</p>;
  if (cash.length === 0) return null;
  return (
    <section aria-labelledby="cash-title" className="flex flex-col gap-2">
      <h3 id="cash-title" className="font-sans text-sm text-muted">
        {ordersWords.cashAtTheDoor}
      </h3>
      <ul className="flex flex-col gap-2">
        {cash.map(({ amount, code }) => (
          <li key={code} className="wrap-anywhere">
            <Rich
              text={ordersWords.payNothingElse({ amount: formatRupees(amount), code })}
              parts={{
                amount: (text) => <span className="figures text-lg font-semibold">{text}</span>,
                code: (text) => <span className="figures font-semibold">{text}</span>,
              }}
            />
          </li>
        ))}
      </ul>
      <p className="text-sm text-muted">{ordersWords.ifAnotherSumIsAsked}</p>
    </section>
  );
}
