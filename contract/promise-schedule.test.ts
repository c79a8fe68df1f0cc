import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, type Day, daysBetween, daysIn, isDayOff, weekOf } from './dates.ts';
import { publicHoliday, usualDaysOff } from './holidays.ts';
import { promisedDay, promiseSchedule, type Workshop } from './promised-day.ts';

/** A Monday; no holiday is near. */
const MONDAY = '2026-11-23';
const daysOff = usualDaysOff('2026-11-01');
const schedule = (workshop: Workshop, placed: Day = MONDAY, courier = { before: 2, after: 2 }) =>
  promiseSchedule(placed, workshop, 'NORMAL', daysOff, courier)?.map(
    ({ part, from, until }) => `${part} ${from.slice(5)} ${until.slice(5)}`,
  );

describe('what the days up to the promised one are for (orders-64)', () => {
  test('collection, stitching without days off, delivery', () => {
    expect(schedule({ inHouse: false, leadTimeDays: 5 })).toEqual([
      'collection 11-24 11-25',
      'stitching 11-26 11-28',
      'off 11-29 11-29',
      'stitching 11-30 12-01',
      'delivery 12-02 12-03',
    ]);
  });

  test('a place in the first week with room, before the days of stitching', () => {
    const full = { inHouse: false, leadTimeDays: 2, fullWeeks: [MONDAY] };
    expect(schedule(full, MONDAY, { before: 0, after: 1 })).toEqual([
      'place 11-24 11-30',
      'stitching 12-01 12-02',
      'delivery 12-03 12-03',
    ]);
  });

  test('in-house days are calendar days; those of a long holiday are waited for', () => {
    const inHouse = { inHouse: true, leadTimeDays: 7 };
    expect(schedule(inHouse, MONDAY, { before: 0, after: 0 })).toEqual(['stitching 11-24 11-30']);
    // Eid ul-Azha is 27 to 30 May 2026, and the 31st is a Sunday.
    expect(promiseSchedule('2026-05-21', inHouse, 'NORMAL', usualDaysOff('2026-05-21'))).toEqual([
      { part: 'stitching', from: '2026-05-22', until: '2026-05-27' },
      { part: 'off', from: '2026-05-28', until: '2026-05-31' },
      { part: 'stitching', from: '2026-06-01', until: '2026-06-01' },
    ]);
  });

  test('there is none where no week has room', () => {
    const fullWeeks = Array.from({ length: 30 }, (_, ahead) => addDays(MONDAY, 7 * ahead));
    expect(
      promiseSchedule(MONDAY, { inHouse: false, leadTimeDays: 1, fullWeeks }, 'NORMAL', daysOff),
    ).toBeNull();
  });
});

const FIRST = '2025-01-01';
const placedDay = fc
  .integer({ min: 0, max: daysBetween(FIRST, '2036-01-01') - 1 })
  .map((ahead) => addDays(FIRST, ahead));

test('from 2025 to 2035 the segments follow each other and end on the promised day, a business day', () => {
  const ahead = fc.integer({ min: 0, max: 40 });
  fc.assert(
    fc.property(
      placedDay,
      fc.boolean(),
      fc.integer({ min: 1, max: 14 }),
      fc.constantFrom('NORMAL' as const, 'URGENT' as const),
      fc.record({ before: fc.integer({ min: 0, max: 12 }), after: fc.integer({ min: 0, max: 12 }) }),
      fc.array(fc.integer({ min: 0, max: 5 }), { maxLength: 3 }),
      fc.array(fc.tuple(ahead, fc.integer({ min: 0, max: 10 })), { maxLength: 2 }),
      (placed, inHouse, leadTimeDays, type, courier, full, closed) => {
        const days = Array.from({ length: 180 }, (_, later) => addDays(placed, later)).filter(publicHoliday);
        const off = { weekdays: [0], days };
        const workshop = {
          inHouse,
          leadTimeDays,
          fullWeeks: full.map((week) => addDays(weekOf(placed), 7 * week)),
          daysOff: closed.map(([from, length]) => {
            const first = addDays(placed, from);
            return { from: first, until: addDays(first, length) };
          }),
        };
        const promised = promisedDay(placed, workshop, type, off, courier) ?? '';
        const segments = promiseSchedule(placed, workshop, type, off, courier) ?? [];
        let before = placed;
        for (const { from, until } of segments) {
          expect(from).toBe(addDays(before, 1));
          expect(until >= from).toBe(true);
          before = until;
        }
        expect(before).toBe(promised);
        expect(promised > placed).toBe(true);
        expect(isDayOff(promised, off)).toBe(false);
        const both = { ...off, days: [...off.days, ...workshop.daysOff.flatMap(daysIn)] };
        const count = (part: string, isCounted: (day: Day) => boolean = () => true) =>
          segments
            .filter((one) => one.part === part)
            .flatMap(daysIn)
            .filter(isCounted).length;
        expect(
          count('off', (day) => !isDayOff(day, both)),
          'a business day is no day off',
        ).toBe(0);
        expect([count('collection'), count('delivery')]).toEqual([courier.before, courier.after]);
        const work = type === 'URGENT' ? Math.ceil(leadTimeDays / 2) : leadTimeDays;
        if (!inHouse) expect(count('stitching')).toBe(work);
        expect(segments.some(({ part }) => part === 'stitching')).toBe(true);
      },
    ),
    { numRuns: 600 },
  );
});
