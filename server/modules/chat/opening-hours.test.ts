import { expect, test } from 'vitest';
import { BUSINESS_HOURS, OPENING_HOURS } from '../../../contract/constants/business-facts.ts';
import { openingAt } from './opening-hours.ts';

/** In Karachi; 23 November 2026 is a Monday. */
const at = (moment: string) => openingAt(new Date(`${moment}+05:00`));

test.each([
  ['2026-11-23T08:59:59', false, '2026-11-23T09:00:00'],
  ['2026-11-23T09:00:00', true, '2026-11-24T09:00:00'],
  ['2026-11-23T19:59:59', true, '2026-11-24T09:00:00'],
  ['2026-11-23T20:00:00', false, '2026-11-24T09:00:00'],
  ['2026-11-24T01:00:00', false, '2026-11-24T09:00:00'],
  ['2026-11-27T21:00:00', false, '2026-11-28T10:00:00'],
  ['2026-11-28T18:00:00', false, '2026-11-29T12:00:00'],
  ['2026-11-29T17:00:00', false, '2026-11-30T09:00:00'],
])('%s is open: %s, and the next hours begin at %s (chat-9)', (moment, isOpen, opensAt) => {
  expect(at(moment)).toEqual({ isOpen, opensAt: new Date(`${opensAt}+05:00`) });
});

test('the hours are those that the contact page shows (contact-5)', () => {
  const shown = (hour: number) => (hour > 12 ? `${hour - 12}PM` : hour === 12 ? '12PM' : `${hour}AM`);
  const days = (from: number, to: number) => OPENING_HOURS.slice(from, to + 1);
  const text = [days(1, 5), days(6, 6), days(0, 0)].map((range) => [
    ...new Set(range.map(({ from, to }) => `${shown(from)}-${shown(to)}`)),
  ]);
  expect(text).toEqual(BUSINESS_HOURS.map(({ hours }) => [hours]));
});
