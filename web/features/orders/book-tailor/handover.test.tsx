// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { USUAL_ORDER_RULES } from '../../../../contract/constants/order-rules.ts';
import type { Tailor } from '../../../../contract/tailors.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { useSession } from '../../../lib/session.ts';
import { useLocationPreference } from '../../location/store.ts';
import { EMPTY_FIELDS, type OrderFields } from './draft.ts';
import { OrderSummary } from './order-summary.tsx';
import { GarmentFields } from './steps/garment-fields.tsx';
import { HandoverFields } from './steps/handover-fields.tsx';
import { OrderSwatch } from './steps/order-swatch.tsx';
import { SubmitBar } from './submit-bar.tsx';

const TAILOR = {
  user_username: 'saeed.darzi',
  rate_per_design: { Kurta: 2200 },
  lead_time_days: 8,
  days_off: [],
  weekdays_off: [],
  full_weeks: [],
} as Partial<Tailor> as Tailor;

function Form({ fields }: { fields: Partial<OrderFields> }) {
  const form = useForm<OrderFields>({ defaultValues: { ...EMPTY_FIELDS, ...fields } });
  return (
    <FormProvider {...form}>
      <HandoverFields tailor={TAILOR} />
      <OrderSummary tailor={TAILOR} />
      <SubmitBar tailor={TAILOR} isSending={false} words={{ submit: 'Submit', submitting: 'Sending' }} />
    </FormProvider>
  );
}

let delivered: () => OrderFields;

function DeliveredGarment() {
  const form = useForm<OrderFields>({ defaultValues: { ...EMPTY_FIELDS, delivery: 'BY_SHOP' } });
  delivered = form.getValues;
  return (
    <FormProvider {...form}>
      <GarmentFields tailor={TAILOR} trade="Ladies Tailor">
        <OrderSwatch />
      </GarmentFields>
      <HandoverFields tailor={TAILOR} />
    </FormProvider>
  );
}

function open(fields: Partial<OrderFields> = {}) {
  const router = createMemoryRouter([{ path: '/', element: <Form fields={fields} /> }]);
  render(<RouterProvider router={router} />);
}

beforeEach(() => {
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  useSession.setState({ user: null });
  useLocationPreference.setState({ location: 'international' });
});

afterEach(() => {
  cleanup();
  queryClient.clear();
  useSession.setState(useSession.getInitialState());
  useLocationPreference.setState(useLocationPreference.getInitialState());
});

const residence = () => screen.getByLabelText('Where do you live?');
const countryOfAddress = () => screen.getByLabelText<HTMLSelectElement>('Country');

function choose(field: HTMLElement, value: string) {
  fireEvent.change(field, { target: { value } });
}

test('a new address is in the country of the customer, who has to say it (orders-40)', () => {
  open();
  expect(countryOfAddress().value).toBe('');
  choose(residence(), 'FR');
  expect(countryOfAddress().value).toBe('FR');
  choose(residence(), 'GB');
  expect(countryOfAddress().value).toBe('GB');
  expect(screen.getAllByText(/^Economy courier, /)).toHaveLength(2);
  expect(screen.queryByText(/^COD/)).toBeNull();
  expect(screen.getByText('Payment in advance')).toBeTruthy();
});

test('an address keeps the country that was chosen for it, and the one it was typed with (orders-40)', () => {
  open();
  choose(residence(), 'GB');
  choose(countryOfAddress(), 'PK');
  choose(residence(), 'FR');
  expect(countryOfAddress().value).toBe('PK');
  choose(countryOfAddress(), 'FR');
  choose(screen.getByLabelText('City'), 'Lyon');
  choose(residence(), 'GB');
  expect(countryOfAddress().value).toBe('FR');
});

test('no price, day or payment is promised before the country is known (orders-40)', () => {
  open({ dress_type: 'Kurta' });
  expect(screen.getByText(/^Choose the country where you live to see the price/)).toBeTruthy();
  expect(screen.getByText('Choose a country', { selector: 'span' })).toBeTruthy();
  for (const promise of [/Rs /, /expected by/, /^COD/]) expect(screen.queryAllByText(promise)).toEqual([]);
  choose(residence(), 'GB');
  expect(screen.getByText(/expected by .*, with 24 business days for the courier/)).toBeTruthy();
  expect(screen.getAllByText('Rs 12,200').length).toBeGreaterThan(1);
});

test('the address alone makes the country known (orders-40)', () => {
  open({ dress_type: 'Kurta' });
  choose(countryOfAddress(), 'GB');
  expect(screen.getByText(/expected by .*, with 24 business days for the courier/)).toBeTruthy();
  expect(screen.getByText('Payment in advance')).toBeTruthy();
});

test('a swatch is offered only while there is an address to send it to (orders-9)', async () => {
  useLocationPreference.setState({ location: 'local' });
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: <DeliveredGarment /> }])} />);
  fireEvent.click(screen.getByLabelText(/^Send me a cloth swatch/));
  expect(delivered().is_requested_sample).toBe(true);
  fireEvent.click(screen.getByLabelText(/I collect it/));
  expect(screen.queryByLabelText(/^Send me a cloth swatch/)).toBeNull();
  expect(screen.getByText(/comes by post/)).toBeTruthy();
  await waitFor(() => expect(delivered().is_requested_sample).toBe(false));
});

test('an address of a local customer is in Pakistan (orders-13)', () => {
  useLocationPreference.setState({ location: 'local' });
  open({ pickup: 'BY_SHOP', dress_type: 'Kurta' });
  expect(countryOfAddress().value).toBe('PK');
  expect(screen.getAllByText('Rs 2,400').length).toBeGreaterThan(1);
});

describe('the couriers, where sellers send all the cloth (orders-44, orders-151)', () => {
  const offer = (rupees: number) => ({ collection_fee: rupees, delivery_fee: rupees + 100 });
  const rules = {
    ...USUAL_ORDER_RULES,
    fees: { PK: { ...offer(200), express: { ...offer(350), days: [1, 2] as [number, number] } } },
  };
  const sent = { pickup: 'BY_SHOP', cloth_source: 'SHELF', cloth_variant: '9' } as const;

  function openWithExpress(fields: Partial<OrderFields>) {
    useLocationPreference.setState({ location: 'local' });
    const root = { id: 'root', path: '/', element: <Form fields={fields} /> };
    const loaderData = {
      root: { currencies: [], days_off: { weekdays: [0], days: [] }, order_rules: rules },
    };
    render(<RouterProvider router={createMemoryRouter([root], { hydrationData: { loaderData } })} />);
  }

  test('cost what is delivered alone, whatever pickup was chosen before', () => {
    openWithExpress({ ...sent, delivery: 'BY_SHOP' });
    expect(screen.getByText(/another city, Rs 300 in all/)).toBeTruthy();
    expect(screen.getByText(/another city, Rs 450 in all/)).toBeTruthy();
  });

  test('cost the collection too, where the cloth of another garment is collected', () => {
    openWithExpress({ ...sent, delivery: 'BY_SHOP', is_pickup_for_others: true });
    expect(screen.getByText(/another city, Rs 800 in all/)).toBeTruthy();
  });

  test('are not offered where nothing is collected or delivered', () => {
    openWithExpress({ ...sent, delivery: 'BY_OWN' });
    expect(screen.queryByText(/in all$/)).toBeNull();
    cleanup();
    openWithExpress({ ...sent, delivery: 'BY_OWN', is_pickup_for_others: true });
    expect(screen.getAllByText(/in all$/)).toHaveLength(2);
  });
});
