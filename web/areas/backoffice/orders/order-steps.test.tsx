// @vitest-environment happy-dom
import { useQuery } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { StaffOrderPage } from '../../../../contract/staff-orders.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { clearSession, type SessionUser, signIn } from '../../../lib/session.ts';
import { orderPageQuery } from './api.ts';
import { OrderSteps } from './order-steps.tsx';

const MEANWHILE = 'This order has changed meanwhile: it was quoted. Please look at it again.';

const AGENT: SessionUser = {
  username: 'agent',
  email: 'agent@shop.example',
  phone_number: null,
  user_type: 'support',
  gender: null,
  profile_picture: null,
};

let stored: { price: number; events: number; actions: string[] };
let sent: Record<string, unknown>[];

const page = () => ({
  line: { id: 7, tracking_id: 'NP-7' },
  order: {
    kind: 'bulk',
    status: 'QUOTED',
    per_piece_price: stored.price,
    number_of_pieces: 40,
    payment_type: 'COD',
    bill_status: 'UNPAID',
    total_bill: 36_000,
    paid: 0,
    advance: 0,
    actions: stored.actions,
    events: Array(stored.events).fill({}),
  },
});

beforeAll(() => {
  Element.prototype.checkVisibility ??= () => true;
});

beforeEach(() => {
  signIn({ ...AGENT, access: 'access', refresh: 'refresh' }, true);
  stored = { price: 900, events: 2, actions: ['quote'] };
  sent = [];
  vi.stubGlobal('fetch', async (_url: string, { method, body }: RequestInit = {}) => {
    if (method !== 'POST') return Response.json(page());
    const step = JSON.parse(String(body));
    sent.push(step);
    if (step.expected_events !== stored.events) {
      return Response.json({ code: 'orders.changed_meanwhile', detail: MEANWHILE }, { status: 409 });
    }
    stored = { ...stored, price: step.per_piece_price, events: stored.events + 1 };
    return Response.json(page().order);
  });
});

afterEach(() => {
  cleanup();
  queryClient.clear();
  clearSession();
});

function Shown() {
  const { data } = useQuery(orderPageQuery(7), queryClient);
  return data ? <OrderSteps page={data as StaffOrderPage} /> : null;
}

async function typePrice(price: string) {
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: <Shown /> }])} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Send a quote' }));
  fireEvent.change(screen.getByLabelText(/^Price of a piece/), { target: { value: price } });
}

const press = () => {
  const [, inDialog] = screen.getAllByRole('button', { name: 'Send a quote' });
  fireEvent.click(inDialog ?? screen.getByRole('button', { name: 'Send a quote' }));
};
const typed = () => screen.getByLabelText<HTMLInputElement>(/^Price of a piece/).value;

test('says what somebody else did, keeps what was typed, and sends it when pressed again (backoffice-3)', async () => {
  await typePrice('950');
  stored = { ...stored, price: 800, events: 3 };
  // A refetch, as on window focus, that nobody notices behind the dialog.
  await queryClient.refetchQueries();
  press();
  expect(await screen.findByText(MEANWHILE)).toBeTruthy();
  expect(typed()).toBe('950');
  expect(stored.price).toBe(800);
  press();
  await waitFor(() => expect(stored.price).toBe(950));
  expect(sent.map(({ expected_events }) => expected_events)).toEqual([2, 3]);
});

test('says so, too, when nothing is left to do', async () => {
  await typePrice('950');
  stored = { ...stored, events: 3, actions: [] };
  press();
  expect(await screen.findByText(MEANWHILE)).toBeTruthy();
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(typed()).toBe('950');
});

test('before it is delivered, the cash that counts as paid by it is named', async () => {
  stored = { ...stored, actions: ['deliver'] };
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: <Shown /> }])} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Mark as delivered' }));
  expect(await screen.findByText(/has paid Rs 36,000 in cash/)).toBeTruthy();
  expect(sent).toEqual([]);
});
