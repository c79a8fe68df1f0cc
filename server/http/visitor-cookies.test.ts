import cookie from '@fastify/cookie';
import Fastify from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { VisitorCookies } from './visitor-cookies.ts';

const PUBLIC_URL = 'https://naap.example';
const visitors = new VisitorCookies({ jwtSecrets: ['new', 'old'], publicUrl: PUBLIC_URL });

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

async function shop(given = visitors) {
  const app = Fastify();
  await app.register(cookie);
  app.get('/', async (request, reply) => ({ gave: given.give(request, reply) }));
  app.get('/who', async (request) => given.visitorOf(request) ?? {});
  return app;
}

async function firstVisit(given = visitors, remoteAddress = '192.0.2.1') {
  const response = await (await shop(given)).inject({ url: '/', remoteAddress });
  const [sent] = response.cookies;
  const cookies: Record<string, string> = sent ? { visitor: sent.value } : {};
  return { sent, cookies, gave: response.json().gave as boolean };
}

const who = async (cookies: Record<string, string>) =>
  (await (await shop()).inject({ url: '/who', cookies })).json();

test('a visitor gets a signed cookie that scripts cannot read, and keeps it', async () => {
  const { sent, cookies } = await firstVisit();
  expect(sent).toMatchObject({ path: '/', httpOnly: true, secure: true, sameSite: 'Lax' });
  const visitor = await who(cookies);
  expect(visitor).toEqual({ id: expect.stringMatching(/^[\w-]{16}$/), isKnown: false });
  expect((await (await shop()).inject({ url: '/', cookies })).cookies).toEqual([]);
  vi.advanceTimersByTime(3_600_000);
  expect(await who(cookies)).toEqual({ ...visitor, isKnown: true });
  vi.advanceTimersByTime(30 * 86_400_000);
  expect(await who(cookies)).toEqual({});
});

test('cookies that were made up, changed or signed with a foreign secret are nobody’s', async () => {
  const { cookies } = await firstVisit();
  const [time = '', id = '', signature = ''] = (cookies.visitor ?? '').split('.');
  const foreign = await firstVisit(new VisitorCookies({ jwtSecrets: ['foreign'], publicUrl: PUBLIC_URL }));
  const early = (Number.parseInt(time, 36) - 7_200_000).toString(36);
  for (const value of [
    '',
    '...',
    `${time}.${id}`,
    `${time}.${id}.`,
    `${early}.${id}.${signature}`,
    `${time}.another.${signature}`,
    `${time}.${id}.${signature}.more`,
    foreign.cookies.visitor ?? 'none',
  ]) {
    expect(await who({ visitor: value }), value).toEqual({});
  }
  const before = await firstVisit(new VisitorCookies({ jwtSecrets: ['old'], publicUrl: PUBLIC_URL }));
  expect(await who(before.cookies)).toMatchObject({ isKnown: false });
});

test('a network gets 1,000 new cookies a minute', async () => {
  const given = new VisitorCookies({ jwtSecrets: ['new'], publicUrl: PUBLIC_URL });
  const app = await shop(given);
  for (let visit = 0; visit < 1000; visit += 1) {
    expect((await app.inject({ url: '/', remoteAddress: '192.0.2.9' })).json()).toEqual({ gave: true });
  }
  expect((await firstVisit(given, '192.0.2.9')).gave).toBe(false);
  expect((await firstVisit(given, '192.0.2.10')).gave).toBe(true);
  vi.advanceTimersByTime(60_000);
  expect((await firstVisit(given, '192.0.2.9')).gave).toBe(true);
});
