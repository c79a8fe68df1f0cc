import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readCsv } from '../../../contract/csv.ts';
import type { SubscriberLine } from '../../../contract/staff-newsletter.ts';
import { testApp } from '../../../test/app.ts';
import { type SignedUp, signUp } from '../../../test/factories.ts';
import { auditEntries } from '../../db/schema/audit.ts';
import { subscribers } from '../../db/schema/contact.ts';
import { fingerprint, newSecret } from '../../infra/secret-tokens.ts';
import { unsubscribeToken } from './service.ts';

const shop = testApp({ JOBS: 'false' });
const LIST = '/api/staff/newsletter/';
let agent: SignedUp;

beforeAll(async () => {
  agent = await signUp(shop, { userType: 'support' });
});

beforeEach(async () => {
  await shop.deps.db.delete(subscribers);
});

const CONFIRMED = { confirmedAt: new Date('2026-03-02T10:00:00Z') };
const LEFT = { ...CONFIRMED, unsubscribedAt: new Date('2026-03-03T10:00:00Z') };

async function added(email: string, changes: Partial<typeof subscribers.$inferInsert> = {}): Promise<number> {
  const unsubscribeHash = fingerprint(unsubscribeToken(shop.config.jwtSecret, email));
  const [row] = await shop.deps.db
    .insert(subscribers)
    .values({ email, unsubscribeHash, ...changes })
    .returning({ id: subscribers.id });
  return row?.id ?? 0;
}

interface Page {
  count: number;
  next: string | null;
  previous: string | null;
  results: SubscriberLine[];
}

async function list(query: Record<string, string>): Promise<Page> {
  const response = await shop.app.inject({ url: LIST, query, headers: agent.headers });
  expect(response.statusCode, response.body).toBe(200);
  return response.json();
}

const found = async (query: Record<string, string>) => (await list(query)).results.map(({ email }) => email);

describe('the list of subscribers (contact-9)', () => {
  test('says of each address where it stands, and tells no token', async () => {
    await added('asked@example.com');
    await added('reader@example.com', CONFIRMED);
    await added('gone@example.com', LEFT);
    const { results, count } = await list({ sort: 'asked' });
    expect(count).toBe(3);
    expect(results.map(({ email, state }) => [email, state])).toEqual([
      ['asked@example.com', 'unconfirmed'],
      ['reader@example.com', 'subscribed'],
      ['gone@example.com', 'unsubscribed'],
    ]);
    expect(Object.keys(results[0] ?? {})).toEqual([
      ...['id', 'email', 'state', 'asked_at', 'confirmed_at', 'unsubscribed_at'],
    ]);
    for (const [state, email] of [
      ['subscribed', 'reader@example.com'],
      ['unconfirmed', 'asked@example.com'],
      ['unsubscribed', 'gone@example.com'],
    ] as const) {
      expect(await found({ state })).toEqual([email]);
    }
  });

  test('is found by part of the address, in any case', async () => {
    await added('ayesha.khan@example.com');
    await added('bilal_100%@example.com');
    expect(await found({ search: 'SHA.K' })).toEqual(['ayesha.khan@example.com']);
    expect(await found({ search: '_100%' })).toEqual(['bilal_100%@example.com']);
    expect(await found({ search: '%' })).toEqual(['bilal_100%@example.com']);
    expect(await found({ search: 'nobody' })).toEqual([]);
  });

  test('is narrowed to days in Karachi', async () => {
    // The evening of 1 March in UTC is 2 March in Karachi.
    await added('late@example.com', { createdAt: new Date('2026-03-01T20:00:00Z') });
    await added('early@example.com', { createdAt: new Date('2026-03-01T10:00:00Z') });
    expect(await found({ from: '2026-03-02' })).toEqual(['late@example.com']);
    expect(await found({ to: '2026-03-01' })).toEqual(['early@example.com']);
    expect(await found({ from: '2026-03-01', to: '2026-03-02', sort: 'asked' })).toEqual([
      'early@example.com',
      'late@example.com',
    ]);
  });

  test.each(['asked', '-asked'])('is read in pages forwards and backwards by %s', async (sort) => {
    const createdAt = new Date('2026-03-01T10:00:00Z');
    for (let reader = 1; reader <= 5; reader += 1) await added(`r${reader}@example.com`, { createdAt });
    const all = await found({ sort });
    expect(all).toHaveLength(5);
    const first = await list({ sort, size: '2' });
    const second = await list({ sort, size: '2', after: first.next ?? '' });
    const third = await list({ sort, size: '2', after: second.next ?? '' });
    expect([first, second, third].flatMap(({ results }) => results.map(({ email }) => email))).toEqual(all);
    expect(third.next).toBeNull();
    expect((await list({ sort, size: '2', before: third.previous ?? '' })).results).toEqual(second.results);
  });

  test.each([
    ['state', 'lost'],
    ['from', 'yesterday'],
    ['sort', 'email'],
    ['after', 'nowhere'],
  ])('refuses a wrong %s', async (name, value) => {
    const response = await shop.app.inject({ url: LIST, query: { [name]: value }, headers: agent.headers });
    expect([response.statusCode, Object.keys(response.json())]).toEqual([400, [name]]);
  });

  test.each(['customer', 'tailor', 'brand'] as const)('is not for a %s', async (userType) => {
    const { headers } = await signUp(shop, { userType });
    expect((await shop.app.inject({ url: LIST, headers })).statusCode).toBe(403);
  });

  test('needs a session', async () => {
    expect((await shop.app.inject(LIST)).statusCode).toBe(401);
  });
});

describe('unsubscribing for somebody who asks for it (contact-11)', () => {
  const leave = (id: number | string, by?: SignedUp) =>
    shop.app.inject({ method: 'POST', url: `${LIST}${id}/unsubscribe/`, headers: by?.headers ?? {} });
  const recorded = (id: number) =>
    shop.deps.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subjectId, String(id)));

  test('does what the link does, and is recorded once', async () => {
    const reader = await signUp(shop);
    const id = await added(reader.email, CONFIRMED);
    const other = await added('other@example.com', CONFIRMED);
    const left = await leave(id, agent);
    expect(left.statusCode, left.body).toBe(200);
    expect(left.json()).toMatchObject({ id, email: reader.email, state: 'unsubscribed' });
    expect(await found({ state: 'subscribed' })).toEqual(['other@example.com']);
    expect((await leave(id, agent)).json()).toEqual(left.json());
    expect(await recorded(id)).toMatchObject([
      { action: 'newsletter.unsubscribed', subjectKind: 'subscriber', actorId: agent.id, userId: reader.id },
    ]);
    expect(await recorded(other)).toEqual([]);
  });

  test('ends a confirmation that is open', async () => {
    const token = newSecret();
    const confirmation = { confirmHash: fingerprint(token), confirmExpiresAt: new Date(Date.now() + 60_000) };
    const id = await added('asked@example.com', confirmation);
    expect((await leave(id, agent)).json()).toMatchObject({ state: 'unsubscribed', confirmed_at: null });
    const payload = { token };
    const late = await shop.app.inject({ method: 'POST', url: '/api/newsletter/confirm/', payload });
    expect(late.json().code).toBe('newsletter.link_invalid');
  });

  test('is for staff, and 404 for an address that is not there', async () => {
    const id = await added('reader@example.com', CONFIRMED);
    expect((await leave(id)).statusCode).toBe(401);
    for (const userType of ['customer', 'tailor', 'brand'] as const) {
      expect((await leave(id, await signUp(shop, { userType }))).statusCode).toBe(403);
    }
    for (const unknown of [999_999, 0, 'none']) expect((await leave(unknown, agent)).statusCode).toBe(404);
    expect(await found({ state: 'subscribed' })).toEqual(['reader@example.com']);
  });
});

describe('the export of subscribers (contact-10)', () => {
  const post = (by: SignedUp, filters: Record<string, string> = {}) =>
    shop.app.inject({
      method: 'POST',
      url: '/api/exports/',
      headers: by.headers,
      payload: { kind: 'newsletter', filters },
    });

  const exported = async (filters: Record<string, string>): Promise<string[][]> =>
    readCsv((await post(agent, filters)).body) ?? [];

  test('holds who may be written to, whatever state the list shows', async () => {
    await added('asked@example.com');
    await added('reader@example.com', CONFIRMED);
    await added('gone@example.com', LEFT);
    await added('left-unconfirmed@example.com', { unsubscribedAt: new Date() });
    for (const state of ['', 'subscribed', 'unsubscribed', 'unconfirmed']) {
      const [header, ...rows] = await exported({ state });
      expect(header).toEqual(['E-mail', 'Confirmed', 'Language', 'Unsubscribe link']);
      expect(rows.map((row) => row.slice(0, 2))).toEqual([['reader@example.com', '2026-03-02']]);
    }
    await added('other@example.com', { ...CONFIRMED, locale: 'ur' });
    expect((await exported({ search: 'other' })).slice(1).map((row) => row.slice(0, 3))).toEqual([
      ['other@example.com', '2026-03-02', 'Urdu'],
    ]);
  });

  test('has a link by which each of them leaves', async () => {
    await added('reader@example.com', CONFIRMED);
    await added('older-secret@example.com', { ...CONFIRMED, unsubscribeHash: fingerprint(newSecret()) });
    const [, reader = [], older = []] = await exported({});
    const link = new URL(reader[3] ?? '');
    expect(link.pathname).toBe('/newsletter/unsubscribe');
    const left = await shop.app.inject({
      method: 'POST',
      url: `/api/newsletter/unsubscribe/${link.search}`,
      payload: {},
    });
    expect(left.statusCode).toBe(200);
    expect(await found({ state: 'unsubscribed' })).toEqual(['reader@example.com']);
    expect(older).toEqual(['older-secret@example.com', '2026-03-02', 'English', '']);
  });

  test('is recorded', async () => {
    const admin = await signUp(shop, { userType: 'admin' });
    await post(admin);
    const recorded = await shop.deps.db.select().from(auditEntries);
    expect(recorded.filter(({ actorId }) => actorId === admin.id)).toMatchObject([
      { action: 'transfers.export-started', data: { kind: 'newsletter' } },
    ]);
  });

  test.each(['tailor', 'brand'] as const)('is not for a %s', async (userType) => {
    const by = await signUp(shop, { userType });
    const response = await post(by);
    expect([response.statusCode, response.json().code]).toEqual([403, 'session.forbidden']);
  });
});
