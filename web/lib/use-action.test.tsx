// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { CallError } from './call-error.ts';
import { useAction } from './use-action.ts';

afterEach(cleanup);

test('an action runs once at a time', async () => {
  const { result } = renderHook(() => useAction());
  const running = Promise.withResolvers<void>();
  const action = vi.fn(() => running.promise);
  act(() => {
    void result.current.act(action, 'Failed');
    void result.current.act(action, 'Failed');
  });
  expect(result.current.isPending).toBe(true);
  expect(action).toHaveBeenCalledTimes(1);
  await act(async () => running.resolve());
  expect(result.current.isPending).toBe(false);
});

test('why it failed is said until it is tried again', async () => {
  const { result } = renderHook(() => useAction());
  const fail = (error: unknown) => () => Promise.reject(error);
  await act(() =>
    result.current.act(fail(new CallError('Somebody was first.', 409, { code: 'x.y' })), 'Failed'),
  );
  expect(result.current.failure).toBe('Somebody was first.');
  await act(() => result.current.act(fail(new TypeError('a bug')), 'Failed'));
  expect(result.current.failure).toBe('Failed');
  await act(() => result.current.act(async () => {}, 'Failed'));
  expect(result.current.failure).toBeUndefined();
});

test('a failure can be shown elsewhere', async () => {
  const show = vi.fn();
  const { result } = renderHook(() => useAction(show));
  const error = new Error('No record.');
  await act(() => result.current.act(() => Promise.reject(error), 'Failed'));
  expect(show).toHaveBeenCalledWith('No record.', error);
  expect(result.current.failure).toBeUndefined();
});
