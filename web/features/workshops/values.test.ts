import { expect, test } from 'vitest';
import type { Rates } from '../../../contract/workshops.ts';
import { calendarBody, describeCalendar } from './calendar-values.ts';
import { describeRates, garmentsOf, ratesBody, ratesValues } from './rates-values.ts';
import { typedWhole } from './typed-whole.ts';

const THING: Rates = {
  version: 3,
  updated_at: '2026-11-22T10:00:00.000Z',
  updated_by: null,
  tailor: 1001,
  in_house: false,
  tailor_type_name: 'Gents Tailor',
  services: ['alteration'],
  rates: { Kurta: 1900, Abaya: 2500 },
  lead_time_days: 9,
  lead_time_band: [7, 14],
  address: null,
  opening_hours: [],
};

test.each([
  ['2100', 2100],
  ['Rs 2,100', 2100],
  ['rs. 2 100 ', 2100],
  ['۲۱۰۰', 2100],
  ['', null],
  ['2100.50', Number.NaN],
  ['-5', Number.NaN],
  ['about 2000', Number.NaN],
])('reads %j as people type whole rupees', (typed, amount) => {
  expect(typedWhole(typed)).toBe(amount);
});

test('a tailor sees the garments of the kind, and others that have a rate from before (tailors-21)', () => {
  const codes = garmentsOf(THING).map(({ code }) => code);
  expect(codes).toContain('Sherwani');
  expect(codes).toContain('Abaya');
  expect(codes).not.toContain('Gown');
  expect(garmentsOf({ ...THING, tailor_type_name: null }).map(({ code }) => code)).toContain('Gown');
});

test('an empty rate is left out, and everything else is sent as it was read', () => {
  const values = ratesValues(THING);
  expect(ratesBody(values)).toEqual({
    services: ['alteration'],
    rates: { Kurta: 1900, Abaya: 2500 },
    lead_time_days: 9,
    address: null,
    opening_hours: [],
  });
  values.rates.Abaya = ' ';
  expect(ratesBody(values).rates).toEqual({ Kurta: 1900 });
});

test('a single day off needs no last day, and an empty capacity is any number', () => {
  const days_off = [{ from: '2026-12-03', until: '', note: '' }];
  expect(calendarBody({ weekly_capacity: '', days_off, weekdays_off: ['5'] })).toEqual({
    weekly_capacity: null,
    days_off: [{ from: '2026-12-03', until: '2026-12-03', note: '' }],
    weekdays_off: [5],
  });
});

test('says both sides of a conflict in words', () => {
  expect(describeRates('rates', { Kurta: '1900', Thobe: '' })).toBe('Kurta 1900');
  expect(describeRates('address', '')).toBe('Nothing');
  expect(describeCalendar('weekly_capacity', '')).toBe('Any number');
  expect(describeCalendar('weekdays_off', [])).toBe('None');
  expect(describeCalendar('weekdays_off', ['0', '5'])).toBe('Sunday, Friday');
  expect(describeCalendar('days_off', [{ from: '2026-12-03', until: '2026-12-10', note: '' }])).toBe(
    '3 Dec 2026 – 10 Dec 2026',
  );
});
