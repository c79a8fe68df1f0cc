import { beforeAll, beforeEach, expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { type SignedUp, signUp } from '../../../test/factories.ts';
import { auditEntries } from '../../db/schema/audit.ts';
import { mails } from '../../db/schema/service.ts';

const shop = testApp({ JOBS: 'false' });
const MAILS = '/api/staff/mails/';
let agent: SignedUp;

beforeAll(async () => {
  agent = await signUp(shop, { userType: 'support' });
});

beforeEach(async () => {
  await shop.deps.db.delete(mails);
  await shop.deps.db.delete(auditEntries);
});

async function written(changes: Partial<typeof mails.$inferInsert> = {}): Promise<number> {
  const [row] = await shop.deps.db
    .insert(mails)
    .values({
      kind: 'orders.placed',
      recipient: 'Ayesha@Example.com',
      subject: 'Order',
      body: Buffer.alloc(4),
      ...changes,
    })
    .returning({ id: mails.id });
  return row?.id ?? 0;
}

const ask = (method: 'GET' | 'POST', path: string, person = agent) =>
  shop.app.inject({ method, url: MAILS + path, headers: person.headers });

const listed = async (query: string) =>
  (await ask('GET', `?${query}`)).json().results.map(({ id }: { id: number }) => id);

const SENT = { body: null, sentAt: new Date() };
const GIVEN_UP = { givenUpAt: new Date(), attempts: 16, lastError: 'Error: connect ECONNREFUSED' };

test('lists mails without their texts, newest first, by state, kind, recipient and number', async () => {
  const [waiting, held, sent, givenUp] = [
    await written(),
    await written({ held: true }),
    await written({ ...SENT, recipient: 'bilal@example.com' }),
    await written({ ...GIVEN_UP, kind: 'orders.update' }),
  ];
  const all = (await ask('GET', '')).json();
  expect(all.count).toBe(4);
  expect(all.results.map(({ id, state }: { id: number; state: string }) => [id, state])).toEqual([
    [givenUp, 'given_up'],
    [sent, 'sent'],
    [held, 'held'],
    [waiting, 'waiting'],
  ]);
  expect(all.results[0]).toMatchObject({ attempts: 16, last_error: 'Error: connect ECONNREFUSED' });
  expect(JSON.stringify(all)).not.toContain('body');
  for (const [state, id] of Object.entries({ waiting, held, sent, given_up: givenUp }))
    expect(await listed(`state=${state}`)).toEqual([id]);
  expect(await listed('kind=orders.update')).toEqual([givenUp]);
  expect(await listed('search=BILAL@example.com')).toEqual([sent]);
  expect(await listed(`search=${held}`)).toEqual([held]);
  expect((await ask('GET', '?state=lost')).statusCode).toBe(400);
});

test('a mail that was given up is tried again, and that is recorded (mail-6)', async () => {
  const id = await written(GIVEN_UP);
  const response = await ask('POST', `${id}/resend/`);
  expect(response.json()).toMatchObject({ id, state: 'waiting', attempts: 0 });
  expect(await shop.deps.db.select().from(auditEntries)).toMatchObject([
    { actorId: agent.id, action: 'mails.resent', subjectId: String(id), data: { kind: 'orders.placed' } },
  ]);
});

test.each([
  ['a sent one, whose text is gone', SENT, 'mails.already_sent'],
  ['one that waits for the proof of its address', { held: true }, 'mails.held'],
])('%s is not', async (_, changes, code) => {
  const id = await written(changes);
  const response = await ask('POST', `${id}/resend/`);
  expect([response.statusCode, response.json().code]).toEqual([409, code]);
  expect(await shop.deps.db.$count(auditEntries)).toBe(0);
});

test('an unknown one is 404', async () => {
  expect((await ask('POST', '999999/resend/')).statusCode).toBe(404);
});

test.each(['customer', 'tailor', 'brand'] as const)('%s has no access', async (userType) => {
  const person = await signUp(shop, { userType });
  const id = await written();
  expect((await ask('GET', '', person)).statusCode).toBe(403);
  expect((await ask('POST', `${id}/resend/`, person)).statusCode).toBe(403);
  expect((await shop.app.inject(MAILS)).statusCode).toBe(401);
});
