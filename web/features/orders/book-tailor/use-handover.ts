import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { isExpressOffered, paymentTypeFor } from '../../../../contract/pricing.ts';
import { countryOfChoice, hasPresetCountry, NO_CHOICE } from '../../../lib/address-choice.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { useShop } from '../../../lib/shop.ts';
import { addressesQuery } from '../../addresses/api.ts';
import type { OrderFields } from './draft.ts';

/** Where cloth and garment travel, and so what can be chosen and paid (orders-13, orders-40). */
export function useHandover() {
  const { watch } = useFormContext<OrderFields>();
  const { data: addresses } = useQuery(addressesQuery, queryClient);
  const { order_rules } = useShop();
  const [country, courier, pickup, delivery] = watch(['country', 'courier', 'pickup', 'delivery']);
  const [collection, destination] = watch(['collection_address', 'delivery_address']);
  const collection_country = countryOfChoice(collection, addresses) ?? (country || 'PK');
  const delivery_country =
    destination.choice === 'same'
      ? collection_country
      : (countryOfChoice(destination, addresses) ?? (country || 'PK'));
  const ways = { pickup, delivery, collection_country, delivery_country };
  return {
    ...ways,
    courier,
    isAbroad: country !== 'PK',
    hasExpress: isExpressOffered(ways, order_rules),
    payment_type: paymentTypeFor({ delivery, delivery_country }),
  };
}

/**
 * From abroad the shop collects and delivers, the payment is what can be collected, and new addresses are in the country of
 * the customer until another one is chosen (orders-40).
 */
export function useOfferedHandover(): void {
  const { setValue, getValues, clearErrors, watch } = useFormContext<OrderFields>();
  const country = watch('country');
  const preset = useRef(NO_CHOICE.country);
  const { isAbroad, payment_type, pickup, delivery, courier, hasExpress } = useHandover();
  useEffect(() => {
    for (const name of ['collection_address', 'delivery_address'] as const) {
      if (!hasPresetCountry(getValues(name), preset.current)) continue;
      setValue(`${name}.country`, country);
      clearErrors(`${name}.country`);
    }
    preset.current = country;
  }, [country, getValues, setValue, clearErrors]);
  useEffect(() => {
    if (courier === 'EXPRESS' && !hasExpress) setValue('courier', 'ECONOMY');
  }, [courier, hasExpress, setValue]);
  useEffect(() => {
    if (isAbroad && pickup === 'BY_OWN') setValue('pickup', 'BY_SHOP');
    if (isAbroad && delivery === 'BY_OWN') setValue('delivery', 'BY_SHOP');
  }, [isAbroad, pickup, delivery, setValue]);
  useEffect(() => {
    const chosen = getValues('payment_type');
    if (chosen !== '' && chosen !== payment_type) setValue('payment_type', '');
  }, [payment_type, getValues, setValue]);
}
