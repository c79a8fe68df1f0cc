import { type ReactNode, useCallback, useEffect, useMemo } from 'react';
import { useFormContext } from 'react-hook-form';
import { COURIERS, DELIVERY_TYPES, HANDOVERS } from '../../../../../contract/constants/orders.ts';
import type { PaymentType } from '../../../../../contract/handover.ts';
import type { Courier, CourierOffer } from '../../../../../contract/order-fees.ts';
import { courierOffer } from '../../../../../contract/pricing.ts';
import type { OpeningHours, Premises as PremisesOf, Tailor } from '../../../../../contract/tailors.ts';
import { countries } from '../../../../lib/countries.ts';
import { formatRupees } from '../../../../lib/format.ts';
import { useShop } from '../../../../lib/shop.ts';
import { SelectField } from '../../../../ui/field.tsx';
import { RadioGroup } from '../../../../ui/radio-group.tsx';
import { AddressChooser } from '../../../addresses/components/address-chooser.tsx';
import { useApproximation, useLocationPreference } from '../../../location/store.ts';
import { COURIER_NAMES, DELIVERY_TYPE_NAMES, HANDOVER_NAMES, PAYMENT_TYPE_NAMES } from '../../words.ts';
import type { OrderFields } from '../draft.ts';
import { useHandover, useOfferedHandover } from '../use-handover.ts';
import { FormSection } from './form-section.tsx';

interface HandoverFieldsProps {
  tailor: (Pick<Tailor, 'user_username'> & Partial<PremisesOf>) | undefined;
  /** True if the customer chooses the speed. */
  hasSpeed?: boolean;
  /** True if the customer provides cloth. */
  hasCloth?: boolean;
}

const PAYMENT_HINTS: Record<'' | PaymentType, string | undefined> = {
  '': 'Choose the country where you live to see how you can pay.',
  COD: undefined,
  ADVANCE:
    'Nobody can collect cash abroad. Once you have confirmed the order, we send you a payment link; the tailor starts when it is paid.',
};

/** Speed, pickup, delivery and payment (orders-3). */
export function HandoverFields({ tailor, hasSpeed = true, hasCloth = true }: HandoverFieldsProps) {
  const { register, watch, formState } = useFormContext<OrderFields>();
  const { errors } = formState;
  const { order_rules } = useShop();
  const about = useApproximation();
  const { pickup, collection_country, delivery_country, payment_type, courier } = useHandover();
  useOfferedHandover(hasCloth);
  const amount = (rupees: number) => [formatRupees(rupees), about(rupees)].filter(Boolean).join(' ');
  const way = (country: string, text: string, fee: 'collection_fee' | 'delivery_fee') => {
    if (country === '') return text;
    const { days, [fee]: rupees } = courierOffer(country, order_rules, courier);
    return country === 'PK'
      ? `${text}, ${amount(rupees)}`
      : `${courierName(courier, days)}, ${amount(rupees)}`;
  };
  const deliveryTypeHints = {
    NORMAL: 'In the usual time',
    URGENT: `In half the time, ${order_rules.urgent_percent} % more`,
  };
  // Keep the chosen payment while the addresses load.
  const offered = payment_type ?? watch('payment_type');
  const premises = (
    <Premises name={tailor?.user_username} address={tailor?.address} hours={tailor?.opening_hours} />
  );
  return (
    <FormSection title="Delivery and payment">
      <CountryOfCustomer />
      {hasSpeed && (
        <RadioGroup
          label="Delivery type"
          value={watch('delivery_type')}
          error={errors.delivery_type?.message}
          options={DELIVERY_TYPES.map((value) => ({
            value,
            label: DELIVERY_TYPE_NAMES[value],
            hint: deliveryTypeHints[value],
          }))}
          radio={register('delivery_type')}
        />
      )}
      {hasCloth && (
        <HandoverChoice
          way="pickup"
          label="Pickup: the cloth comes to the tailor"
          addressLabel="Where do we collect the cloth?"
          hints={{
            BY_OWN: 'I bring it',
            BY_SHOP: way(collection_country, 'We collect it', 'collection_fee'),
          }}
        >
          {premises}
        </HandoverChoice>
      )}
      <HandoverChoice
        way="delivery"
        label={hasCloth ? 'Delivery: the garment comes to you' : 'Delivery: the shoes come to you'}
        addressLabel={hasCloth ? 'Where do we deliver the garment?' : 'Where do we deliver the shoes?'}
        hints={{
          BY_OWN: 'I collect it',
          BY_SHOP: way(delivery_country, 'We deliver it', 'delivery_fee'),
        }}
        same={pickup === 'BY_SHOP' ? 'Where you collect the cloth' : undefined}
      >
        {(pickup === 'BY_SHOP' || !hasCloth) && premises}
      </HandoverChoice>
      <CourierField />
      <SelectField
        label="Payment type"
        required
        error={errors.payment_type?.message}
        hint={PAYMENT_HINTS[offered]}
        {...register('payment_type')}
      >
        <option value="">Choose...</option>
        {offered && (
          <option value={offered}>
            {offered === 'COD' ? `COD (${PAYMENT_TYPE_NAMES.COD})` : PAYMENT_TYPE_NAMES.ADVANCE}
          </option>
        )}
      </SelectField>
    </FormSection>
  );
}

/** Only visitors from abroad choose a country (pages-5). */
function CountryOfCustomer() {
  const { register, watch, setValue, formState } = useFormContext<OrderFields>();
  const location = useLocationPreference((preference) => preference.location);
  const isInternational = location === 'international';
  const country = watch('country');
  const list = useMemo(() => countries().filter(({ code }) => code !== 'PK'), []);
  useEffect(() => {
    if (isInternational && country === 'PK') setValue('country', '');
    if (location === 'local' && country !== 'PK') setValue('country', 'PK');
  }, [isInternational, location, country, setValue]);
  if (!isInternational) return null;
  return (
    <SelectField
      label="Where do you live?"
      required
      autoComplete="country"
      hint="In Pakistan? Change “Shopping from” at the bottom of this page."
      error={formState.errors.country?.message}
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

interface PremisesProps {
  name: string | undefined;
  /** Null: only pickup and delivery by the shop. */
  address: string | null | undefined;
  hours: readonly OpeningHours[] | undefined;
}

/** The address for bringing cloth and collecting the garment (orders-13). */
function Premises({ name, address, hours = [] }: PremisesProps) {
  if (address === undefined) return null;
  if (address === null) {
    return <p className="text-muted">We send you the address when you confirm the order.</p>;
  }
  return (
    <div className="rounded-2xl border border-hairline bg-card p-4 sm:p-5">
      <p className="font-semibold">{name}</p>
      <address className="not-italic">{address}</address>
      {hours.length > 0 && (
        <ul className="figures mt-1 text-sm text-muted">
          {hours.map(({ days, hours: open }) => (
            <li key={days}>
              {days} {open}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** `Express courier, 3–5 business days` */
function courierName(courier: Courier, days: CourierOffer['days']): string {
  return `${COURIER_NAMES[courier]} courier, ${days.join('–')} business days`;
}

/** The choice of a courier abroad; renders nothing if there is only one (orders-44). */
function CourierField() {
  const { register, formState } = useFormContext<OrderFields>();
  const { order_rules } = useShop();
  const about = useApproximation();
  const { hasExpress, courier, pickup, delivery, collection_country, delivery_country } = useHandover();
  if (!hasExpress) return null;
  const hint = (of: Courier) => {
    const there = courierOffer(collection_country, order_rules, of);
    const back = courierOffer(delivery_country, order_rules, of);
    const fees = [
      ...(pickup === 'BY_SHOP' ? [there.collection_fee] : []),
      ...(delivery === 'BY_SHOP' ? [back.delivery_fee] : []),
    ];
    const rupees = fees.reduce((sum, fee) => sum + fee, 0);
    const abroad = delivery === 'BY_SHOP' && delivery_country !== 'PK' ? back : there;
    return [`${abroad.days.join('–')} business days each way, ${formatRupees(rupees)} in all`, about(rupees)]
      .filter(Boolean)
      .join(' ');
  };
  return (
    <RadioGroup
      label="Courier"
      value={courier}
      error={formState.errors.courier?.message}
      options={COURIERS.map((value) => ({ value, label: COURIER_NAMES[value], hint: hint(value) }))}
      radio={register('courier')}
    />
  );
}

interface HandoverChoiceProps {
  way: 'pickup' | 'delivery';
  label: string;
  addressLabel: string;
  hints: Record<(typeof HANDOVERS)[number], string>;
  same?: string | undefined;
  /** Shown if the customer comes to the shop. */
  children: ReactNode;
}

/** Chooses between the customer and the shop, and the shop's pickup or delivery address (orders-13). */
function HandoverChoice({ way, label, addressLabel, hints, same, children }: HandoverChoiceProps) {
  const { register, watch, setValue, formState } = useFormContext<OrderFields>();
  const { isAbroad } = useHandover();
  const name = way === 'pickup' ? 'collection_address' : 'delivery_address';
  const [chosen, address] = watch([way, name]);
  const errors = formState.errors[name];
  const onChoose = useCallback(
    (choice: string) => setValue(`${name}.choice`, choice, { shouldDirty: true }),
    [name, setValue],
  );
  return (
    <div className="flex flex-col gap-3">
      <RadioGroup
        label={label}
        value={chosen}
        error={formState.errors[way]?.message}
        options={HANDOVERS.filter((value) => !isAbroad || value === 'BY_SHOP').map((value) => ({
          value,
          label: HANDOVER_NAMES[value],
          hint: hints[value],
        }))}
        radio={register(way)}
      />
      {chosen === 'BY_OWN' ? (
        children
      ) : (
        <AddressChooser
          label={addressLabel}
          chosen={address}
          onChoose={onChoose}
          same={same}
          error={errors?.message ?? errors?.choice?.message}
          radio={register(`${name}.choice`)}
          keep={register(`${name}.keep`)}
          field={(part) => ({ ...register(`${name}.${part}`), error: errors?.[part]?.message })}
        />
      )}
    </div>
  );
}
