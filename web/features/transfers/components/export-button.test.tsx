// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as saving from '../../../lib/save-file.ts';
import { clearSession, signIn } from '../../../lib/session.ts';
import { ExportButton } from './export-button.tsx';

const encoder = new TextEncoder();
const saved = vi.fn<typeof saving.saveFile>();
const fetched = vi.fn<typeof fetch>();

/** The response's body, sent in pieces. */
let body: ReadableStreamDefaultController<Uint8Array>;

beforeEach(() => {
  const account = { email: '', phone_number: null, gender: null, profile_picture: null };
  signIn({ username: 'amna', user_type: 'support', ...account, access: 'token', refresh: 'token' }, true);
  saved.mockReset();
  vi.spyOn(saving, 'saveFile').mockImplementation(saved);
  fetched.mockReset().mockImplementation(async (_address, init) => {
    const stream = new ReadableStream<Uint8Array>({
      start(controller) {
        body = controller;
      },
    });
    init?.signal?.addEventListener('abort', () => body.error(init.signal?.reason));
    const headers = { 'content-disposition': 'attachment; filename="order-list.csv"' };
    return new Response(stream, { headers });
  });
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  cleanup();
  clearSession();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function begun() {
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Export' });
  button.focus();
  fireEvent.click(button);
  await waitFor(() => expect(fetched).toHaveBeenCalled());
  body.enqueue(encoder.encode('x'.repeat(1_500_000)));
  await screen.findByText('1,500 kB');
  return button;
}

test('says how much has arrived, and saves the file once it is complete (transfers-8)', async () => {
  render(<ExportButton kind="orders" filters={{ status: 'PLACED', city: '' }} />);
  const button = await begun();
  expect(screen.getByRole('progressbar', { name: 'export of orders' })).toBeTruthy();
  expect(button.textContent).toBe('Exporting...');
  expect(document.activeElement).toBe(button);
  fireEvent.click(button);
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(JSON.parse(String(fetched.mock.calls[0]?.[1]?.body))).toEqual({
    kind: 'orders',
    filters: { status: 'PLACED' },
  });
  expect(saved).not.toHaveBeenCalled();
  body.close();
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('The file is complete.'));
  const [file] = saved.mock.calls[0] ?? [];
  expect([file?.filename, file?.blob.size]).toEqual(['order-list.csv', 1_500_000]);
  expect(screen.queryByRole('progressbar')).toBeNull();
});

test('is cancelled without a file, and keeps the focus', async () => {
  render(<ExportButton kind="orders" />);
  await begun();
  const cancel = screen.getByRole<HTMLButtonElement>('button', { name: 'Cancel the export of orders' });
  cancel.focus();
  fireEvent.click(cancel);
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Cancelled.'));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(saved).not.toHaveBeenCalled();
  expect(document.activeElement).not.toBe(document.body);
});

test('that broke off saves nothing, says so, and is made again (transfers-3)', async () => {
  render(<ExportButton kind="orders" />);
  await begun();
  body.error(new TypeError('terminated'));
  expect((await screen.findByRole('alert')).textContent).toContain(
    'The export broke off, and nothing was saved. Please try again.',
  );
  expect(saved).not.toHaveBeenCalled();
  fetched.mockClear();
  await begun();
  expect(screen.queryByRole('alert')).toBeNull();
  body.close();
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
});

test('ends when its page is left', async () => {
  const { unmount } = render(<ExportButton kind="orders" />);
  await begun();
  unmount();
  expect(fetched.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
  await new Promise((resolve) => setTimeout(resolve));
  expect(saved).not.toHaveBeenCalled();
});
