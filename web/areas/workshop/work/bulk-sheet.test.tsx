// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { WorkshopBulk } from './api.ts';

const takeOrderStep = vi.hoisted(() =>
  vi.fn<typeof import('../../../features/orders/api.ts').takeOrderStep>(),
);
vi.mock('../../../features/orders/api.ts', async (original) => ({
  ...(await original<object>()),
  takeOrderStep,
}));

let BulkSheet: typeof import('./bulk-sheet.tsx').BulkSheet;

beforeAll(async () => {
  vi.resetModules();
  ({ BulkSheet } = await import('./bulk-sheet.tsx'));
});

const ORDER = {
  ...{ id: 9, kind: 'bulk', audience: 'workshop', status: 'QUALITY_CHECK', actions: ['ship'] },
  ...{ tracking_id: 'NP-9', number_of_pieces: 40, item_type: 'Uniforms', customer_name: 'Amna Khan' },
  ...{ collect: 36_000, is_customer_shown: true, contact_number: '+923001234567', delivery_address: null },
  ...{ expected_delivery_date: null, additional_notes: null, quote_note: null, design_inspiration: null },
  ...{ is_requested_sample: false, events: [] },
} as unknown as WorkshopBulk;

function show(order: WorkshopBulk) {
  const element = <BulkSheet order={order} keptSince={undefined} />;
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  takeOrderStep.mockReset();
});
afterEach(cleanup);

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

test('what is typed for a step stays when it fails, and it is sent again with the same key', async () => {
  takeOrderStep.mockRejectedValue(new Error('The shop did not answer.'));
  show(ORDER);
  press('Hand to the courier');
  fireEvent.change(field('Courier'), { target: { value: 'TCS' } });
  fireEvent.change(field('Number of the parcel'), { target: { value: '77-12' } });
  press('It is on its way');
  expect(await screen.findByText('The shop did not answer.')).toBeTruthy();
  press('Hand to the courier');
  expect([field('Courier').value, field('Number of the parcel').value]).toEqual(['TCS', '77-12']);
  press('It is on its way');
  await vi.waitFor(() => expect(takeOrderStep).toHaveBeenCalledTimes(2));
  const [first, second] = takeOrderStep.mock.calls;
  expect(second).toEqual(first);
});

test('names the customer and the cash to take, and shows no phone once the work is over', () => {
  show(ORDER);
  expect(screen.getByText(/Amna Khan/)).toBeTruthy();
  expect(screen.getByText('Rs 36,000')).toBeTruthy();
  expect(screen.getByRole('link', { name: '+923001234567' })).toBeTruthy();
  cleanup();
  show({ ...ORDER, status: 'DELIVERED', actions: [], collect: 0, is_customer_shown: false } as WorkshopBulk);
  expect(screen.getByText('Nothing to take')).toBeTruthy();
  expect(screen.queryByText('Phone')).toBeNull();
});
