// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { IN_HOUSE_TAILOR_ID } from '../../../../contract/roles.ts';
import * as api from './api.ts';
import { OrderMeasures } from './order-measures.tsx';

type Order = Parameters<typeof OrderMeasures>[0]['order'];

const order = (tailor: number) =>
  ({
    id: 7,
    tailor,
    status: 'IN_PRODUCTION',
    dress_type: 'Shalwar_Kameez',
    measurement_label: 'Own',
  }) as Order;

beforeAll(() => {
  Element.prototype.checkVisibility ??= () => true;
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

async function show(tailor: number) {
  vi.spyOn(api, 'readMeasures').mockResolvedValue({
    label: 'Own',
    gender: 'male',
    age_group: 'adult',
    unit: 'cm',
    note: '',
    values: { height: 1700, chest: 980 },
    estimated: [],
    confirmed: [],
    finished: null,
    fit_notes: [],
  });
  render(<OrderMeasures order={order(tailor)} />);
  fireEvent.click(screen.getByRole('button', { name: 'Show measures' }));
  await screen.findByText('Height');
}

test('what a garment of the in-house workshop measures is written down beside its measures (orders-45)', async () => {
  const record = vi.spyOn(api, 'recordMeasures').mockResolvedValue({} as never);
  await show(IN_HOUSE_TAILOR_ID);
  fireEvent.change(screen.getByLabelText(/Chest/), { target: { value: '99.5' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save the finished measures' }));
  await waitFor(() => expect(record).toHaveBeenCalledWith(7, { unit: 'cm', values: { chest: 99.5 } }));
});

test('those of a partner are read only', async () => {
  await show(1001);
  expect(screen.queryByText('Finished measures')).toBeNull();
});
