// @vitest-environment happy-dom
import { useQuery } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { LiveListener } from '../../lib/live.ts';

let live: LiveListener | undefined;

vi.mock('../../lib/live.ts', () => ({
  isLiveConnected: () => false,
  listenLive(listener: LiveListener) {
    live = listener;
    return () => undefined;
  },
}));

let queryClient: typeof import('../../lib/query-client.ts').queryClient;
let useLiveUnread: typeof import('./use-live-unread.ts').useLiveUnread;

// An earlier file of this worker may have loaded it with the real connection.
beforeAll(async () => {
  vi.resetModules();
  ({ queryClient } = await import('../../lib/query-client.ts'));
  ({ useLiveUnread } = await import('./use-live-unread.ts'));
});

afterEach(() => {
  cleanup();
  queryClient.clear();
});

let status = 'Placed';

function Page() {
  const unread = useLiveUnread();
  const { data } = useQuery({ queryKey: ['orders', 'view', 1], queryFn: async () => status }, queryClient);
  return (
    <p>
      {data}, {unread} unread
    </p>
  );
}

const READY = { type: 'ready', user_id: 1, unread: 0, last_id: null, token_expires_at: '' } as const;

test('an open order follows what its notifications tell, and what came while there was no connection (orders-53)', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  render(<Page />);
  await screen.findByText('Placed, 0 unread');
  await waitFor(() => expect(live).toBeDefined());
  act(() => live?.onFrame?.(READY));
  status = 'Accepted';
  act(() => live?.onFrame?.({ type: 'notification', unread: 1 }));
  await screen.findByText('Accepted, 1 unread');
  status = 'In production';
  act(() => live?.onFrame?.(READY));
  await screen.findByText('In production, 1 unread');
});
