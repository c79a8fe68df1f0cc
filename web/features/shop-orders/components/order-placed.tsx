import { useEffect, useRef } from 'react';
import { formatDay } from '../../../lib/format.ts';
import { useShop } from '../../../lib/shop.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import type { PlacedShopOrder } from '../../cart/api.ts';
import { clearPlaced } from '../store.ts';
import { usePaymentProgress } from '../use-payment-progress.ts';
import { ConfirmationRequest } from './confirmation-request.tsx';
import { PrintButton } from './print-button.tsx';
import { ShopOrderSummary } from './shop-order-summary.tsx';

/** The success screen (shop-8). */
export function OrderPlaced({ order: placed }: { order: PlacedShopOrder }) {
  const order = usePaymentProgress(placed);
  const { brand_name } = useShop();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `Order placed · ${brand_name}`;
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [brand_name]);
  const { email } = order.shipping;
  const isReserved = Boolean(order.confirmation?.reserved_until);
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col gap-8 print:gap-4">
      <header className="flex flex-col items-center gap-3 text-center print:items-start print:gap-1 print:text-start">
        <img src="/art/success.svg" alt="" width={200} height={150} className="print:hidden" />
        <h1 ref={heading} tabIndex={-1} className="text-3xl print:text-2xl">
          Order Placed Successfully!
        </h1>
        <ConfirmationRequest order={order} />
        <p className="text-muted">
          Thank you. {isReserved ? 'Once confirmed, arrives' : 'Arrives'} by{' '}
          {formatDay(order.expected_delivery_date)}.
        </p>
        <p className="max-w-full wrap-anywhere">
          Your tracking number is <strong className="figures whitespace-nowrap">{order.tracking_id}</strong>.
          {email && !order.confirmation && ` We e-mailed it to ${email}.`}
        </p>
        <div className="mt-2 flex flex-wrap justify-center gap-3 print:hidden">
          <ButtonLink to="/" replace onClick={clearPlaced}>
            Continue Shopping
          </ButtonLink>
          <ButtonLink
            variant="secondary"
            to={`/order_tracking?number=${encodeURIComponent(order.tracking_id)}`}
          >
            Track your order
          </ButtonLink>
          <PrintButton />
        </div>
      </header>
      <ShopOrderSummary order={order} />
    </div>
  );
}
