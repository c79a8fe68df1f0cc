import { useFormContext } from 'react-hook-form';
import { type Day, dayInKarachi } from '../../../../contract/dates.ts';
import type { DeliveryType } from '../../../../contract/orders.ts';
import { type ClothFrom, type CourierDays, courierDays } from '../../../../contract/pricing.ts';
import {
  type PromiseSegment,
  promisedDay,
  promiseSchedule,
  workshopOf,
} from '../../../../contract/promised-day.ts';
import { IN_HOUSE_TAILOR_ID } from '../../../../contract/roles.ts';
import type { Settings } from '../../../../contract/settings.ts';
import type { Tailor } from '../../../../contract/tailors.ts';
import { useShop } from '../../../lib/shop.ts';
import { type OrderFields, useDraft } from './draft.ts';
import { useClothOfAll } from './use-cloth.ts';
import { type handoverOf, useHandover } from './use-handover.ts';

export interface OrderPromise {
  courier: CourierDays;
  /** By speed; null if no week has room. */
  days: Record<DeliveryType, Day | null>;
  /** Of the chosen speed. */
  schedule: PromiseSegment[] | null;
}

type Handover = ReturnType<typeof handoverOf> & { cloth_from?: readonly ClothFrom[] };

/** What the tailor can promise for an order of today; undefined until the countries are known (orders-40). */
export function promiseOf(
  handover: Handover,
  delivery_type: DeliveryType,
  tailor: Tailor,
  { days_off, order_rules }: Pick<Settings, 'days_off' | 'order_rules'>,
  garments = 1,
): OrderPromise | undefined {
  if (!handover.isCountryKnown) return undefined;
  const today = dayInKarachi();
  const workshop = workshopOf(tailor, tailor.id === IN_HOUSE_TAILOR_ID);
  // A tailor in an old draft has no city.
  const courier = courierDays({ ...handover, workshop_city: tailor.tailor_city ?? '' }, order_rules);
  const dayOf = (type: DeliveryType) => promisedDay(today, workshop, type, days_off, courier, garments);
  return {
    courier,
    days: { NORMAL: dayOf('NORMAL'), URGENT: dayOf('URGENT') },
    schedule: promiseSchedule(today, workshop, delivery_type, days_off, courier, garments),
  };
}

export function usePromise(tailor: Tailor | undefined): OrderPromise | undefined {
  const shop = useShop();
  const handover = { ...useHandover(), ...useClothOfAll() };
  const delivery_type = useFormContext<OrderFields>().watch('delivery_type');
  const further = useDraft((draft) => draft.further.length);
  return tailor && promiseOf(handover, delivery_type, tailor, shop, 1 + further);
}

type Needed = Pick<OrderFields, 'needed_by' | 'delivery_type'>;

/** Whether the garment is promised for a later day than the customer needs it. */
export function isTooLate({ needed_by, delivery_type }: Needed, promise: OrderPromise | undefined): boolean {
  const day = promise?.days[delivery_type];
  return needed_by !== '' && typeof day === 'string' && day > needed_by;
}
