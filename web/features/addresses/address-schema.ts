import { toNestErrors } from '@hookform/resolvers';
import type { FieldValues, Resolver } from 'react-hook-form';
import { PostalAddressForm } from '../../../contract/addresses.ts';
import { validate } from '../../../contract/validation.ts';
import type { AddressFields } from '../../lib/address-fields.ts';

/** The contract's checks; the form sends what was typed. */
export function addressResolver<Fields extends AddressFields & FieldValues>(): Resolver<
  Fields,
  unknown,
  Fields
> {
  return (typed, _context, options) => {
    const address = validate(PostalAddressForm, typed);
    if (address.ok) return { values: typed, errors: {} };
    const found = Object.entries(address.errors).map(([name, [message]]) => [
      name,
      { type: 'contract', message },
    ]);
    return { values: {}, errors: toNestErrors(Object.fromEntries(found), options) };
  };
}
