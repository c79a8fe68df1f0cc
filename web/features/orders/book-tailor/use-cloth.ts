import { useFormContext } from 'react-hook-form';
import { clothOfAll, clothOfOrder } from './cloth.ts';
import { type OrderFields, useDraft } from './draft.ts';
import { useHandover } from './use-handover.ts';

/** What the chosen cloth costs, and where it comes from. */
export function useClothOfOrder() {
  const { watch } = useFormContext<OrderFields>();
  const { delivery_country: country, delivery_city: city } = useHandover();
  const [cloth_source, cloth_quantity, cloth_known, is_pickup_for_others] = watch([
    'cloth_source',
    'cloth_quantity',
    'cloth_known',
    'is_pickup_for_others',
  ]);
  const values = { cloth_source, cloth_quantity, cloth_known, is_pickup_for_others };
  return clothOfOrder(values, { country, city });
}

/** `useClothOfOrder` with the garments after the first one (orders-205). */
export function useClothOfAll() {
  const { delivery_country: country, delivery_city: city } = useHandover();
  const further = useDraft((draft) => draft.further);
  return clothOfAll(useClothOfOrder(), further, { country, city });
}
