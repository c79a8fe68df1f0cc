import { beforeEach, expect, test } from 'vitest';
import { addDays, dayInKarachi } from '../../../contract/dates.ts';
import { usualDaysOff } from '../../../contract/holidays.ts';
import { testApp } from '../../../test/app.ts';
import { calendarDays, calendarSettings } from '../../db/schema/settings.ts';
import { readDaysOff } from './service.ts';

const shop = testApp();
const FROM = '2026-03-01';

beforeEach(async () => {
  await shop.deps.db.delete(calendarDays);
  await shop.deps.db.update(calendarSettings).set({ weekdaysOff: [0] });
});

test('days off are Sundays and public holidays as long as staff sets nothing', async () => {
  expect(await readDaysOff(shop.deps.db, FROM)).toEqual(usualDaysOff(FROM));
});

test('staff moves a holiday, adds a day off and changes the weekly ones (orders-22)', async () => {
  const { db } = shop.deps;
  await db.insert(calendarDays).values([
    { day: '2026-03-20', isOff: false, note: 'The moon was seen a day later' },
    { day: '2026-03-24', isOff: true },
    { day: '2027-01-01', isOff: true },
  ]);
  await db.update(calendarSettings).set({ weekdaysOff: [0, 5] });
  const { weekdays, days } = await readDaysOff(db, FROM);
  expect(weekdays).toEqual([0, 5]);
  expect(days.filter((day) => day.startsWith('2026-03'))).toEqual([
    '2026-03-21',
    '2026-03-22',
    '2026-03-23',
    '2026-03-24',
  ]);
  expect(days).not.toContain('2027-01-01');
});

test('settings carry them to the pages', async () => {
  const { days_off } = (await shop.app.inject({ url: '/api/settings/' })).json();
  expect(days_off).toEqual(usualDaysOff(dayInKarachi()));
  expect(days_off.days.every((day: string) => day >= dayInKarachi())).toBe(true);
});

test('refuses weekdays that there are not, and a week without business days', async () => {
  for (const weekdaysOff of [[7], [0, 1, 2, 3, 4, 5, 6]]) {
    await expect(shop.deps.db.update(calendarSettings).set({ weekdaysOff })).rejects.toThrow();
  }
  await expect(
    shop.deps.db.insert(calendarDays).values([
      { day: addDays(FROM, 1), isOff: true },
      { day: addDays(FROM, 1), isOff: false },
    ]),
  ).rejects.toThrow();
});
