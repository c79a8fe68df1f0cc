import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { updateProfile } from '../../contract/accounts.ts';
import { testApp } from '../../test/app.ts';
import { multipart, png, signUp } from '../../test/factories.ts';
import { FormRoom } from './form-room.ts';

const shop = testApp();

/** A form that has begun to arrive and ends when told to. */
function slowForm(headers: object, form: ReturnType<typeof multipart>, begun = 60) {
  const payload = new Readable({ read() {} });
  payload.push(form.payload.subarray(0, begun));
  const { method, path: url } = updateProfile.call;
  const answer = shop.app.inject({ method, url, payload, headers: { ...form.headers, ...headers } });
  const finish = () => {
    payload.push(form.payload.subarray(begun));
    payload.push(null);
    return answer;
  };
  return { answer, finish };
}

test('the forms of one caller take only their share; others do not wait for them', async () => {
  const busy = await signUp(shop);
  const other = await signUp(shop);
  const large = multipart({}, { profile_picture: Buffer.alloc(9 * 1024 * 1024, 0xff) });
  const slow = Array.from({ length: 5 }, () => slowForm(busy.headers, large, large.payload.length - 60));
  await new Promise((resolve) => setTimeout(resolve, 300));

  const refused = await slowForm(busy.headers, large).finish();
  expect(refused.statusCode).toBe(429);
  expect(refused.json()).toMatchObject({ code: 'request.too_many' });
  expect(refused.headers['retry-after']).toBe('5');
  const small = multipart({ first_name: 'Ayesha' }, { profile_picture: await png() });
  expect((await slowForm(other.headers, small).finish()).statusCode).toBe(200);

  for (const { finish } of slow) expect((await finish()).statusCode).toBe(400);
  expect((await slowForm(busy.headers, small).finish()).statusCode).toBe(200);
});

test('small pictures count too: each is work, and a line of a thousand would keep everybody waiting', async () => {
  const busy = await signUp(shop);
  const small = multipart({}, { profile_picture: await png() });
  const slow = Array.from({ length: 12 }, () => slowForm(busy.headers, small, small.payload.length - 60));
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect((await slowForm(busy.headers, small).finish()).statusCode).toBe(429);
  const without = multipart({ first_name: 'Ayesha' });
  expect((await slowForm(busy.headers, without).finish()).statusCode).toBe(200);
  const answers = await Promise.all(slow.map(({ finish }) => finish()));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(12).fill(200));
});

test('forms together take only so much memory, and give it back', () => {
  const room = new FormRoom({ most: 100, mostOfOne: 100 });
  const first = room.enter('a');
  const second = room.enter('b');
  first.hold(60);
  second.hold(40);
  expect(() => second.hold(1)).toThrow(
    expect.objectContaining({ code: 'server.unavailable', retryAfter: 5 }),
  );
  first.leave();
  second.hold(60);
  second.leave();
  room.enter('c').hold(100);
});

test('a form that is refused gives its room back too', async () => {
  const { headers } = await signUp(shop);
  const wrong = multipart({}, { profile_picture: Buffer.from('no picture') });
  for (let times = 0; times < 6; times++) {
    expect((await slowForm(headers, wrong).finish()).statusCode).toBe(400);
  }
});
