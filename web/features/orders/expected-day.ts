import { dayWithClothInWords } from '../../../contract/cloth-words.ts';
import { type DaysOff, dayInKarachi } from '../../../contract/dates.ts';
import type { SingleOrder } from '../../../contract/orders.ts';
import { formatDay } from '../../lib/format.ts';

/** The expected day; while the cloth is awaited, how it depends on that (orders-80). */
export function expectedDay(
  {
    expected_delivery_date: day,
    cloth_due_on: dueOn,
  }: Pick<SingleOrder, 'expected_delivery_date' | 'cloth_due_on'>,
  daysOff: DaysOff,
): string {
  return day && dueOn ? dayWithClothInWords(day, dueOn, dayInKarachi(), daysOff) : formatDay(day);
}
