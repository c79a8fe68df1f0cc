// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addDays, dayInKarachi } from '../../../../contract/dates.ts';
import { promisedDay } from '../../../../contract/promised-day.ts';
import type { Tailor } from '../../../../contract/tailors.ts';
import { formatDay } from '../../../lib/format.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { newEntry } from '../further-garments/entries.ts';
import { EMPTY_GARMENT } from '../garment/draft.ts';
import { changeDraft, clearDraft, EMPTY_FIELDS, type OrderFields } from './draft.ts';
import { OrderSummary } from './order-summary.tsx';
import { NeededByFields } from './steps/needed-by-fields.tsx';

const TAILOR = {
  ...{ id: 1001, user_username: 'saeed.darzi', tailor_city: 'Karachi', rate_per_design: { Kurta: 2200 } },
  ...{ lead_time_days: 8, days_off: [], full_weeks: [] },
} as Partial<Tailor> as Tailor;
const today = dayInKarachi();
// The settings of a page without data: Sundays.
const promised = (type: 'NORMAL' | 'URGENT', after = 0) =>
  promisedDay(
    today,
    { inHouse: false, leadTimeDays: 8 },
    type,
    { weekdays: [0], days: [] },
    { before: 0, after },
  ) ?? '';

let values: () => OrderFields;

function Form({ fields }: { fields: Partial<OrderFields> }) {
  const form = useForm<OrderFields>({ defaultValues: { ...EMPTY_FIELDS, ...fields } });
  values = form.getValues;
  return (
    <FormProvider {...form}>
      <NeededByFields tailor={TAILOR} />
      <OrderSummary tailor={TAILOR} />
    </FormProvider>
  );
}

function open(fields: Partial<OrderFields> = {}) {
  const element = <Form fields={fields} />;
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
}

const setDay = (day: string) =>
  fireEvent.input(screen.getByLabelText(/Needed by/), { target: { value: day } });
const knowing = () => screen.queryByLabelText<HTMLInputElement>('I know that it comes after my day');

beforeEach(() => {
  vi.stubGlobal('fetch', () => new Promise(() => {}));
});

afterEach(() => {
  cleanup();
  queryClient.clear();
});

test('asks for an occasion once a day is given, and says that the day is kept', () => {
  open();
  expect(screen.queryByLabelText(/Occasion/)).toBeNull();
  setDay(promised('NORMAL'));
  expect(screen.getByLabelText(/Occasion/)).toBeTruthy();
  const day = formatDay(promised('NORMAL'));
  expect(screen.getAllByText(`Ready by ${day}, in time for ${day}.`), 'form and summary').toHaveLength(2);
  expect(knowing()).toBeNull();
});

test('says what would keep the day, and wants the customer to know where nothing does', () => {
  open();
  setDay(promised('URGENT'));
  expect(
    screen.getByText(new RegExp(`Urgent, it is ready by ${formatDay(promised('URGENT'))}`)),
  ).toBeTruthy();
  setDay(addDays(today, 1));
  expect(screen.getByText(/Another tailor may keep it/)).toBeTruthy();
  const box = knowing() ?? expect.unreachable('no question');
  fireEvent.click(box);
  expect(values().is_late_known).toBe(true);
  setDay(promised('NORMAL'));
  expect(values().is_late_known, 'of another day').toBe(false);
});

test('counts the days of the courier to the city of the customer', () => {
  const delivery_address = { ...EMPTY_FIELDS.delivery_address, choice: 'new', city: 'Lahore' };
  open({ delivery: 'BY_SHOP', needed_by: promised('NORMAL'), delivery_address });
  const late = `It will be ready on ${formatDay(promised('NORMAL', 3))}, after your day`;
  expect(screen.getAllByText(new RegExp(late))).toHaveLength(2);
});

test('price and day of an order of several garments are those of all (orders-205)', () => {
  const fields = { ...EMPTY_GARMENT, dress_type: 'Kurta' };
  const further = ['a', 'b'].map((key) => newEntry({ key, trade: null, is_same_person: true, fields }));
  changeDraft({ further });
  open({ dress_type: 'Kurta', delivery_type: 'URGENT' });
  const receipt = screen.getByRole('region', { name: 'Your price' });
  expect(receipt.textContent).toMatch(/1\. Kurta.*2,200.*2\. Kurta.*2,200.*3\. Kurta.*2,200/);
  // Three times 2,200, and 30 per cent more.
  expect(receipt.textContent).toMatch(/8,580/);
  const workshop = { inHouse: false, leadTimeDays: 8 };
  const daysOff = { weekdays: [0], days: [] };
  const day = promisedDay(today, workshop, 'URGENT', daysOff, { before: 0, after: 0 }, 3);
  expect(screen.getByText(new RegExp(`expected by ${formatDay(day)}`))).toBeTruthy();
  clearDraft();
});
