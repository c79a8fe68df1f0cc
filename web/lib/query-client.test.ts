// @vitest-environment happy-dom
import { focusManager, onlineManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallError } from './call-error.ts';
import { definePersonalQuery } from './queries.ts';
import { queryClient } from './query-client.ts';
import { clearSession, type SessionUser, signIn, storeUser } from './session.ts';

const ask = vi.fn<(signal: AbortSignal) => Promise<string>>();
const ordersQuery = (page: number) =>
  definePersonalQuery({ queryKey: ['orders', page], queryFn: ({ signal }) => ask(signal) });

const seen: (string | undefined)[] = [];
let close = () => {};

/** Observes the orders as a page does. */
function openPage(page = 1) {
  const observer = new QueryObserver(queryClient, ordersQuery(page));
  close = observer.subscribe(({ data }) => seen.push(data));
  return observer;
}

function user(username: string): SessionUser {
  return {
    username,
    email: '',
    phone_number: null,
    user_type: 'customer',
    gender: null,
    profile_picture: null,
  };
}

function enter(username: string) {
  signIn({ ...user(username), access: username, refresh: username }, true);
}

beforeEach(() => {
  enter('ayesha');
  ask.mockReset();
  ask.mockImplementation(async () => `orders of ${localStorage.getItem('accessToken')}`);
  seen.length = 0;
});

afterEach(() => {
  close();
  queryClient.clear();
  onlineManager.setOnline(true);
  focusManager.setFocused(undefined);
});

test('who signs out leaves nothing in the cache, and nothing is asked for nobody', async () => {
  await queryClient.fetchQuery(ordersQuery(2));
  const page = openPage();
  await expect.poll(() => page.getCurrentResult().data).toBe('orders of ayesha');
  clearSession();
  expect(page.getCurrentResult().data).toBeUndefined();
  expect(
    JSON.stringify(
      queryClient
        .getQueryCache()
        .getAll()
        .map(({ state }) => state),
    ),
  ).not.toContain('ayesha');
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(ask).toHaveBeenCalledTimes(2);
});

test('after a change of account an open page shows the orders of the other, and never again those before', async () => {
  await queryClient.fetchQuery(ordersQuery(2));
  const page = openPage();
  await expect.poll(() => page.getCurrentResult().data).toBe('orders of ayesha');
  seen.length = 0;
  enter('bilal');
  await expect.poll(() => page.getCurrentResult().data).toBe('orders of bilal');
  expect(seen).not.toContain('orders of ayesha');
  expect(queryClient.getQueryData(ordersQuery(2).queryKey)).toBeUndefined();
});

test('an answer that comes after the change of account is dropped', async () => {
  let answer = (_orders: string) => {};
  ask.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
  const page = openPage();
  await expect.poll(() => ask).toHaveBeenCalledTimes(1);
  enter('bilal');
  expect(ask.mock.calls[0]?.[0].aborted).toBe(true);
  answer('orders of ayesha');
  await expect.poll(() => page.getCurrentResult().data).toBe('orders of bilal');
  expect(seen).not.toContain('orders of ayesha');
});

test('a changed name is no change of account', async () => {
  const page = openPage();
  await expect.poll(() => page.getCurrentResult().data).toBe('orders of ayesha');
  storeUser(user('ayesha.khan'));
  expect(page.getCurrentResult().data).toBe('orders of ayesha');
  expect(ask).toHaveBeenCalledTimes(1);
});

test.each([401, 404, 500, 0])('a read that fails with %i is not retried by itself', async (status) => {
  ask.mockRejectedValue(new CallError('No.', status));
  const page = openPage();
  await expect.poll(() => page.getCurrentResult().isError).toBe(true);
  expect(ask).toHaveBeenCalledTimes(1);
});

test('offline a read fails at once; it is repeated when the network is back', async () => {
  onlineManager.setOnline(false);
  ask.mockRejectedValueOnce(new CallError('Network error occurred', 0));
  const page = openPage();
  await expect.poll(() => page.getCurrentResult().isError).toBe(true);
  onlineManager.setOnline(true);
  await expect.poll(() => page.getCurrentResult().data).toBe('orders of ayesha');
});

test('a read that failed is repeated on return to the tab', async () => {
  ask.mockRejectedValueOnce(new CallError('Network error occurred', 0));
  focusManager.setFocused(false);
  const page = openPage();
  await expect.poll(() => page.getCurrentResult().isError).toBe(true);
  focusManager.setFocused(true);
  await expect.poll(() => page.getCurrentResult().data).toBe('orders of ayesha');
});
