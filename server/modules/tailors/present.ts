import type { Tailor } from '../../../contract/tailors.ts';
import type { TailorRow } from './queries.ts';

/** The in-house workshop has the shop's name (tailors-1). */
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
