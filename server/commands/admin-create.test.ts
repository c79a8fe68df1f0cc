import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { testApp } from '../../test/app.ts';
import { runCommand, settingsOf } from '../../test/command.ts';
import { signUp } from '../../test/factories.ts';
import { users } from '../db/schema/accounts.ts';

const app = testApp();

function run(args: string[], settings: NodeJS.ProcessEnv = {}) {
  return runCommand('admin-create', args, {
    ...settingsOf(app),
    ADMIN_PASSWORD: 'keys under the mat 7',
    ...settings,
  });
}

const userWith = async (email: string) => {
  const [user] = await app.deps.db.select().from(users).where(eq(users.email, email));
  return user;
};

test('creates an admin who can sign in', async () => {
  const made = await run(['--email', 'Owner@mail.example', '--username', 'owner']);
  expect(made).toMatchObject({ status: 0, output: 'owner (owner@mail.example) is an admin now.\n' });
  const { id: accountId } = (await userWith('owner@mail.example')) ?? {};
  expect(JSON.parse(made.error)).toMatchObject({
    log: 'security',
    event: 'role_changed',
    accountId,
    role: 'admin',
  });
  const signedIn = await app.app.inject({
    method: 'POST',
    url: '/auth/login/',
    payload: { email: 'owner@mail.example', password: 'keys under the mat 7' },
  });
  expect(signedIn.json().user_type).toBe('admin');
  expect((await run(['--email', 'owner@mail.example'])).output).toBe(
    'owner@mail.example is an admin already.\n',
  );
});

test('promotes an existing account without changing its password', async () => {
  const user = await signUp(app);
  const before = await userWith(user.email);
  const promoted = await run(['--email', user.email.toUpperCase()], { ADMIN_PASSWORD: undefined });
  expect(promoted.status).toBe(0);
  expect(JSON.parse(promoted.error)).toMatchObject({ event: 'role_changed', accountId: user.id });
  const after = await userWith(user.email);
  expect(after).toMatchObject({ userType: 'admin', passwordHash: before?.passwordHash });
  const refreshed = await app.app.inject({
    method: 'POST',
    url: '/auth/refresh/',
    payload: { refresh: user.refresh },
  });
  expect(refreshed.statusCode, "a customer's session does not become one of an admin").toBe(401);
});

test('refuses a demo account, whose password is published', async () => {
  const user = await signUp(app, { isDemo: true });
  const refused = await run(['--email', user.email]);
  expect(refused).toEqual({
    status: 1,
    output: '',
    error: `admin:create: ${user.email} is an account of the demo data; take another address.\n`,
  });
  expect((await userWith(user.email))?.userType).toBe('customer');
});

describe('refuses in one line', () => {
  test.each([
    ['what is missing', [], {}, '--email is needed.'],
    ['what is missing for a new account', ['--email', 'a@b.example'], {}, '--username is needed.'],
    ['an address that is none', ['--email', 'nobody'], {}, '--email: Enter a valid e-mail address.'],
    [
      'a name that is none',
      ['--email', 'a@b.example', '--username', 'a'],
      {},
      '--username: Use at least 3 characters.',
    ],
    [
      'a short password',
      ['--email', 'a@b.example', '--username', 'abc'],
      { ADMIN_PASSWORD: 'short' },
      'ADMIN_PASSWORD: Use at least 10 characters.',
    ],
    [
      'a common password',
      ['--email', 'a@b.example', '--username', 'abc'],
      { ADMIN_PASSWORD: 'password123' },
      'password: This password is easy to guess. Please use a few unrelated words instead.',
    ],
    [
      'a name somebody has',
      ['--email', 'a@b.example', '--username', 'SUPPORT'],
      {},
      'username: A user with that username already exists.',
    ],
    [
      'an account of the shop itself',
      ['--email', 'support@accounts.invalid'],
      {},
      'support@accounts.invalid belongs to a tailor, a brand or the shop itself; take another address.',
    ],
    ['an unknown option', ['--mail', 'a@b.example'], {}, "Unknown option '--mail'. Try --help."],
    ['a wrong setting', ['--email', 'a@b.example'], { PORT: 'x' }, 'PORT: must be a port number'],
    [
      'a database that is away',
      ['--email', 'a@b.example'],
      { DATABASE_URL: 'postgres://naap@127.0.0.1:1/naap' },
      'the database cannot be reached (ECONNREFUSED)',
    ],
  ])('%s', async (_case, args, environment, line) => {
    expect(await run(args, environment)).toEqual({ status: 1, output: '', error: `admin:create: ${line}\n` });
    expect(await userWith('a@b.example')).toBeUndefined();
  });

  test('a tailor', async () => {
    const tailor = await signUp(app, { userType: 'tailor' });
    expect((await run(['--email', tailor.email])).status).toBe(1);
    expect((await userWith(tailor.email))?.userType).toBe('tailor');
  });
});

test('works on the embedded database, stopped or running', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'naap-admin-'));
  const embedded = { DATABASE_URL: undefined, DATA_DIR: folder };
  try {
    const first = await run(['--email', 'first@mail.example', '--username', 'first'], embedded);
    expect(first).toMatchObject({ status: 0, output: 'first (first@mail.example) is an admin now.\n' });
    const { startEmbeddedPostgres } = await import('../db/embedded/embedded-postgres.ts');
    const silent = { info: () => {}, warn: () => {}, error: () => {} };
    const server = await startEmbeddedPostgres({
      folder: join(folder, 'postgres'),
      log: silent,
      preferredPort: 0,
    });
    try {
      const second = await run(['--email', 'second@mail.example', '--username', 'second'], embedded);
      expect(second).toMatchObject({ status: 0 });
      expect((await run(['--email', 'first@mail.example'], embedded)).output).toContain(
        'is an admin already',
      );
    } finally {
      await server.stop();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}, 60_000);
