import { addDays, type Day, type DaysOff } from '../../../contract/dates.ts';
import { DAYS_OFF_HORIZON, usualDaysOff } from '../../../contract/holidays.ts';
import type { Db, Tx } from '../../db/client.ts';
import { readCalendar } from './queries.ts';

/** Cached, because calculating the Umm al-Qura dates takes milliseconds. */
let usual: { from: Day; daysOff: DaysOff } | undefined;

/** Weekly days off, public holidays and days set by staff, for `DAYS_OFF_HORIZON` days (orders-22). */
export async function readDaysOff(db: Db | Tx, from: Day): Promise<DaysOff> {
  if (usual?.from !== from) usual = { from, daysOff: usualDaysOff(from) };
  const rows = await readCalendar(db, from, addDays(from, DAYS_OFF_HORIZON));
  const overrides = new Map(rows.map(({ day, isOff }) => [day, isOff]));
  const days = new Set([...usual.daysOff.days, ...rows.flatMap(({ day }) => day ?? [])]);
  return {
    weekdays: rows[0]?.weekdays ?? usual.daysOff.weekdays,
    days: [...days].filter((day) => overrides.get(day) ?? true).sort(),
  };
}
