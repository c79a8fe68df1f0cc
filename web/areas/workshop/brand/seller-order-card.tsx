import type { ReactNode } from 'react';
import { basicWords, workshopBrandWords } from '#words';
import type { SellerOrderListItem } from '../../../../contract/seller-orders.ts';
import { formatDay, formatRupees } from '../../../lib/format.ts';
import { goodsPicture, variantWords } from '../../../lib/goods.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { Thumbnail } from '../../../ui/thumbnail.tsx';
import { paymentWords } from './words.ts';

interface SellerOrderCardProps {
  order: SellerOrderListItem;
  /** A checkbox, while several are chosen. */
  select?: ReactNode;
  children?: ReactNode;
}

/** The pieces to pack together, readable at arm's length (shop-17). */
export function SellerOrderCard({ order, select, children }: SellerOrderCardProps) {
  return (
    <Card as="article" padding="small" aria-label={order.tracking_id} className="flex flex-col gap-3">
      <header className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
        {select}
        <div className="me-auto min-w-0">
          <TextLink to={`/workshop/shipments/${order.id}`} className="figures text-lg font-semibold">
            {order.tracking_id}
          </TextLink>
          <p className="text-sm text-muted">
            {[order.recipient, order.city].filter(Boolean).join(basicWords.listSeparator)} ·{' '}
            {workshopBrandWords.orderedOn({ day: formatDay(order.order_date) })}
          </p>
        </div>
        <Badge tone={order.is_payment_due ? 'saffron' : 'brand'}>{paymentWords(order)}</Badge>
      </header>
      <ItemLines items={order.items} />
      <footer className="flex flex-wrap items-center justify-between gap-3 border-t border-hairline pt-3">
        <p className="figures text-sm">
          <span className="font-semibold">{formatRupees(order.sub_total)}</span> ·{' '}
          {workshopBrandWords.pieces({ count: order.pieces })} ·{' '}
          {workshopBrandWords.promisedFor({ day: formatDay(order.expected_delivery_date) })}
        </p>
        {children}
      </footer>
    </Card>
  );
}

export function ItemLines({ items }: { items: SellerOrderListItem['items'] }) {
  return (
    <ul className="flex flex-col gap-2">
      {items.map((item) => (
        <li key={item.variant} className="flex items-center gap-3">
          <Thumbnail picture={goodsPicture(item.image)} className="w-12" />
          <div className="min-w-0">
            <p className="font-semibold wrap-anywhere">
              <span className="figures">{item.quantity} ×</span> {item.name}
            </p>
            <p className="text-sm text-muted">{variantWords(item).join(basicWords.listSeparator)}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
