import { useMemo } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { addressesWords, basicWords } from '#words';
import type { AddressField } from '../../../lib/address-fields.ts';
import { countries } from '../../../lib/countries.ts';
import { SelectField, TextField } from '../../../ui/field.tsx';

interface AddressInputsProps {
  field: (name: AddressField) => UseFormRegisterReturn & { error: string | undefined };
}

export function AddressInputs({ field }: AddressInputsProps) {
  const list = useMemo(countries, []);
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField label={addressesWords.fullName} autoComplete="name" required {...field('full_name')} />
      <TextField
        label={basicWords.phone}
        type="tel"
        autoComplete="tel"
        required
        hint={addressesWords.phoneHint}
        {...field('phone')}
      />
      <TextField
        label={basicWords.address}
        autoComplete="street-address"
        required
        hint={addressesWords.addressHint}
        className="sm:col-span-2"
        {...field('address')}
      />
      <TextField label={basicWords.city} autoComplete="address-level2" required {...field('city')} />
      <TextField
        label={addressesWords.postalCode}
        autoComplete="postal-code"
        optional
        {...field('postal_code')}
      />
      <SelectField
        label={addressesWords.country}
        autoComplete="country"
        required
        className="sm:col-span-2"
        {...field('country')}
      >
        <option value="">{basicWords.chooseACountry}</option>
        {list.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
