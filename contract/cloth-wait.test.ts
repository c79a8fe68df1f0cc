import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clothDueOn, dayWithCloth } from './cloth-wait.ts';
import { dayWithClothInWords } from './cloth-words.ts';
import { addBusinessDays, addDays, businessDaysBetween, isDayOff } from './dates.ts';
import { usualDaysOff } from './holidays.ts';

const SUNDAYS = { weekdays: [0], days: [] };

const days = fc.integer({ min: 0, max: 3650 }).map((ahead) => addDays('2025-01-01', ahead));
const ahead = fc.integer({ min: 0, max: 60 });
/** Sundays, and up to 40 further days off around the order. */
const calendars = fc
  .tuple(fc.subarray([0, 5, 6]), days, fc.array(ahead, { maxLength: 40 }))
  .map(([weekdays, first, off]) => ({ weekdays, days: off.map((count) => addDays(first, count)) }));

describe('the day by which the cloth must come (orders-80)', () => {
  test('is the day of the confirmation, the next business day, or that of the courier', () => {
    expect(clothDueOn('2026-11-27', 0, SUNDAYS)).toBe('2026-11-27');
    expect(clothDueOn('2026-11-29', 0, SUNDAYS)).toBe('2026-11-30');
    expect(clothDueOn('2026-11-27', 3, SUNDAYS)).toBe('2026-12-01');
  });

  test('is a business day, never before the confirmation, and never earlier with a courier', () => {
    fc.assert(
      fc.property(days, ahead, calendars, (confirmed, courier, daysOff) => {
        const due = clothDueOn(confirmed, courier, daysOff);
        expect(isDayOff(due, daysOff)).toBe(false);
        expect(due >= confirmed).toBe(true);
        expect(due >= clothDueOn(confirmed, 0, daysOff) || courier === 0).toBe(true);
      }),
    );
  });
});

describe('the promised day while the cloth is awaited (orders-80)', () => {
  test('holds until the cloth is due, and moves by the business days after that', () => {
    const promised = '2026-12-04';
    const seen = (today: string) => dayWithCloth(promised, '2026-11-26', today, SUNDAYS);
    expect(seen('2026-11-20')).toEqual({ by: '2026-11-26', day: promised, workingDays: 7 });
    expect(seen('2026-11-26')).toEqual({ by: '2026-11-26', day: promised, workingDays: 7 });
    // A Sunday.
    expect(seen('2026-11-29')).toEqual({ by: '2026-11-30', day: '2026-12-08', workingDays: 7 });
  });

  test('is never earlier than promised, never moves back, and leaves the tailor as many business days', () => {
    fc.assert(
      fc.property(days, ahead, ahead, ahead, calendars, (confirmed, work, waited, more, daysOff) => {
        const due = clothDueOn(confirmed, 0, daysOff);
        const promised = addBusinessDays(due, work, daysOff);
        const sooner = dayWithCloth(promised, due, addDays(due, waited), daysOff);
        const later = dayWithCloth(promised, due, addDays(due, waited + more), daysOff);
        expect(sooner.day >= promised).toBe(true);
        expect(later.day >= sooner.day).toBe(true);
        expect(isDayOff(sooner.day, daysOff)).toBe(false);
        expect(sooner.workingDays).toBe(work);
        expect(later.workingDays).toBe(work);
        expect(businessDaysBetween(promised, sooner.day, daysOff)).toBe(
          businessDaysBetween(due, sooner.by, daysOff),
        );
      }),
    );
  });

  test('is said in words', () => {
    const daysOff = usualDaysOff('2026-11-20');
    expect(dayWithClothInWords('2026-12-04', '2026-11-26', '2026-11-20', daysOff)).toBe(
      '7 working days after your cloth arrives; if it is here by Thu 26 Nov 2026: 4 Dec 2026',
    );
    expect(dayWithClothInWords('2026-11-26', '2026-11-26', '2026-11-20', daysOff)).toBe(
      'If your cloth is here by Thu 26 Nov 2026: 26 Nov 2026',
    );
  });
});
