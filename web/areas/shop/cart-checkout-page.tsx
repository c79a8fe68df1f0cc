import { type ReactNode, useEffect, useState } from 'react';
import { Navigate, useNavigate } from 'react-router';
import { basicWords, shopWords } from '#words';
import { useCart } from '../../features/cart/store.ts';
import { OrderPlaced } from '../../features/shop-orders/components/order-placed.tsx';
import { hidePlaced, restorePlaced, usePlaced } from '../../features/shop-orders/store.ts';
import { privateMeta } from '../../lib/page-meta.ts';
import { useSession } from '../../lib/session.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Heading } from '../../ui/heading.tsx';
import { LazyPart } from '../../ui/lazy-part.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { loadCheckout } from './cart-checkout/load-checkout.ts';
import { Waiting } from './cart-checkout/waiting.tsx';

export const meta = privateMeta(basicWords.checkout);

export default function CartCheckoutPage() {
  const items = useCart((cart) => cart.items);
  const placed = usePlaced((state) => state.order);
  const user = useSession((session) => session.user);
  const isRead = items !== undefined;
  const [wasPlaced, setWasPlaced] = useState(false);
  if (placed && !wasPlaced) setWasPlaced(true);
  useEffect(() => {
    if (isRead) restorePlaced(useCart.getState().items?.length === 0);
    return hidePlaced;
  }, [isRead]);
  if (placed?.wallet_payment) {
    return <Navigate to={`/payment?reference=${placed.wallet_payment}`} state={{ leave: true }} replace />;
  }
  if (placed) {
    return (
      <div className="page py-8 sm:py-12 print:py-0">
        <OrderPlaced order={placed} />
      </div>
    );
  }
  if (items?.length === 0 && placed === null) {
    // After logging out on the success screen, do not redirect to the cart.
    return <CheckoutFrame>{wasPlaced ? <NothingLeft /> : <BackToCart />}</CheckoutFrame>;
  }
  return (
    <CheckoutFrame>
      {items && items.length > 0 && user !== undefined ? (
        <LazyPart load={loadCheckout} skeleton={<Waiting />}>
          {(Checkout) => <Checkout key={user?.username ?? ''} items={items} isGuest={!user} />}
        </LazyPart>
      ) : (
        <Waiting />
      )}
    </CheckoutFrame>
  );
}

function BackToCart() {
  const navigate = useNavigate();
  useEffect(() => {
    navigate('/cart', { replace: true, state: { from: 'checkout' } });
  }, [navigate]);
  return <Waiting />;
}

function NothingLeft() {
  return (
    <EmptyState title={shopWords.thereIsNothingToCheckOut}>
      <ButtonLink to="/cart">{shopWords.goToTheCart}</ButtonLink>
    </EmptyState>
  );
}

function CheckoutFrame({ children }: { children: ReactNode }) {
  return (
    <div className="page py-8 sm:py-12">
      <Heading level={1} size="form" className="mb-8">
        {basicWords.checkout}
      </Heading>
      {children}
    </div>
  );
}
