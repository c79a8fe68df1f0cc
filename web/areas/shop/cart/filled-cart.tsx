import { type RefObject, useEffect, useRef } from 'react';
import { shopWords } from '#words';
import { isTooLargeForGuest } from '../../../../contract/constants/shop-orders.ts';
import { DELIVERY_CHOICES } from '../../../../contract/delivery.ts';
import { BillDetails } from '../../../features/cart/components/bill-details.tsx';
import { CartLine } from '../../../features/cart/components/cart-line.tsx';
import { CheckReport } from '../../../features/cart/components/check-report.tsx';
import { GuestLimit } from '../../../features/cart/components/guest-limit.tsx';
import { checkedLine } from '../../../features/cart/differences.ts';
import type { CartItem } from '../../../features/cart/store.ts';
import { estimatedBill, useCartCheck } from '../../../features/cart/use-cart-check.ts';
import { useLocationPreference } from '../../../features/location/store.ts';
import { loadedOrNothing } from '../../../lib/loaded-or-nothing.ts';
import { useSession } from '../../../lib/session.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { loadCheckout } from '../cart-checkout/load-checkout.ts';

interface FilledCartProps {
  items: readonly CartItem[];
  onRemove: (item: CartItem, place: number) => void;
}

export default function FilledCart({ items, onRemove }: FilledCartProps) {
  const location = useLocationPreference((preference) => preference.location) ?? 'local';
  const check = useCartCheck(items, DELIVERY_CHOICES[location][0]);
  const isGuest = useSession((session) => session.user === null);
  const report = useRef<HTMLDivElement>(null);
  useEffect(() => void loadedOrNothing(loadCheckout), []);
  const { lookedUp, differences } = check;
  return (
    <div className="flex flex-col gap-6">
      <CheckReport check={check} focusRef={report} />
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <section aria-labelledby="cart-items">
          <h2 id="cart-items" className="sr-only">
            {shopWords.items}
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
    </div>
  );
}

interface CheckoutButtonProps {
  isChanged: boolean;
  isTooLarge: boolean;
  report: RefObject<HTMLDivElement | null>;
}

function CheckoutButton({ isChanged, isTooLarge, report }: CheckoutButtonProps) {
  if (!isChanged && !isTooLarge) return <ButtonLink to="/cart_checkout">{shopWords.checkout}</ButtonLink>;
  return (
    <>
      <Button
        aria-disabled="true"
        aria-describedby="checkout-blocked"
        onClick={() => isChanged && report.current?.focus()}
      >
        {shopWords.checkout}
      </Button>
      <p id="checkout-blocked" className="text-sm text-saffron-ink">
        {isTooLarge ? shopWords.thisCartIsTooLarge : shopWords.acceptTheChangesFirst}
      </p>
    </>
  );
}
