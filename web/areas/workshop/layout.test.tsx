// @vitest-environment happy-dom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../lib/query-client.ts';
import { clearSession, SESSION_ENDED, signIn, useSession } from '../../lib/session.ts';
import { toast } from '../../ui/toast.tsx';

vi.hoisted(() => {
  // An earlier file of this worker may have loaded the outbox with a mock.
  vi.resetModules();
});

vi.mock('../../lib/live.ts', () => ({ isLiveConnected: () => false, listenLive: () => () => undefined }));
vi.mock('../../lib/shop.ts', async (original) => ({
  ...(await original<object>()),
  useShop: () => ({ brand_name: 'Naap' }),
}));

afterEach(() => {
  cleanup();
  queryClient.clear();
  clearSession();
  useSession.setState({ hasEnded: false });
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

test('when the session ends, the page says how many steps wait, before anything less precise (workshop-76)', async () => {
  const { default: WorkshopLayout } = await import('./layout.tsx');
  const { WorkPage } = await import('./work/work-page.tsx');
  const { useOutbox } = await import('./work/outbox.ts');
  const said = vi.spyOn(toast, 'info').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', async () => Response.json({ unread: 0 }));
  signIn(
    {
      ...{ username: 'rehmat', email: 'r@shop.example', phone_number: null, gender: null },
      ...{ user_type: 'tailor', profile_picture: null, access: 'access', refresh: 'refresh' },
    },
    true,
  );
  const children = [{ index: true, element: <WorkPage title="Today">Work</WorkPage> }];
  const routes = [
    { path: '/workshop', element: <WorkshopLayout />, children },
    { path: '/login', element: 'Sign in' },
  ];
  render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: ['/workshop'] })} />);
  await screen.findByText('Work');
  const work = { kind: 'no_light', noLight: true } as const;
  const step = { key: 'key', orderId: null, pressedAt: '2026-11-27T10:00:00.000Z', work };
  act(() => useOutbox.setState({ waiting: [step, { ...step, key: 'refused', refusal: 'Too late.' }] }));
  act(() => {
    clearSession();
    useSession.setState({ hasEnded: true });
  });
  await waitFor(() => expect(screen.getByText('Sign in')).toBeTruthy());
  expect(said.mock.calls[0]).toEqual([
    'Your session has ended. Sign in again: 1 step is waiting to be sent.',
    expect.objectContaining({ id: SESSION_ENDED }),
  ]);
  act(() => useOutbox.setState({ waiting: [] }));
});
