import { cityOfWorkshop } from '../../../../contract/cities.ts';
import { type Day, dayInKarachi, subtractBusinessDays, weekOf } from '../../../../contract/dates.ts';
import type { DeliveryType } from '../../../../contract/orders.ts';
import { courierDays, type OrderWays } from '../../../../contract/pricing.ts';
import { type PromisedDays, promisedDays } from '../../../../contract/promised-day.ts';
import type { Config } from '../../../config.ts';
import type { Tx } from '../../../db/client.ts';
import { readDaysOff } from '../../calendar/service.ts';
import { readOrderRules } from '../../fees/service.ts';
import type { findTailor } from '../../tailors/service.ts';

type Tailor = NonNullable<Awaited<ReturnType<typeof findTailor>>>;

/** What can be promised today by this tailor (orders-11); null if no week has room. */
export async function promiseToday(
  tx: Tx,
  { support }: Pick<Config, 'support'>,
  tailor: Tailor,
  deliveryType: DeliveryType,
  ways: OrderWays,
): Promise<PromisedDays | null> {
  const today = dayInKarachi();
  const courier = await courierOf(tx, support, tailor, ways);
  return promisedDays(today, tailor, deliveryType, await readDaysOff(tx, today), courier);
}

/** The week of the stitching of an order that is promised for `day` (tailors-20). */
export async function workWeekFor(
  tx: Tx,
  { support }: Pick<Config, 'support'>,
  tailor: Tailor,
  day: Day,
  ways: OrderWays,
): Promise<Day> {
  const { after } = await courierOf(tx, support, tailor, ways);
  return weekOf(subtractBusinessDays(day, after, await readDaysOff(tx, dayInKarachi())));
}

/** How long couriers take to and from this tailor (orders-63). */
export async function courierOf(
  tx: Tx,
  support: Config['support'],
  tailor: Pick<Tailor, 'inHouse' | 'area' | 'address'>,
  ways: OrderWays,
) {
  const workshop_city = cityOfWorkshop(tailor, support.address);
  return courierDays({ ...ways, workshop_city }, await readOrderRules(tx));
}
