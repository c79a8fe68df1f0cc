// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { signIn } from '../../../lib/session.ts';
import { doWork, useOutbox } from './outbox.ts';

const TAILOR = {
  username: 'karim',
  email: 'karim@shop.example',
  phone_number: null,
  user_type: 'tailor',
  gender: null,
  profile_picture: null,
} as const;

beforeEach(() => {
  signIn({ ...TAILOR, access: 'expired', refresh: 'refresh' }, true);
});

test('a step waits while the network fails in the middle of renewing the session', async () => {
  vi.stubGlobal('fetch', async (address: string) => {
    if (address.includes('refresh')) throw new TypeError('Failed to fetch');
    return Response.json({ detail: 'Expired.' }, { status: 401 });
  });
  const step = { kind: 'step', said: { action: 'start' }, expectedStatus: 'ACCEPTED' } as const;
  await doWork({ id: 7, tracking_id: 'NP-7' }, step);
  const { waiting, isCutOff } = useOutbox.getState();
  expect(isCutOff).toBe(true);
  expect(waiting).toMatchObject([{ orderId: 7, work: step }]);
  expect(waiting[0]?.refusal).toBeUndefined();
});
