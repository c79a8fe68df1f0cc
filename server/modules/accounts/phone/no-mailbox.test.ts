import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { addDays, dayInKarachi } from '../../../../contract/dates.ts';
import { testApp } from '../../../../test/app.ts';
import { multipart, type SignedUp, signUp } from '../../../../test/factories.ts';
import { placeGarment, sendStep } from '../../../../test/factories-orders.ts';
import { makeProduct } from '../../../../test/factories-shop.ts';
import { orderForm, sendOrder } from '../../../../test/factories-shop-orders.ts';
import type { Config } from '../../../config.ts';
import { messages } from '../../../db/schema/messages.ts';
import type { OutgoingMail } from '../../../infra/mail/outbox.ts';
import { disabledMail } from '../../connections/mails.ts';
import { goodwillMail } from '../../credit/mails.ts';
import { cameBackMail, paidOutMail } from '../../earnings/mails.ts';
import { replyMail } from '../../reviews/mails.ts';
import { identityCheckedMail } from '../../sellers/mails.ts';
import { askForAccounts } from '../../shop/owed/ask-service.ts';
import { pausedMail, resumedMail } from '../../workshops/mails.ts';

const shop = testApp({ JOBS: 'false' });
const PHONE = '+923331230001';

let support: SignedUp;
let customer: SignedUp;
let stitched: number;
let goods: number;

beforeAll(async () => {
  const { db } = shop.deps;
  support = await signUp(shop, { userType: 'support' });
  const placed = await placeGarment(shop);
  customer = placed.customer;
  stitched = placed.id;
  const { id } = customer;
  const email = `phone-${id}@accounts.invalid`;
  await db.execute(sql`update users set email = ${email} where id = ${id}`);
  await db.execute(sql`insert into proven_addresses (email) values (${email})`);
  await db.execute(sql`insert into sign_in_phones (user_id, phone) values (${id}, ${PHONE})`);
  await db.execute(sql`insert into phone_proofs (user_id, phone) values (${id}, ${PHONE})`);
  await db.execute(
    sql`insert into channel_choices (user_id, channel, phone) values (${id}, 'sms', ${PHONE})`,
  );
  const product = await makeProduct(shop, { type: 'culture', sizes: [null], price: 1200, stock: 10 });
  const { email: _typed, ...form } = orderForm([{ product }], { phone: PHONE });
  const response = await sendOrder(shop, form, { by: customer });
  expect(response.statusCode, response.body).toBe(201);
  goods = response.json().id ?? response.json().order?.id;
});

const read = (url: string, by: SignedUp) => shop.app.inject({ url, headers: by.headers });

test('no page shows the placeholder of an account without a mailbox (accounts-29)', async () => {
  const own = ['/api/orders/', '/api/shop/orders/', `/api/orders/${stitched}/`, `/api/shop/orders/${goods}/`];
  const ofStaff = [
    '/api/staff/orders/',
    `/api/staff/orders/${stitched}/`,
    `/api/staff/orders/${goods}/`,
    '/api/staff/customers/',
    `/api/staff/customers/${customer.id}/`,
    '/api/staff/messages/',
    '/api/staff/mails/',
  ];
  const shown = [];
  for (const [url, by] of [
    ...own.map((url) => [url, customer] as const),
    ...ofStaff.map((url) => [url, support] as const),
  ]) {
    const { statusCode, body } = await read(url, by);
    shown.push([url, statusCode, /.{0,60}accounts\.invalid/.exec(body)?.[0]]);
  }
  expect(shown.filter(([, status, found]) => status !== 200 || found)).toEqual([]);
});

test('who is owed money back is asked by text message where to send it (accounts-29, payments-37)', async () => {
  await sendStep(shop, stitched, customer, { action: 'confirm' });
  await sendStep(shop, stitched, support, {
    action: 'record_payment',
    method: 'TRANSFER',
    reference: 'TID 1',
  });
  const cancelled = await sendStep(shop, stitched, support, { action: 'cancel', reason: 'Wrong size' });
  expect(cancelled.statusCode, cancelled.body).toBe(200);
  await shop.deps.db.delete(messages);
  await askForAccounts(shop.deps);
  expect(await shop.deps.db.select().from(messages)).toMatchObject([
    { kind: 'shop.refund-account', channel: 'sms', recipient: PHONE },
  ]);
});

test('the forms that ask for an address take none from such an account (accounts-31)', async () => {
  const { db } = shop.deps;
  const mailed = await signUp(shop);
  const soon = addDays(dayInKarachi(), 30);
  const single = { item_type: 'shoes', gender: 'male', shoe_size: 42, contact_number: PHONE, email: '' };
  const bulk = {
    item_type: 'Shirts',
    number_of_pieces: 20,
    business_type: 'RETAIL',
    contact_number: PHONE,
    Email: '',
  };
  const both = { expected_delivery_date: soon, is_contact_same_as_register: 'false' };
  const send = (path: string, fields: Record<string, string | number>, by: SignedUp) => {
    const { payload, headers } = multipart({ ...fields, ...both });
    return shop.app.inject({ method: 'POST', url: path, payload, headers: { ...by.headers, ...headers } });
  };
  for (const [path, fields, field] of [
    ['/tailor_module/single-order/create/', single, 'email'],
    ['/tailor_module/bulk-order/create/', bulk, 'Email'],
  ] as const) {
    await db.delete(messages);
    const taken = await send(path, fields, customer);
    expect(taken.statusCode, taken.body).toBe(201);
    expect(taken.body).not.toContain('accounts.invalid');
    const told = await db.select().from(messages);
    expect(told, path).toMatchObject([{ channel: 'sms', recipient: PHONE }]);
    const refused = await send(path, fields, mailed);
    expect(refused.statusCode, refused.body).toBe(400);
    expect(refused.json()).toEqual({ [field]: ['This field is required.'] });
    const kept = await send(path, { ...fields, [field]: 'shop@mail.example' }, customer);
    expect(kept.statusCode, kept.body).toBe(201);
  }
});

test('a message of such an account is answered in the chat, not by mail (accounts-31)', async () => {
  const form = { name: 'Rafiq', subject: 'Other', message: 'Do you stitch sherwanis?', email: '', phone: '' };
  const send = (payload: object, headers = {}) =>
    shop.app.inject({ method: 'POST', url: '/contact/contact-us/', payload, headers });
  const mailed = await signUp(shop);
  for (const headers of [{}, mailed.headers]) {
    const refused = await send(form, headers);
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toEqual({ email: ['This field is required.'] });
  }
  expect((await send(form, customer.headers)).statusCode).toBe(201);
  const list = (await read('/api/staff/inbox/', support)).json();
  expect(list.results[0]).toMatchObject({ name: 'Rafiq', email: '' });
  const url = `/api/staff/inbox/${list.results[0].id}/`;
  expect((await read(url, support)).json()).toMatchObject({ email: '', customer: { id: customer.id } });
  const payload = { text: 'We do.' };
  const reply = await shop.app.inject({
    method: 'POST',
    url: `${url}replies/`,
    headers: support.headers,
    payload,
  });
  expect(reply.statusCode).toBe(409);
  expect(reply.json().code).toBe('contact.no_address');
});

describe('mails about such an account go to its phone, with their subject and a link (accounts-29)', () => {
  const person = () => ({
    id: customer.id,
    userId: customer.id,
    email: `phone-${customer.id}@accounts.invalid`,
    locale: 'en' as const,
    name: 'Rafiq',
    username: 'rafiq',
    firstName: 'Rafiq',
  });
  const leave = { page: 'https://shop.example/leave', oneClick: 'https://shop.example/leave-now' };
  const mails: [string, (config: Config) => OutgoingMail][] = [
    ['/workshop', (config) => pausedMail(config, person(), { reason: 'Late', openOrders: 2 })],
    ['/workshop', (config) => resumedMail(config, person(), 1)],
    [
      '/workshop/earnings',
      (config) => paidOutMail(config, person(), { amount: 10, account: null, reference: '1' }),
    ],
    ['/workshop/earnings', (config) => cameBackMail(config, person(), { amount: 10, reason: 'Closed' })],
    [
      '/workshop/identity',
      (config) => identityCheckedMail(config, { ...person(), page: 1, kind: 'tailor' }, 'Blurred'),
    ],
    [
      '/workshop/connections',
      (config) => disabledMail(config, { ...person(), role: 'tailor', url: 'https://a.example' }),
    ],
    [
      '/product',
      (config) => replyMail(config, person(), { seller: 'S', product: 'P', path: '/product?id=1', leave }),
    ],
    [
      '/profile',
      (config) => goodwillMail(config, { customer: person(), amount: 10, reason: 'Sorry', balance: 10 }),
    ],
  ];

  test.each(mails)('%s', async (path, mailOf) => {
    const { db, config, outbox } = shop.deps;
    await db.delete(messages);
    const mail = mailOf(config);
    await db.transaction((tx) => outbox.post(tx, mail));
    const [told, ...others] = await db.select().from(messages);
    expect([told?.recipient, others]).toEqual([PHONE, []]);
    expect(mail.news?.text).toContain(mail.subject);
    expect(mail.news?.text).toContain(`${config.publicUrl}${path}`);
  });
});
