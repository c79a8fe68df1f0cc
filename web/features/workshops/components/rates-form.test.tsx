// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Rates, WorkCalendar } from '../../../../contract/workshops.ts';
import { forgetDrafts } from '../../../lib/create-draft.ts';
import { useSession } from '../../../lib/session.ts';
import { CalendarForm } from './calendar-form.tsx';
import { RatesForm } from './rates-form.tsx';

const READ = { version: 1, updated_at: '2026-11-22T10:00:00.000Z', updated_by: null, tailor: 7 };

const RATES: Rates = {
  ...READ,
  in_house: false,
  tailor_type_name: 'Gents Tailor',
  services: [],
  rates: {},
  lead_time_days: 10,
  lead_time_band: [7, 14],
  address: null,
  opening_hours: [],
};

const CALENDAR = {
  ...READ,
  weekly_capacity: 4,
  days_off: [],
  weekdays_off: [],
  weeks: [],
  shop_days_off: { days: [] },
} as unknown as WorkCalendar;

beforeEach(() => {
  useSession.setState({ user: { username: 'ayesha' } } as never);
});
afterEach(() => {
  cleanup();
  forgetDrafts();
});

test.each<[string, string, ReactNode]>([
  ['rates', 'Address', <RatesForm key="rates" whose="own" rates={RATES} />],
  ['calendar', 'At most', <CalendarForm key="calendar" whose="own" calendar={CALENDAR} />],
])('what is typed into the %s survives leaving the page', (_what, label, form) => {
  function open() {
    cleanup();
    render(<RouterProvider router={createMemoryRouter([{ path: '/', element: form }])} />);
    return screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));
  }
  fireEvent.input(open(), { target: { value: '12' } });
  expect(open().value).toBe('12');
  expect(screen.getByText('What you typed is here again. It is not saved yet.')).toBeTruthy();
});

test('rows that were added are there again, and a removed one hands the focus on', async () => {
  function open() {
    cleanup();
    const element = <RatesForm whose="own" rates={RATES} />;
    render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
  }
  const days = () => screen.queryAllByLabelText<HTMLInputElement>('Days').map(({ value }) => value);
  open();
  for (const value of ['Mon-Thu', 'Fri', 'Sat']) {
    fireEvent.click(screen.getByText('Add opening hours'));
    const added = screen.getAllByLabelText('Days').at(-1);
    expect(document.activeElement).toBe(added);
    fireEvent.input(added as HTMLElement, { target: { value } });
  }
  open();
  expect(days()).toEqual(['Mon-Thu', 'Fri', 'Sat']);
  fireEvent.click(screen.getByLabelText('Remove line 2 of the opening hours'));
  expect(days()).toEqual(['Mon-Thu', 'Sat']);
  expect(document.activeElement).toBe(screen.getByText('Add opening hours'));
  open();
  expect(days()).toEqual(['Mon-Thu', 'Sat']);
});
