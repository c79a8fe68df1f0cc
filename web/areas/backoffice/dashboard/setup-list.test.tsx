// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import type { Setup } from '../../../../contract/dashboard.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { hideSetup } from './api.ts';
import { SetupList } from './setup-list.tsx';

vi.mock(import('./api.ts'), async (original) => ({ ...(await original()), hideSetup: vi.fn() }));

afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.mocked(hideSetup).mockReset();
});

function show(setup: Setup) {
  queryClient.setQueryData(['dashboard', 'setup'], setup);
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: <SetupList /> }])} />);
}

test('links what is open and only names what is done', () => {
  show({
    is_hidden: false,
    steps: [
      { step: 'address', is_done: false },
      { step: 'fees', is_done: true },
    ],
  });
  const link = screen.getByRole('link', { name: "Enter the shop's address" });
  expect(link.getAttribute('href')).toBe('/admin/settings#business');
  expect(screen.getByText(/Look at the fees/).textContent).toContain('(done)');
  expect(screen.getAllByRole('link')).toHaveLength(1);
  fireEvent.click(screen.getByText('Hide this list'));
  expect(hideSetup).toHaveBeenCalledWith(true);
});

test('is gone once all is done, and a line while it is hidden', () => {
  show({ is_hidden: false, steps: [{ step: 'fees', is_done: true }] });
  expect(screen.queryByRole('heading')).toBeNull();
  cleanup();
  show({ is_hidden: true, steps: [{ step: 'fees', is_done: false }] });
  fireEvent.click(screen.getByText('Show the setup list (1 open)'));
  expect(hideSetup).toHaveBeenCalledWith(false);
});
