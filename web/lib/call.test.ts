import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { askOwnerWith, call, download } from './call.ts';
import { CallError } from './call-error.ts';
import { storeUser, useSession, watchSession } from './session.ts';

const stored = new Map<string, string>();
const listeners = new Map<string, (event: object) => void>();
const fetched = vi.fn<(address: string, init: RequestInit) => Promise<Response>>();

beforeEach(() => {
  stored.clear();
  vi.useFakeTimers();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('window', {
    addEventListener: (type: string, listener: () => void) => void listeners.set(type, listener),
    removeEventListener: (type: string) => void listeners.delete(type),
  });
  vi.stubGlobal('fetch', fetched);
  useSession.setState({ user: null, hasEnded: false });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  fetched.mockReset();
});

function signIn() {
  stored.set('accessToken', 'old');
  stored.set('refreshToken', 'refused');
  const details = { email: '', phone_number: null, gender: null, profile_picture: null };
  storeUser({ username: 'ayesha', user_type: 'customer', ...details });
}

const silence = (_address: string, { signal }: RequestInit) =>
  new Promise<Response>((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason));
  });

describe('a call', () => {
  const login = () =>
    call('POST /auth/login/', { session: 'none', body: { email: 'a@example.com', password: 'secret' } });

  test('that gets no response fails after 20 seconds with a sentence', async () => {
    fetched.mockImplementation(silence);
    const failed = expect(login()).rejects.toEqual(
      new CallError('The shop did not answer. Please check your connection and try again.', 0),
    );
    await vi.advanceTimersByTimeAsync(20_000);
    await failed;
  });

  /** Sends a byte every `ms` until aborted. */
  const slow = (ms: number, bytes: number) => async (_address: string, init: RequestInit) =>
    new Response(
      new ReadableStream({
        start(controller) {
          init.signal?.addEventListener('abort', () => controller.error(init.signal?.reason));
        },
        async pull(controller) {
          await new Promise((resolve) => setTimeout(resolve, ms));
          if (bytes-- > 0) controller.enqueue(new Uint8Array([65]));
          else controller.close();
        },
      }),
    );

  test('may take longer while its answer arrives', async () => {
    signIn();
    fetched.mockImplementation(slow(15_000, 6));
    const saved = download('GET /tailor_module/single-order/invoice/{id}/', { params: { id: 7 } });
    await vi.advanceTimersByTimeAsync(120_000);
    expect((await saved).blob.size).toBe(6);
  });

  test.each([
    ['attachment; filename="NP-INV-000042.pdf"', 'NP-INV-000042.pdf'],
    [`attachment; filename="___.csv"; filename*=UTF-8''%D9%86%D8%A7%D9%85.csv`, 'نام.csv'],
    ['', 'document'],
  ])('is named as %j says', async (disposition, filename) => {
    signIn();
    fetched.mockResolvedValue(new Response('x', { headers: { 'content-disposition': disposition } }));
    expect(
      (await download('GET /tailor_module/single-order/invoice/{id}/', { params: { id: 7 } })).filename,
    ).toBe(filename);
  });

  test('fails when its answer stops arriving', async () => {
    signIn();
    fetched.mockImplementation(slow(60_000, 6));
    const failed = expect(
      download('GET /tailor_module/single-order/invoice/{id}/', { params: { id: 7 } }),
    ).rejects.toThrow('The shop did not answer.');
    await vi.advanceTimersByTimeAsync(20_000);
    await failed;
  });

  test('succeeds without content, for which Chromium has a body too', async () => {
    signIn();
    const empty = new Response(null, { status: 204 });
    fetched.mockResolvedValue(Object.defineProperty(empty, 'body', { value: new ReadableStream() }));
    await call('DELETE /user_module/addresses/{id}/', { params: { id: 7 } });
    expect(vi.getTimerCount()).toBe(0);
  });

  test('leaves no timer behind', async () => {
    fetched.mockImplementation(async () => Response.json({}));
    await call('GET /api/settings/', { session: 'none' });
    expect(vi.getTimerCount()).toBe(0);
  });

  test('is aborted by the signal of its caller', async () => {
    fetched.mockImplementation(silence);
    const stop = new AbortController();
    const failed = expect(
      call('GET /api/settings/', { session: 'none', signal: stop.signal }),
    ).rejects.toMatchObject({
      name: 'AbortError',
    });
    stop.abort();
    await failed;
  });

  test('with an optional session is repeated anonymously when the session has ended', async () => {
    signIn();
    fetched.mockImplementation(async (address, { headers }) => {
      if (address === '/auth/refresh/') return new Response('{}', { status: 401 });
      const isVisitor = !new Headers(headers).has('authorization');
      return Response.json(isVisitor ? { needed: false } : {}, { status: isVisitor ? 200 : 401 });
    });
    const body = { phone: '0300 1234567' };
    const sent = call('POST /api/phones/check/', { session: 'optional', body });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await sent).toEqual({ needed: false });
    expect(useSession.getState()).toMatchObject({ user: null, hasEnded: true });
  });

  test('that creates something is not repeated anonymously', async () => {
    signIn();
    fetched.mockImplementation(async () => new Response('{}', { status: 401 }));
    const body = { name: 'A', email: 'a@example.com', subject: 'Other', message: 'Salaam' };
    const failed = expect(
      call('POST /contact/contact-us/', { session: 'optional', body, idempotencyKey: 'one' }),
    ).rejects.toThrow('Unable to refresh token');
    await vi.advanceTimersByTimeAsync(1_000);
    await failed;
    const anonymous = fetched.mock.calls.filter(
      ([address, options]) =>
        address === '/contact/contact-us/' && !new Headers(options?.headers).has('authorization'),
    );
    expect(anonymous).toEqual([]);
  });
});

test('a call is not repeated for somebody else who has signed in meanwhile (workshop-76)', async () => {
  signIn();
  fetched.mockImplementation(async () => {
    stored.set('accessToken', 'theirs');
    stored.set('user', JSON.stringify({ username: 'rehmat' }));
    return Response.json({ detail: 'Expired.' }, { status: 401 });
  });
  await expect(call('GET /api/workshop/today/')).rejects.toThrow('Unable to refresh token');
  expect(fetched).toHaveBeenCalledOnce();
});

describe('a call that needs a confirmation (people-11)', () => {
  const step = () =>
    call('POST /api/orders/{id}/steps/', {
      params: { id: 7 },
      body: { action: 'record_refund', reason: 'Lost parcel' },
      idempotencyKey: 'one',
    });
  const sentSteps = () =>
    fetched.mock.calls.map(([, { body, headers }]) => [body, new Headers(headers).get('idempotency-key')]);

  beforeEach(() => {
    signIn();
    const refusal = { detail: 'Please confirm first that it is you.', code: 'session.unconfirmed' };
    fetched
      .mockResolvedValueOnce(Response.json(refusal, { status: 403 }))
      .mockResolvedValueOnce(Response.json({ id: 7 }));
  });

  afterEach(() => askOwnerWith(undefined));

  test('is sent again as it was, once its owner has confirmed', async () => {
    askOwnerWith(async () => true);
    expect(await step()).toEqual({ id: 7 });
    const [first, second] = sentSteps();
    expect(second).toEqual(first);
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  test('fails with the sentence when its owner does not confirm, or nobody asks', async () => {
    askOwnerWith(async () => false);
    await expect(step()).rejects.toThrow('Please confirm first that it is you.');
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  test('fails at once for another refusal', async () => {
    const ask = vi.fn(async () => true);
    askOwnerWith(ask);
    fetched.mockReset();
    fetched.mockResolvedValueOnce(Response.json({ code: 'session.forbidden' }, { status: 403 }));
    await expect(step()).rejects.toBeInstanceOf(CallError);
    expect(ask).not.toHaveBeenCalled();
  });
});

test('a page restored from the back/forward cache reads the session again', () => {
  const unwatch = watchSession();
  signIn();
  useSession.setState({ user: null });
  listeners.get('pageshow')?.({ persisted: false });
  expect(useSession.getState().user).toBeNull();
  listeners.get('pageshow')?.({ persisted: true });
  expect(useSession.getState().user).toMatchObject({ username: 'ayesha' });
  unwatch();
});
