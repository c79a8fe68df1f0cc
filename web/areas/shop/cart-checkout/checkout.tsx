import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Profile } from '../../../../contract/accounts.ts';
import type { Address } from '../../../../contract/addresses.ts';
import { profileQuery } from '../../../features/accounts/own-account.ts';
import { addressesQuery } from '../../../features/addresses/api.ts';
import { CheckoutForm } from '../../../features/cart/checkout/checkout-form.tsx';
import type { CartItem } from '../../../features/cart/store.ts';
import { useLocationPreference } from '../../../features/location/store.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { Waiting } from './waiting.tsx';

const loadPhoneCode = () => import('../../../features/phones/components/phone-code.tsx');

const PROFILE_TIMEOUT_MS = 3000;

interface CheckoutProps {
  items: readonly CartItem[];
  isGuest: boolean;
}

export default function Checkout({ items, isGuest }: CheckoutProps) {
  return isGuest ? (
    <CheckoutOf items={items} customer={NOBODY} isGuest />
  ) : (
    <CustomerCheckout items={items} />
  );
}

/** The customer's saved data; null where it could not be read. */
interface Known {
  profile: Profile | null;
  addresses: Address[] | null;
}

const NOBODY: Known = { profile: null, addresses: null };

/** Waits for profile and address book; a failure or timeout must not block the checkout. */
function CustomerCheckout({ items }: { items: readonly CartItem[] }) {
  const { data: profile, isPending } = useQuery(profileQuery, queryClient);
  const { data: addresses, isPending: areAddressesPending } = useQuery(addressesQuery, queryClient);
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), PROFILE_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, []);
  // A later response must not change a form being filled in.
  const [known, setKnown] = useState<Known>();
  if (known === undefined && ((!isPending && !areAddressesPending) || isLate)) {
    setKnown({ profile: profile ?? null, addresses: addresses ?? null });
  }
  return known === undefined ? <Waiting /> : <CheckoutOf items={items} customer={known} isGuest={false} />;
}

interface CheckoutOfProps {
  items: readonly CartItem[];
  customer: Known;
  isGuest: boolean;
}

function CheckoutOf({ items, customer: { profile, addresses }, isGuest }: CheckoutOfProps) {
  const location = useLocationPreference((preference) => preference.location) ?? 'local';
  // The default address is the first; for a local customer the first in Pakistan.
  const address = addresses?.find(({ country }) => location === 'international' || country === 'PK');
  const known = {
    fullName: address?.full_name ?? [profile?.first_name, profile?.last_name].filter(Boolean).join(' '),
    address: address?.address ?? profile?.address ?? '',
    city: address?.city ?? '',
    postalCode: address?.postal_code ?? '',
    country: location === 'international' ? (address?.country ?? '') : 'PK',
    email: profile?.email ?? '',
    phone: address?.phone ?? profile?.phone_number ?? '',
  };
  return (
    <CheckoutForm
      items={items}
      customer={{ isGuest, location }}
      known={known}
      loadPhoneCode={loadPhoneCode}
    />
  );
}
