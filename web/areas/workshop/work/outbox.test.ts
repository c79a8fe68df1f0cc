// @vitest-environment happy-dom
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { signIn } from '../../../lib/session.ts';
import { doWork, sayNoLight, useOutbox } from './outbox.ts';

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

afterAll(() => useOutbox.setState({ waiting: [] }));

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

test('a step waits while a response breaks off after its status', async () => {
  const broken = () => new ReadableStream({ start: (stream) => stream.error(new TypeError('terminated')) });
  vi.stubGlobal('fetch', async () => new Response(broken(), { status: 200 }));
  await doWork(
    { id: 8, tracking_id: 'NP-8' },
    { kind: 'step', said: { action: 'start' }, expectedStatus: 'ACCEPTED' },
  );
  const { waiting } = useOutbox.getState();
  expect(waiting.find(({ orderId }) => orderId === 8)).toMatchObject({ work: { kind: 'step' } });
  expect(waiting.some(({ refusal }) => refusal !== undefined)).toBe(false);
});

test('a receipt is sent with the time when it was pressed (orders-86)', async () => {
  useOutbox.setState({ waiting: [] });
  const failing = async () => {
    throw new TypeError('Failed to fetch');
  };
  vi.stubGlobal('fetch', failing);
  const work = { kind: 'step', said: { action: 'receive_cloth' }, expectedStatus: 'ACCEPTED' } as const;
  await doWork({ id: 9, tracking_id: 'NP-9' }, work);
  const pressed = useOutbox.getState().waiting.find(({ orderId }) => orderId === 9);
  const sent: FormData[] = [];
  vi.stubGlobal('fetch', async (address: string, { body }: { body?: FormData } = {}) => {
    if (address.includes('/orders/9/') && body) sent.push(body);
    return Response.json({ detail: 'Gone.' }, { status: 404 });
  });
  await doWork({ id: 10, tracking_id: 'NP-10' }, work);
  expect(sent.map((form) => form.get('pressed_at'))).toEqual([pressed?.pressedAt]);
});

test('the start of a garment is sent with the time when it was pressed, its other steps without (orders-86)', async () => {
  useOutbox.setState({ waiting: [] });
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (address: string, { body }: { body?: string } = {}) => {
    if (address.includes('/garments/')) sent.push(JSON.parse(body ?? ''));
    return Response.json({ detail: 'Gone.' }, { status: 404 });
  });
  const work = { kind: 'garment', garment: 32, expectedProgress: 'WAITING' } as const;
  await doWork({ id: 11, tracking_id: 'NP-11' }, { ...work, said: { action: 'start' } });
  const pressed = useOutbox.getState().waiting.find(({ orderId }) => orderId === 11);
  await doWork({ id: 12, tracking_id: 'NP-12' }, { ...work, said: { action: 'check' } });
  expect(sent).toEqual([
    { action: 'start', expected_progress: 'WAITING', pressed_at: pressed?.pressedAt },
    { action: 'check', expected_progress: 'WAITING' },
  ]);
});

test('“No light” waits for the network, and is sent with the time when it was pressed (workshop-16)', async () => {
  useOutbox.setState({ waiting: [] });
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch');
  });
  await sayNoLight(true);
  const pressed = useOutbox.getState().waiting.find(({ orderId }) => orderId === null);
  expect(pressed).toMatchObject({ work: { kind: 'no_light', noLight: true } });
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (address: string, { body }: { body?: string } = {}) => {
    if (!address.includes('no-light')) return Response.json({ detail: 'Gone.' }, { status: 404 });
    sent.push(JSON.parse(body ?? ''));
    return Response.json({ day: '2026-11-22', no_light: true });
  });
  await sayNoLight(false);
  expect(sent).toEqual([
    { no_light: true, pressed_at: pressed?.pressedAt },
    { no_light: false, pressed_at: expect.any(String) },
  ]);
  expect(useOutbox.getState().waiting.filter(({ orderId }) => orderId === null)).toEqual([]);
});
