import { and, gte, lt } from 'drizzle-orm';
import type { Day } from '../../../contract/dates.ts';
import type { Db, Tx } from '../../db/client.ts';
import { calendarDays, calendarSettings } from '../../db/schema/settings.ts';

/** At least one row; `day` is null if staff have set no day between `from` and `until`. */
export async function readCalendar(db: Db | Tx, from: Day, until: Day) {
  return await db
    .select({ weekdays: calendarSettings.weekdaysOff, day: calendarDays.day, isOff: calendarDays.isOff })
    .from(calendarSettings)
    .leftJoin(calendarDays, and(gte(calendarDays.day, from), lt(calendarDays.day, until)));
}
