// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { USUAL_ORDER_RULES } from '../../../../contract/constants/order-rules.ts';
import { addDays, dayInKarachi, weekOf } from '../../../../contract/dates.ts';
import { promisedDays } from '../../../../contract/promised-day.ts';
import type { Tailor } from '../../../../contract/tailors.ts';
import { formatDay } from '../../../lib/format.ts';
import { useLocationPreference } from '../../location/store.ts';
import { type NeededDay, TailorCard } from './tailor-card.tsx';

const TAILOR: Tailor = {
  id: 1001,
  user_username: 'saeed.darzi',
  number_of_order_delivery: 412,
  avg_price: 2500,
  tailor_city: 'Lahore',
  tailor_area: 'Tariq Road, Karachi',
  tailor_type_name: 'Gents Tailor',
  rating: 4.5,
  number_of_reviews: 151,
  service_provided: {},
  rate_per_design: { Kurta: 1900 },
  lead_time_days: 8,
  days_off: [],
  weekdays_off: [],
  full_weeks: [],
  weekly_room: null,
  promise_kept: null,
  measured_share: null,
};
// The card's default without settings: Sundays.
const daysOff = { weekdays: [0], days: [] };
const today = dayInKarachi();
const usual = promisedDays(today, { inHouse: false, leadTimeDays: 8 }, 'NORMAL', daysOff);
const week = weekOf(usual?.finished ?? today);

afterEach(() => {
  cleanup();
  useLocationPreference.setState({ location: null, currency: null });
});

function show(change: Partial<Tailor> = {}, needed?: NeededDay) {
  const card = (
    <TailorCard
      tailor={{ ...TAILOR, ...change }}
      dressType=""
      needed={needed}
      isChosen={false}
      onChoose={() => undefined}
    />
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: card }])} />);
}

test('says by when a garment is ready', () => {
  show();
  expect(screen.getByText(`8 business days: by ${formatDay(usual?.promised)}`)).toBeTruthy();
});

test('says a later day where the week is full (tailors-20) or the tailor is away (tailors-22)', () => {
  show({ full_weeks: [week] });
  const later = promisedDays(
    today,
    { inHouse: false, leadTimeDays: 8, fullWeeks: [week] },
    'NORMAL',
    daysOff,
  );
  expect(screen.getByText(`${formatDay(later?.promised)}, booked or closed before`)).toBeTruthy();
});

test('says that a tailor without room takes no orders', () => {
  show({ full_weeks: Array.from({ length: 40 }, (_, ahead) => addDays(weekOf(today), 7 * ahead)) });
  expect(screen.getByText('Fully booked for the coming months')).toBeTruthy();
});

test('says prices in the chosen currency too', () => {
  useLocationPreference.setState({ location: 'international', currency: 'USD' });
  const currencies = [{ code: 'USD', rupees: 280 }];
  const settings = { currencies, days_off: daysOff, order_rules: USUAL_ORDER_RULES };
  const card = <TailorCard tailor={TAILOR} dressType="" isChosen={false} onChoose={() => undefined} />;
  const routes = [{ id: 'root', path: '/', element: card, loader: () => settings }];
  const hydrationData = { loaderData: { root: settings } };
  render(<RouterProvider router={createMemoryRouter(routes, { hydrationData })} />);
  expect(screen.getByText('Average price').nextElementSibling?.textContent).toMatch(/^Rs 2,500\s?≈/);
  expect(screen.getByText('Kurta').nextElementSibling?.textContent).toMatch(/^Rs 1,900\s?≈/);
});

test.each([
  ['2026-12-05', 'By 5 Dec 2026: yes'],
  ['2026-12-04', 'By 4 Dec 2026: yes'],
  ['2026-12-03', 'By 3 Dec 2026: yes, if urgent'],
  ['2026-11-30', 'By 30 Nov 2026: no, ready by 1 Dec 2026, if urgent'],
])('says whether a garment needed by %s is ready (orders-65)', (by, answer) => {
  show({}, { by, daysOf: () => ({ NORMAL: '2026-12-04', URGENT: '2026-12-01' }) });
  expect(screen.getByText(answer)).toBeTruthy();
});
