// @vitest-environment happy-dom
import { cleanup, render, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { WeeksAhead } from './weeks-ahead.tsx';

afterEach(cleanup);

test('a workshop that takes nothing has full weeks, not a share of nothing', () => {
  const { container } = render(
    <WeeksAhead
      calendar={{
        version: 1,
        updated_at: '2026-11-20T08:00:00Z',
        updated_by: null,
        tailor: 3,
        weekly_capacity: 0,
        weeks: [{ week: '2026-11-23', booked: 0, is_full: true }],
        days_off: [],
        weekdays_off: [],
        shop_days_off: { weekdays: [0], days: [] },
      }}
    />,
  );
  expect(container.querySelector<HTMLElement>('[style]')?.style.width).toBe('100%');
});

test('a week names the days off of the shop and of the workshop in it', () => {
  const week = (monday: string) => ({ week: monday, booked: 0, is_full: false });
  const { container } = render(
    <WeeksAhead
      calendar={{
        version: 1,
        updated_at: '2026-11-20T08:00:00Z',
        updated_by: null,
        tailor: 3,
        weekly_capacity: null,
        weeks: [week('2026-11-23'), week('2026-11-30'), week('2026-12-07')],
        days_off: [
          { from: '2026-11-28', until: '2026-12-02', note: 'Wedding' },
          { from: '2026-11-24', until: '2026-11-24', note: '' },
        ],
        weekdays_off: [],
        shop_days_off: { weekdays: [0], days: [{ day: '2026-12-01', name: 'Founding day' }] },
      }}
    />,
  );
  const [first, second, third] = within(container).getAllByRole('listitem');
  expect(first?.textContent).toContain('24 Nov 2026: own day off · 28 Nov 2026 – 2 Dec 2026: Wedding');
  expect(second?.textContent).toContain('28 Nov 2026 – 2 Dec 2026: Wedding · 1 Dec 2026: Founding day');
  expect(third?.textContent).not.toContain('Wedding');
});
