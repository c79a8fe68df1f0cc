import { useMemo } from 'react';
import { useFormContext } from 'react-hook-form';
import { dayInKarachi } from '../../../../contract/dates.ts';
import { arrival, DELIVERIES, type DeliveryChoice } from '../../../../contract/delivery.ts';
import type { CheckedCart } from '../../../../contract/shop-orders.ts';
import { countries } from '../../../lib/countries.ts';
import { formatDay } from '../../../lib/format.ts';
import { withNext } from '../../../lib/next-path.ts';
import { useShop } from '../../../lib/shop.ts';
import { SelectField, TextField } from '../../../ui/field.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import type { CheckoutCustomer, CheckoutFields } from './checkout-fields.ts';
import { deliveryCost } from './delivery-cost.ts';
import { KeepAddress, SavedAddresses } from './saved-addresses.tsx';

interface ShippingFieldsProps {
  customer: CheckoutCustomer;
  /** How goods get to the chosen country. */
  choices: readonly DeliveryChoice[];
  costs: Pick<CheckedCart, 'delivery_fees' | 'free_delivery_from'> | undefined;
}

export function ShippingFields({ customer: { isGuest, location }, choices, costs }: ShippingFieldsProps) {
  const {
    register,
    watch,
    formState: { errors },
  } = useFormContext<CheckoutFields>();
  const isAbroad = location === 'international';
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      {!isGuest && <SavedAddresses />}
      <TextField
        label="Full name"
        autoComplete="name"
        className="sm:col-span-2"
        error={errors.fullName?.message}
        {...register('fullName')}
      />
      <TextField
        label="Address"
        autoComplete="street-address"
        className="sm:col-span-2"
        error={errors.address?.message}
        {...register('address')}
      />
      <TextField
        label="City"
        autoComplete="address-level2"
        error={errors.city?.message}
        {...register('city')}
      />
      <TextField
        label="Postal code"
        autoComplete="postal-code"
        inputMode={watch('country') === 'PK' ? 'numeric' : 'text'}
        error={errors.postalCode?.message}
        {...register('postalCode')}
      />
      <CountryField />
      <TextField
        label="E-mail"
        type="email"
        inputMode="email"
        autoComplete="email"
        optional={!isGuest}
        hint={isGuest ? 'An e-mail address or a phone number is enough.' : undefined}
        error={errors.email?.message}
        {...register('email')}
      />
      <TextField
        label="Phone"
        type="tel"
        autoComplete="tel"
        optional={!isGuest}
        hint={isAbroad ? 'For example +44 7400 123456' : 'For example 0300 1234567'}
        error={errors.phone?.message}
        {...register('phone')}
      />
      {!isGuest && <KeepAddress />}
      {isGuest && (
        <p className="text-sm text-muted sm:col-span-2">
          You are buying as a guest.{' '}
          <TextLink to={withNext('/login', '/cart_checkout')} variant="inline">
            Sign in
          </TextLink>{' '}
          to see this order in your account later.
        </p>
      )}
      <DeliveryField choices={choices} costs={costs} />
    </div>
  );
}

function CountryField() {
  const {
    register,
    formState: { errors },
  } = useFormContext<CheckoutFields>();
  const list = useMemo(countries, []);
  return (
    <SelectField
      label="Country"
      autoComplete="country"
      className="sm:col-span-2"
      error={errors.country?.message}
      {...register('country')}
    >
      <option value="">Choose a country</option>
      {list.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}

/** The delivery options of the country, with arrival dates (shop-7). */
function DeliveryField({ choices, costs }: Pick<ShippingFieldsProps, 'choices' | 'costs'>) {
  const {
    register,
    formState: { errors },
  } = useFormContext<CheckoutFields>();
  const { days_off } = useShop();
  return (
    <RadioGroup
      label="Delivery"
      className="sm:col-span-2"
      error={errors.delivery?.message}
      radio={register('delivery')}
      options={choices.map((choice) => {
        const [soonest, latest] = arrival(dayInKarachi(), choice, days_off);
        return {
          value: choice,
          label: DELIVERIES[choice].label,
          hint: [
            `Arrives ${formatDay(soonest)} to ${formatDay(latest)}.`,
            costs && deliveryCost(choice, costs.delivery_fees, costs.free_delivery_from),
          ]
            .filter(Boolean)
            .join(' '),
        };
      })}
    />
  );
}
