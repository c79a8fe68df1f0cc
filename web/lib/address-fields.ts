import type { Address, PostalAddress } from '../../contract/addresses.ts';
import { countryName } from '../../contract/constants/countries.ts';

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

/** As on a label, below the name; the country only abroad. */
export function addressLines({ address, city, postal_code, country }: PostalAddress): string[] {
  const place = [city, postal_code].filter(Boolean).join(' ');
  return [address, place, country === 'PK' ? '' : countryName(country)].filter(Boolean);
}
