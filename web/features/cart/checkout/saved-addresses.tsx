import { useQuery } from '@tanstack/react-query';
import { useFormContext } from 'react-hook-form';
import type { Address } from '../../../../contract/addresses.ts';
import { MAX_ADDRESSES } from '../../../../contract/constants/addresses.ts';
import { addressLines } from '../../../lib/address-fields.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { CheckField, SelectField } from '../../../ui/field.tsx';
import { addressesQuery } from '../../addresses/api.ts';
import type { CheckoutFields } from './checkout-fields.ts';

/** The address book, and which of its addresses is filled in; the phone number may be another one. */
function useAddressBook() {
  const { watch } = useFormContext<CheckoutFields>();
  const { data: addresses = [] } = useQuery(addressesQuery, queryClient);
  const values = watch();
  const chosen = addresses.find((address) =>
    entriesOf(placeOf(address)).every(([field, value]) => values[field].trim() === value),
  );
  return { addresses, chosen };
}

/** Fills in an address of the address book (shop-28). */
export function SavedAddresses() {
  const { setValue, clearErrors } = useFormContext<CheckoutFields>();
  const { addresses, chosen } = useAddressBook();
  if (addresses.length === 0) return null;

  function fill(id: string) {
    const address = addresses.find((one) => String(one.id) === id);
    const filled = address ? { ...placeOf(address), phone: address.phone } : NO_PLACE;
    for (const [field, value] of entriesOf(filled)) setValue(field, value, { shouldDirty: true });
    clearErrors();
  }

  return (
    <SelectField
      label="Send it to"
      className="sm:col-span-2"
      value={chosen ? String(chosen.id) : ''}
      onChange={({ target }) => fill(target.value)}
    >
      {addresses.map((address) => (
        <option key={address.id} value={address.id}>
          {[address.full_name, ...addressLines(address)].join(', ')}
        </option>
      ))}
      <option value="">Another address</option>
    </SelectField>
  );
}

/** Offers to keep an address that is not in the address book (shop-28). */
export function KeepAddress() {
  const { register } = useFormContext<CheckoutFields>();
  const { addresses, chosen } = useAddressBook();
  if (chosen || addresses.length >= MAX_ADDRESSES) return null;
  return (
    <CheckField
      label="Keep this address in my address book"
      className="sm:col-span-2"
      {...register('keepAddress')}
    />
  );
}

const NO_PLACE = { fullName: '', address: '', city: '', postalCode: '' };

function placeOf({ full_name, address, city, postal_code, country }: Address) {
  return { fullName: full_name, address, city, postalCode: postal_code, country };
}

function entriesOf<Key extends string>(record: Partial<Record<Key, string>>): [Key, string][] {
  return Object.entries(record) as [Key, string][];
}
