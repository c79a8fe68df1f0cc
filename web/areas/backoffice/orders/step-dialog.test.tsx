// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { OrderAction } from '../../../../contract/constants/lifecycle.ts';
import { CallError } from '../../../lib/call-error.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { StepDialog } from './step-dialog.tsx';
import { type StepValues, stepBody } from './step-values.ts';

const DECLINED = 'This tailor has declined the order. Choose another one.';

beforeAll(() => {
  Element.prototype.checkVisibility ??= () => true;
});

beforeEach(() => {
  const results = [41, 42].map((id) => ({
    id,
    user_username: `darzi${id}`,
    tailor_area: 'Lahore',
    tailor_type_name: 'Gents Tailor',
    rating: 0,
    number_of_order_delivery: 0,
  }));
  vi.stubGlobal('fetch', async () => Response.json({ count: 2, next: null, previous: null, results }));
});

afterEach(() => {
  cleanup();
  queryClient.clear();
});

function show(action: OrderAction, send: (values: StepValues) => Promise<unknown>) {
  const onClose = vi.fn();
  const dialog = (
    <StepDialog
      action={action}
      of="NP-1"
      {...(action === 'reassign' && { fields: ['tailor', 'optional_reason'] as const })}
      send={send}
      onClose={onClose}
    />
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: dialog }])} />);
  return onClose;
}

const choose = async (id: number) =>
  fireEvent.click(await screen.findByRole('radio', { name: new RegExp(`darzi${id}`) }));

/** Knows one tailor who has declined. */
async function refuseFirst({ tailor }: StepValues) {
  if (tailor === '41') throw new CallError(DECLINED, 400, { tailor: [DECLINED] });
}

test.each([
  ['reassign', 'Choose another tailor'],
  ['price', 'Set the price'],
] as const)('after a refused tailor another one can be chosen: %s', async (action, button) => {
  const send = vi.fn(refuseFirst);
  const onClose = show(action, send);
  if (action === 'price') {
    fireEvent.change(screen.getByLabelText('Making, in rupees'), { target: { value: '2500' } });
  }
  await choose(41);
  fireEvent.click(screen.getByRole('button', { name: button }));
  expect(await screen.findByText(DECLINED)).toBeTruthy();
  await waitFor(() => expect(document.activeElement).not.toBe(document.body));
  await choose(42);
  await waitFor(() => expect(screen.queryByText(DECLINED)).toBeNull());
  fireEvent.click(screen.getByRole('button', { name: button }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(send.mock.calls.map(([{ tailor }]) => tailor)).toEqual(['41', '42']);
});

test('asks for a tailor before anything is sent', async () => {
  const send = vi.fn(refuseFirst);
  show('reassign', send);
  await screen.findByRole('radio', { name: /darzi41/ });
  fireEvent.click(screen.getByRole('button', { name: 'Choose another tailor' }));
  expect(await screen.findByText('Choose a tailor.')).toBeTruthy();
  expect(send).not.toHaveBeenCalled();
});

test.each([
  ['make_ready', 'Ready to collect'],
  ['ship', 'Mark as shipped'],
] as const)(
  'a garment that differs from the order goes out once it is said why (workshop-9): %s',
  async (action, button) => {
    const sentence = 'The finished garment differs from the order: chest / bust.';
    const send = vi.fn(async (values: StepValues) => {
      const step = stepBody(action, values, {});
      if (!('despite_difference' in step)) {
        throw new CallError(sentence, 409, { code: 'orders.measures_differ', detail: sentence });
      }
    });
    const onClose = show(action, send);
    fireEvent.click(await screen.findByRole('button', { name: button }));
    expect(await screen.findByText(sentence)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: button }));
    expect(await screen.findByText('Say why in a few words.')).toBeTruthy();
    expect(send).toHaveBeenCalledTimes(1);
    fireEvent.change(screen.getByLabelText('Why does it go out as it is?'), {
      target: { value: 'As agreed.' },
    });
    fireEvent.click(screen.getByRole('button', { name: button }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(stepBody(action, send.mock.calls[1]?.[0] as StepValues, {})).toMatchObject({
      action,
      reason: 'As agreed.',
      despite_difference: true,
    });
  },
);

test('of several garments, staff says whose cloth has come (orders-193)', async () => {
  const send = vi.fn(async (values: StepValues) => {
    const seen = { expected_status: 'ACCEPTED', expected_events: 3 } as const;
    return stepBody('receive_cloth', values, seen);
  });
  const dialog = (
    <StepDialog
      action="receive_cloth"
      of="NP-1"
      cloth={[
        { id: 5, name: '1. Kurta for Ali' },
        { id: 6, name: '2. Suit for Ali' },
      ]}
      initial={{ cloth_garments: ['5', '6'] }}
      send={send}
      onClose={() => {}}
    />
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: dialog }])} />);
  const press = () => fireEvent.click(screen.getByRole('button', { name: 'Write down the cloth' }));
  const ticks = ['1. Kurta for Ali', '2. Suit for Ali'].map((name) =>
    screen.getByLabelText<HTMLInputElement>(name),
  );
  expect(ticks.map(({ checked }) => checked)).toEqual([true, true]);
  for (const box of ticks) fireEvent.click(box);
  press();
  expect(await screen.findByText('Tick a garment.')).toBeTruthy();
  expect(send).not.toHaveBeenCalled();
  for (const box of ticks.slice(1)) fireEvent.click(box);
  press();
  await waitFor(() => expect(send).toHaveBeenCalledOnce());
  expect(await send.mock.results[0]?.value).toMatchObject({ action: 'receive_cloth', garments: '6' });
});
