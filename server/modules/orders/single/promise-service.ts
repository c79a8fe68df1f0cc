import { cityOfWorkshop } from '../../../../contract/cities.ts';
import { clothDueOn } from '../../../../contract/cloth-wait.ts';
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
export async function promiseToday(...order: Parameters<typeof planToday>): Promise<PromisedDays | null> {
  return (await planToday(...order)).promised;
}

/** What can be promised today, and by when the cloth has to be there for it (orders-80). */
export async function planToday(
  tx: Tx,
  { support }: Pick<Config, 'support'>,
  tailor: Tailor,
  deliveryType: DeliveryType,
  ways: OrderWays,
  garments = 1,
): Promise<{ promised: PromisedDays | null; clothDueOn: Day }> {
  const today = dayInKarachi();
  const courier = await courierOf(tx, support, tailor, ways);
  const daysOff = await readDaysOff(tx, today);
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
  const { after } = await courierOf(tx, support, tailor, ways);
  return weekOf(subtractBusinessDays(day, after, await readDaysOff(tx, dayInKarachi())));
}

async function courierOf(tx: Tx, support: Config['support'], tailor: Tailor, ways: OrderWays) {
  const workshop_city = cityOfWorkshop(tailor, support.address);
  return courierDays({ ...ways, workshop_city }, await readOrderRules(tx));
}
