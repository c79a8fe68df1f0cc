// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { OrderGarment } from './garment-places.ts';
import { StepDialog } from './step-dialog.tsx';
import { pricesOf, type StepValues, stepBody } from './step-values.ts';

beforeAll(() => {
  Element.prototype.checkVisibility ??= () => true;
});
afterEach(cleanup);

const garment = (id: number, dress_type: string | null, stitching: number | null = null) =>
  ({
    ...{ id, dress_type, stitching, item_type: 'dress', shoe_size: null, fabric_type: null },
    ...{ progress: 'WAITING', measurement_label: 'Amna', description: '' },
  }) as unknown as OrderGarment;

let show: (garments: OrderGarment[]) => void;

function Page({ send }: { send: (values: StepValues) => Promise<unknown> }) {
  const [garments, setGarments] = useState([garment(1, null), garment(2, 'Kurta', 1500)]);
  show = setGarments;
  return (
    <StepDialog
      action="price"
      of="NP-1"
      fields={['garment_prices', 'day']}
      garments={garments}
      initial={{ garments: pricesOf(garments) }}
      send={send}
      onClose={() => {}}
    />
  );
}

test('each garment has its price, also one that was added while the dialog was open (orders-170)', async () => {
  const send = vi.fn(async (_values: StepValues) => {});
  const element = <Page send={send} />;
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
  const of = (name: RegExp) => within(screen.getByRole('group', { name }));
  const making = (name: RegExp) => of(name).getByLabelText<HTMLInputElement>('Making, in rupees');
  expect(making(/^Garment 2 of 2: Kurta/).value).toBe('1500');
  expect(of(/^Garment 2/).queryByLabelText(/^Dress type/)).toBeNull();
  fireEvent.change(making(/^Garment 1 of 2/), { target: { value: '3200' } });
  fireEvent.change(of(/^Garment 1/).getByLabelText(/^Dress type/), { target: { value: 'Kurta' } });
  expect(screen.getByText('Together Rs 4,700')).toBeTruthy();

  await act(async () => show([garment(1, null), garment(2, 'Kurta', 1500), garment(3, null)]));
  expect(making(/^Garment 1 of 3/).value).toBe('3200');
  const press = () => fireEvent.click(screen.getByRole('button', { name: 'Set the price' }));
  press();
  expect(await of(/^Garment 3/).findByText(/^Enter whole rupees/)).toBeTruthy();
  expect(send).not.toHaveBeenCalled();
  fireEvent.change(making(/^Garment 3 of 3/), { target: { value: '900' } });
  press();
  await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
  const [values] = send.mock.calls[0] ?? [];
  expect(values && stepBody('price', values, {})).toEqual({
    action: 'price',
    garments: [
      { garment: 1, stitching: 3200, dress_type: 'Kurta' },
      { garment: 2, stitching: 1500 },
      { garment: 3, stitching: 900 },
    ],
  });
});
