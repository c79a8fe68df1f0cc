// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { RecoveryCodes } from './recovery-codes.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function copyWith(clipboard: unknown) {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { clipboard });
  render(<RecoveryCodes codes={['one', 'two']} />);
  await act(async () => fireEvent.click(screen.getByText('Copy the codes')));
}

test('"Copied" ends, so that codes can be copied again', async () => {
  await copyWith({ writeText: async () => undefined });
  expect(screen.getByText('Copied')).toBeTruthy();
  act(() => void vi.advanceTimersByTime(5_000));
  expect(screen.getByText('Copy the codes')).toBeTruthy();
});

test('says so where the browser has no clipboard, as on plain http', async () => {
  await copyWith(undefined);
  expect(screen.getByRole('alert').textContent).toContain('write them down');
});
