// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { LazyPart } from './lazy-part.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const missing = (): Promise<{ default: () => null }> =>
  Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

test('code that fails to load breaks its own part only, and can be retried', async () => {
  // React logs errors that a boundary catches.
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

describe('what somebody opens', () => {
  test('says that it loads until it is there', async () => {
    const code = Promise.withResolvers<{ default: () => string }>();
    render(<LazyPart load={() => code.promise}>{(Part) => <Part />}</LazyPart>);
    expect(screen.getByRole('status').textContent).toBe('Loading...');
    code.resolve({ default: () => 'Size guide' });
    expect(await screen.findByText('Size guide')).toBeTruthy();
    expect(screen.queryByRole('status')).toBeNull();
  });

  test('comes into view when it fails, as a part of the page does not', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const scroll = vi.spyOn(HTMLElement.prototype, 'scrollIntoView');
    const { unmount } = render(
      <LazyPart load={missing} skeleton="Loading">
        {(Part) => <Part />}
      </LazyPart>,
    );
    await screen.findByRole('button', { name: 'Retry' });
    expect(scroll).not.toHaveBeenCalled();
    unmount();
    render(<LazyPart load={missing}>{(Part) => <Part />}</LazyPart>);
    await screen.findByRole('button', { name: 'Retry' });
    expect(scroll).toHaveBeenCalledWith({ block: 'nearest' });
  });
});

describe('a file that a release has replaced', () => {
  async function retry(answer: () => Promise<unknown>) {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const fetched = vi.fn(answer);
    vi.stubGlobal('fetch', fetched);
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
    render(
      <LazyPart load={missing} skeleton="Loading">
        {(Part) => <Part />}
      </LazyPart>,
    );
    fireEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    await expect.poll(() => fetched).toHaveBeenCalled();
    return reload;
  }

  test('comes with a reload of the document', async () => {
    const reload = await retry(async () => new Response());
    await expect.poll(() => reload).toHaveBeenCalledTimes(1);
  });

  test('is not reloaded while the shop cannot be reached', async () => {
    const reload = await retry(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await screen.findByText(/The shop cannot be reached/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Retry' }).getAttribute('aria-disabled')).toBeNull();
    expect(reload).not.toHaveBeenCalled();
  });
});
