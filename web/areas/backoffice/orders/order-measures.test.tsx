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
    garments: [],
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

test('of several garments each has its measures and its form (backoffice-20)', async () => {
  const record = vi.spyOn(api, 'recordMeasures').mockResolvedValue({} as never);
  const frozen = (label: string, chest: number) => ({
    ...{ label, gender: 'male', age_group: 'adult', unit: 'cm' as const, note: '' },
    ...{ values: { chest }, estimated: [], confirmed: [] },
  });
  const first = frozen('Bilal', 980);
  vi.spyOn(api, 'readMeasures').mockResolvedValue({
    ...{ ...first, finished: null, fit_notes: [] },
    garments: [
      { id: 31, measures: first, finished: null, fit_notes: [] },
      { id: 32, measures: frozen('Hamza', 900), finished: null, fit_notes: [] },
      { id: 33, measures: null, finished: null, fit_notes: [] },
    ],
  });
  const garment = (id: number, dress_type: string, measurement_label: string | null) => ({
    ...{ id, item_type: 'dress', shoe_size: null, dress_type, measurement_label },
  });
  const garments = [
    garment(31, 'Kurta', 'Bilal'),
    garment(32, 'Waistcoat', 'Hamza'),
    garment(33, 'Kurta', null),
  ];
  render(<OrderMeasures order={{ ...order(IN_HOUSE_TAILOR_ID), garments } as Order} />);
  expect(screen.getByText('Of “Bilal” and “Hamza”. Each look is recorded with your name.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Show measures' }));
  await screen.findByText('1 of 3: Kurta');
  expect(screen.queryByText('3 of 3: Kurta')).toBeNull();
  const [, second] = screen.getAllByLabelText(/Chest/);
  fireEvent.change(second as HTMLElement, { target: { value: '95' } });
  const [, save] = screen.getAllByRole('button', { name: 'Save the finished measures' });
  fireEvent.click(save as HTMLElement);
  await waitFor(() =>
    expect(record).toHaveBeenCalledWith(7, { unit: 'cm', values: { chest: 95 }, garment: 32 }),
  );
});
