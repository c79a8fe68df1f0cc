import { useFormContext } from 'react-hook-form';
import type { PriceBreakdown } from '../../../../contract/orders.ts';
import { priceOf } from '../../../../contract/pricing.ts';
import type { Tailor } from '../../../../contract/tailors.ts';
import { useShop } from '../../../lib/shop.ts';
import { type OrderFields, useDraft } from './draft.ts';
import { useClothOfAll } from './use-cloth.ts';
import { useHandover } from './use-handover.ts';

/** The price of all garments; undefined until a dress type with a rate is chosen and the country is known. */
export function usePrice(tailor: Tailor | undefined): PriceBreakdown | undefined {
  const { watch } = useFormContext<OrderFields>();
  const { order_rules } = useShop();
  const handover = useHandover();
  const cloth = useClothOfAll();
  const [dress, delivery_type, is_requested_sample] = watch([
    'dress_type',
    'delivery_type',
    'is_requested_sample',
  ]);
  const further = useDraft((draft) => draft.further);
  const rate = tailor?.rate_per_design[dress];
  if (rate === undefined || !handover.isCountryKnown) return undefined;
  const choices = { delivery_type, is_requested_sample, ...handover, ...cloth };
  const stitching = further.reduce(
    (sum, { fields }) => sum + (tailor?.rate_per_design[fields.dress_type] ?? 0),
    rate,
  );
  return priceOf(stitching, choices, order_rules);
}
