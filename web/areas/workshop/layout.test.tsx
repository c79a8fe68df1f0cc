// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../lib/query-client.ts';
import { clearSession, signIn } from '../../lib/session.ts';

vi.mock('../../lib/live.ts', () => ({ isLiveConnected: () => false, listenLive: () => () => undefined }));
vi.mock('../../lib/shop.ts', async (original) => ({
  ...(await original<object>()),
  useShop: () => ({ brand_name: 'Naap' }),
}));

afterEach(() => {
  cleanup();
  queryClient.clear();
  clearSession();
  vi.unstubAllGlobals();
});

test('who works there sees how many notifications are unread (notifications-2)', async () => {
  const { default: WorkshopLayout } = await import('./layout.tsx');
  vi.stubGlobal('fetch', async () => Response.json({ unread: 3 }));
  const tailor = { username: 'rehmat', email: 'r@shop.example', phone_number: null, gender: null };
  signIn(
    { ...tailor, user_type: 'tailor', profile_picture: null, access: 'access', refresh: 'refresh' },
    true,
  );
  const routes = [{ path: '/workshop', element: <WorkshopLayout /> }];
  render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: ['/workshop'] })} />);
  expect((await screen.findByRole('link', { name: /^Notifications/ })).getAttribute('href')).toBe(
    '/notifications',
  );
  expect(await screen.findByText('Notifications, 3 unread')).toBeTruthy();
});
