import { MAX_SHOP_NAME } from '../../../../contract/constants/applications.ts';
import { TextField } from '../../../ui/field.tsx';
import type { TextFieldOf } from '../application-fields.ts';

interface ShopFieldsProps {
  /** The address that was confirmed, which cannot be changed any more. */
  confirmedEmail?: string | undefined;
  textField: TextFieldOf;
}

export function ShopFields({ confirmedEmail, textField }: ShopFieldsProps) {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField label="Your name" autoComplete="name" required {...textField('name')} />
      <TextField
        label="Name of your shop"
        hint="Customers will find you by it."
        autoComplete="organization"
        maxLength={MAX_SHOP_NAME}
        required
        {...textField('shop_name')}
      />
      {confirmedEmail === undefined ? (
        <TextField
          label="E-mail"
          type="email"
          hint="We mail you a link to confirm it. You will sign in with it."
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          required
          {...textField('email')}
        />
      ) : (
        <p className="flex flex-col gap-1.5">
          <span className="text-sm font-semibold">E-mail</span>
          <span className="flex min-h-11 items-center wrap-anywhere">{confirmedEmail}</span>
        </p>
      )}
      <TextField
        label="Phone"
        type="tel"
        hint="For example 0300 1234567. We may call you."
        autoComplete="tel"
        required
        {...textField('phone')}
      />
      <TextField label="City" autoComplete="address-level2" required {...textField('city')} />
      <TextField
        label="Area"
        hint="For example Anarkali or Gulberg."
        autoComplete="address-level3"
        required
        {...textField('area')}
      />
      <TextField
        label="Address of the shop"
        hint="Shop and street. Customers who bring their cloth find you there."
        autoComplete="street-address"
        required
        className="sm:col-span-2"
        {...textField('address')}
      />
    </div>
  );
}
