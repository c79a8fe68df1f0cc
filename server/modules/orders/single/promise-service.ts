import { cityOfWorkshop } from '../../../../contract/cities.ts';
import { clothDueOn } from '../../../../contract/cloth-wait.ts';
import {
  type Day,
  type DaysOff,
  dayInKarachi,
  subtractBusinessDays,
  weekOf,
} from '../../../../contract/dates.ts';
import type { OrderRules } from '../../../../contract/order-fees.ts';
import type { DeliveryType } from '../../../../contract/orders.ts';
import { type CourierDays, courierDays, type OrderWays } from '../../../../contract/pricing.ts';
import { type PromisedDays, promisedDays, type Workshop } from '../../../../contract/promised-day.ts';
import type { Config } from '../../../config.ts';
import type { Db, Tx } from '../../../db/client.ts';
import { readDaysOff } from '../../calendar/service.ts';
import { readOrderRules } from '../../fees/service.ts';
import type { findTailor } from '../../tailors/service.ts';

type Tailor = NonNullable<Awaited<ReturnType<typeof findTailor>>>;
type PromisingTailor = Workshop & Parameters<typeof cityOfWorkshop>[0];

/**
 * What can be promised today (orders-11), null if no week has room, and by when the cloth has to be there for it
 * (orders-80).
 */
export async function planToday(
  tx: Tx,
  config: Pick<Config, 'support'>,
  tailor: Tailor,
  deliveryType: DeliveryType,
  ways: OrderWays,
  garments = 1,
): Promise<{ promised: PromisedDays | null; clothDueOn: Day }> {
  return planBy(await readPromiseRules(tx), config, tailor, deliveryType, ways, garments);
}

/** What every promise of today is counted from. */
export interface PromiseRules {
  today: Day;
  daysOff: DaysOff;
  rules: OrderRules;
}

export async function readPromiseRules(db: Db | Tx, today = dayInKarachi()): Promise<PromiseRules> {
  return { today, daysOff: await readDaysOff(db, today), rules: await readOrderRules(db) };
}

/** Like `planToday`, by what was read before. */
export function planBy(
  { today, daysOff, rules }: PromiseRules,
  { support }: Pick<Config, 'support'>,
  tailor: PromisingTailor,
  deliveryType: DeliveryType,
  ways: OrderWays,
  garments: number,
): { promised: PromisedDays | null; clothDueOn: Day } {
  const courier = courierTo(rules, support, tailor, ways);
  return {
    promised: promisedDays(today, tailor, deliveryType, daysOff, courier, garments),
    clothDueOn: clothDueOn(today, courier.before, daysOff),
  };
}

/** The week of the stitching of an order that is promised for `day` (tailors-20). */
export async function workWeekFor(
  tx: Tx,
  { support }: Pick<Config, 'support'>,
  tailor: Tailor,
  day: Day,
  ways: OrderWays,
): Promise<Day> {
  const { after } = courierTo(await readOrderRules(tx), support, tailor, ways);
  return weekOf(subtractBusinessDays(day, after, await readDaysOff(tx, dayInKarachi())));
}

/** The days of the couriers to and from a tailor. */
export function courierTo(
  rules: OrderRules,
  support: Config['support'],
  tailor: Parameters<typeof cityOfWorkshop>[0],
  ways: OrderWays,
): CourierDays {
  return courierDays({ ...ways, workshop_city: cityOfWorkshop(tailor, support.address) }, rules);
}
