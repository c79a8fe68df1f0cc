import { addDays, dayInKarachi } from '../../../contract/dates.ts';
import { formatDay } from '../../lib/format.ts';

/** "Today", "Yesterday" or the day, in Karachi. */
export function dayName(timestamp: string, now = new Date()): string {
  const day = dayInKarachi(new Date(timestamp));
  const today = dayInKarachi(now);
  if (day === today) return 'Today';
  return day === addDays(today, -1) ? 'Yesterday' : formatDay(timestamp);
}
