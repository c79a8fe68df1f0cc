import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { ordersWords } from '#words';
import { isCashOffered } from '../../../../contract/delivery.ts';
import { countryOfChoice, hasPresetCountry } from '../../../lib/address-fields.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { addressesQuery } from '../../addresses/api.ts';
import { AddressChooser } from '../../addresses/components/address-chooser.tsx';
import { useLocationPreference } from '../../location/store.ts';
import type { HandoverValues } from '../book-tailor/draft.ts';

/** Delivery address and payment of a bulk order (bulk-7). */
export function DeliveryAddress() {
  const { register, watch, getValues, setValue, formState } =
    useFormContext<Pick<HandoverValues, 'delivery_address'>>();
  const isAbroad = useLocationPreference(({ location }) => location === 'international');
  const { data: addresses } = useQuery(addressesQuery, queryClient);
  const chosen = watch('delivery_address');
  const errors = formState.errors.delivery_address;
  const country = countryOfChoice(chosen, addresses);
  const onChoose = useCallback(
    (choice: string) => setValue('delivery_address.choice', choice, { shouldDirty: true }),
    [setValue],
  );
  useEffect(() => {
    if (isAbroad && hasPresetCountry(getValues('delivery_address'), 'PK'))
      setValue('delivery_address.country', '');
  }, [isAbroad, getValues, setValue]);
  return (
    <div className="flex flex-col gap-2">
      <AddressChooser
        label={ordersWords.whereDoThePiecesGo}
        chosen={chosen}
        onChoose={onChoose}
        error={errors?.message ?? errors?.choice?.message}
        radio={register('delivery_address.choice')}
        keep={register('delivery_address.keep')}
        field={(part) => ({ ...register(`delivery_address.${part}`), error: errors?.[part]?.message })}
      />
      {country && (
        <p className="text-sm text-muted">
          {isCashOffered(country)
            ? ordersWords.youPayInCashOnDelivery
            : ordersWords.nobodyCanCollectCashAbroad}
        </p>
      )}
    </div>
  );
}
