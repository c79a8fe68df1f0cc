import { and, gte, lt, sql } from 'drizzle-orm';
import type { Day } from '../../../contract/dates.ts';
import { type Db, preparedOnce, type Tx } from '../../db/client.ts';
import { calendarDays, calendarSettings } from '../../db/schema/calendar.ts';

const preparedOn = preparedOnce((db) =>
  db
    .select({ weekdays: calendarSettings.weekdaysOff, day: calendarDays.day, isOff: calendarDays.isOff })
    .from(calendarSettings)
    .leftJoin(
      calendarDays,
      and(gte(calendarDays.day, sql.placeholder('from')), lt(calendarDays.day, sql.placeholder('until'))),
    )
    .prepare('calendar'),
);

/** One row at least; `day` is null where staff has set none from `from` on, before `until`. */
export function readCalendar(db: Db | Tx, from: Day, until: Day) {
  return preparedOn(db).execute({ from, until });
}
