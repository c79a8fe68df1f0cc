import { describe, expect, test } from 'vitest';
import { addDays, type Day, type DaysOff, dayInKarachi, daysBetween, weekOf } from './dates.ts';
import { arrival, DELIVERY_CHOICES } from './delivery.ts';
import { DAYS_OFF_HORIZON, publicHoliday, usualDaysOff } from './holidays.ts';
import { BOOKING_WEEKS, promisedDay } from './promised-day.ts';

const FIRST = '2025-01-01';
const days = Array.from({ length: daysBetween(FIRST, '2036-01-01') }, (_, index) => addDays(FIRST, index));

/** First days in the Umm al-Qura calendar. */
const EIDS = {
  'Eid ul-Fitr': [
    '2025-03-30',
    '2026-03-20',
    '2027-03-09',
    '2028-02-26',
    '2029-02-14',
    '2030-02-04',
    '2031-01-24',
    '2032-01-14',
    '2033-01-03',
    '2033-12-23',
    '2034-12-12',
    '2035-12-01',
  ],
  'Eid ul-Azha': [
    '2025-06-06',
    '2026-05-27',
    '2027-05-16',
    '2028-05-05',
    '2029-04-24',
    '2030-04-13',
    '2031-04-02',
    '2032-03-22',
    '2033-03-12',
    '2034-03-01',
    '2035-02-19',
  ],
};

describe('public holidays from 2025 to 2035', () => {
  test.each(Object.entries(EIDS))('include every %s, of four days', (name, firsts) => {
    const eid = firsts.flatMap((first) => [0, 1, 2, 3].map((ahead) => addDays(first, ahead)));
    // A fixed holiday on the same day keeps its own name.
    const found = days.filter(
      (day) => publicHoliday(day) === name || (eid.includes(day) && publicHoliday(day)),
    );
    expect(found).toEqual(eid);
  });

  test('include the fixed ones', () => {
    expect(publicHoliday('2026-03-23')).toBe('Pakistan Day');
    expect(publicHoliday('2030-08-14')).toBe('Independence Day');
    expect(publicHoliday('2026-11-24')).toBeUndefined();
  });
});

describe('every promised day from 2025 to 2035', () => {
  const workshops = [
    { inHouse: true, leadTimeDays: 7 },
    ...[7, 10, 14].map((leadTimeDays) => ({ inHouse: false, leadTimeDays })),
  ];
  const promises: [string, (placed: Day) => Day][] = [
    ...workshops.flatMap((workshop) =>
      (['NORMAL', 'URGENT'] as const).map((type): [string, (placed: Day) => Day] => [
        `${workshop.inHouse ? 'in-house' : `partner ${workshop.leadTimeDays}`} ${type}`,
        (placed) => promisedDay(placed, workshop, type, daysOffAt(placed)) ?? '',
      ]),
    ),
    ...[...DELIVERY_CHOICES.local, ...DELIVERY_CHOICES.international].flatMap((choice) =>
      [0, 1].map((end): [string, (placed: Day) => Day] => [
        `${choice} ${end === 0 ? 'soonest' : 'latest'}`,
        (placed) => arrival(placed, choice, daysOffAt(placed))[end as 0 | 1],
      ]),
    ),
  ];

  test.each(promises)(
    '%s is a business day after the order, never earlier than that of the day before',
    (_name, promise) => {
      let before: Day = FIRST;
      const wrong = days.filter((placed) => {
        const day = promise(placed);
        const isEarlier = day < before;
        before = day;
        return isSunday(day) || off.has(day) || day <= placed || isEarlier;
      });
      expect(wrong).toEqual([]);
    },
  );

  test.each(workshops)('of %j is half the business days when urgent', (workshop) => {
    const { inHouse, leadTimeDays } = workshop;
    const wrong = days.filter((placed) => {
      const normal = promisedDay(placed, workshop, 'NORMAL', daysOffAt(placed)) ?? '';
      const urgent = promisedDay(placed, workshop, 'URGENT', daysOffAt(placed)) ?? '';
      if (inHouse) return urgent > normal;
      const counts = [normal, urgent].map((day) => businessDaysIn(placed, day));
      return counts[0] !== leadTimeDays || counts[1] !== Math.ceil(leadTimeDays / 2);
    });
    expect(wrong).toEqual([]);
  });
});

test('the days off reach further than the longest promise, in the last week with room and by the slowest courier', () => {
  const today = dayInKarachi();
  const fullWeeks = Array.from({ length: BOOKING_WEEKS }, (_, ahead) => addDays(weekOf(today), ahead * 7));
  const tailor = { inHouse: false, leadTimeDays: 14, fullWeeks };
  const latest = promisedDay(today, tailor, 'NORMAL', usualDaysOff(today), { before: 0, after: 60 });
  expect(daysBetween(today, latest ?? expect.unreachable('no promise'))).toBeLessThan(DAYS_OFF_HORIZON);
});

const holidays = days.concat(days.slice(-60).map((day) => addDays(day, 60))).filter(publicHoliday);
const off = new Set(holidays);

const known = new Map<Day, DaysOff>();

/** Like `usualDaysOff`, but caches the dates. */
function daysOffAt(placed: Day): DaysOff {
  const until = addDays(placed, 60);
  const daysOff = known.get(placed) ?? {
    weekdays: [0],
    days: holidays.filter((day) => day >= placed && day < until),
  };
  known.set(placed, daysOff);
  return daysOff;
}

function isSunday(day: Day): boolean {
  return new Date(`${day}T00:00:00Z`).getUTCDay() === 0;
}

function businessDaysIn(from: Day, to: Day): number {
  let count = 0;
  for (let day = addDays(from, 1); day <= to; day = addDays(day, 1)) {
    if (!isSunday(day) && !off.has(day)) count += 1;
  }
  return count;
}
