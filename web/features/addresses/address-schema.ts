import type { FieldValues } from 'react-hook-form';
import { PostalAddressForm } from '../../../contract/addresses.ts';
import { validate } from '../../../contract/validation.ts';
import type { AddressFields } from '../../lib/address-fields.ts';
import { checkResolver } from '../../lib/check-schema.ts';

/** The contract's checks; the form sends what was typed. */
export const addressResolver = <Fields extends AddressFields & FieldValues>() =>
  checkResolver<Fields>((typed) => {
    const address = validate(PostalAddressForm, typed);
    return address.ok ? { ok: true, data: typed } : address;
  });
