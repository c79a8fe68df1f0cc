// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../../lib/query-client.ts';
import { useSession } from '../../../lib/session.ts';
import { useLocationPreference } from '../../location/store.ts';
import { EMPTY_FIELDS, type OrderFields } from './draft.ts';
import { HandoverFields } from './steps/handover-fields.tsx';

function Form({ fields }: { fields: Partial<OrderFields> }) {
  const form = useForm<OrderFields>({ defaultValues: { ...EMPTY_FIELDS, ...fields } });
  return (
    <FormProvider {...form}>
      <HandoverFields tailor={undefined} />
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

test('an address of a local customer is in Pakistan (orders-13)', () => {
  useLocationPreference.setState({ location: 'local' });
  open({ pickup: 'BY_SHOP' });
  expect(countryOfAddress().value).toBe('PK');
});
