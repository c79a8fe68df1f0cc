import { dateWords } from '#words';
import {
  addBusinessDays,
  type Day,
  dayInKarachi,
  hasWorkday,
  isDayOff,
  weekdayOf,
} from '../../../../contract/dates.ts';
import { publicHoliday } from '../../../../contract/holidays.ts';
import { formatDay } from '../../../../contract/money.ts';
import { allDaysOff, ownDaysOff } from '../../../../contract/promised-day.ts';
import type { Tx } from '../../../db/client.ts';
import { fail } from '../../../fail.ts';
import { readDaysOff } from '../../calendar/service.ts';
import type { LockedOrder, StepContext, StepRequest } from '../../lifecycle/service.ts';
import { findTailor } from '../../tailors/service.ts';
import { moveDay } from '../move-day-service.ts';
import type { OrderWithMeasures } from '../queries.ts';
import { updateOrder } from '../write-queries.ts';
import { awaitClothFromNow } from './cloth-service.ts';

type Order = LockedOrder<OrderWithMeasures>;
type Promised = Pick<OrderWithMeasures['order'], 'id' | 'delivery' | 'tailorId'>;

/** Promises the day that staff name. Fails like `requireBusinessDay`. */
export async function promiseDay(tx: Tx, order: Promised, day: Day): Promise<void> {
  await requireBusinessDay(tx, order, day);
  await updateOrder(tx, order.id, { expectedDeliveryDate: day });
}

/** Moves the promised day (orders-51). Fails like `requireBusinessDay`, except for a day without light (workshop-16). */
export async function moveStitchedDay(
  context: StepContext,
  order: Order,
  request: Extract<StepRequest, { action: 'move_day' }>,
): Promise<void> {
  const { expected_delivery_date: day, noteCode } = request;
  if (!noteCode) await requireBusinessDay(context.tx, order.row.order, day);
  await moveDay(context, order, request);
  await awaitClothFromNow(context.tx, order.row);
}

/**
 * No promised day is a day off, nor one of the tailor's where the garment is collected there (orders-11). Fails with
 * `orders.day_off` or `orders.tailor_day_off`, which name the next business day.
 */
async function requireBusinessDay(tx: Tx, { delivery, tailorId }: Promised, day: Day): Promise<void> {
  const today = dayInKarachi();
  const daysOff = await readDaysOff(tx, today);
  const tailor = delivery === 'BY_OWN' ? await findTailor(tx, tailorId) : undefined;
  const all = tailor ? allDaysOff(daysOff, ownDaysOff(tailor, today)) : daysOff;
  if (!isDayOff(day, all)) return;
  const next = formatDay(addBusinessDays(day, 1, hasWorkday(all.weekdays) ? all : daysOff));
  const weekday = dateWords.weekdays[weekdayOf(day)];
  const named = (name: string) => dateWords.dayOfWeek({ weekday: name, day: formatDay(day) });
  if (!isDayOff(day, daysOff)) fail('orders.tailor_day_off', { day: named(weekday), next });
  fail('orders.day_off', { day: named(publicHoliday(day) ?? weekday), next });
}
