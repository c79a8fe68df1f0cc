import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { InboxMessage } from '../../../contract/staff-inbox.ts';
import { testApp } from '../../../test/app.ts';
import { type SignedUp, signUp } from '../../../test/factories.ts';
import { mailsTo } from '../../../test/mailbox.ts';
import { auditEntries } from '../../db/schema/audit.ts';
import { contactMessages } from '../../db/schema/contact.ts';
import { mails } from '../../db/schema/service.ts';

const shop = testApp({ SUPPORT_EMAIL: 'support@naap.test' });
const INBOX = '/api/staff/inbox/';
let agent: SignedUp;
let other: SignedUp;

const MESSAGE = {
  name: 'Ayesha Khan',
  email: 'ayesha@example.com',
  subject: 'Custom Tailoring',
  message: 'Do you stitch\n\nsherwanis?',
  phone: '0300 1234567',
};

beforeAll(async () => {
  agent = await signUp(shop, { userType: 'support' });
  other = await signUp(shop, { userType: 'admin' });
});

beforeEach(async () => {
  for (const table of [contactMessages, mails, auditEntries]) await shop.deps.db.delete(table);
});

async function received(changes: Partial<typeof contactMessages.$inferInsert> = {}): Promise<number> {
  const [row] = await shop.deps.db
    .insert(contactMessages)
    .values({ ...MESSAGE, ...changes })
    .returning();
  return row?.id ?? 0;
}

function ask(method: 'GET' | 'PATCH' | 'POST' | 'DELETE', path: string, payload?: object, person = agent) {
  const headers = person.headers;
  return shop.app.inject({ method, url: INBOX + path, headers, ...(payload && { payload }) });
}

async function listed(query: string, person = agent): Promise<number[]> {
  const response = await ask('GET', `?${query}`, undefined, person);
  expect(response.statusCode).toBe(200);
  return response.json().results.map(({ id }: { id: number }) => id);
}

describe('the inbox lists', () => {
  test('messages, newest first, in pages', async () => {
    const ids = [await received(), await received(), await received()];
    const first = (await ask('GET', '?size=2')).json();
    expect(first).toMatchObject({ count: 3, previous: null });
    expect(first.results.map(({ id }: { id: number }) => id)).toEqual([ids[2], ids[1]]);
    expect(first.results[0]).toMatchObject({
      state: 'new',
      assigned_to: null,
      excerpt: 'Do you stitch sherwanis?',
    });
    expect(await listed(`size=2&after=${first.next}`)).toEqual([ids[0]]);
  });

  test('by state, assignment, e-mail address and number', async () => {
    const [open, closed, mine] = [
      await received(),
      await received({ state: 'closed', email: 'bilal@example.com' }),
      await received({ assignedTo: agent.id }),
    ];
    expect(await listed('state=closed')).toEqual([closed]);
    expect(await listed('mine=true')).toEqual([mine]);
    expect(await listed('mine=true', other)).toEqual([]);
    expect(await listed('search=Bilal@Example.com')).toEqual([closed]);
    expect(await listed(`search=${open}`)).toEqual([open]);
    expect((await ask('GET', '?state=lost')).statusCode).toBe(400);
  });
});

describe('a reply', () => {
  test('is mailed to the writer with support as Reply-To, kept, and recorded (contact-8)', async () => {
    const id = await received();
    const response = await ask('POST', `${id}/replies/`, { text: 'Yes, we do.\n\nIn 7 days.' });
    expect(response.statusCode).toBe(201);
    expect(response.json()).toMatchObject({
      state: 'answered',
      replies: [{ text: 'Yes, we do.\n\nIn 7 days.', by: agent.username }],
    });
    const [mail, ...more] = await mailsTo(shop);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      recipient: 'ayesha@example.com',
      replyTo: 'support@naap.test',
      subject: `Re: Custom Tailoring [message ${id}]`,
      held: false,
    });
    for (const words of ['Yes, we do.', 'In 7 days.', 'sherwanis?']) expect(mail?.text).toContain(words);
    expect(await shop.deps.db.select().from(auditEntries)).toMatchObject([
      { actorId: agent.id, action: 'contact.replied', subjectId: String(id) },
    ]);
  });

  test('sent twice with one key goes out once', async () => {
    const id = await received();
    const send = () =>
      shop.app.inject({
        method: 'POST',
        url: `${INBOX}${id}/replies/`,
        headers: { ...agent.headers, 'idempotency-key': 'once' },
        payload: { text: 'Yes.' },
      });
    expect((await send()).json()).toEqual((await send()).json());
    expect(await shop.deps.db.$count(mails)).toBe(1);
  });

  test.each(['', ' ', 'x'.repeat(5001), 'My card is 4242 4242 4242 4242', 'nul \0'])(
    '%j is refused',
    async (text) => {
      const id = await received();
      const response = await ask('POST', `${id}/replies/`, { text });
      expect([response.statusCode, Object.keys(response.json())]).toEqual([400, ['text']]);
      expect(await shop.deps.db.$count(mails)).toBe(0);
    },
  );
});

describe('a message', () => {
  const read = async (id: number): Promise<InboxMessage> => (await ask('GET', `${id}/`)).json();

  test('shows the account it came from', async () => {
    const customer = await signUp(shop);
    const id = await received({ customerId: customer.id });
    expect(await read(id)).toMatchObject({
      ...MESSAGE,
      customer: { id: customer.id, username: customer.username },
      is_mine: false,
      replies: [],
    });
  });

  test('is taken over, handed back, closed and opened again', async () => {
    const id = await received();
    const change = async (body: object, person = agent) =>
      (await ask('PATCH', `${id}/`, body, person)).json();
    expect(await change({ mine: true })).toMatchObject({ assigned_to: agent.username, is_mine: true });
    expect(await change({ mine: true }, other)).toMatchObject({ assigned_to: other.username });
    expect(await change({ mine: false })).toMatchObject({ assigned_to: null, state: 'new' });
    expect(await change({ closed: true })).toMatchObject({ state: 'closed' });
    expect(await change({ closed: false })).toMatchObject({ state: 'new' });
    await ask('POST', `${id}/replies/`, { text: 'Yes.' });
    await change({ closed: true });
    expect(await change({ closed: false })).toMatchObject({ state: 'answered' });
  });

  test('that is spam is deleted with its replies', async () => {
    const id = await received();
    await ask('POST', `${id}/replies/`, { text: 'Yes.' });
    expect((await ask('DELETE', `${id}/`)).statusCode).toBe(204);
    expect((await ask('GET', `${id}/`)).statusCode).toBe(404);
    expect(await shop.deps.db.$count(contactMessages)).toBe(0);
  });

  test('that is not there is 404', async () => {
    for (const [method, path, payload] of [
      ['GET', '999999/', undefined],
      ['PATCH', '999999/', { mine: true }],
      ['POST', '999999/replies/', { text: 'Yes.' }],
      ['DELETE', '999999/', undefined],
    ] as const) {
      expect([method, (await ask(method, path, payload)).statusCode]).toEqual([method, 404]);
    }
  });
});

test.each(['customer', 'tailor', 'brand'] as const)('%s has no access', async (userType) => {
  const person = await signUp(shop, { userType });
  const id = await received();
  for (const [method, path] of [
    ['GET', ''],
    ['GET', `${id}/`],
    ['PATCH', `${id}/`],
    ['POST', `${id}/replies/`],
    ['DELETE', `${id}/`],
  ] as const) {
    expect((await ask(method, path, undefined, person)).statusCode).toBe(403);
    expect((await shop.app.inject({ method, url: INBOX + path })).statusCode).toBe(401);
  }
});
