import type { ReactNode } from 'react';
import { basicWords, shopOrdersWords } from '#words';
import { countryName } from '../../../../contract/constants/countries.ts';
import { paymentMethodName } from '../../../../contract/constants/money-names.ts';
import { DELIVERY_NAMES, GOODS_STATUS_NAMES } from '../../../../contract/constants/order-names.ts';
import type { ShopOrder } from '../../../../contract/shop-orders.ts';
import { billLines } from '../../../lib/bill-lines.ts';
import { formatDay, formatRupees } from '../../../lib/format.ts';
import { goodsPicture, piecesAt, variantWords } from '../../../lib/goods.ts';
import { formatMoment } from '../../../lib/moments.ts';
import { useShop } from '../../../lib/shop.ts';
import { useFocusOnChange } from '../../../ui/focus.ts';
import { Price } from '../../../ui/price.tsx';
import { Receipt } from '../../../ui/receipt.tsx';
import { Thumbnail } from '../../../ui/thumbnail.tsx';
import { useApproximation } from '../../location/store.ts';
import { paymentWords } from '../words.ts';
import { PaidByCredit } from './paid-by-credit.tsx';

type Part = ShopOrder['parts'][number];

interface ShopOrderSummaryProps {
  order: ShopOrder;
  /** What can be done with the goods of a seller. */
  actionOf?: (part: Part) => ReactNode;
}

export function ShopOrderSummary({ order, actionOf }: ShopOrderSummaryProps) {
  const { shipping, card } = order;
  const method = paymentMethodName({
    method: order.payment_method,
    credit: order.credit,
    total: order.bill.total,
  });
  const { brand_name, support } = useShop();
  const about = useApproximation();
  return (
    <div className="flex flex-col gap-6 print:gap-4">
      <p className="hidden border-b border-hairline pb-2 print:block">
        {brand_name} · {support.email} · <bdi dir="ltr">{support.phone}</bdi>
      </p>
      <dl className="figures grid gap-x-8 gap-y-3 sm:grid-cols-2 print:grid-cols-2 print:gap-y-1.5">
        <Fact name={basicWords.trackingNumber}>{order.tracking_id}</Fact>
        <Fact name={shopOrdersWords.orderDate}>{formatMoment(order.order_date)}</Fact>
        <Fact name={shopOrdersWords.expectedDelivery}>{formatDay(order.expected_delivery_date)}</Fact>
        <Fact name={basicWords.delivery}>{DELIVERY_NAMES[shipping.delivery]}</Fact>
        <Fact name={basicWords.payment}>
          {card ? shopOrdersWords.paidByCard({ method, brand: card.brand, last4: card.last4 }) : method} ·{' '}
          <span role="status">{paymentWords(order)}</span>
        </Fact>
        <Fact name={shopOrdersWords.shipsTo}>
          <address className="not-italic">
            {shipping.full_name}
            <br />
            <bdi>{shipping.address}</bdi>
            <br />
            {shipping.city} {shipping.postal_code}
            {basicWords.listSeparator}
            {countryName(shipping.country)}
            {[shipping.phone, shipping.email].filter(Boolean).map((way) => (
              <span key={way} className="block text-sm text-muted">
                <bdi dir="ltr">{way}</bdi>
              </span>
            ))}
          </address>
        </Fact>
      </dl>
      {order.parts.map((part) => (
        <OrderPart key={part.id} part={part}>
          {actionOf?.(part)}
        </OrderPart>
      ))}
      <Receipt
        title={shopOrdersWords.billDetails}
        lines={billLines(order.bill, false, order.discount_code)}
        total={<Price amount={formatRupees(order.bill.total)} about={about(order.bill.total)} />}
      >
        {order.credit > 0 && <PaidByCredit total={order.bill.total} credit={order.credit} />}
      </Receipt>
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0 border-b border-hairline pb-2">
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="break-words">{children}</dd>
    </div>
  );
}

function OrderPart({ part, children }: { part: Part; children?: ReactNode }) {
  const heading = useFocusOnChange<HTMLHeadingElement>(part.status, { ifLost: true });
  return (
    <section
      aria-label={shopOrdersWords.from({ name: part.seller.name })}
      className="print:break-inside-avoid"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-hairline pb-2">
        <h2 ref={heading} className="text-lg">
          {shopOrdersWords.from({ name: part.seller.name })}
        </h2>
        <span className="text-sm text-muted">{GOODS_STATUS_NAMES[part.status]}</span>
      </div>
      <ul>
        {part.items.map((item) => (
          <li
            key={item.variant}
            className="flex items-start gap-3 border-b border-hairline py-3 print:py-1.5"
          >
            <Thumbnail picture={item.image ? goodsPicture(item.image) : undefined} className="w-14" />
            <div className="min-w-0 flex-1">
              <p className="break-words">{item.name}</p>
              <p className="figures text-sm text-muted">
                {[...variantWords(item), piecesAt(item)].join(' · ')}
              </p>
            </div>
            <span className="figures font-semibold">{formatRupees(item.line_total)}</span>
          </li>
        ))}
      </ul>
      {children}
    </section>
  );
}
