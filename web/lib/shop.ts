import { useRouteLoaderData } from 'react-router';
import { USUAL_ORDER_RULES } from '../../contract/constants/order-rules.ts';
import type { Settings } from '../../contract/settings.ts';

export const UNNAMED: Settings = {
  brand_name: 'Naap',
  public_url: '',
  support: { email: '', phone: '', address: '' },
  hours: [],
  social: {},
  currencies: [],
  days_off: { weekdays: [0], days: [] },
  order_rules: USUAL_ORDER_RULES,
  passkey_origin: null,
  phone_sign_in: false,
  sign_in_with: [],
  cards: true,
  wallets: [],
};

/** The owner's settings: brand name, contact details, social links. */
export function useShop(): Settings {
  return (useRouteLoaderData('root') as Settings | undefined) ?? UNNAMED;
}

/** `useShop` for a route's `meta`, which cannot use hooks. */
export function shopOf(matches: readonly ({ id: string; loaderData?: unknown } | undefined)[]): Settings {
  return (matches.find((match) => match?.id === 'root')?.loaderData as Settings | undefined) ?? UNNAMED;
}
