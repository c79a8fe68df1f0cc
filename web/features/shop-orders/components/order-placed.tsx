import { useEffect, useRef } from 'react';
import { basicWords, shopOrdersWords } from '#words';
import { formatDay } from '../../../lib/format.ts';
import { formatMoment } from '../../../lib/moments.ts';
import { useShop } from '../../../lib/shop.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Heading } from '../../../ui/heading.tsx';
import { Rich } from '../../../ui/rich.tsx';
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
    document.title = shopOrdersWords.orderPlaced({ brandName: brand_name });
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [brand_name]);
  const { email } = order.shipping;
  const day = formatDay(order.expected_delivery_date);
  const isReserved = Boolean(order.confirmation?.reserved_until);
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col gap-8 print:gap-4">
      <header className="flex flex-col items-center gap-3 text-center print:items-start print:gap-1 print:text-start">
        <img src="/art/success.svg" alt="" width={200} height={150} className="print:hidden" />
        <h1 ref={heading} tabIndex={-1} className="text-3xl print:text-2xl">
          {shopOrdersWords.orderPlacedSuccessfully}
        </h1>
        <ConfirmationRequest order={order} />
        <p className="text-muted">
          {isReserved
            ? shopOrdersWords.thankYouOnceConfirmedArrivesBy({ day })
            : shopOrdersWords.thankYouArrivesBy({ day })}
        </p>
        <p className="max-w-full wrap-anywhere">
          <Rich
            text={shopOrdersWords.yourTrackingNumberIs({ trackingId: order.tracking_id })}
            parts={{ number: (text) => <strong className="figures whitespace-nowrap">{text}</strong> }}
          />
          {email && !order.confirmation && ` ${shopOrdersWords.weEMailedItTo({ email })}`}
        </p>
        <div className="mt-2 flex flex-wrap justify-center gap-3 print:hidden">
          <ButtonLink to="/" replace onClick={clearPlaced}>
            {shopOrdersWords.continueShopping}
          </ButtonLink>
          <ButtonLink
            variant="secondary"
            to={`/order_tracking?number=${encodeURIComponent(order.tracking_id)}`}
          >
            {basicWords.trackYourOrder}
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
        {reserved_until
          ? shopOrdersWords.oneMoreStepConfirmYourOrder
          : shopOrdersWords.oneMoreStepConfirmYourEMail}
      </Heading>
      {by === 'email' ? (
        <p className="break-words">
          <Rich
            text={shopOrdersWords.weEMailedALinkTo}
            parts={{ email: () => <strong dir="ltr">{shipping.email}</strong> }}
          />{' '}
          {reserved_until
            ? shopOrdersWords.openItAndPressTheButton
            : shopOrdersWords.yourOrderIsPaidAndPlaced}
        </p>
      ) : (
        <p>
          <Rich
            text={shopOrdersWords.weWillCallYou}
            parts={{
              phone: () => (
                <strong dir="ltr" className="figures">
                  {shipping.phone}
                </strong>
              ),
            }}
          />
        </p>
      )}
      {reserved_until && (
        <p className="text-sm text-muted">
          {shopOrdersWords.yourItemsAreReserved({ until: formatMoment(reserved_until) })}
        </p>
      )}
    </section>
  );
}
