import type { z } from 'zod';
import { addDays, type Day, dayInKarachi, hasWorkday, weekOf } from '../../../contract/dates.ts';
import { publicHoliday } from '../../../contract/holidays.ts';
import type { WorkCalendar, WorkCalendarForm } from '../../../contract/workshops.ts';
import type { Db, Tx } from '../../db/client.ts';
import { fail } from '../../fail.ts';
import type { Actor } from '../../infra/access-tokens.ts';
import { requireVersion } from '../../require-version.ts';
import { recordAudit } from '../audit/service.ts';
import { readDaysOff } from '../calendar/service.ts';
import { presentCalendar } from './present.ts';
import {
  bookedWeeks,
  lockWorkshop,
  updateWorkshop,
  type WorkshopRow,
  type WorkshopScope,
  workshopWithin,
} from './queries.ts';

type Form = z.output<typeof WorkCalendarForm>;

/** Weeks shown, including the present one. */
const SHOWN_WEEKS = 12;

/** Fails with `request.not_found` for a tailor without a workshop. */
export async function readCalendar(db: Db | Tx, scope: WorkshopScope): Promise<WorkCalendar> {
  return calendarOf(db, (await workshopWithin(db, scope)) ?? fail('request.not_found'));
}

/**
 * Replaces capacity and days off of a workshop (tailors-20, tailors-22, tailors-23). Confirmed orders keep their day.
 * Fails with `request.not_found`, `tailors.no_workday` and `edits.outdated`.
 */
export async function saveCalendar(
  tx: Tx,
  actor: Actor,
  scope: WorkshopScope,
  { version, weekly_capacity: weeklyCapacity, days_off, weekdays_off }: Form,
): Promise<WorkCalendar> {
  const row = (await lockWorkshop(tx, scope)) ?? fail('request.not_found');
  requireVersion(version, await calendarOf(tx, row));
  const today = dayInKarachi();
  const daysOff = days_off
    .filter(({ until }) => until >= today)
    .sort((one, other) => (one.from < other.from ? -1 : 1));
  const weekdaysOff = weekdays_off ?? row.weekdaysOff;
  if (weekdays_off && !hasWorkday([...weekdays_off, ...(await readDaysOff(tx, today)).weekdays]))
    fail('tailors.no_workday');
  await updateWorkshop(tx, row.id, actor.id, { weeklyCapacity, daysOff, weekdaysOff });
  await recordAudit(tx, actor, {
    action: 'workshops.calendar-saved',
    subject: { kind: 'tailor', id: row.id },
    data: { weekly_capacity: weeklyCapacity },
  });
  return readCalendar(tx, scope);
}

async function calendarOf(db: Db | Tx, row: WorkshopRow): Promise<WorkCalendar> {
  const today = dayInKarachi();
  const shop = await readDaysOff(db, today);
  const until = addDays(today, 7 * SHOWN_WEEKS);
  const shopDaysOff = {
    weekdays: shop.weekdays,
    days: shop.days.filter((day) => day < until).map((day) => ({ day, name: publicHoliday(day) ?? null })),
  };
  const booked = new Map((await bookedWeeks(db, row)).map((one) => [one.week, one.booked]));
  const weeks = Array.from({ length: SHOWN_WEEKS }, (_, ahead): Day => addDays(weekOf(today), 7 * ahead));
  return presentCalendar(row, { today, weeks, booked, shopDaysOff });
}
