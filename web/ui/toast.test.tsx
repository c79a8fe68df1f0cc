// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ToastOutlet, toast } from './toast.tsx';

afterEach(cleanup);

test('a toast that has the focus stays, and gives it back when it is closed', async () => {
  render(
    <main>
      <h1>Your profile</h1>
      <button type="button">Save</button>
      <ToastOutlet />
    </main>,
  );
  screen.getByText('Save').focus();
  toast.success('Saved', { durationMs: 50 });
  const shown = await screen.findByText('Saved');
  const box = shown.closest<HTMLElement>('.Toastify__toast');
  act(() => box?.focus());
  expect(document.activeElement).toBe(box);
  const bar = () => box?.querySelector<HTMLElement>('.Toastify__progress-bar--animated');
  await waitFor(() => expect(bar()?.style.animationPlayState).toBe('paused'));
  // Toasts of earlier files of this worker may be shown too.
  fireEvent.click(within(box as HTMLElement).getByLabelText('close'));
  fireEvent.animationEnd(box as HTMLElement);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByText('Save')));
});
