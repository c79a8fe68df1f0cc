// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import type { Settings } from '../../../../contract/settings.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { chatStatusQuery } from '../api.ts';
import ChatInfo from './chat-info.tsx';

afterEach(() => {
  cleanup();
  queryClient.clear();
});

test('the hours are those that the shop has set', () => {
  queryClient.setQueryData(chatStatusQuery.queryKey, { presence: 'online' } as never);
  const settings = {
    brand_name: 'Darzi',
    support: { email: 'hello@darzi.example', phone: '0300 1234567', address: '' },
    hours: [{ days: 'Mon-Wed', hours: '7AM-3PM' }],
  } as unknown as Settings;
  const page = <ChatInfo name="Support" onClose={() => {}} />;
  const router = createMemoryRouter([{ id: 'root', path: '/', element: page, loader: () => settings }], {
    hydrationData: { loaderData: { root: settings } },
  });
  render(<RouterProvider router={router} />);
  expect(screen.getByText('Mon-Wed 7AM-3PM')).toBeTruthy();
});
