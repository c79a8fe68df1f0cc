import { eq, sql } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { testApp } from '../../../../test/app.ts';
import { chatClients } from '../../../../test/chat-client.ts';
import { type SignedUp, signUp } from '../../../../test/factories.ts';
import { mailsTo } from '../../../../test/mailbox.ts';
import { chatConversations, chatMessages } from '../../../db/schema/chat.ts';
import { handOver } from './service.ts';

const shop = testApp({ JOBS: 'false' });
const chat = chatClients(shop);
const SUPPORT = shop;

afterEach(() => chat.closeAll());

/** Sends a message and closes the connection. Presence is written a moment later, so this waits for both changes. */
async function say(by: SignedUp, receiver_id: number, message: string) {
  const client = await chat.connect(by);
  client.send({ message, receiver_id, client_id: `${Date.now()}-${Math.random()}`.replace('.', '-') });
  await client.next('sent');
  await expect.poll(async () => isOnline(by)).toBe(true);
  await client.close();
  await expect.poll(async () => isOnline(by)).toBe(false);
}

async function isOnline({ id }: SignedUp): Promise<boolean> {
  const { rows } = await shop.deps.db.execute(sql`select 1 from chat_connections where user_id = ${id}`);
  return rows.length > 0;
}

const later = async ({ id }: SignedUp, minutes: number) => {
  const earlier = sql`now() - make_interval(mins => ${minutes})`;
  await shop.deps.db
    .update(chatConversations)
    .set({ waitingSince: sql`case when waiting_since is not null then ${earlier} end` })
    .where(eq(chatConversations.customerId, id));
  await shop.deps.db.update(chatMessages).set({ createdAt: earlier }).where(eq(chatMessages.customerId, id));
};

const kinds = async (address: string, about?: string) =>
  (await mailsTo(SUPPORT, address))
    .filter(({ text }) => !about || text?.includes(about))
    .map(({ kind }) => kind);

test('after 10 minutes without an answer support gets the conversation, and a customer who left is told, once (chat-11)', async () => {
  const customer = await signUp(shop);
  await say(customer, 466, 'Where is my sherwani?');
  await later(customer, 9);
  await handOver(shop.deps);
  expect(await kinds(customer.email)).toEqual([]);
  await later(customer, 11);
  await handOver(shop.deps);
  await handOver(shop.deps);
  expect(await kinds(customer.email)).toEqual(['chat.answer-follows']);
  const mails = (await mailsTo(shop, shop.config.support.email)).filter(({ text }) =>
    text.includes(`http://naap.test/admin/chat/${customer.id}\n`),
  );
  expect(mails).toMatchObject([{ kind: 'chat.waiting', replyTo: customer.email }]);
  expect(mails[0]?.text).toContain('Where is my sherwani?');
});

test('a customer who is still there is not mailed (chat-11)', async () => {
  const customer = await signUp(shop);
  const client = await chat.connect(customer);
  client.send({ message: 'Anybody?', receiver_id: 466 });
  await expect.poll(() => client.messages.length).toBe(1);
  await expect.poll(async () => isOnline(customer)).toBe(true);
  await later(customer, 11);
  await handOver(shop.deps);
  expect(await kinds(customer.email)).toEqual([]);
  expect(await kinds(shop.config.support.email, 'Anybody?')).toEqual(['chat.waiting']);
});

test('an answered conversation is not handed over; waiting begins again with the next message (chat-11)', async () => {
  const [customer, agent] = [await signUp(shop), await signUp(shop, { userType: 'support' })];
  await say(customer, 466, 'First question');
  await say(agent, customer.id, 'First answer');
  await later(customer, 11);
  await handOver(shop.deps);
  expect(await kinds(shop.config.support.email, 'First question')).toEqual([]);
  await say(customer, 466, 'Second question');
  await later(customer, 11);
  await handOver(shop.deps);
  expect(await kinds(shop.config.support.email, 'Second question')).toEqual(['chat.waiting']);
});

test('what support writes to a customer who is not there is mailed once, after a minute (chat-12)', async () => {
  const [customer, agent] = [await signUp(shop), await signUp(shop, { userType: 'support' })];
  await say(customer, 466, 'Salaam');
  await say(agent, customer.id, 'It is ready');
  await say(agent, customer.id, 'Come any time');
  await handOver(shop.deps);
  expect(await kinds(customer.email)).toEqual([]);
  await later(customer, 2);
  await handOver(shop.deps);
  await handOver(shop.deps);
  const mails = await mailsTo(shop, customer.email);
  expect(mails).toMatchObject([{ kind: 'chat.answer', subject: 'Naap has answered you' }]);
  expect(mails[0]?.text).toMatch(/It is ready\s+Come any time/);
  expect(mails[0]?.text).not.toContain('Salaam\n');
});

test('what the customer has read is not mailed (chat-12)', async () => {
  const [customer, agent] = [await signUp(shop), await signUp(shop, { userType: 'support' })];
  await say(agent, customer.id, 'It is ready');
  const client = await chat.connect(customer);
  client.send({ type: 'read', user_id: 466, up_to: 2_000_000_000 });
  await client.next('read');
  await expect.poll(async () => isOnline(customer)).toBe(true);
  await client.close();
  await expect.poll(async () => isOnline(customer)).toBe(false);
  await later(customer, 2);
  await handOver(shop.deps);
  expect(await kinds(customer.email)).toEqual([]);
});
