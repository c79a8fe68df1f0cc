// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { LazyPart } from './lazy-part.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('code that fails to load breaks its own part only, and can be retried', async () => {
  // React logs what an error boundary catches.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const load = vi
    .fn<() => Promise<{ default: (props: { name: string }) => string }>>()
    .mockRejectedValueOnce(new Error('Failed to fetch dynamically imported module'))
    .mockResolvedValue({ default: ({ name }) => `Review of ${name}` });
  render(
    <main>
      <h1>Kurta</h1>
      <LazyPart load={load} skeleton="Loading">
        {(Part) => <Part name="the kurta" />}
      </LazyPart>
    </main>,
  );
  const retry = await screen.findByRole('button', { name: 'Retry' });
  expect(screen.getByRole('heading', { name: 'Kurta' })).toBeTruthy();
  retry.focus();
  fireEvent.click(retry);
  expect(await screen.findByText('Review of the kurta')).toBeTruthy();
  expect(document.activeElement).not.toBe(document.body);
  expect(load).toHaveBeenCalledTimes(2);
});
