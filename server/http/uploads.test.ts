import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { updateProfile } from '../../contract/accounts.ts';
import { testApp } from '../../test/app.ts';
import { multipart, png, signUp } from '../../test/factories.ts';
import { FormRoom } from './form-room.ts';

const shop = testApp();

/** A form that has begun to arrive and ends when told to. */
function slowForm(headers: object, form: ReturnType<typeof multipart>) {
  const payload = new Readable({ read() {} });
  payload.push(form.payload.subarray(0, 60));
  const { method, path: url } = updateProfile.call;
  const answer = shop.app.inject({ method, url, payload, headers: { ...form.headers, ...headers } });
  const finish = () => {
    payload.push(form.payload.subarray(60));
    payload.push(null);
    return answer;
  };
  return { answer, finish };
}

test('one caller sends a few forms at once; others do not wait for them', async () => {
  const busy = await signUp(shop);
  const other = await signUp(shop);
  const form = multipart({ first_name: 'Ayesha' }, { profile_picture: await png() });
  const slow = Array.from({ length: 4 }, () => slowForm(busy.headers, form));
  await new Promise((resolve) => setTimeout(resolve, 50));

  const refused = await slowForm(busy.headers, form).finish();
  expect(refused.statusCode).toBe(429);
  expect(refused.json()).toMatchObject({ code: 'request.too_many' });
  expect(refused.headers['retry-after']).toBe('5');
  expect((await slowForm(other.headers, form).finish()).statusCode).toBe(200);

  for (const { finish } of slow) expect((await finish()).statusCode).toBe(200);
  expect((await slowForm(busy.headers, form).finish()).statusCode).toBe(200);
});

test('forms together take only so much memory, and give it back', () => {
  const room = new FormRoom(100);
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
