import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useFormContext } from 'react-hook-form';
import { basicWords, cartWords } from '#words';
import type { Address } from '../../../../contract/addresses.ts';
import { MAX_ADDRESSES } from '../../../../contract/constants/accounts.ts';
import { DELIVERY_NAMES } from '../../../../contract/constants/order-names.ts';
import { dayInKarachi } from '../../../../contract/dates.ts';
import { arrival, type DeliveryChoice } from '../../../../contract/delivery.ts';
import type { CheckedCart } from '../../../../contract/shop-orders.ts';
import { addressLines } from '../../../lib/address-fields.ts';
import { countries } from '../../../lib/countries.ts';
import { formatDay } from '../../../lib/format.ts';
import { withNext } from '../../../lib/next-path.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { useShop } from '../../../lib/shop.ts';
import { CheckField, SelectField, TextField } from '../../../ui/field.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { Rich } from '../../../ui/rich.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { addressesQuery } from '../../addresses/api.ts';
import type { CheckoutCustomer, CheckoutFields } from './checkout-fields.ts';
import { deliveryCost } from './delivery-cost.ts';

interface ShippingFieldsProps {
  customer: CheckoutCustomer;
  /** The delivery options of the chosen country. */
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
        label={cartWords.fullName}
        autoComplete="name"
        className="sm:col-span-2"
        error={errors.fullName?.message}
        {...register('fullName')}
      />
      <TextField
        label={basicWords.address}
        autoComplete="street-address"
        className="sm:col-span-2"
        error={errors.address?.message}
        {...register('address')}
      />
      <TextField
        label={basicWords.city}
        autoComplete="address-level2"
        error={errors.city?.message}
        {...register('city')}
      />
      <TextField
        label={cartWords.postalCode}
        autoComplete="postal-code"
        inputMode={watch('country') === 'PK' ? 'numeric' : 'text'}
        error={errors.postalCode?.message}
        {...register('postalCode')}
      />
      <CountryField />
      <TextField
        label={basicWords.eMail}
        type="email"
        inputMode="email"
        autoComplete="email"
        optional={!isGuest}
        hint={isGuest ? cartWords.anEMailAddressOrPhoneIsEnough : undefined}
        error={errors.email?.message}
        {...register('email')}
      />
      <TextField
        label={basicWords.phone}
        type="tel"
        autoComplete="tel"
        optional={!isGuest}
        hint={isAbroad ? cartWords.phoneExampleAbroad : cartWords.phoneExample}
        error={errors.phone?.message}
        {...register('phone')}
      />
      {!isGuest && <KeepAddress />}
      {isGuest && (
        <p className="text-sm text-muted sm:col-span-2">
          <Rich
            text={cartWords.youAreBuyingAsAGuest}
            parts={{
              signIn: (text) => (
                <TextLink to={withNext('/login', '/cart_checkout')} variant="inline">
                  {text}
                </TextLink>
              ),
            }}
          />
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
      label={cartWords.country}
      autoComplete="country"
      className="sm:col-span-2"
      error={errors.country?.message}
      {...register('country')}
    >
      <option value="">{basicWords.chooseACountry}</option>
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
      label={basicWords.delivery}
      className="sm:col-span-2"
      error={errors.delivery?.message}
      radio={register('delivery')}
      options={choices.map((choice) => {
        const [soonest, latest] = arrival(dayInKarachi(), choice, days_off);
        return {
          value: choice,
          label: DELIVERY_NAMES[choice],
          hint: [
            cartWords.arrivesBetween({ soonest: formatDay(soonest), latest: formatDay(latest) }),
            costs && deliveryCost(choice, costs.delivery_fees, costs.free_delivery_from),
          ]
            .filter(Boolean)
            .join(' '),
        };
      })}
    />
  );
}

/** The address book and its chosen address, which may be combined with another phone number. */
function useAddressBook() {
  const { watch } = useFormContext<CheckoutFields>();
  const { data: addresses = [] } = useQuery(addressesQuery, queryClient);
  const values = watch();
  const chosen = addresses.find((address) =>
    entriesOf(placeOf(address)).every(([field, value]) => values[field].trim() === value),
  );
  return { addresses, chosen };
}

/** Fills in a saved address (shop-28). */
function SavedAddresses() {
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
      label={cartWords.sendItTo}
      className="sm:col-span-2"
      value={chosen ? String(chosen.id) : ''}
      onChange={({ target }) => fill(target.value)}
    >
      {addresses.map((address) => (
        <option key={address.id} value={address.id}>
          {[address.full_name, ...addressLines(address)].join(basicWords.listSeparator)}
        </option>
      ))}
      <option value="">{cartWords.anotherAddress}</option>
    </SelectField>
  );
}

/** Offers to save a new address in the address book (shop-28). */
function KeepAddress() {
  const { register } = useFormContext<CheckoutFields>();
  const { addresses, chosen } = useAddressBook();
  if (chosen || addresses.length >= MAX_ADDRESSES) return null;
  return (
    <CheckField label={cartWords.keepThisAddress} className="sm:col-span-2" {...register('keepAddress')} />
  );
}

const NO_PLACE = { fullName: '', address: '', city: '', postalCode: '' };

function placeOf({ full_name, address, city, postal_code, country }: Address) {
  return { fullName: full_name, address, city, postalCode: postal_code, country };
}

function entriesOf<Key extends string>(record: Partial<Record<Key, string>>): [Key, string][] {
  return Object.entries(record) as [Key, string][];
}
