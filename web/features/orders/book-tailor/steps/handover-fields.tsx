import { type ReactNode, useCallback, useEffect, useMemo } from 'react';
import { useFormContext } from 'react-hook-form';
import { basicWords, orderFormWords, shelfClothWords } from '#words';
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
import { isAllSent } from '../cloth.ts';
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

type Fees = Pick<CourierOffer, 'collection_fee' | 'delivery_fee'>;

const PAYMENT_HINTS: Record<'' | PaymentType, string | undefined> = {
  '': orderFormWords.chooseTheCountryToSeeHowYouPay,
  COD: undefined,
  ADVANCE: orderFormWords.nobodyCanCollectCashAbroadOnce,
};

/** Speed, pickup, delivery and payment (orders-3). */
export function HandoverFields({ tailor, hasSpeed = true, hasCloth = true }: HandoverFieldsProps) {
  const { register, watch, formState } = useFormContext<OrderFields>();
  const { errors } = formState;
  const { order_rules } = useShop();
  const about = useApproximation();
  const { pickup, collection_country, delivery_country, payment_type, courier } = useHandover();
  const [cloth_source, is_pickup_for_others] = watch(['cloth_source', 'is_pickup_for_others']);
  const isSent = hasCloth && isAllSent({ cloth_source, is_pickup_for_others });
  useOfferedHandover(hasCloth);
  const amount = (rupees: number) => [formatRupees(rupees), about(rupees)].filter(Boolean).join(' ');
  const way = (
    country: string,
    text: string,
    within: typeof orderFormWords.weCollectItFor,
    fee: keyof Fees,
  ) => {
    if (country === '') return text;
    const { days, [fee]: rupees } = courierOffer(country, order_rules, courier);
    const [fewest, most] = days;
    return country === 'PK'
      ? within({ amount: amount(rupees) })
      : orderFormWords.couriers[courier]({ fewest, most, amount: amount(rupees) });
  };
  const deliveryTypeHints = {
    NORMAL: orderFormWords.inTheUsualTime,
    URGENT: orderFormWords.inHalfTheTimeMore({ percent: order_rules.urgent_percent }),
  };
  // Keep the chosen payment while the addresses load.
  const offered = payment_type ?? watch('payment_type');
  const premises = (
    <Premises name={tailor?.user_username} address={tailor?.address} hours={tailor?.opening_hours} />
  );
  return (
    <FormSection title={orderFormWords.deliveryAndPayment}>
      <CountryOfCustomer />
      {hasSpeed && (
        <RadioGroup
          label={basicWords.deliveryType}
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
      {isSent && (
        <div>
          <p className="font-semibold">{shelfClothWords.pickupOfTheCloth}</p>
          <p>{shelfClothWords.theSellerSendsIt}</p>
        </div>
      )}
      {hasCloth && !isSent && (
        <HandoverChoice
          way="pickup"
          label={orderFormWords.pickupTheClothComesToThe}
          addressLabel={orderFormWords.whereDoWeCollectTheCloth}
          hints={{
            BY_OWN: orderFormWords.iBringIt,
            BY_SHOP: way(
              collection_country,
              orderFormWords.weCollectIt,
              orderFormWords.weCollectItFor,
              'collection_fee',
            ),
          }}
        >
          {premises}
        </HandoverChoice>
      )}
      <HandoverChoice
        way="delivery"
        label={
          hasCloth ? orderFormWords.deliveryTheGarmentComesToYou : orderFormWords.deliveryTheShoesComeToYou
        }
        addressLabel={
          hasCloth ? orderFormWords.whereDoWeDeliverTheGarment : orderFormWords.whereDoWeDeliverTheShoes
        }
        hints={{
          BY_OWN: orderFormWords.iCollectIt,
          BY_SHOP: way(
            delivery_country,
            orderFormWords.weDeliverIt,
            orderFormWords.weDeliverItFor,
            'delivery_fee',
          ),
        }}
        same={pickup === 'BY_SHOP' && !isSent ? orderFormWords.whereYouCollectTheCloth : undefined}
      >
        {(pickup === 'BY_SHOP' || !hasCloth || isSent) && premises}
      </HandoverChoice>
      <CourierField />
      <SelectField
        label={orderFormWords.paymentType}
        required
        error={errors.payment_type?.message}
        hint={PAYMENT_HINTS[offered]}
        {...register('payment_type')}
      >
        <option value="">{orderFormWords.choose}</option>
        {offered && (
          <option value={offered}>
            {offered === 'COD' ? orderFormWords.codCashOnDelivery : PAYMENT_TYPE_NAMES.ADVANCE}
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
      label={orderFormWords.whereDoYouLive}
      required
      autoComplete="country"
      hint={orderFormWords.inPakistanChangeShoppingFromAt}
      error={formState.errors.country?.message}
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
    return <p className="text-muted">{orderFormWords.weSendYouTheAddressWhen}</p>;
  }
  return (
    <div className="rounded-2xl border border-hairline bg-card p-4 sm:p-5">
      <p className="font-semibold">{name}</p>
      <address className="not-italic">
        <bdi>{address}</bdi>
      </address>
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

/** The choice of a courier; renders nothing if there is only one (orders-44). */
function CourierField() {
  const { register, formState } = useFormContext<OrderFields>();
  const { order_rules } = useShop();
  const about = useApproximation();
  const { hasExpress, courier, isCollected, delivery, collection_country, delivery_country } = useHandover();
  if (!hasExpress) return null;
  const hint = (of: Courier) => {
    const there = courierOffer(collection_country, order_rules, of);
    const back = courierOffer(delivery_country, order_rules, of);
    const fees = [
      ...(isCollected ? [there.collection_fee] : []),
      ...(delivery === 'BY_SHOP' ? [back.delivery_fee] : []),
    ];
    const rupees = fees.reduce((sum, fee) => sum + fee, 0);
    const isSentAbroad = delivery === 'BY_SHOP' && delivery_country !== 'PK';
    const isWithin = !isSentAbroad && (!isCollected || collection_country === 'PK');
    const [fewest, most] = (isSentAbroad || !isCollected ? back : there).days;
    const slots = { fewest, most, amount: formatRupees(rupees) };
    const total = isWithin
      ? orderFormWords.businessDaysToAnotherCityInAll(slots)
      : orderFormWords.businessDaysEachWayInAll(slots);
    return [total, about(rupees)].filter(Boolean).join(' ');
  };
  return (
    <RadioGroup
      label={basicWords.courier}
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
