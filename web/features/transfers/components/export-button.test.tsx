// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { CallError } from '../../../lib/call-error.ts';
import * as api from '../api.ts';
import { ExportButton } from './export-button.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('an export whose answer was lost is not started twice', async () => {
  const start = vi.spyOn(api, 'startExport').mockRejectedValue(new CallError('Network error occurred', 0));
  render(<ExportButton kind="orders" filters={{ status: 'PLACED' }} />);
  fireEvent.click(screen.getByRole('button', { name: 'Export' }));
  await screen.findByRole('alert');
  fireEvent.click(screen.getByRole('button', { name: 'Export' }));
  await vi.waitFor(() => expect(start).toHaveBeenCalledTimes(2));
  const [first, second] = start.mock.calls;
  expect(second).toEqual(first);
});
