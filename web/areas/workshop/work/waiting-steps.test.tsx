// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

// Files of the same worker share modules: an earlier one may have left its outbox in the middle of sending.
vi.hoisted(() => vi.resetModules());

import { signIn } from '../../../lib/session.ts';
import { doWork, useOutbox } from './outbox.ts';
import { WaitingSteps } from './waiting-steps.tsx';

const TAILOR = {
  username: 'rehmat',
  email: 'rehmat@shop.example',
  phone_number: null,
  user_type: 'tailor',
  gender: null,
  profile_picture: null,
} as const;

let sent: number;

beforeEach(() => {
  signIn({ ...TAILOR, access: 'access', refresh: 'refresh' }, true);
  sent = 0;
  vi.stubGlobal('fetch', async () => {
    sent += 1;
    throw new TypeError('Failed to fetch');
  });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Waiting() {
  return <WaitingSteps waiting={useOutbox(({ waiting }) => waiting)} />;
}

test('the last step that waits is taken back, and never sent (workshop-11)', async () => {
  const order = { id: 7, tracking_id: 'NP-7' };
  render(<Waiting />);
  await act(() => doWork(order, { kind: 'step', said: { action: 'start' }, expectedStatus: 'ACCEPTED' }));
  await act(() =>
    doWork(order, { kind: 'step', said: { action: 'check' }, expectedStatus: 'IN_PRODUCTION' }),
  );
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2));
  const [button, ...others] = screen.getAllByRole('button', { name: /^Take back/ });
  expect(others).toEqual([]);
  fireEvent.click(button as HTMLElement);
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
  expect(useOutbox.getState().waiting).toMatchObject([{ work: { said: { action: 'start' } } }]);
  expect(sent).toBeGreaterThan(0);
  fireEvent.click(await screen.findByRole('button', { name: /^Take back/ }));
  await waitFor(() => expect(screen.queryByRole('list')).toBeNull());
});
