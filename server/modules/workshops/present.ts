import { TAILOR_SERVICES } from '../../../contract/constants/tailors.ts';
import type { Day } from '../../../contract/dates.ts';
import type { Rates, WorkCalendar } from '../../../contract/workshops.ts';
import type { WorkshopRow } from './queries.ts';

export function presentRates(row: WorkshopRow, band: [number, number]): Rates {
  return {
    ...presentEdit(row),
    in_house: row.inHouse,
    tailor_type_name: row.tailorType,
    services: TAILOR_SERVICES.filter((code) => Object.hasOwn(row.services, code)),
    rates: row.rateCard,
    lead_time_days: row.leadTimeDays,
    lead_time_band: band,
    address: row.address,
    opening_hours: row.openingHours,
  };
}

interface Coming {
  today: Day;
  weeks: readonly Day[];
  /** Garments by week. */
  booked: ReadonlyMap<Day, number>;
  shopDaysOff: WorkCalendar['shop_days_off'];
}

export function presentCalendar(
  row: WorkshopRow,
  { today, weeks, booked, shopDaysOff }: Coming,
): WorkCalendar {
  return {
    ...presentEdit(row),
    weekly_capacity: row.weeklyCapacity,
    days_off: row.daysOff.filter(({ until }) => until >= today),
    weekdays_off: row.weekdaysOff,
    weeks: weeks.map((week) => ({
      week,
      booked: booked.get(week) ?? 0,
      is_full: row.fullWeeks.includes(week),
    })),
    shop_days_off: shopDaysOff,
  };
}

function presentEdit({ id, version, updatedAt, updatedBy }: WorkshopRow) {
  return { tailor: id, version, updated_at: updatedAt.toISOString(), updated_by: updatedBy };
}
