// @vitest-environment happy-dom
import { useQuery } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { LiveListener } from '../../../lib/live.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { useLiveWork } from './use-live-work.ts';

let live: LiveListener | undefined;

vi.mock('../../../lib/live.ts', () => ({
  isLiveConnected: () => true,
  listenLive(listener: LiveListener) {
    live = listener;
    return () => undefined;
  },
}));

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
