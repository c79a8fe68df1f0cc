// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { NoLight } from './no-light.tsx';
import { sayNoLight, useOutbox } from './outbox.ts';

vi.mock(import('./outbox.ts'), async (original) => ({ ...(await original()), sayNoLight: vi.fn() }));

afterEach(() => {
  cleanup();
  vi.mocked(sayNoLight).mockReset();
  useOutbox.setState({ waiting: [] });
});

test('one press says it, another takes it back, and what is not sent yet counts already', () => {
  const { rerender } = render(<NoLight isSaid={false} />);
  fireEvent.click(screen.getByRole('button', { name: 'No light today' }));
  expect(sayNoLight).toHaveBeenLastCalledWith(true);
  rerender(<NoLight isSaid />);
  expect(screen.getByText(/The shop is told/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Take it back' }));
  expect(sayNoLight).toHaveBeenLastCalledWith(false);

  const pressed = {
    key: 'k',
    orderId: null,
    pressedAt: '',
    work: { kind: 'no_light', noLight: false },
  } as const;
  useOutbox.setState({ waiting: [pressed] });
  rerender(<NoLight isSaid />);
  expect(screen.getByRole('button', { name: 'No light today' })).toBeTruthy();
  expect(screen.getByText('Waiting to be sent')).toBeTruthy();
  useOutbox.setState({ waiting: [{ ...pressed, refusal: 'Too late' }] });
  rerender(<NoLight isSaid />);
  expect(screen.queryByText('Waiting to be sent')).toBeNull();
});
