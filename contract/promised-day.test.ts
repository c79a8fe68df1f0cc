import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, type Day, type DaysOff, daysIn, isDayOff, weekOf } from './dates.ts';
import { publicHoliday, usualDaysOff } from './holidays.ts';
import { BOOKING_WEEKS, promisedDay, promisedDays, type Workshop } from './promised-day.ts';

/** A Monday; no holiday is near. */
const MONDAY = '2026-11-23';
const daysOff = usualDaysOff('2026-11-01');
const partner = (more: Partial<Workshop> = {}): Workshop => ({ inHouse: false, leadTimeDays: 3, ...more });
const inHouse = (more: Partial<Workshop> = {}): Workshop => ({ inHouse: true, leadTimeDays: 7, ...more });
const days2025To2036 = Array.from({ length: 4200 }, (_, ahead) => addDays('2025-01-01', ahead)).filter(
  publicHoliday,
);
const promised = (workshop: Workshop) => promisedDay(MONDAY, workshop, 'NORMAL', daysOff);

test('weeks begin on Monday', () => {
  expect(weekOf(MONDAY)).toBe(MONDAY);
  expect(weekOf('2026-11-29')).toBe(MONDAY);
  expect(weekOf('2026-11-30')).toBe('2026-11-30');
});

describe('days off of the workshop (tailors-22)', () => {
  test('do not count as business days of a partner', () => {
    expect(promised(partner())).toBe('2026-11-26');
    expect(promised(partner({ daysOff: [{ from: '2026-11-25', until: '2026-11-26' }] }))).toBe('2026-11-28');
    expect(promised(partner({ daysOff: [{ from: '2026-11-01', until: '2026-11-24' }] }))).toBe('2026-11-27');
  });

  test('do not count as days of the in-house workshop either', () => {
    expect(promised(inHouse())).toBe('2026-11-30');
    expect(promised(inHouse({ daysOff: [{ from: '2026-11-24', until: '2026-11-27' }] }))).toBe('2026-12-04');
  });

  test('leave couriers alone', () => {
    const closed = partner({ daysOff: [{ from: '2026-11-27', until: '2026-12-05' }] });
    expect(promisedDay(MONDAY, closed, 'NORMAL', daysOff, { before: 0, after: 4 })).toBe('2026-12-01');
  });
});

describe('weekly days off (tailors-23)', () => {
  const FRIDAY = 5;
  const WORKDAYS = [1, 2, 3, 4, 5, 6];

  test('do not count as business days of a partner, nor as days of the in-house workshop', () => {
    expect(promised(partner({ weekdaysOff: [FRIDAY] }))).toBe('2026-11-26');
    expect(promised(partner({ leadTimeDays: 5, weekdaysOff: [FRIDAY] }))).toBe('2026-11-30');
    expect(promised(inHouse({ weekdaysOff: [FRIDAY] }))).toBe('2026-12-01');
  });

  test('leave couriers alone', () => {
    const closed = partner({ leadTimeDays: 2, weekdaysOff: [FRIDAY] });
    expect(promisedDay(MONDAY, closed, 'NORMAL', daysOff, { before: 0, after: 2 })).toBe('2026-11-27');
  });

  test('no day is promised by who never works on a day of the shop', () => {
    expect(promised(partner({ weekdaysOff: WORKDAYS }))).toBeNull();
    expect(promised(inHouse({ weekdaysOff: WORKDAYS }))).toBeNull();
    expect(promised(partner({ leadTimeDays: 2, weekdaysOff: WORKDAYS.slice(1) }))).toBe('2026-12-07');
  });

  test('the garment is finished on no weekly day off, and by a partner not earlier than with fewer', () => {
    const open: DaysOff = { weekdays: [0], days: [] };
    const weekdays = fc.uniqueArray(fc.integer({ min: 1, max: 6 }), { maxLength: 5 });
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 60 }).map((days) => addDays(MONDAY, days)),
        fc.boolean(),
        fc.integer({ min: 1, max: 14 }),
        fc.constantFrom('NORMAL', 'URGENT'),
        weekdays,
        fc.nat(5),
        (placed, isInHouse, leadTimeDays, type, weekdaysOff, fewer) => {
          const finishedBy = (off: number[]) =>
            promisedDays(placed, { inHouse: isInHouse, leadTimeDays, weekdaysOff: off }, type, open)
              ?.finished ?? expect.unreachable('no promise');
          const finished = finishedBy(weekdaysOff);
          expect(isDayOff(finished, { weekdays: [0, ...weekdaysOff], days: [] })).toBe(false);
          expect(isInHouse || finished >= finishedBy(weekdaysOff.slice(0, fewer))).toBe(true);
        },
      ),
    );
  });
});

describe('full weeks (tailors-20)', () => {
  test('a garment is promised for the same weekday of the first week with room', () => {
    expect(promised(partner({ fullWeeks: [MONDAY] }))).toBe('2026-12-03');
    expect(promised(partner({ fullWeeks: [MONDAY, '2026-11-30', '2026-12-14'] }))).toBe('2026-12-10');
    expect(promised(partner({ fullWeeks: ['2026-11-30'] })), 'another week').toBe('2026-11-26');
  });

  test('within the week for the business day before that weekday, else the first one after', () => {
    const closedOn = (from: string, until: string) =>
      partner({ fullWeeks: [MONDAY], daysOff: [{ from, until }] });
    expect(promised(closedOn('2026-12-03', '2026-12-05'))).toBe('2026-12-02');
    expect(promised(closedOn('2026-11-30', '2026-12-03'))).toBe('2026-12-04');
    expect(promised(closedOn('2026-11-30', '2026-12-05')), 'a week off has no room').toBe('2026-12-10');
  });

  test('the week that counts is that of the stitching, without the courier', () => {
    const days = promisedDays(MONDAY, partner({ fullWeeks: [MONDAY] }), 'NORMAL', daysOff, {
      before: 0,
      after: 6,
    });
    expect(days).toEqual({ finished: '2026-12-03', promised: '2026-12-10' });
  });

  test('no day is promised where no week has room for half a year', () => {
    const weeks = Array.from({ length: BOOKING_WEEKS + 1 }, (_, ahead) => addDays(MONDAY, 7 * ahead));
    expect(promised(partner({ fullWeeks: weeks }))).toBeNull();
    expect(promised(partner({ fullWeeks: weeks.slice(0, -1) }))).toBe('2027-05-27');
  });

  test('a further garment takes a day more, is never promised earlier, and never for a day off (orders-103)', () => {
    const open: DaysOff = { weekdays: [0], days: [] };
    const ofGarments = (garments: number) =>
      promisedDay(MONDAY, partner({}), 'NORMAL', open, undefined, garments);
    expect([1, 2, 3, 4].map(ofGarments)).toEqual(['2026-11-26', '2026-11-27', '2026-11-28', '2026-11-30']);
    const ahead = fc.integer({ min: 0, max: 60 }).map((days) => addDays(MONDAY, days));
    fc.assert(
      fc.property(
        ahead,
        fc.boolean(),
        fc.integer({ min: 1, max: 14 }),
        fc.constantFrom('NORMAL', 'URGENT'),
        fc.array(ahead.map(weekOf), { maxLength: 6 }),
        fc.integer({ min: 1, max: 11 }),
        fc.nat(4),
        (placed, isInHouse, leadTimeDays, type, fullWeeks, garments, before) => {
          const workshop = { inHouse: isInHouse, leadTimeDays, fullWeeks };
          const day = (count: number) =>
            promisedDay(placed, workshop, type, open, { before, after: 1 }, count) ??
            expect.unreachable('no promise');
          expect(day(garments + 1) >= day(garments)).toBe(true);
          expect(isDayOff(day(garments + 1), open)).toBe(false);
        },
      ),
    );
  });

  test('the promise is never in a full week, never on a day off, and never earlier than without them', () => {
    const open: DaysOff = { weekdays: [0], days: [] };
    const ahead = fc.integer({ min: 0, max: 60 }).map((days) => addDays(MONDAY, days));
    const range = fc.tuple(ahead, fc.integer({ min: 0, max: 20 })).map(([from, length]) => ({
      from,
      until: addDays(from, length),
    }));
    fc.assert(
      fc.property(
        ahead,
        fc.boolean(),
        fc.integer({ min: 1, max: 20 }),
        fc.array(range, { maxLength: 3 }),
        fc.array(ahead.map(weekOf), { maxLength: 6 }),
        (placed, isInHouse, leadTimeDays, closed, fullWeeks) => {
          const workshop = { inHouse: isInHouse, leadTimeDays, daysOff: closed, fullWeeks };
          const days = promisedDays(placed, workshop, 'NORMAL', open);
          if (days === null) throw new Error('There is room in half a year');
          expect(fullWeeks).not.toContain(weekOf(days.finished));
          expect(isDayOff(days.finished, { ...open, days: closed.flatMap(daysIn) })).toBe(false);
          const free = promisedDay(placed, { inHouse: isInHouse, leadTimeDays }, 'NORMAL', open) ?? '';
          expect(isInHouse || days.finished >= free).toBe(true);
        },
      ),
    );
  });
});

describe('places for all garments of an order (orders-223)', () => {
  const room = (places: number, ...weeks: [Day, number][]) => ({
    weeklyRoom: { places, weeks: weeks.map(([week, left]) => ({ week, places: left })) },
  });
  const ofGarments = (workshop: Workshop, garments: number) =>
    promisedDay(MONDAY, workshop, 'NORMAL', daysOff, undefined, garments);

  test('an order of six goes into the first week with six places', () => {
    const tailor = partner(room(6, [MONDAY, 5], ['2026-11-30', 1]));
    expect(ofGarments(tailor, 1)).toBe('2026-11-26');
    expect(ofGarments(tailor, 5)).toBe('2026-12-08');
    expect(ofGarments(partner(room(6, ['2026-11-30', 5])), 6)).toBe('2026-12-09');
    expect(ofGarments(partner(room(6, ['2026-11-30', 5], ['2026-12-07', 5])), 6)).toBe('2026-12-16');
  });

  test('one with more than a week has takes those of the weeks before', () => {
    expect(ofGarments(partner(room(3)), 3)).toBe('2026-11-28');
    expect(ofGarments(partner(room(3)), 6), 'this week and the next one').toBe('2026-12-02');
    expect(ofGarments(partner(room(3)), 7), 'three weeks').toBe('2026-12-10');
    expect(ofGarments(partner(room(3, [MONDAY, 2])), 6)).toBe('2026-12-09');
    const closed = [{ from: '2026-11-30', until: '2026-12-06' }];
    expect(ofGarments(partner({ ...room(3), daysOff: closed }), 6), 'a week off has none').toBe('2026-12-16');
  });

  test('of 1 to 12 garments from 2025 to 2035: on a working day, in weeks with room, never earlier for one more', () => {
    const first = '2025-01-01';
    const day = fc.integer({ min: 0, max: 4016 }).map((ahead) => addDays(first, ahead));
    const scarce = fc.array(fc.tuple(fc.integer({ min: 0, max: 6 }), fc.nat(11)), { maxLength: 5 });
    fc.assert(
      fc.property(
        day,
        fc.boolean(),
        fc.integer({ min: 1, max: 14 }),
        fc.constantFrom('NORMAL', 'URGENT'),
        fc.integer({ min: 1, max: 12 }),
        scarce,
        fc.nat(4),
        (placed, isInHouse, leadTimeDays, type, places, weeks, before) => {
          const off = { weekdays: [0], days: days2025To2036.filter((one) => one >= placed).slice(0, 40) };
          const left = new Map(
            weeks.map(([ahead, few]) => [addDays(weekOf(placed), 7 * ahead), few % places]),
          );
          const tailor = { inHouse: isInHouse, leadTimeDays, ...room(places, ...left) };
          const free = { inHouse: isInHouse, leadTimeDays };
          const courier = { before, after: 1 };
          let last = placed;
          for (let garments = 1; garments <= 12; garments += 1) {
            const days = promisedDays(placed, tailor, type, off, courier, garments);
            if (!days) return;
            expect(isDayOff(days.promised, off) || isDayOff(days.finished, off)).toBe(false);
            expect(days.promised >= last, 'never earlier with one more').toBe(true);
            expect(days.promised >= (promisedDay(placed, free, type, off, courier, garments) ?? '')).toBe(
              true,
            );
            let needed = garments;
            for (let week = weekOf(days.finished); needed > 0; week = addDays(week, -7)) {
              expect(left.get(week) ?? places).toBeGreaterThanOrEqual(Math.min(needed, places));
              expect(week >= weekOf(placed)).toBe(true);
              needed -= places;
            }
            last = days.promised;
          }
        },
      ),
      { numRuns: 60 },
    );
  });
});
