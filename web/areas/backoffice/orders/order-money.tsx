import { useState } from 'react';
import type { StaffOrderPage } from '../../../../contract/staff-orders.ts';
import { BILL_STATUS_NAMES } from '../../../features/orders/words.ts';
import { billLines } from '../../../lib/bill-lines.ts';
import { formatRupees } from '../../../lib/format.ts';
import { formatMoment } from '../../../lib/moments.ts';
import { Button } from '../../../ui/button.tsx';
import { Disputes } from './order-disputes.tsx';
import { RefundDialog } from './refund-dialog.tsx';
import { RefundLine } from './refund-line.tsx';
import { Section } from './section.tsx';
import { GATEWAY_NAMES, PAYMENT_STATUS_NAMES } from './words.ts';

/** The lines of the price, how it is paid, and what went back. */
export function OrderMoney({ page }: { page: StaffOrderPage }) {
  const { line, payment, refunds, refundable, from_tailor } = page;
  const [isRefunding, setRefunding] = useState(false);
  return (
    <Section
      title="Price and payment"
      aside={<span className="text-muted">{BILL_STATUS_NAMES[line.bill_status]}</span>}
    >
      <dl className="figures flex flex-col gap-1.5">
        {priceLines(page.order).map(([label, amount]) => (
          <div key={label} className="flex justify-between gap-4">
            <dt className="text-muted">{label}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
        <div className="flex justify-between gap-4 border-t border-hairline pt-1.5 font-semibold">
          <dt>Total</dt>
          <dd>{line.total === null ? 'Not agreed' : formatRupees(line.total)}</dd>
        </div>
      </dl>
      {payment && (
        <p className="text-sm">
          {GATEWAY_NAMES[payment.gateway]}: {payment.card.brand} ending in {payment.card.last4},{' '}
          {formatRupees(payment.amount)} {PAYMENT_STATUS_NAMES[payment.status]}{' '}
          <span className="text-muted">{formatMoment(payment.at)}</span>
        </p>
      )}
      {payment && <Disputes disputes={payment.disputes} />}
      {refunds.length > 0 && (
        <div>
          <h3 className="text-base">Refunds</h3>
          <ul className="divide-y divide-hairline">
            {refunds.map((refund) => (
              <RefundLine key={refund.id} refund={refund} />
            ))}
          </ul>
        </div>
      )}
      {refundable > 0 && (
        <Button variant="secondary" className="self-start" onClick={() => setRefunding(true)}>
          Refund
        </Button>
      )}
      {isRefunding && (
        <RefundDialog
          orderId={line.id}
          refundable={refundable}
          isByCard={payment !== null}
          fromTailor={from_tailor}
          isOfGoods={page.order.kind === 'goods'}
          onClose={() => setRefunding(false)}
        />
      )}
    </Section>
  );
}

function priceLines(order: StaffOrderPage['order']): readonly (readonly [string, string])[] {
  if (order.kind === 'goods') return billLines(order.bill);
  if (order.kind === 'bulk') {
    if (order.per_piece_price === null) return [];
    return [[`${order.number_of_pieces} pieces`, `each ${formatRupees(order.per_piece_price)}`]];
  }
  const { price } = order;
  if (!price) return [];
  const surcharges = [
    ['Urgent delivery', price.urgent_surcharge],
    ['Collection of the cloth', price.collection_fee],
    ['Delivery of the garment', price.delivery_fee],
    ['Cloth swatch', price.sample_fee],
  ] as const;
  return [['Stitching', price.stitching] as const, ...surcharges.filter(([, amount]) => amount > 0)].map(
    ([label, amount]) => [label, formatRupees(amount)] as const,
  );
}
