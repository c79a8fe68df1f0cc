// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react';
import type { FieldErrors, Resolver } from 'react-hook-form';
import { afterEach, expect, test, vi } from 'vitest';
import { lazyResolver, useLoadOnFocus } from './lazy-resolver.ts';

type Fields = { name: string };

const OPTIONS = { fields: {}, shouldUseNativeValidation: undefined };
const missing: FieldErrors<Fields> = { name: { type: 'required', message: 'Enter a name.' } };
const required: Resolver<Fields> = (values) =>
  values.name ? { values, errors: {} } : { values: {}, errors: missing };

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('validates with the loaded resolver', async () => {
  const resolver = lazyResolver<Fields>(async () => required);
  expect(await resolver({ name: '' }, undefined, OPTIONS)).toMatchObject({ errors: { name: {} } });
  expect(await resolver({ name: 'Ayesha' }, undefined, OPTIONS)).toMatchObject({ errors: {} });
});

test('validates nothing when the resolver fails to load, and retries', async () => {
  const load = vi.fn(async () => required).mockRejectedValueOnce(new Error('Failed to fetch'));
  const resolver = lazyResolver<Fields>(load);
  expect(await resolver({ name: '' }, undefined, OPTIONS)).toEqual({ values: { name: '' }, errors: {} });
  expect(await resolver({ name: '' }, undefined, OPTIONS)).toMatchObject({ errors: { name: {} } });
});

test('still validates with the fallback when the resolver fails to load', async () => {
  const resolver = lazyResolver<Fields>(() => Promise.reject(new Error('Failed to fetch')), required);
  expect(await resolver({ name: '' }, undefined, OPTIONS)).toMatchObject({ errors: { name: {} } });
});

test('submits when the resolver takes too long', async () => {
  vi.useFakeTimers();
  const found = lazyResolver<Fields>(() => new Promise(() => {}))({ name: '' }, undefined, OPTIONS);
  await vi.advanceTimersByTimeAsync(5000);
  expect(await found).toEqual({ values: { name: '' }, errors: {} });
});

test('loads on the first focus, once', () => {
  const load = vi.fn(async () => required);
  const { unmount } = renderHook(() => useLoadOnFocus(load));
  expect(load).not.toHaveBeenCalled();
  document.body.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  document.body.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  expect(load).toHaveBeenCalledTimes(1);
  unmount();
});
