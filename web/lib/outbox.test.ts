// @vitest-environment happy-dom
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { CallError } from './call-error.ts';
import type { Pressed } from './outbox.ts';

const device = vi.hoisted(() => {
  vi.resetModules();
  return { kept: new Map<string, unknown>(), isFull: false };
});

vi.mock('idb-keyval', () => ({
  createStore: () => undefined,
  get: async (key: string) => device.kept.get(key),
  set: async (key: string, value: unknown) => device.kept.set(key, value),
  del: async (key: string) => device.kept.delete(key),
  clear: async () => device.kept.clear(),
  async update(key: string, edit: (before: unknown) => unknown) {
    const after = edit(device.kept.get(key));
    if (device.isFull) throw new DOMException('Full', 'QuotaExceededError');
    device.kept.set(key, after);
  },
}));

interface Work extends Pressed {
  name: string;
}

const shown: string[] = [];
let answer: (work: Work) => Promise<void>;
let outbox: ReturnType<typeof import('./outbox.ts').createOutbox<Work>>;
let session: typeof import('./session.ts');
let mustStay: () => boolean;

beforeAll(async () => {
  session = await import('./session.ts');
  ({ mustStay } = await import('./storage.ts'));
  const { createOutbox, nextOf } = await import('./outbox.ts');
  outbox = createOutbox<Work>({
    name: 'test',
    next: (waiting) => nextOf(waiting, ({ name }) => name),
    reread: () => undefined,
    async carryOut(work) {
      await answer(work);
      return () => shown.push(work.name);
    },
  });
});

const noNetwork = async () => {
  throw new CallError('Network error', 0);
};

function signIn(username: string) {
  const person = { username, email: `${username}@shop.example`, phone_number: null, gender: null };
  session.signIn({ ...person, user_type: 'tailor', profile_picture: null, access: 'a', refresh: 'r' }, true);
}

beforeEach(() => {
  device.kept.clear();
  device.isFull = false;
  answer = noNetwork;
});

const press = (name: string) => outbox.press({ name, key: name, pressedAt: '2026-11-27T10:00:00.000Z' });
const waiting = () => outbox.use.getState().waiting.map(({ name }) => name);

test('what a full device cannot keep is said, shown with the rest, and sent in order (workshop-75)', async () => {
  signIn('karim');
  await press('first');
  expect(outbox.use.getState().isUnkept).toBe(false);
  device.isFull = true;
  await press('second');
  expect(waiting()).toEqual(['first', 'second']);
  expect([outbox.use.getState().isUnkept, mustStay()]).toEqual([true, true]);
  device.isFull = false;
  const sent: string[] = [];
  answer = async ({ name }) => {
    sent.push(name);
  };
  await press('third');
  expect(sent).toEqual(['first', 'second', 'third']);
  expect(outbox.use.getState()).toMatchObject({ waiting: [], isUnkept: false });
  expect(mustStay()).toBe(false);
});

test('what a full device cannot remove is sent once, and a refusal stays (workshop-75)', async () => {
  signIn('karim');
  await press('first');
  await press('second');
  device.isFull = true;
  const sent: string[] = [];
  answer = async ({ name }) => {
    sent.push(name);
    if (sent.length > 9) return noNetwork();
    if (name === 'second') throw new CallError('Too late.', 409);
  };
  await press('third');
  expect(sent).toEqual(['first', 'second', 'third']);
  expect(outbox.use.getState()).toMatchObject({
    waiting: [{ name: 'second', refusal: 'Too late.' }],
    isUnkept: false,
  });
  await outbox.tryAgain('second');
  expect(sent).toEqual(['first', 'second', 'third', 'second']);
  device.isFull = false;
  await outbox.drop(outbox.use.getState().waiting[0]?.key ?? '');
  expect([waiting(), device.kept.get('karim')]).toEqual([[], []]);
});

test('another person on the same device neither sees nor sends what waits (workshop-76)', async () => {
  signIn('karim');
  await press('kept');
  device.isFull = true;
  await press('in memory');
  session.clearSession(true);
  signIn('rehmat');
  device.isFull = false;
  const sent: string[] = [];
  answer = async ({ name }) => {
    sent.push(name);
  };
  await press('of rehmat');
  expect(sent).toEqual(['of rehmat']);
  expect(waiting()).toEqual([]);
  session.clearSession(true);
  signIn('karim');
  await press('later');
  expect(sent).toEqual(['of rehmat', 'kept', 'in memory', 'later']);
});

test('a step that is answered after another person has signed in, is done, and not shown to them (workshop-76)', async () => {
  signIn('karim');
  await press('first');
  device.kept.set('rehmat', [{ name: 'theirs', key: 'theirs', pressedAt: '2026-11-27T10:00:00.000Z' }]);
  outbox.use.setState({ isCutOff: false });
  shown.length = 0;
  const sent: string[] = [];
  answer = async ({ name }) => {
    sent.push(name);
    signIn('rehmat');
  };
  await press('second');
  expect([sent, shown]).toEqual([['first'], []]);
  expect(device.kept.get('karim')).toMatchObject([{ name: 'second' }]);
  expect(device.kept.get('rehmat')).toMatchObject([{ name: 'theirs' }]);
  expect(outbox.use.getState().isCutOff).toBe(false);
});

test('a step is not sent for another person whose sign-in this tab has not heard of yet (workshop-76)', async () => {
  signIn('karim');
  const sent: string[] = [];
  answer = async ({ name }) => void sent.push(name);
  localStorage.setItem('user', JSON.stringify({ username: 'rehmat' }));
  await press('first');
  expect(sent).toEqual([]);
  expect(device.kept.get('karim')).toMatchObject([{ name: 'first' }]);
});

test('a session that ends keeps what waits', async () => {
  signIn('karim');
  answer = async () => {
    session.clearSession();
    throw new Error('Unable to refresh token');
  };
  await press('first');
  signIn('karim');
  const sent: string[] = [];
  answer = async ({ name }) => {
    sent.push(name);
  };
  await press('second');
  expect(sent).toEqual(['first', 'second']);
});
