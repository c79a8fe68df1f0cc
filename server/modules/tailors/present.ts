import { writtenHours } from '../../../contract/business-hours.ts';
import { cityOfWorkshop } from '../../../contract/cities.ts';
import { type Day, weekOf } from '../../../contract/dates.ts';
import type { Premises, Tailor } from '../../../contract/tailors.ts';
import type { Config } from '../../config.ts';
import type { ListedTailorRow, TailorRow } from './queries.ts';

/** The in-house workshop has the shop's name (tailors-1). Days off before `today` are left out. */
export function presentTailor(
  row: ListedTailorRow,
  config: Pick<Config, 'brandName' | 'support'>,
  today: Day,
): Tailor {
  return {
    id: row.id,
    user_username: row.inHouse ? config.brandName : row.username,
    number_of_order_delivery: row.ordersDelivered,
    avg_price: row.avgPrice,
    tailor_area: row.area,
    tailor_city: cityOfWorkshop(row, config.support.address),
    tailor_type_name: row.tailorType,
    rating: row.rating,
    number_of_reviews: row.ratingCount,
    service_provided: row.services,
    rate_per_design: row.rateCard,
    lead_time_days: row.leadTimeDays,
    days_off: row.daysOff.filter(({ until }) => until >= today).map(({ from, until }) => ({ from, until })),
    weekdays_off: row.weekdaysOff,
    full_weeks: row.fullWeeks.filter((week) => week >= weekOf(today)),
    weekly_room: row.weeklyRoom && {
      places: row.weeklyRoom.places,
      weeks: row.weeklyRoom.weeks.filter(({ week }) => week >= weekOf(today)),
    },
    promise_kept: row.promiseKept,
    measured_share: row.measuredShare,
  };
}

/** The in-house workshop has the shop's address and hours, unless it has its own (orders-13). */
export function presentPremises(
  { inHouse, address, openingHours }: Pick<TailorRow, 'inHouse' | 'address' | 'openingHours'>,
  { support, businessHours }: Pick<Config, 'support' | 'businessHours'>,
): Premises {
  const hours = inHouse && openingHours.length === 0 ? writtenHours(businessHours) : openingHours;
  return { address: address ?? (inHouse ? support.address : null), opening_hours: hours };
}
