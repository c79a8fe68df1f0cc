import type { Address, PostalAddress } from '../../../contract/addresses.ts';

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
  const { id: _id, is_default: _isDefault, ...fields } = address;
  return fields;
}
