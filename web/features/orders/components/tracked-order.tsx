import type { ReactNode, Ref } from 'react';
import type { TrackedOrder } from '../../../../contract/tracking.ts';
import { formatDay } from '../../../lib/format.ts';
import { Card } from '../../../ui/card.tsx';
import { Heading } from '../../../ui/heading.tsx';
import { statusTextsOf } from '../tracking-words.ts';
import { dressName } from '../words.ts';
import { GarmentThumb } from './garment-thumb.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OrderTimeline } from './order-timeline.tsx';

interface TrackedOrderCardProps {
  order: TrackedOrder;
  /** Focused when the order is found. */
  headingRef: Ref<HTMLHeadingElement>;
  children?: ReactNode;
}

/** See tracking-4. */
export function TrackedOrderCard({ order, headingRef, children }: TrackedOrderCardProps) {
  const { title, text } = statusTextsOf(order);
  const isCancelled = order.status === 'CANCELLED';
  return (
    <Card
      as="section"
      padding="none"
      aria-labelledby="tracked-title"
      className="animate-fade-in overflow-hidden"
    >
      <header className="flex flex-col gap-1 p-5 sm:p-7">
        <p className="figures text-sm text-muted">Order {order.tracking_id}</p>
        <Heading level={2} size="part" id="tracked-title" ref={headingRef} tabIndex={-1}>
          {title}
        </Heading>
        <p>{text}</p>
      </header>
      <hr className="mx-5 stitched sm:mx-7" />
      <div className="grid gap-8 p-5 sm:p-7 md:grid-cols-[1.15fr_1fr]">
        <OrderTimeline stages={order.stages} isEnded={isCancelled} isGoods={'kind' in order} />
        <div className="flex flex-col gap-5">
          <h3 className="sr-only">Items</h3>
          <TrackedItems order={order} />
          <OrderFacts facts={daysOf(order, isCancelled)} />
          {children}
        </div>
      </div>
    </Card>
  );
}

function TrackedItems({ order }: Pick<TrackedOrderCardProps, 'order'>) {
  if ('kind' in order) {
    return (
      <ul className="flex flex-col divide-y divide-hairline">
        {order.items.map(({ name, quantity }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: items may be equal, and the list never changes
          <li key={place} className="flex items-baseline justify-between gap-4 py-2 first:pt-0">
            <span className="min-w-0 font-display text-lg font-semibold">{name}</span>
            <span className="figures shrink-0 text-muted">
              {quantity} {quantity === 1 ? 'piece' : 'pieces'}
            </span>
          </li>
        ))}
      </ul>
    );
  }
  return (
    <ul className="flex flex-col gap-3">
      {order.items.map((item, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: items may be equal, and the list never changes
        <li key={place} className="flex items-center gap-4">
          <GarmentThumb dressType={item.dress_type} className="h-28 w-22" />
          <div className="min-w-0">
            <p className="font-display text-lg font-semibold">{dressName(item.dress_type)}</p>
            <p className="text-muted">{item.fabric_type}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

function daysOf(order: TrackedOrder, isCancelled: boolean): (readonly [string, string])[] {
  const ordered = ['Ordered', formatDay(order.order_date)] as const;
  if (isCancelled) return [ordered];
  return order.delivered_at
    ? [ordered, ['Delivered', formatDay(order.delivered_at)]]
    : [ordered, ['Estimated delivery', formatDay(order.expected_delivery_date)]];
}
