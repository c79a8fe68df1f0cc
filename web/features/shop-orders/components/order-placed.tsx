import { useEffect, useRef } from 'react';
import { formatDay } from '../../../lib/format.ts';
import { formatMoment } from '../../../lib/moments.ts';
import { useShop } from '../../../lib/shop.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Heading } from '../../../ui/heading.tsx';
import type { PlacedShopOrder } from '../../cart/api.ts';
import { clearPlaced } from '../store.ts';
import { usePaymentProgress } from '../use-payment-progress.ts';
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

/** Asks a guest to confirm the order, or only the e-mail address if it is paid. */
export function ConfirmationRequest({ order }: { order: PlacedShopOrder }) {
  const { confirmation, shipping } = order;
  if (!confirmation) return null;
  const { by, reserved_until } = confirmation;
  return (
    <section
      aria-labelledby="one-more-step"
      className="flex w-full max-w-xl flex-col gap-2 rounded-2xl border-2 border-brand bg-brand-soft p-5 text-start"
    >
      <Heading level={2} size="item" id="one-more-step">
        {reserved_until ? 'One more step: confirm your order' : 'One more step: confirm your e-mail address'}
      </Heading>
      {by === 'email' ? (
        <p className="break-words">
          We e-mailed a link to <strong>{shipping.email}</strong>.{' '}
          {reserved_until
            ? 'Open it and press the button; the sellers then start packing.'
            : 'Your order is paid and placed; once the address is confirmed we can tell you when the parcel leaves and arrives.'}
        </p>
      ) : (
        <p>
          We will call you on <strong className="figures">{shipping.phone}</strong>. Once you have confirmed,
          the sellers start packing.
        </p>
      )}
      {reserved_until && (
        <p className="text-sm text-muted">
          Your items are reserved for 30 minutes, until {formatMoment(reserved_until)}. You can still confirm
          within a day of ordering, as long as they are in stock.
        </p>
      )}
    </section>
  );
}
