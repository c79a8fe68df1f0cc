import { type RefObject, useCallback, useRef } from 'react';
import { type MetaArgs, useLocation } from 'react-router';
import { isTooLargeForGuest } from '../../../contract/constants/shop-orders.ts';
import { DELIVERY_CHOICES } from '../../../contract/delivery.ts';
import { BillDetails } from '../../features/cart/components/bill-details.tsx';
import { CartLine } from '../../features/cart/components/cart-line.tsx';
import { CheckReport } from '../../features/cart/components/check-report.tsx';
import { GuestLimit } from '../../features/cart/components/guest-limit.tsx';
import { UndoBar } from '../../features/cart/components/undo-bar.tsx';
import { checkedLine } from '../../features/cart/differences.ts';
import { type CartItem, piecesIn, useCart } from '../../features/cart/store.ts';
import { estimatedBill, useCartCheck } from '../../features/cart/use-cart-check.ts';
import { useRemoval } from '../../features/cart/use-removal.ts';
import { useLocationPreference } from '../../features/location/store.ts';
import { useSession } from '../../lib/session.ts';
import { shopOf } from '../../lib/shop.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Heading } from '../../ui/heading.tsx';
import { Banner, EmptyState, Loading, Skeleton } from '../../ui/states.tsx';

export function meta({ matches }: MetaArgs) {
  return [{ title: `Your cart · ${shopOf(matches).brand_name}` }, { name: 'robots', content: 'noindex' }];
}

export default function CartPage() {
  const items = useCart((cart) => cart.items);
  const { removal, remove, undo, hold } = useRemoval();
  const { state } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  const takeFocus = useCallback(() => heading.current?.focus(), []);
  return (
    <div className="page flex flex-col gap-6 py-8 sm:py-12">
      <Heading level={1} size="form" ref={heading} tabIndex={-1}>
        Your cart
        {items && items.length > 0 && (
          <span className="figures ms-3 font-sans text-base font-normal text-muted">
            {piecesIn(items) === 1 ? '1 piece' : `${piecesIn(items)} pieces`}
          </span>
        )}
      </Heading>
      <UndoBar removal={removal} onUndo={undo} onHold={hold} onOver={takeFocus} />
      {items === undefined && <CartSkeleton />}
      {items?.length === 0 && <EmptyCart isFromCheckout={state?.from === 'checkout'} />}
      {items && items.length > 0 && <FilledCart items={items} onRemove={remove} />}
    </div>
  );
}

function CartSkeleton() {
  return (
    <Loading text="Loading your cart...">
      <div className="flex flex-col gap-4">
        {[0, 1].map((line) => (
          <Skeleton key={line} className="h-32" />
        ))}
      </div>
    </Loading>
  );
}

function EmptyCart({ isFromCheckout }: { isFromCheckout: boolean }) {
  return (
    <>
      {isFromCheckout && <Banner kind="info">There is nothing to check out at the moment.</Banner>}
      <EmptyState title="Your cart is empty.">
        <p className="text-muted">Discover Pakistani brands and our culture collection.</p>
        <div className="flex flex-wrap justify-center gap-3">
          <ButtonLink to="/brands">See all brands</ButtonLink>
          <ButtonLink variant="secondary" to="/culture">
            Culture collection
          </ButtonLink>
        </div>
      </EmptyState>
    </>
  );
}

interface FilledCartProps {
  items: readonly CartItem[];
  onRemove: (item: CartItem, place: number) => void;
}

function FilledCart({ items, onRemove }: FilledCartProps) {
  const location = useLocationPreference((preference) => preference.location) ?? 'local';
  const check = useCartCheck(items, DELIVERY_CHOICES[location][0]);
  const isGuest = useSession((session) => session.user === null);
  const report = useRef<HTMLDivElement>(null);
  const { lookedUp, differences } = check;
  return (
    <>
      <CheckReport check={check} focusRef={report} />
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <section aria-labelledby="cart-items">
          <h2 id="cart-items" className="sr-only">
            Items
          </h2>
          <ul>
            {items.map((item, place) => (
              <CartLine
                key={`${item.id}-${item.variant}`}
                item={item}
                left={lookedUp && checkedLine(lookedUp, item)?.left}
                difference={differences.find((difference) => difference.item === item)}
                onRemove={() => onRemove(item, place)}
              />
            ))}
          </ul>
        </section>
        <div className="lg:sticky lg:top-24">
          <BillDetails
            bill={check.bill ?? estimatedBill(items)}
            isStale={!check.isFresh}
            isEstimate={!check.bill}
          >
            <GuestLimit items={items} next="/cart" />
            <CheckoutButton
              isChanged={differences.length > 0}
              isTooLarge={isGuest && isTooLargeForGuest(items)}
              report={report}
            />
          </BillDetails>
        </div>
      </div>
    </>
  );
}

interface CheckoutButtonProps {
  isChanged: boolean;
  isTooLarge: boolean;
  report: RefObject<HTMLDivElement | null>;
}

function CheckoutButton({ isChanged, isTooLarge, report }: CheckoutButtonProps) {
  if (!isChanged && !isTooLarge) return <ButtonLink to="/cart_checkout">CHECKOUT</ButtonLink>;
  return (
    <>
      <Button
        aria-disabled="true"
        aria-describedby="checkout-blocked"
        onClick={() => isChanged && report.current?.focus()}
      >
        CHECKOUT
      </Button>
      <p id="checkout-blocked" className="text-sm text-saffron-ink">
        {isTooLarge
          ? 'This cart is too large to order without an account. Sign in, or take something out.'
          : 'Accept the changes first.'}
      </p>
    </>
  );
}
