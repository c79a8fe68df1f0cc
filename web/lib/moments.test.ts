import { afterEach, expect, test, vi } from 'vitest';
import { formatMoment } from './moments.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

test.each([
  [-300, '21 Nov 2026, 14:05'],
  [0, '21 Nov 2026, 14:05 PKT'],
  [-330, '21 Nov 2026, 14:05 PKT'],
])(
  'a moment is told in Karachi, with its zone where the visitor is %i minutes from UTC',
  (offset, expected) => {
    vi.spyOn(Date.prototype, 'getTimezoneOffset').mockImplementation(function (this: Date) {
      return Number.isNaN(this.getTime()) ? Number.NaN : offset;
    });
    expect(formatMoment('2026-11-21T09:05:00Z')).toBe(expected);
    expect([formatMoment(null), formatMoment('yesterday')]).toEqual(['N/A', 'N/A']);
  },
);
