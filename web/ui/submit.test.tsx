// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import type { FormEvent } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { SubmitButton } from './submit.tsx';

afterEach(cleanup);

test('a pending submit button keeps the focus and does not submit again', () => {
  const onSubmit = vi.fn((event: FormEvent) => event.preventDefault());
  const form = (busy: boolean) => (
    <form onSubmit={onSubmit}>
      <SubmitButton busy={busy} busyLabel="Sending...">
        Send
      </SubmitButton>
    </form>
  );
  const { rerender } = render(form(false));
  screen.getByRole('button', { name: 'Send' }).focus();
  screen.getByRole('button', { name: 'Send' }).click();
  expect(onSubmit).toHaveBeenCalledTimes(1);
  rerender(form(true));
  const button = screen.getByRole('button', { name: 'Sending...' });
  expect(document.activeElement).toBe(button);
  button.click();
  expect(onSubmit).toHaveBeenCalledTimes(1);
});
