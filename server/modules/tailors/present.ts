import type { Tailor } from '../../../contract/tailors.ts';
import type { TailorRow } from './queries.ts';

/** A tailor as everybody reads it (tailors-1); the in-house workshop carries the shop's own name. */
export function presentTailor(row: TailorRow, brandName: string): Tailor {
  return {
    id: row.id,
    user_username: row.inHouse ? brandName : row.username,
    number_of_order_delivery: row.ordersDelivered,
    avg_price: row.avgPrice,
    tailor_area: row.area,
    tailor_type_name: row.tailorType,
    rating: row.rating,
    number_of_reviews: row.ratingCount,
    service_provided: row.services,
    rate_per_design: row.rateCard,
    lead_time_days: row.leadTimeDays,
  };
}
