import { useEffect, useMemo } from 'react';
import { useFormContext } from 'react-hook-form';
import { DELIVERY_TYPES } from '../../../../../contract/constants/orders.ts';
import type { PaymentType } from '../../../../../contract/handover.ts';
import { courierOffer } from '../../../../../contract/pricing.ts';
import type { Premises as PremisesOf, Tailor } from '../../../../../contract/tailors.ts';
import { countries } from '../../../../lib/countries.ts';
import { formatRupees } from '../../../../lib/format.ts';
import { useShop } from '../../../../lib/shop.ts';
import { SelectField } from '../../../../ui/field.tsx';
import { RadioGroup } from '../../../../ui/radio-group.tsx';
import { useApproximation, useLocationPreference } from '../../../location/store.ts';
import { Premises } from '../../components/premises.tsx';
import { DELIVERY_TYPE_NAMES, PAYMENT_TYPE_NAMES } from '../../words.ts';
import type { OrderFields } from '../draft.ts';
import { useHandover, useOfferedHandover } from '../use-handover.ts';
import { CourierField, courierName } from './courier-field.tsx';
import { FormSection } from './form-section.tsx';
import { HandoverChoice } from './handover-choice.tsx';

interface HandoverFieldsProps {
  tailor: (Pick<Tailor, 'user_username'> & Partial<PremisesOf>) | undefined;
  /** Whether the customer chooses how fast it is made. */
  hasSpeed?: boolean;
  /** Whether there is cloth to be brought. */
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
  // What was chosen stays while the addresses load.
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

/** Asked of visitors from abroad only (pages-5). */
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
