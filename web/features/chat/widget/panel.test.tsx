// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { Dialog } from '../../../ui/dialog.tsx';

let WidgetPanel: typeof import('./panel.tsx').default;

// An earlier file of this worker may have loaded it with the real chat.
beforeAll(async () => {
  vi.resetModules();
  ({ default: WidgetPanel } = await import('./panel.tsx'));
});

afterEach(cleanup);

vi.mock('./guest-chat.tsx', () => ({
  GuestChat: () => (
    <>
      <input type="file" aria-label="Add a picture" />
      <Dialog title="Chat Info" open onClose={() => {}}>
        <button type="button">Inside</button>
      </Dialog>
    </>
  ),
}));

test('Escape and cancel inside the chat belong to what they close', () => {
  const onClose = vi.fn();
  render(<WidgetPanel onClose={onClose} />);
  fireEvent.keyDown(screen.getByText('Inside'), { key: 'Escape' });
  fireEvent(screen.getByRole('dialog', { name: 'Chat Info' }), new Event('cancel'));
  fireEvent(screen.getByLabelText('Add a picture'), new Event('cancel', { bubbles: true }));
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.keyDown(screen.getByLabelText('Add a picture'), { key: 'Escape' });
  expect(onClose).toHaveBeenCalledOnce();
});
