import { useQuery } from '@tanstack/react-query';
import { dayInKarachi } from '../../../../contract/dates.ts';
import type { CustomerOrder } from '../../../../contract/order-steps.ts';
import { type ClothFrom, courierDays } from '../../../../contract/pricing.ts';
import { promiseSchedule, workshopOf } from '../../../../contract/promised-day.ts';
import { IN_HOUSE_TAILOR_ID } from '../../../../contract/roles.ts';
import { PromiseDetails } from '../../../features/orders/components/promise-schedule.tsx';
import { tailorQuery } from '../../../features/tailors/api.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { useShop } from '../../../lib/shop.ts';

/**
 * How the day of a placed order was counted (orders-64); nothing where staff agreed another one, or calendar or tailor
 * have changed since, which the confirmation shows.
 */
export default function PromiseOfOrder({ order }: { order: CustomerOrder }) {
  const { days_off, order_rules } = useShop();
  const { data: tailor } = useQuery(tailorQuery(order.tailor), queryClient);
  if (!tailor) return null;
  const courier = courierDays(
    {
      ...order,
      collection_country: order.collection_address?.country ?? 'PK',
      delivery_country: order.delivery_address?.country ?? 'PK',
      collection_city: order.collection_address?.city ?? '',
      delivery_city: order.delivery_address?.city ?? '',
      workshop_city: tailor.tailor_city,
      cloth_from: clothFromOf(order),
    },
    order_rules,
  );
  const workshop = workshopOf(tailor, order.tailor === IN_HOUSE_TAILOR_ID);
  // An edit counts the day again.
  const schedule = [dayInKarachi(new Date(order.order_date)), dayInKarachi()]
    .map((placed) =>
      promiseSchedule(placed, workshop, order.delivery_type, days_off, courier, order.garments.length),
    )
    .find((segments) => segments?.at(-1)?.until === order.expected_delivery_date);
  return schedule ? <PromiseDetails segments={schedule} /> : null;
}

/** The city of a brand is not known here; where another day comes of it, nothing is shown. */
function clothFromOf({ garments, delivery_address: to }: CustomerOrder): ClothFrom[] {
  return garments.map(({ cloth_source: source }) =>
    source === 'SHELF' || source === 'POSTED'
      ? { source, city: source === 'POSTED' && to?.country === 'PK' ? to.city : '' }
      : { source: 'PICKUP' },
  );
}
