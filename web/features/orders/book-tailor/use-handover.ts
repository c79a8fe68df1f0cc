import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import type { Address } from '../../../../contract/addresses.ts';
import type { OrderRules } from '../../../../contract/order-fees.ts';
import { isExpressOffered, paymentTypeFor } from '../../../../contract/pricing.ts';
import { cityOfChoice, countryOfChoice, hasPresetCountry, NO_CHOICE } from '../../../lib/address-fields.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { useShop } from '../../../lib/shop.ts';
import { addressesQuery } from '../../addresses/api.ts';
import { isAllSent } from './cloth.ts';
import type { HandoverValues, OrderFields } from './draft.ts';

const WATCHED = [
  ...(['country', 'courier', 'pickup', 'delivery'] as const),
  ...(['collection_address', 'delivery_address'] as const),
  ...(['cloth_source', 'is_pickup_for_others'] as const),
] as const;

/** Forms of orders without cloth from a shelf have no such fields. */
type Values = HandoverValues & Partial<Pick<OrderFields, 'cloth_source' | 'is_pickup_for_others'>>;

/** The places of pickup and delivery, and the options and payments they allow (orders-13, orders-40). */
export function useHandover() {
  const { watch } = useFormContext<Values>();
  const { data: addresses } = useQuery(addressesQuery, queryClient);
  const { order_rules } = useShop();
  const [country, courier, pickup, delivery, collection_address, delivery_address, ...cloth] = watch([
    ...WATCHED,
  ]);
  const [cloth_source, is_pickup_for_others] = cloth;
  const values = { country, courier, pickup, delivery, collection_address, delivery_address };
  return handoverOf({ ...values, cloth_source, is_pickup_for_others }, addresses, order_rules);
}

/** What `useHandover` returns, of values that are not watched. */
export function handoverOf(
  values: Omit<Values, 'payment_type'>,
  addresses: readonly Address[] | undefined,
  order_rules: OrderRules,
) {
  const { country, courier, pickup, delivery, cloth_source = '', is_pickup_for_others = false } = values;
  const isCollected = pickup === 'BY_SHOP' && !isAllSent({ cloth_source, is_pickup_for_others });
  const { collection_address: collection, delivery_address: destination } = values;
  // '' until a visitor from abroad has chosen one.
  const collection_country = countryOfChoice(collection, addresses) ?? country;
  const delivery_country =
    destination.choice === 'same' ? collection_country : (countryOfChoice(destination, addresses) ?? country);
  const collection_city = cityOfChoice(collection, addresses);
  const delivery_city =
    destination.choice === 'same' ? collection_city : cityOfChoice(destination, addresses);
  const isCountryKnown =
    (!isCollected || collection_country !== '') && (delivery === 'BY_OWN' || delivery_country !== '');
  const ways = { pickup, delivery, collection_country, delivery_country, collection_city, delivery_city };
  const taken = { ...ways, pickup: isCollected ? 'BY_SHOP' : 'BY_OWN' } as const;
  return {
    ...ways,
    /** Whether the shop fetches any cloth, whatever was chosen before sellers sent it all (orders-151). */
    isCollected,
    courier,
    isAbroad: country !== 'PK',
    isCountryKnown,
    hasExpress: isCountryKnown && isExpressOffered(taken, order_rules),
    payment_type: isCountryKnown ? paymentTypeFor({ delivery, delivery_country }) : undefined,
  };
}

/**
 * From abroad the shop collects and delivers, the payment suits the country, and new addresses start with the
 * customer's country (orders-40). Shoes need no cloth.
 */
export function useOfferedHandover(hasCloth = true): void {
  const { setValue, getValues, clearErrors, watch } = useFormContext<HandoverValues>();
  const country = watch('country');
  const preset = useRef(NO_CHOICE.country);
  const { isAbroad, isCountryKnown, payment_type, pickup, delivery, courier, hasExpress } = useHandover();
  useEffect(() => {
    for (const name of ['collection_address', 'delivery_address'] as const) {
      if (!hasPresetCountry(getValues(name), preset.current)) continue;
      setValue(`${name}.country`, country);
      clearErrors(`${name}.country`);
    }
    preset.current = country;
  }, [country, getValues, setValue, clearErrors]);
  useEffect(() => {
    if (isCountryKnown && courier === 'EXPRESS' && !hasExpress) setValue('courier', 'ECONOMY');
  }, [isCountryKnown, courier, hasExpress, setValue]);
  useEffect(() => {
    if (isAbroad && hasCloth && pickup === 'BY_OWN') setValue('pickup', 'BY_SHOP');
    if (isAbroad && delivery === 'BY_OWN') setValue('delivery', 'BY_SHOP');
  }, [isAbroad, hasCloth, pickup, delivery, setValue]);
  useEffect(() => {
    const chosen = getValues('payment_type');
    if (payment_type && chosen !== '' && chosen !== payment_type) setValue('payment_type', '');
  }, [payment_type, getValues, setValue]);
}
