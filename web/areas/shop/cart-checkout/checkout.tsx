import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Profile } from '../../../../contract/accounts.ts';
import { profileQuery } from '../../../features/accounts/api.ts';
import { CheckoutForm } from '../../../features/cart/checkout/checkout-form.tsx';
import type { CartItem } from '../../../features/cart/store.ts';
import { useLocationPreference } from '../../../features/location/store.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { Waiting } from './waiting.tsx';

const PROFILE_TIMEOUT_MS = 3000;

interface CheckoutProps {
  items: readonly CartItem[];
  isGuest: boolean;
}

export function Checkout({ items, isGuest }: CheckoutProps) {
  return isGuest ? <CheckoutOf items={items} profile={null} isGuest /> : <CustomerCheckout items={items} />;
}

/** Waits for the profile; a failure or timeout must not block the checkout. */
function CustomerCheckout({ items }: { items: readonly CartItem[] }) {
  const { data: profile, isPending } = useQuery(profileQuery, queryClient);
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), PROFILE_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, []);
  // A later profile must not change a form being filled in.
  const [known, setKnown] = useState<Profile | null>();
  if (known === undefined && (!isPending || isLate)) setKnown(profile ?? null);
  return known === undefined ? <Waiting /> : <CheckoutOf items={items} profile={known} isGuest={false} />;
}

interface CheckoutOfProps {
  items: readonly CartItem[];
  profile: Profile | null;
  isGuest: boolean;
}

function CheckoutOf({ items, profile, isGuest }: CheckoutOfProps) {
  const location = useLocationPreference((preference) => preference.location) ?? 'local';
  const known = {
    fullName: [profile?.first_name, profile?.last_name].filter(Boolean).join(' '),
    address: profile?.address ?? '',
    email: profile?.email ?? '',
    phone: profile?.phone_number ?? '',
  };
  return <CheckoutForm items={items} customer={{ isGuest, location }} known={known} />;
}
