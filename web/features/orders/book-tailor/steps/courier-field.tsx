import { useFormContext } from 'react-hook-form';
import { COURIERS } from '../../../../../contract/constants/orders.ts';
import type { Courier, CourierOffer } from '../../../../../contract/order-fees.ts';
import { courierOffer } from '../../../../../contract/pricing.ts';
import { formatRupees } from '../../../../lib/format.ts';
import { useShop } from '../../../../lib/shop.ts';
import { RadioGroup } from '../../../../ui/radio-group.tsx';
import { useApproximation } from '../../../location/store.ts';
import { COURIER_NAMES } from '../../words.ts';
import type { OrderFields } from '../draft.ts';
import { useHandover } from '../use-handover.ts';

/** `Express courier, 3–5 business days` */
export function courierName(courier: Courier, days: CourierOffer['days']): string {
  return `${COURIER_NAMES[courier]} courier, ${days.join('–')} business days`;
}

/** Which courier brings cloth and garment abroad; nothing where there is no choice (orders-44). */
export function CourierField() {
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
