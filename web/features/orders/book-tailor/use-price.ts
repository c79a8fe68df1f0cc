import { useFormContext } from 'react-hook-form';
import type { PriceBreakdown } from '../../../../contract/orders.ts';
import { priceOf } from '../../../../contract/pricing.ts';
import type { Tailor } from '../../../../contract/tailors.ts';
import type { OrderFields } from './draft.ts';

/** The price of the current choice; undefined until a dress type with a rate is chosen. */
export function usePrice(tailor: Tailor | undefined): PriceBreakdown | undefined {
  const { watch } = useFormContext<OrderFields>();
  const [dress, delivery_type, pickup, delivery] = watch([
    'dress_type',
    'delivery_type',
    'pickup',
    'delivery',
  ]);
  const rate = tailor?.rate_per_design[dress];
  return rate === undefined ? undefined : priceOf(rate, { delivery_type, pickup, delivery });
}
