import { type ReactNode, type Ref, useState } from 'react';
import type { TrackedOrder } from '../../../../contract/tracking.ts';
import { formatDay } from '../../../lib/format.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { Heading } from '../../../ui/heading.tsx';
import { statusTextsOf } from '../tracking-words.ts';
import { OrderFacts } from './order-facts.tsx';
import { OrderTimeline } from './order-timeline.tsx';
import { Shipments } from './shipments.tsx';
import { TrackedItems } from './tracked-items.tsx';

interface TrackedOrderCardProps {
  order: TrackedOrder;
  /** Focused when the order is found. */
  headingRef: Ref<HTMLHeadingElement>;
  /** Whether its steps are shown as they are taken (tracking-5). */
  isLive: boolean;
  children?: ReactNode;
}

/** See tracking-4. */
export function TrackedOrderCard({ order, headingRef, isLive, children }: TrackedOrderCardProps) {
  const { title, text } = statusTextsOf(order);
  const [firstStatus] = useState(order.status);
  const isCancelled = order.status === 'CANCELLED';
  return (
    <Card
      as="section"
      padding="none"
      aria-labelledby="tracked-title"
      className="animate-fade-in overflow-hidden"
    >
      <header className="flex flex-col gap-1 p-5 sm:p-7">
        <div className="flex min-h-7 flex-wrap items-center justify-between gap-x-4">
          <p className="figures text-sm text-muted">Order {order.tracking_id}</p>
          {isLive && <Badge tone="leaf">Live</Badge>}
        </div>
        <Heading level={2} size="part" id="tracked-title" ref={headingRef} tabIndex={-1}>
          {title}
        </Heading>
        <p>{text}</p>
        <p role="status" className="sr-only">
          {order.status === firstStatus ? '' : `Now: ${title}`}
        </p>
      </header>
      <hr className="mx-5 stitched sm:mx-7" />
      <div className="grid gap-8 p-5 sm:p-7 md:grid-cols-[1.15fr_1fr]">
        <OrderTimeline stages={order.stages} isEnded={isCancelled} kind={order.kind} />
        <div className="flex flex-col gap-5">
          <h3 className="sr-only">Items</h3>
          <TrackedItems order={order} />
          <OrderFacts facts={daysOf(order, isCancelled)} />
          <Shipments shipments={order.shipments} />
          {children}
        </div>
      </div>
    </Card>
  );
}

function daysOf(order: TrackedOrder, isCancelled: boolean): (readonly [string, string])[] {
  const ordered = ['Ordered', formatDay(order.order_date)] as const;
  if (isCancelled) return [ordered];
  if (order.delivered_at) return [ordered, ['Delivered', formatDay(order.delivered_at)]];
  const day = order.is_day_promised ? 'Estimated delivery' : 'Asked for';
  return [ordered, [day, formatDay(order.expected_delivery_date)]];
}
