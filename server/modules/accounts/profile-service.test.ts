import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { jpeg, multipart, png, type SignedUp, signUp } from '../../../test/factories.ts';
import { users } from '../../db/schema/accounts.ts';
import { files } from '../../db/schema/files.ts';

const app = testApp();

const read = (headers: Record<string, string>) =>
  app.app.inject({ method: 'GET', url: '/auth/profile/', headers });

function put(
  headers: Record<string, string>,
  fields: Record<string, string>,
  pictures: Record<string, Buffer> = {},
) {
  const form = multipart(fields, pictures);
  return app.app.inject({
    method: 'PUT',
    url: '/auth/profile/',
    headers: { ...headers, ...form.headers },
    payload: form.payload,
  });
}

const filesOf = (user: SignedUp) => app.deps.db.select().from(files).where(eq(files.ownerId, user.id));

async function stored(): Promise<string[]> {
  const keys = [];
  for await (const key of app.deps.storage.list(new Date(Date.now() + 60_000))) keys.push(key);
  return keys;
}

describe('reading the profile', () => {
  test('returns what the profile tab shows, and no more', async () => {
    const user = await signUp(app, { firstName: 'Ayesha', dateOfBirth: '1994-08-14', gender: 'female' });
    const response = await read(user.headers);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({
      username: user.username,
      email: user.email,
      phone_number: '+923001234567',
      user_type: 'customer',
      gender: 'female',
      first_name: 'Ayesha',
      last_name: null,
      address: null,
      date_of_birth: '1994-08-14',
      locale: 'en',
      profile_picture: null,
      email_proven: true,
      pending_email: null,
      deletion_due_at: null,
    });
  });

  test('needs a session', async () => {
    expect((await read({})).statusCode).toBe(401);
    expect((await put({}, { first_name: 'Ayesha' })).statusCode).toBe(401);
  });
});

const NO_ADDRESS_IN_NAME = 'Write the name on one line, without a web address or the characters / : @.';

describe('changing the profile', () => {
  test('clears the named fields unless a value is given', async () => {
    const user = await signUp(app, { firstName: 'Noor', gender: 'female', dateOfBirth: '1994-08-14' });
    await put(user.headers, { address: '12 Darzi Street, Lahore' });
    const response = await put(user.headers, {
      clear: 'address,date_of_birth,gender',
      gender: 'other',
      first_name: '',
    });
    expect(response.statusCode).toBe(200);
    const saved = { first_name: 'Noor', gender: 'other', address: null, date_of_birth: null };
    expect(response.json()).toMatchObject(saved);
    expect((await read(user.headers)).json()).toMatchObject(saved);
  });

  test.each(['email', 'address,', 'phone_number', 'address,username'])(
    'refuses to empty %s',
    async (clear) => {
      const user = await signUp(app);
      const response = await put(user.headers, { clear });
      expect(response.statusCode).toBe(400);
      expect(response.json()).toEqual({ clear: [expect.any(String)] });
    },
  );

  test('changes the given fields', async () => {
    const user = await signUp(app);
    const fields = {
      username: `${user.username}.n`,
      phone_number: '0321 7654321',
      gender: 'other',
      first_name: ' Noor ',
      last_name: 'Jehan',
      address: '12 Darzi Street, Lahore',
      date_of_birth: '1990-02-28',
    };
    const response = await put(user.headers, fields);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({
      ...fields,
      email: user.email,
      first_name: 'Noor',
      phone_number: '+923217654321',
      user_type: 'customer',
      locale: 'en',
      profile_picture: null,
      email_proven: true,
      pending_email: null,
      deletion_due_at: null,
    });
    expect((await read(user.headers)).json()).toEqual(response.json());
  });

  test('leaves empty and missing fields unchanged (accounts-12)', async () => {
    const user = await signUp(app, { firstName: 'Noor', address: 'Lahore', gender: 'female' });
    const before = (await read(user.headers)).json();
    const empty = { username: '', email: '', phone_number: '  ', gender: '', address: '', date_of_birth: '' };
    const response = await put(user.headers, { ...empty, first_name: '   ', last_name: '' });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual(before);
    expect((await put(user.headers, {})).json()).toEqual(before);
  });

  test('ignores fields that cannot be changed, such as the role', async () => {
    const user = await signUp(app);
    await put(user.headers, { user_type: 'admin', id: '1', password_hash: 'x', profile_picture: '5' });
    expect((await read(user.headers)).json()).toMatchObject({ user_type: 'customer', profile_picture: null });
  });

  test('stores text verbatim, HTML and SQL included', async () => {
    const user = await signUp(app);
    const written = {
      first_name: `<b>Ayesha'; drop table users; --`,
      address: '<img src=x onerror=alert(1)>',
    };
    expect((await put(user.headers, written)).json()).toMatchObject(written);
  });

  test.each([
    ['username', 'ab', 'Use at least 3 characters.'],
    ['username', 'WWW.evil.example', 'Choose a username that is not a web address.'],
    ['username', 'two words', 'Use letters, digits and _ . - only.'],
    ['email', 'nobody', 'Enter a valid e-mail address.'],
    ['phone_number', '12345', 'Enter a phone number we can call, for example 0300 1234567.'],
    ['gender', 'unicorn', 'Choose one of the options.'],
    ['first_name', 'x'.repeat(61), 'Use at most 60 characters.'],
    ['last_name', 'x'.repeat(61), 'Use at most 60 characters.'],
    ['first_name', 'Win: evil.example/now', NO_ADDRESS_IN_NAME],
    ['last_name', 'www.evil.example', NO_ADDRESS_IN_NAME],
    ['address', 'x'.repeat(301), 'Use at most 300 characters.'],
    ['date_of_birth', '14 August', 'Enter a date.'],
    ['date_of_birth', '1994-02-30', 'Enter a date.'],
    ['date_of_birth', '2999-01-01', 'Enter a day in the past, for example 1994-08-14.'],
    ['date_of_birth', '1789-07-14', 'Enter a day in the past, for example 1994-08-14.'],
    ['location', 'moon', 'Choose one of the options.'],
    ['address', 'a\0b', 'This text contains a character we cannot store.'],
  ])('refuses %s: %s', async (field, value, sentence) => {
    const user = await signUp(app);
    const response = await put(user.headers, { [field]: value });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({ [field]: [sentence] });
  });

  test('reads a number from abroad with its country code', async () => {
    const user = await signUp(app);
    const local = await put(user.headers, { phone_number: '0300 1234567', location: 'international' });
    expect(local.json()).toEqual({
      phone_number: ['Enter the phone number with its country code, for example +44 7400 123456.'],
    });
    const abroad = await put(user.headers, { phone_number: '+44 7400 123456', location: 'international' });
    expect(abroad.json().phone_number).toBe('+447400123456');
  });

  test('refuses taken names in any case, and accepts the own ones', async () => {
    const [user, other] = [await signUp(app), await signUp(app)];
    const current_password = user.password;
    const names = {
      username: other.username.toUpperCase(),
      email: other.email.toUpperCase(),
      current_password,
    };
    const response = await put(user.headers, { ...names, first_name: 'Noor' });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({
      username: ['A user with that username already exists.'],
      email: ['A user with that e-mail address already exists.'],
    });
    expect((await read(user.headers)).json().first_name).toBeNull();
    const own = await put(user.headers, { username: user.username.toUpperCase(), email: user.email });
    expect(own.json().username).toBe(user.username.toUpperCase());
  });

  test('gives a name to one of two concurrent requests', async () => {
    const people = [await signUp(app), await signUp(app), await signUp(app)];
    const responses = await Promise.all(people.map(({ headers }) => put(headers, { username: 'Coveted' })));
    expect(responses.map((response) => response.statusCode).sort()).toEqual([200, 400, 400]);
    expect(responses.find(({ statusCode }) => statusCode === 400)?.json()).toEqual({
      username: ['A user with that username already exists.'],
    });
  });

  test('is refused for a signed-out device', async () => {
    const user = await signUp(app);
    await app.app.inject({ method: 'POST', url: '/auth/logout/', payload: { refresh: user.refresh } });
    expect((await put(user.headers, { email: 'thief@mail.example' })).statusCode).toBe(401);
  });

  test('is multipart', async () => {
    const user = await signUp(app);
    const { headers } = user;
    const json = await app.app.inject({
      method: 'PUT',
      url: '/auth/profile/',
      headers,
      payload: { first_name: 'Noor' },
    });
    expect(json.statusCode).toBe(415);
  });
});

describe('the picture', () => {
  test('is removed by its name in `clear`, with its file (accounts-19)', async () => {
    const user = await signUp(app);
    const { profile_picture: link } = (await put(user.headers, {}, { profile_picture: await jpeg() })).json();
    const without = await put(user.headers, { clear: 'gender,profile_picture' });
    expect([without.statusCode, without.json().profile_picture]).toEqual([200, null]);
    expect((await app.app.inject({ method: 'GET', url: link })).statusCode).toBe(404);
    expect((await put(user.headers, { clear: 'profile_picture' })).statusCode).toBe(200);
    const both = await put(user.headers, { clear: 'profile_picture' }, { profile_picture: await jpeg() });
    expect(both.json().profile_picture).toMatch(/^\/files\//);
  });

  test('has a link that expires, also at sign-in', async () => {
    const user = await signUp(app);
    const response = await put(user.headers, {}, { profile_picture: await jpeg(64, 48) });
    expect(response.statusCode).toBe(200);
    const link = response.json().profile_picture;
    expect(link).toMatch(/^\/files\/[0-9a-v]{26}\?expires=\d+&signature=[\w-]{43}$/);
    const picture = await app.app.inject({ method: 'GET', url: link });
    expect(picture.statusCode).toBe(200);
    expect(picture.headers['content-type']).toBe('image/webp');
    expect(await sharp(picture.rawPayload).metadata()).toMatchObject({
      format: 'webp',
      width: 64,
      height: 48,
    });
    const { email, password } = user;
    const login = await app.app.inject({ method: 'POST', url: '/auth/login/', payload: { email, password } });
    expect(login.json().profile_picture).toBe(link);
  });

  test('replaces and deletes the previous one', async () => {
    const user = await signUp(app);
    const first = (await put(user.headers, {}, { profile_picture: await jpeg() })).json().profile_picture;
    const second = (await put(user.headers, {}, { profile_picture: await png() })).json().profile_picture;
    expect(second).not.toBe(first);
    const [file, ...more] = await filesOf(user);
    expect(more).toEqual([]);
    const key = first.slice('/files/'.length, first.indexOf('?'));
    expect(await stored()).toContain(file?.key);
    expect(await stored()).not.toContain(key);
    expect((await app.app.inject({ method: 'GET', url: first })).statusCode).toBe(404);
    expect((await app.app.inject({ method: 'GET', url: second })).statusCode).toBe(200);
  });

  test('stays when the form has none', async () => {
    const user = await signUp(app);
    const { profile_picture } = (await put(user.headers, {}, { profile_picture: await jpeg() })).json();
    const form = multipart({ first_name: 'Noor' }, { profile_picture: Buffer.alloc(0) });
    const without = await app.app.inject({
      method: 'PUT',
      url: '/auth/profile/',
      headers: { ...user.headers, ...form.headers },
      // Browsers send an empty, unnamed part for an input without a file.
      payload: form.payload.toString().replace('picture.jpg', ''),
    });
    expect(without.json()).toMatchObject({ profile_picture, first_name: 'Noor' });
  });

  test('is not stored when the form is refused', async () => {
    const [user, other] = [await signUp(app), await signUp(app)];
    const before = await stored();
    const response = await put(user.headers, { username: other.username }, { profile_picture: await jpeg() });
    expect(response.statusCode).toBe(400);
    expect(await stored()).toEqual(before);
    expect(await filesOf(user)).toEqual([]);
    const [row] = await app.deps.db.select().from(users).where(eq(users.id, user.id));
    expect(row?.profilePicture).toBeNull();
  });

  const NO_PICTURE =
    'Upload a picture: JPEG, PNG, WebP, AVIF or HEIC. The file you sent is something else or is damaged.';

  test.each([
    ['text', Buffer.from('not a picture at all'), NO_PICTURE],
    ['a script', Buffer.from('<script>alert(1)</script>'), NO_PICTURE],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'), NO_PICTURE],
    ['a PNG that is a script', Buffer.from('\x89PNG\r\n\x1a\n<?php system($_GET[0]);', 'latin1'), NO_PICTURE],
    ['more than 10 MB', Buffer.alloc(10 * 1024 * 1024 + 1, 7), 'The picture is larger than 10 MB.'],
  ])('may not be %s', async (_kind, bytes, sentence) => {
    const user = await signUp(app);
    const response = await put(user.headers, { first_name: 'Noor' }, { profile_picture: bytes });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({ profile_picture: [sentence] });
    expect((await read(user.headers)).json().first_name).toBeNull();
  });

  test('is the only accepted file', async () => {
    const user = await signUp(app);
    const response = await put(user.headers, {}, { avatar: await jpeg() });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({ avatar: ['No file is expected here.'] });
  });
});
