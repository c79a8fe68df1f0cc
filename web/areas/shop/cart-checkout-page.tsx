import { type ReactNode, useEffect, useState } from 'react';
import { type MetaArgs, useLoaderData, useNavigate } from 'react-router';
import type { Profile } from '../../../contract/accounts.ts';
import { readProfile } from '../../features/accounts/api.ts';
import { CheckoutForm } from '../../features/cart/checkout/checkout-form.tsx';
import { type CartItem, useCart } from '../../features/cart/store.ts';
import { useLocationPreference } from '../../features/location/store.ts';
import { OrderPlaced } from '../../features/shop-orders/components/order-placed.tsx';
import { hidePlaced, restorePlaced, usePlaced } from '../../features/shop-orders/store.ts';
import { isSignedIn, useSession } from '../../lib/session.ts';
import { shopOf } from '../../lib/shop.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Heading } from '../../ui/heading.tsx';
import { EmptyState, Loading, Skeleton } from '../../ui/states.tsx';

const PROFILE_TIMEOUT_MS = 3000;

export function meta({ matches }: MetaArgs) {
  return [{ title: `Checkout · ${shopOf(matches).brand_name}` }, { name: 'robots', content: 'noindex' }];
}

/** The signed-in customer's profile; a failure or timeout must not block the checkout. */
export async function clientLoader(): Promise<Profile | null> {
  if (!isSignedIn()) return null;
  const given = new Promise<null>((resolve) => setTimeout(() => resolve(null), PROFILE_TIMEOUT_MS));
  return Promise.race([readProfile().catch(() => null), given]);
}

clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return (
    <CheckoutFrame>
      <Waiting />
    </CheckoutFrame>
  );
}

export default function CartCheckoutPage() {
  const profile = useLoaderData<typeof clientLoader>();
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
        <Checkout key={user?.username ?? ''} items={items} profile={user && profile} isGuest={!user} />
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
    <EmptyState title="There is nothing to check out at the moment.">
      <ButtonLink to="/cart">Go to the cart</ButtonLink>
    </EmptyState>
  );
}

interface CheckoutProps {
  items: readonly CartItem[];
  profile: Profile | null;
  isGuest: boolean;
}

function Checkout({ items, profile, isGuest }: CheckoutProps) {
  const location = useLocationPreference((preference) => preference.location) ?? 'local';
  const known = {
    fullName: [profile?.first_name, profile?.last_name].filter(Boolean).join(' '),
    address: profile?.address ?? '',
    email: profile?.email ?? '',
    phone: profile?.phone_number ?? '',
  };
  return <CheckoutForm items={items} customer={{ isGuest, location }} known={known} />;
}

function CheckoutFrame({ children }: { children: ReactNode }) {
  return (
    <div className="page py-8 sm:py-12">
      <Heading level={1} size="form" className="mb-8">
        Checkout
      </Heading>
      {children}
    </div>
  );
}

function Waiting() {
  return (
    <Loading text="Loading your order...">
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <Skeleton className="h-96" />
        <Skeleton className="h-72" />
      </div>
    </Loading>
  );
}
