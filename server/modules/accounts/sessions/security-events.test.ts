import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { testApp } from '../../../../test/app.ts';
import { multipart, type SignedUp, signUp } from '../../../../test/factories.ts';
import { mailsTo } from '../../../../test/mailbox.ts';
import { loginFailures, refreshTokens } from '../../../db/schema/accounts.ts';
import { createLog } from '../../../http/logging.ts';
import { SecurityLog } from '../../../infra/security-log.ts';

const app = testApp();
let lines: string[];

beforeEach(async () => {
  await app.deps.db.delete(loginFailures);
  lines = [];
  const log = createLog({ logLevel: 'info' }, { write: (line: string) => void lines.push(line) });
  app.deps.securityLog = new SecurityLog(log);
});

const post = (url: string, payload: object, headers = {}) =>
  app.app.inject({ method: 'POST', url, payload, headers, remoteAddress: '203.0.113.5' });
const login = (email: string, password: string) => post('/auth/login/', { email, password });

function events() {
  return lines.splice(0).map((line) => {
    const { log, level, event, accountId, address, sessionId } = JSON.parse(line);
    expect([log, level]).toEqual(['security', 30]);
    return { event, accountId, ...(address ? { address } : {}), ...(sessionId ? { sessionId } : {}) };
  });
}

/** The log must not name a person or hold a secret. */
function expectNothingPersonal({ username, email, password, refresh }: SignedUp, more: string[] = []) {
  for (const secret of [username, email, password, refresh, ...more]) {
    expect(lines.join('')).not.toContain(secret);
  }
}

test('logs failed and blocked sign-ins, with the account if there is one', async () => {
  const user = await signUp(app);
  const address = '203.0.113.5';
  for (let index = 0; index < 11; index += 1) await login(user.email, 'a wrong guess');
  await login('nobody@mail.example', 'a wrong guess');
  expectNothingPersonal(user, ['a wrong guess', 'nobody@']);
  expect(events()).toEqual([
    ...Array.from({ length: 10 }, () => ({ event: 'sign_in_failed', accountId: user.id, address })),
    { event: 'sign_in_blocked', accountId: user.id, address },
    { event: 'sign_in_failed', accountId: null, address },
  ]);
});

test('logs new devices and ended sessions', async () => {
  const user = await signUp(app);
  const { refresh } = (await login(user.email, user.password)).json();
  const sessions = await app.deps.db.select().from(refreshTokens).where(eq(refreshTokens.userId, user.id));
  const [own, other] = sessions.sort((a, b) => a.id - b.id);
  await post('/auth/logout/', { refresh });
  await post('/auth/logout/', { refresh: 'unknown' });
  await app.app.inject({ method: 'DELETE', url: `/auth/sessions/${own?.id}/`, headers: user.headers });
  expectNothingPersonal(user, [refresh]);
  expect(events()).toEqual([
    { event: 'new_device', accountId: user.id, address: '203.0.113.5' },
    { event: 'session_ended', accountId: user.id, sessionId: other?.id },
    { event: 'session_ended', accountId: user.id, sessionId: own?.id },
  ]);
});

test('logs changed passwords and addresses', async () => {
  const user = await signUp(app);
  const tokenIn = async (email: string, page: string) => {
    const texts = (await mailsTo(app, email)).map(({ text }) => text).join('\n');
    return new RegExp(`${page}\\?token=([\\w-]{43})`).exec(texts)?.[1] ?? '';
  };
  const email = 'security.moved@mail.example';
  const form = multipart({ email, current_password: user.password });
  await app.app.inject({
    method: 'PUT',
    url: '/auth/profile/',
    headers: { ...user.headers, ...form.headers },
    payload: form.payload,
    remoteAddress: '203.0.113.5',
  });
  await post('/auth/email/confirm/', { token: await tokenIn(email, 'confirm-email') });
  const change = { current_password: user.password, password: 'nine brass thimbles' };
  await post('/auth/change-password/', change, user.headers);
  await post('/auth/email/undo/', { token: await tokenIn(user.email, 'undo-email-change') });
  const reset = { token: await tokenIn(user.email, 'reset-password'), password: 'ten brass thimbles' };
  await post('/auth/reset-password/', reset);
  expectNothingPersonal(user, [email, change.password, reset.token, reset.password]);
  const about = { accountId: user.id };
  expect(events()).toEqual([
    { event: 'email_change_requested', ...about, address: '203.0.113.5' },
    { event: 'email_changed', ...about },
    { event: 'password_changed', ...about, address: '203.0.113.5' },
    { event: 'email_change_undone', ...about },
    { event: 'password_reset', ...about },
  ]);
});
