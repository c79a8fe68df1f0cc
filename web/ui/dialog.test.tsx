// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { AlertDialog } from './alert-dialog.tsx';
import { Dialog } from './dialog.tsx';

afterEach(cleanup);

function Page({ shown = true, open = true, hasOpener = true }) {
  return (
    <section>
      <h2>Your records</h2>
      {hasOpener && <button type="button">Open</button>}
      {shown && (
        <Dialog title="Size guide" open={open} onClose={() => {}}>
          <button type="button">Inside</button>
        </Dialog>
      )}
    </section>
  );
}

function openFromButton() {
  const { rerender } = render(<Page open={false} />);
  screen.getByText('Open').focus();
  rerender(<Page />);
  screen.getByText('Inside').focus();
  return rerender;
}

test('the focus returns to the opener when the dialog closes', async () => {
  const rerender = openFromButton();
  rerender(<Page open={false} />);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByText('Open')));
});

test('it returns when the dialog is unmounted while open', async () => {
  const rerender = openFromButton();
  rerender(<Page shown={false} />);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByText('Open')));
});

test('it moves to the nearest heading when the opener is gone too', async () => {
  const rerender = openFromButton();
  rerender(<Page shown={false} hasOpener={false} />);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByText('Your records')));
});

test('a closed file chooser and a cancelled dialog inside leave the outer dialog open', () => {
  const [closeOuter, closeInner] = [vi.fn(), vi.fn()];
  render(
    <Dialog title="Order 1006" open onClose={closeOuter}>
      <input type="file" aria-label="Add photos" />
      <Dialog title="Cancel the order?" open onClose={closeInner}>
        <p>It cannot be taken back.</p>
      </Dialog>
    </Dialog>,
  );
  fireEvent(screen.getByLabelText('Add photos'), new Event('cancel', { bubbles: true }));
  expect(closeOuter).not.toHaveBeenCalled();
  const inner = screen.getByRole('dialog', { name: 'Cancel the order?' });
  // The browser does not bubble it, React does.
  fireEvent(inner, new Event('cancel', { cancelable: true }));
  expect(closeInner).toHaveBeenCalledOnce();
  expect(closeOuter).not.toHaveBeenCalled();
  const outer = screen.getByRole('dialog', { name: 'Order 1006' });
  fireEvent(outer, new Event('cancel', { cancelable: true }));
  expect(closeOuter).toHaveBeenCalledOnce();
});

function ask(onConfirm: () => Promise<void>, onCancel = vi.fn()) {
  render(
    <AlertDialog
      title="Delete Bilal?"
      open
      cancelLabel="Keep"
      confirmLabel="Delete Bilal"
      pendingLabel="Deleting..."
      onCancel={onCancel}
      onConfirm={onConfirm}
      errorText={() => 'Failed to delete measurements'}
    >
      <p>The history goes too.</p>
    </AlertDialog>,
  );
  return onCancel;
}

test('an alert dialog is labelled by its question and described by its text; the safe button is focused', () => {
  const onCancel = ask(async () => {});
  const dialog = screen.getByRole('alertdialog', { name: 'Delete Bilal?' });
  const text = document.getElementById(dialog.getAttribute('aria-describedby') ?? '');
  expect(text?.textContent).toBe('The history goes too.');
  expect(screen.getByText('Keep').hasAttribute('autofocus')).toBe(true);
  expect(screen.queryByLabelText('Close')).toBeNull();
  fireEvent(dialog, new Event('cancel', { cancelable: true }));
  expect(onCancel).toHaveBeenCalledOnce();
});

test('while its action runs, it shows so and cannot be dismissed or confirmed twice', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const onConfirm = vi.fn(() => promise);
  const onCancel = ask(onConfirm);
  fireEvent.click(screen.getByText('Delete Bilal'));
  const pending = screen.getByText('Deleting...');
  expect(pending.getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(pending);
  fireEvent.click(screen.getByText('Keep'));
  fireEvent(screen.getByRole('alertdialog'), new Event('cancel', { cancelable: true }));
  expect(onConfirm).toHaveBeenCalledOnce();
  expect(onCancel).not.toHaveBeenCalled();
  resolve();
  await waitFor(() => expect(screen.getByText('Delete Bilal').getAttribute('aria-disabled')).toBeNull());
});

test('shows a failure and can be retried', async () => {
  const onConfirm = vi
    .fn<() => Promise<void>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue();
  ask(onConfirm);
  fireEvent.click(screen.getByText('Delete Bilal'));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe('Failed to delete measurements');
  expect(screen.getByRole('alertdialog').contains(alert)).toBe(true);
  fireEvent.click(screen.getByText('Delete Bilal'));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});
