// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import type { SingleOrder } from '../../../../contract/orders.ts';
import { CallError } from '../../../lib/call-error.ts';
import { queryClient } from '../../../lib/query-client.ts';
import * as calls from './calls.ts';
import { forgetLink, keepLink } from './made-links.ts';
import MeasureRequests from './measure-requests.tsx';

const END = '2099-12-11T09:00:00.000Z';
const URL = 'https://naap.example/measures-for?token=abc';

const garment = (id: number, name: string, asked: object = {}) => ({
  id,
  item_type: 'dress',
  dress_type: 'Kurta',
  measurement_from: {
    name,
    age_group: 'adult',
    gender: 'male',
    given: false,
    asked_at: '2026-11-20T09:00:00.000Z',
    given_at: null,
    link_made_at: null,
    link_expires_at: null,
    ...asked,
  },
});
const open = { link_made_at: '2026-11-21T09:00:00.000Z', link_expires_at: END };
const orderOf = (...garments: object[]) =>
  ({ id: 7, status: 'PLACED', actions: ['edit'], garments }) as unknown as SingleOrder;

function show(order: SingleOrder) {
  const element = <MeasureRequests order={order} />;
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
}
const rowOf = (name: string) => {
  const row = screen.getAllByRole('listitem').find((item) => item.textContent?.startsWith(name));
  if (!row) throw new Error(`No row of ${name}`);
  return within(row);
};

afterEach(() => {
  cleanup();
  for (const id of [1, 2, 3]) forgetLink(id);
  queryClient.clear();
  vi.restoreAllMocks();
});

test('several people stand with who has answered, and since when the others are waited for (orders-131)', () => {
  const given = { given: true, given_at: '2026-11-22T09:00:00.000Z' };
  show(orderOf(garment(1, 'Bilal', given), garment(2, 'Sara', open), garment(3, 'Hina')));
  expect(screen.getByRole('heading').textContent).toBe('Measures of 3 people: 1 answered');
  expect(rowOf('Bilal').getByText('Answered on 22 Nov 2026')).toBeTruthy();
  expect(rowOf('Bilal').queryByRole('button')).toBeNull();
  expect(
    rowOf('Sara').getByText('Waiting since 21 Nov 2026. The link works until 11 Dec 2099.'),
  ).toBeTruthy();
  expect(rowOf('Hina').getByText('Waiting since 20 Nov 2026. There is no link yet.')).toBeTruthy();
  const own = rowOf('Hina').getByRole('link', { name: 'I give the measures myself: Hina' });
  expect(own.getAttribute('href')).toBe('/garment?order=7&garment=3&measures=own');
});

test('a reminder has the link that was made on this device, and none otherwise (orders-131)', () => {
  keepLink(1, { url: URL, expires_at: END });
  show(orderOf(garment(1, 'Bilal', open), garment(2, 'Sara', open)));
  const textOf = (name: string) =>
    new globalThis.URL(
      rowOf(name)
        .getByRole('link', { name: `Remind ${name}` })
        .getAttribute('href') ?? '',
    ).searchParams.get('text');
  expect(textOf('Bilal')).toContain(`(Kurta). Please send them by this link: ${URL}`);
  expect(textOf('Sara')).toContain('by the link that you have from me');
  fireEvent.click(rowOf('Bilal').getByRole('button', { name: 'Link and more: Bilal' }));
  expect((rowOf('Bilal').getByLabelText('Private link') as HTMLInputElement).value).toBe(URL);
  fireEvent.click(rowOf('Sara').getByRole('button', { name: 'Link and more: Sara' }));
  expect(rowOf('Sara').getByText(/made on another device/)).toBeTruthy();
});

test('a link that was replaced elsewhere is not offered any more (orders-131)', () => {
  keepLink(1, { url: URL, expires_at: '2099-12-10T09:00:00.000Z' });
  show(orderOf(garment(1, 'Bilal', open), garment(2, 'Sara')));
  fireEvent.click(rowOf('Bilal').getByRole('button', { name: 'Link and more: Bilal' }));
  expect(rowOf('Bilal').queryByLabelText('Private link')).toBeNull();
});

test('the share sheet of the device is used where there is one (orders-131)', () => {
  const share = vi.fn(async () => undefined);
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share }));
  show(orderOf(garment(1, 'Bilal', open), garment(2, 'Sara')));
  fireEvent.click(rowOf('Bilal').getByRole('link', { name: 'Remind Bilal' }));
  expect(share).toHaveBeenCalledWith({ text: expect.stringContaining('Salaam Bilal') });
  vi.unstubAllGlobals();
});

test('a lost answer is told in the row, and the same call repeated with its key (orders-131)', async () => {
  const lost = new CallError('Network error occurred', 0);
  const create = vi
    .spyOn(calls, 'createMeasureLink')
    .mockRejectedValueOnce(lost)
    .mockResolvedValueOnce({ url: URL, expires_at: END });
  show(orderOf(garment(1, 'Bilal'), garment(2, 'Sara')));
  fireEvent.click(rowOf('Sara').getByRole('button', { name: 'Make the link: Sara' }));
  expect(await rowOf('Sara').findByText('Network error occurred')).toBeTruthy();
  fireEvent.click(rowOf('Sara').getByRole('button', { name: 'Make the link: Sara' }));
  expect(await rowOf('Sara').findByText('Send this link to Sara now.')).toBeTruthy();
  const [[order, id, key] = [], [, , second] = []] = create.mock.calls;
  expect([order, id, second]).toEqual([7, 2, key]);
});

test('one person has the link alone, and nobody after the order is placed no longer (orders-71)', () => {
  show(orderOf(garment(1, 'Bilal')));
  expect(screen.getByRole('heading').textContent).toBe('The measures of Bilal');
  cleanup();
  show({ ...orderOf(garment(1, 'Bilal'), garment(2, 'Sara')), status: 'CANCELLED' });
  expect(screen.queryByRole('heading')).toBeNull();
});
