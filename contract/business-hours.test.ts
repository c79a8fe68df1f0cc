import { expect, test } from 'vitest';
import { writtenHours } from './business-hours.ts';
import { USUAL_HOURS } from './constants/contact.ts';

test('the usual hours (contact-5)', () => {
  expect(writtenHours(USUAL_HOURS)).toEqual([
    { days: 'Mon-Fri', hours: '9AM-8PM' },
    { days: 'Sat', hours: '10AM-6PM' },
    { days: 'Sun', hours: '12PM-5PM' },
  ]);
});

test('closed days, half hours and midnight', () => {
  const late = { from: 570, to: 1440 };
  expect(writtenHours([null, late, late, null, late, late, null])).toEqual([
    { days: 'Mon-Tue', hours: '9:30AM-12AM' },
    { days: 'Wed', hours: 'Closed' },
    { days: 'Thu-Fri', hours: '9:30AM-12AM' },
    { days: 'Sat-Sun', hours: 'Closed' },
  ]);
});
