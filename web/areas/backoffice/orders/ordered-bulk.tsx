import type { StaffOrderPage } from '../../../../contract/staff-orders.ts';
import { OrderFacts } from '../../../features/orders/components/order-facts.tsx';
import { BUSINESS_TYPE_NAMES, PAYMENT_TYPE_NAMES } from '../../../features/orders/words.ts';
import { formatDay, formatRupees } from '../../../lib/format.ts';
import { formatMoment } from '../../../lib/moments.ts';
import { OrderPicture } from './order-picture.tsx';
import { Section } from './section.tsx';
import { TagsAndLabels } from './tags-and-labels.tsx';
import { CLOTH_COMES, GARMENT_GOES } from './words.ts';

type Bulk = Extract<StaffOrderPage['order'], { kind: 'bulk' }>;

/** The request of a bulk order and its quote (bulk-5). */
export default function OrderedBulk({ order }: { order: Bulk }) {
  return (
    <>
      <Section title="Request">
        <OrderPicture address={order.design_inspiration} name="Design" />
        <OrderFacts
          facts={[
            ['Item', order.item_type],
            ['Pieces', order.number_of_pieces],
            ['Business', order.business_type ? BUSINESS_TYPE_NAMES[order.business_type] : 'Not said'],
            ['Wanted by', formatDay(order.requested_delivery_date ?? order.expected_delivery_date)],
            ['Sample', order.is_requested_sample ? 'Requested' : 'Not requested'],
            ['Contact number', order.contact_number],
            ['Contact e-mail', (order.contact_email ?? order.user_email) || 'None'],
            ['Cloth comes', CLOTH_COMES[order.pickup]],
            ['Pieces go', GARMENT_GOES[order.delivery]],
            ['Payment', PAYMENT_TYPE_NAMES[order.payment_type]],
          ]}
        />
        {order.additional_notes && (
          <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
            {order.additional_notes}
          </p>
        )}
      </Section>
      {order.accepted_at !== null && <TagsAndLabels id={order.id} isBulk />}
      <Section title="Quote">
        {order.quoted_at === null ? (
          <p className="text-muted">Not quoted yet.</p>
        ) : (
          <>
            <OrderFacts facts={quoteFacts(order)} />
            {order.quote_note && <p className="wrap-anywhere whitespace-pre-wrap">{order.quote_note}</p>}
          </>
        )}
      </Section>
    </>
  );
}

function quoteFacts(order: Bulk): (readonly [string, string])[] {
  return [
    ['Price of a piece', order.per_piece_price === null ? 'None' : formatRupees(order.per_piece_price)],
    ['Total', order.total_bill === null ? 'None' : formatRupees(order.total_bill)],
    ['Promised day', formatDay(order.expected_delivery_date)],
    ['Quoted', formatMoment(order.quoted_at)],
    ...(order.accepted_at === null && order.quote_expires_on !== null
      ? [['Open until', formatDay(order.quote_expires_on)] as const]
      : []),
    ...(order.accepted_at === null
      ? []
      : [
          ['Accepted', formatMoment(order.accepted_at)] as const,
          ['Accepted by', order.accepted_name ?? ''] as const,
          ['From the network address', order.accepted_from ?? 'Not known'] as const,
        ]),
  ];
}
