import { useMemo } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
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
      <TextField label="Full name" autoComplete="name" required {...field('full_name')} />
      <TextField
        label="Phone"
        type="tel"
        autoComplete="tel"
        required
        hint="For example 0300 1234567, or with the country code."
        {...field('phone')}
      />
      <TextField
        label="Address"
        autoComplete="street-address"
        required
        hint="House number, street and area."
        className="sm:col-span-2"
        {...field('address')}
      />
      <TextField label="City" autoComplete="address-level2" required {...field('city')} />
      <TextField label="Postal code" autoComplete="postal-code" optional {...field('postal_code')} />
      <SelectField
        label="Country"
        autoComplete="country"
        required
        className="sm:col-span-2"
        {...field('country')}
      >
        <option value="">Choose a country</option>
        {list.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
