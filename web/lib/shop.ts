import { useRouteLoaderData } from 'react-router';
import type { Settings } from '../../contract/settings.ts';

const UNNAMED: Settings = {
  brand_name: 'Naap',
  public_url: '',
  support: { email: '', phone: '', address: '' },
  social: {},
  currencies: [],
  cards: true,
};

/** What the owner has set: brand name, contact details, social links. */
export function useShop(): Settings {
  return (useRouteLoaderData('root') as Settings | undefined) ?? UNNAMED;
}

/** The same for a route's `meta`, which is no component. */
export function shopOf(matches: readonly ({ id: string; loaderData?: unknown } | undefined)[]): Settings {
  return (matches.find((match) => match?.id === 'root')?.loaderData as Settings | undefined) ?? UNNAMED;
}
