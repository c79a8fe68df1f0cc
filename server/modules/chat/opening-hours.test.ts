import { expect, test } from 'vitest';
import { USUAL_HOURS } from '../../../contract/constants/contact.ts';
import { openingAt } from './opening-hours.ts';

/** A time in Karachi; 23 November 2026 is a Monday. */
const at = (moment: string) => openingAt(new Date(`${moment}+05:00`), USUAL_HOURS);

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

test('a closed day has no hours', () => {
  const week = USUAL_HOURS.map((hours, day) => (day === 1 ? null : hours));
  expect(openingAt(new Date('2026-11-23T10:00:00+05:00'), week)).toEqual({
    isOpen: false,
    opensAt: new Date('2026-11-24T09:00:00+05:00'),
  });
});
