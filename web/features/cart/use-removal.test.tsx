// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useRemoval } from './use-removal.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const ITEM = {
  id: 1,
  name: 'Shawl',
  price: 100,
  image: '',
  category: '',
  quantity: 1,
  type: 'brand',
} as const;

test('Undo stays while it has the focus of a keyboard, and goes some time after', () => {
  const { result } = renderHook(() => useRemoval());
  act(() => result.current.remove(ITEM, 0));
  act(() => result.current.holdProps.onFocus({ target: { matches: () => true } } as never));
  act(() => void vi.advanceTimersByTime(60_000));
  expect(result.current.removal?.item).toEqual(ITEM);
  act(() => result.current.holdProps.onBlur());
  act(() => void vi.advanceTimersByTime(10_000));
  expect(result.current.removal).toBeUndefined();
});
