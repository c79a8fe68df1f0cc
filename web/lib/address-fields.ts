import type { Address, PostalAddress } from '../../contract/addresses.ts';
import { countryName } from '../../contract/constants/countries.ts';
import { isBoolean, isShape, isText } from './stored-shape.ts';

/** The address form; names follow the wire. */
export type AddressFields = PostalAddress;
export type AddressField = keyof AddressFields;

export const ADDRESS_FIELDS = [
  'full_name',
  'phone',
  'address',
  'city',
  'postal_code',
  'country',
] as const satisfies readonly AddressField[];

export const EMPTY_ADDRESS: AddressFields = {
  full_name: '',
  phone: '',
  address: '',
  city: '',
  postal_code: '',
  country: 'PK',
};

export function fieldsOf(address: Address): AddressFields {
  const { id: _id, is_default: _isDefault, version: _version, updated_at: _at, ...fields } = address;
  return fields;
}

/** The lines of a label below the name; with the country abroad only. */
export function addressLines({ address, city, postal_code, country }: PostalAddress): string[] {
  const place = [city, postal_code].filter(Boolean).join(' ');
  return [address, place, country === 'PK' ? '' : countryName(country)].filter(Boolean);
}

/**
 * The pickup or delivery address of an order: the id of a saved address, 'same' as the other address, or 'new' with the
 * typed fields; '' until one is chosen.
 */
export interface AddressChoice extends AddressFields {
  choice: string;
  /** True to save a new address in the address book. */
  keep: boolean;
}

export const isAddressChoice = isShape<AddressChoice>({
  choice: isText,
  keep: isBoolean,
  full_name: isText,
  phone: isText,
  address: isText,
  city: isText,
  postal_code: isText,
  country: isText,
});

export const NO_CHOICE: AddressChoice = { ...EMPTY_ADDRESS, choice: '', keep: true };

/** The address of an earlier order as a typed one. */
export function typedChoice(address: PostalAddress | null): AddressChoice {
  return address ? { ...address, choice: 'new', keep: false } : NO_CHOICE;
}

/** The choice if it is offered, else the default address; '' while the addresses are unknown. */
export function offeredChoice(
  { choice }: Pick<AddressChoice, 'choice'>,
  addresses: readonly Address[] | undefined,
  hasSame: boolean,
): string {
  if (choice === 'new' || (choice === 'same' && hasSame)) return choice;
  if (!addresses) return hasSame ? 'same' : '';
  if (addresses.some(({ id }) => String(id) === choice)) return choice;
  if (hasSame) return 'same';
  return String(addresses[0]?.id ?? 'new');
}

/** The country of the chosen address; undefined without one. */
export function countryOfChoice(
  chosen: AddressChoice,
  addresses: readonly Address[] | undefined,
): string | undefined {
  if (chosen.choice === 'new') return chosen.country || undefined;
  return addresses?.find(({ id }) => String(id) === chosen.choice)?.country;
}

/** The city of the chosen address; empty while it is unknown. */
export function cityOfChoice(chosen: AddressChoice, addresses: readonly Address[] | undefined): string {
  if (chosen.choice === 'new') return chosen.city;
  return addresses?.find(({ id }) => String(id) === chosen.choice)?.city ?? '';
}

/** True if a new address has the preset country and no typed city or street. */
export function hasPresetCountry(chosen: AddressChoice, preset: string): boolean {
  const { address, city, postal_code, country } = chosen;
  return country === preset && address + city + postal_code === '';
}

/** The multipart field for an order (orders-13). */
export function sentAddress({ choice, keep, ...address }: AddressChoice, mayKeep = true): string {
  return choice === 'new' ? JSON.stringify({ ...address, keep: keep && mayKeep }) : choice;
}
