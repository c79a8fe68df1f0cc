// @vitest-environment happy-dom
import { useQuery } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { LiveListener } from '../../../lib/live.ts';

let live: LiveListener | undefined;

vi.mock('../../../lib/live.ts', () => ({
  isLiveConnected: () => true,
  listenLive(listener: LiveListener) {
    live = listener;
    return () => undefined;
  },
}));

let queryClient: typeof import('../../../lib/query-client.ts').queryClient;
let useLiveWork: typeof import('./use-live-work.ts').useLiveWork;

// An earlier file of this worker may have loaded it with the real connection.
beforeAll(async () => {
  vi.resetModules();
  ({ queryClient } = await import('../../../lib/query-client.ts'));
  ({ useLiveWork } = await import('./use-live-work.ts'));
});

afterEach(() => {
  cleanup();
  queryClient.clear();
});

const KEYS = [['workshop']];
let stored = ['NP-1', 'NP-2'];

function Today() {
  useLiveWork(KEYS);
  const { data } = useQuery({ queryKey: ['workshop', 'today'], queryFn: async () => stored }, queryClient);
  return (
    <section>
      <h2>New orders</h2>
      {data?.map((number) => (
        <a key={number} href={`/${number}`}>
          {number}
        </a>
      ))}
    </section>
  );
}

test('a list follows what happens, and keeps the focus (workshop-13)', async () => {
  render(<Today />);
  (await screen.findByText('NP-1')).focus();
  stored = ['NP-1', 'NP-2', 'NP-3'];
  act(() => live?.onFrame?.({ type: 'work' }));
  await screen.findByText('NP-3');
  expect(document.activeElement).toBe(screen.getByText('NP-1'));
  stored = ['NP-2', 'NP-3'];
  act(() => live?.onFrame?.({ type: 'work' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByText('New orders')));
});
