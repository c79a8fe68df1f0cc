import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { updateProfile } from '../../contract/accounts.ts';
import { testApp } from '../../test/app.ts';
import { multipart, png, signUp } from '../../test/factories.ts';
import { Arrival } from './upload-arrival.ts';
import { UploadBudget } from './upload-budget.ts';

const shop = testApp();

function slowForm(headers: object, form: ReturnType<typeof multipart>, begun = 60) {
  const payload = new Readable({ read() {} });
  payload.push(form.payload.subarray(0, begun));
  const { method, path: url } = updateProfile;
  const response = shop.app.inject({ method, url, payload, headers: { ...form.headers, ...headers } });
  const finish = () => {
    payload.push(form.payload.subarray(begun));
    payload.push(null);
    return response;
  };
  return { response, finish };
}

/** Opens one form more than a caller may have, and waits until one of them is refused; the order is random. */
async function openOneTooMany(count: number, ...form: Parameters<typeof slowForm>) {
  const refused: Awaited<ReturnType<typeof slowForm>['response']>[] = [];
  const slow = Array.from({ length: count + 1 }, () => slowForm(...form));
  for (const { response } of slow) void response.then((early) => refused.push(early));
  await expect.poll(() => refused.length, { timeout: 20_000 }).toBe(1);
  const finish = async () =>
    (await Promise.all(slow.map((one) => one.finish()))).map((one) => one.statusCode);
  return { refused: refused[0], finish };
}

test('the forms of one caller are limited; others do not wait for them', async () => {
  const busy = await signUp(shop);
  const other = await signUp(shop);
  const large = multipart({}, { profile_picture: Buffer.alloc(9 * 1024 * 1024, 0xff) });
  const { refused, finish } = await openOneTooMany(5, busy.headers, large, large.payload.length - 60);
  expect(refused?.statusCode).toBe(429);
  expect(refused?.json()).toMatchObject({ code: 'request.too_many' });
  expect(refused?.headers['retry-after']).toBe('5');
  const small = multipart({ first_name: 'Ayesha' }, { profile_picture: await png() });
  expect((await slowForm(other.headers, small).finish()).statusCode).toBe(200);

  expect((await finish()).toSorted()).toEqual([400, 400, 400, 400, 400, 429]);
  expect((await slowForm(busy.headers, small).finish()).statusCode).toBe(200);
});

test('a form counts what has arrived of it, so that heads of pictures keep nobody out', async () => {
  const other = await signUp(shop);
  const picture = multipart({}, { profile_picture: await png() });
  const begun = picture.payload.indexOf('image/png') + 20;
  const attackers = await Promise.all(Array.from({ length: 6 }, () => signUp(shop)));
  const slow = attackers.flatMap(({ headers }) =>
    Array.from({ length: 12 }, () => slowForm(headers, picture, begun)),
  );
  expect((await slowForm(other.headers, picture).finish()).statusCode).toBe(200);
  for (const { finish } of slow) await finish();
});

test('all forms together have a memory limit, and release it', () => {
  const budget = new UploadBudget({ total: 100, perNetwork: 100, perCaller: 100 });
  const first = budget.open('a', 'one');
  const second = budget.open('b', 'other');
  first.reserve(60);
  second.reserve(40);
  expect(() => second.reserve(1)).toThrow(
    expect.objectContaining({ code: 'server.unavailable', retryAfter: 5 }),
  );
  first.release();
  second.reserve(60);
  second.release();
  budget.open('c', 'one').reserve(100);
});

test('a form that alone is larger than what its caller may have is too large', () => {
  const budget = new UploadBudget({ total: 100, perNetwork: 100, perCaller: 50 });
  const form = budget.open('a', 'one');
  form.reserve(40);
  expect(() => form.reserve(11)).toThrow(expect.objectContaining({ code: 'request.too_large' }));
  expect(() => budget.open('a', 'one').reserve(11)).toThrow(
    expect.objectContaining({ code: 'request.too_many' }),
  );
});

test('the forms of one network leave room for others', () => {
  const budget = new UploadBudget({ total: 100, perNetwork: 50, perCaller: 100 });
  budget.open('a', 'one').reserve(30);
  const second = budget.open('b', 'one');
  expect(() => second.reserve(21)).toThrow(expect.objectContaining({ code: 'request.too_many' }));
  second.reserve(20);
  budget.open('c', 'other').reserve(50);
});

test('a form that arrives slower than the least speed is given up, one on slow 3G is not', async () => {
  const arrivalAt = (bytesPerSecond: number) => {
    const started = performance.now();
    const socket = {
      get bytesRead() {
        return ((performance.now() - started) / 1000) * bytesPerSecond;
      },
    };
    return new Arrival(socket, { graceMs: 100, leastBytesPerSecond: 16_384 });
  };
  await expect(arrivalAt(1).stalled).rejects.toMatchObject({ code: 'request.timeout' });
  const slow3G = arrivalAt(50_000);
  expect(await Promise.race([slow3G.stalled, sleep(500, 'still arriving')])).toBe('still arriving');
  slow3G.end();
});

describe('the text fields of a form', () => {
  const send = async (fields: Record<string, string>) => {
    const { headers } = await signUp(shop);
    const form = multipart(fields);
    return slowForm(headers, form, form.payload.length).finish();
  };

  test('are at most 64 kB together', async () => {
    const third = 'x'.repeat(22 * 1024);
    const response = await send({ first_name: third, last_name: third, address: third });
    expect(response.statusCode).toBe(413);
    expect(response.json()).toEqual({ address: ['The request is too large.'] });
    const within = await send({ first_name: third, last_name: third });
    expect(within.statusCode).toBe(400);
    expect(Object.keys(within.json())).toEqual(['first_name', 'last_name']);
  });

  test('count with their names', async () => {
    const many = Object.fromEntries(
      Array.from({ length: 39 }, (_, index) => [`${index}`.padEnd(90, 'x'), 'x'.repeat(1650)]),
    );
    expect((await send(many)).statusCode).toBe(413);
  });

  test('count towards the caller’s limit from the first byte', async () => {
    const busy = await signUp(shop);
    const other = await signUp(shop);
    const large = multipart({}, { profile_picture: Buffer.alloc(9 * 1024 * 1024, 0xff) });
    const form = multipart({ first_name: 'Ayesha' });
    // 45 MB have arrived once a sixth is refused; then 64 kB each.
    const pictures = await openOneTooMany(5, busy.headers, large, large.payload.length - 60);
    let refused = 0;
    const texts = Array.from({ length: 120 }, () => {
      const slow = slowForm(busy.headers, form);
      void slow.response.then(({ statusCode }) => {
        if (statusCode === 429) refused++;
      });
      return slow;
    });
    await expect.poll(() => refused, { timeout: 20_000 }).toBeGreaterThan(0);
    expect((await slowForm(other.headers, form).finish()).statusCode).toBe(200);
    await Promise.all([pictures, ...texts].map(({ finish }) => finish()));
    expect((await slowForm(busy.headers, form).finish()).statusCode).toBe(200);
  }, 60_000);
});

test('a refused form releases its reservation', async () => {
  const { headers } = await signUp(shop);
  const wrong = multipart({}, { profile_picture: Buffer.from('no picture') });
  for (let times = 0; times < 6; times++) {
    expect((await slowForm(headers, wrong).finish()).statusCode).toBe(400);
  }
});

test('an empty file is refused on its field, an input without a file is not (files-3)', async () => {
  const { headers } = await signUp(shop);
  const { method, path: url } = updateProfile;
  const named = multipart({ first_name: 'Ayesha' }, { profile_picture: Buffer.alloc(0) });
  const send = (payload: Buffer) =>
    shop.app.inject({ method, url, payload, headers: { ...named.headers, ...headers } });
  const refused = await send(named.payload);
  expect([refused.statusCode, refused.json()]).toEqual([
    400,
    { profile_picture: ['This file is empty. Choose another picture.'] },
  ]);
  const unnamed = Buffer.from(
    named.payload.toString('latin1').replace(/filename="[^"]+"/, 'filename=""'),
    'latin1',
  );
  expect((await send(unnamed)).statusCode).toBe(200);
});
