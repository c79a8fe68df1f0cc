import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { AuditEntry } from '../../../contract/audit.ts';
import { addressOf } from '../../../contract/paths.ts';
import { testApp } from '../../../test/app.ts';
import { type SignedUp, signUp } from '../../../test/factories.ts';
import { auditEntries } from '../../db/schema/audit.ts';
import { recordAudit } from './service.ts';

const shop = testApp();

let boss: SignedUp;
let agent: SignedUp;
let customer: SignedUp;

beforeAll(async () => {
  boss = await signUp(shop, { userType: 'admin' });
  agent = await signUp(shop, { userType: 'support' });
  customer = await signUp(shop);
  const { db } = shop.deps;
  const account = { kind: 'account' as const, id: customer.id };
  await recordAudit(db, agent, { action: 'accounts.blocked', subject: account, userId: customer.id });
  await recordAudit(db, boss, {
    action: 'accounts.unblocked',
    subject: account,
    userId: customer.id,
    data: { round: 2 },
  });
  await recordAudit(db, boss, { action: 'chat.measurements-read', subject: { kind: 'conversation', id: 7 } });
  await db
    .update(auditEntries)
    .set({ createdAt: new Date('2026-03-01T20:00:00Z') })
    .where(eq(auditEntries.action, 'accounts.blocked'));
});

const list = async (query: Record<string, unknown>) => {
  const response = await shop.app.inject({
    url: addressOf('GET /api/staff/audit/', {}, query),
    headers: boss.headers,
  });
  expect(response.statusCode, response.body).toBe(200);
  return response.json() as {
    count: number;
    next: string | null;
    previous: string | null;
    results: AuditEntry[];
  };
};
const actions = async (query: Record<string, unknown>) =>
  (await list(query)).results.map(({ action }) => action);

describe('the audit log (people-9)', () => {
  test('has the newest first, with who, what, on what and whose', async () => {
    const { count, results } = await list({});
    expect(count).toBe(3);
    expect(results).toEqual([
      {
        id: expect.any(Number),
        at: expect.any(String),
        actor: { id: boss.id, username: boss.username },
        action: 'chat.measurements-read',
        subject: { kind: 'conversation', id: '7' },
        user: null,
        data: {},
      },
      expect.objectContaining({ action: 'accounts.unblocked', data: { round: 2 } }),
      expect.objectContaining({
        action: 'accounts.blocked',
        user: { id: customer.id, username: customer.username },
      }),
    ]);
  });

  test.each([
    [() => ({ actor: agent.username }), ['accounts.blocked']],
    [() => ({ actor: agent.email.toUpperCase() }), ['accounts.blocked']],
    [() => ({ actor: 'nobody' }), []],
    [() => ({ action: 'accounts.unblocked' }), ['accounts.unblocked']],
    [() => ({ subject: 'account' }), ['accounts.unblocked', 'accounts.blocked']],
    [() => ({ subject: 'conversation', subject_id: '7' }), ['chat.measurements-read']],
    [() => ({ subject: 'conversation', subject_id: '8' }), []],
    [() => ({ search: customer.username }), ['accounts.unblocked', 'accounts.blocked']],
    [() => ({ search: String(customer.id) }), ['accounts.unblocked', 'accounts.blocked']],
    // The evening of 1 March in UTC is 2 March in Karachi.
    [() => ({ from: '2026-03-02', to: '2026-03-02' }), ['accounts.blocked']],
    [() => ({ to: '2026-03-01' }), []],
    [() => ({ sort: 'time', to: '2026-03-31' }), ['accounts.blocked']],
  ])('is filtered: %s', async (query, expected) => {
    expect(await actions(query())).toEqual(expected);
  });

  test('has pages in both directions', async () => {
    const first = await list({ size: 2 });
    const second = await list({ size: 2, after: first.next });
    expect(second.results.map(({ action }) => action)).toEqual(['accounts.blocked']);
    expect((await list({ size: 2, before: second.previous })).results).toEqual(first.results);
  });

  test('refuses what is no action, subject or day', async () => {
    const url = addressOf('GET /api/staff/audit/', {}, { action: 'x', subject: 'y', from: 'z' });
    const response = await shop.app.inject({ url, headers: boss.headers });
    expect(Object.keys(response.json()).sort()).toEqual(['action', 'from', 'subject']);
  });

  test('is for admins only', async () => {
    const response = await shop.app.inject({ url: '/api/staff/audit/', headers: agent.headers });
    expect([response.statusCode, response.json().code]).toEqual([403, 'session.forbidden']);
  });

  test('keeps an entry without the account of who did it', async () => {
    const [entry] = (await list({ actor: agent.username })).results;
    expect(entry?.actor?.id).toBe(agent.id);
    await shop.deps.db
      .update(auditEntries)
      .set({ actorId: null })
      .where(eq(auditEntries.id, entry?.id ?? 0));
    expect((await list({ action: 'accounts.blocked' })).results[0]?.actor).toBe(null);
  });
});
