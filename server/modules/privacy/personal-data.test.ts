import { readdirSync } from 'node:fs';
import { getTableColumns, getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { jpeg, type SignedUp, signUp } from '../../../test/factories.ts';
import { placeGarment } from '../../../test/factories-orders.ts';
import { makeProduct, makeReview, makeShopOrder } from '../../../test/factories-shop.ts';
import { unzip } from '../../../test/zip.ts';
import { newFileKey } from '../../infra/storage/storage.ts';
import { deleteDueAccounts } from './deletion-service.ts';

const shop = testApp({ JOBS: 'false' });

/**
 * What happens to each text and JSON column, except lists of codes, when a customer's account is deleted. `person`:
 * exported (accounts-17) and deleted (accounts-18). `gone`: deleted but not exported, for the reason in brackets.
 * `kept`: kept, for the reason in brackets. `shop`: about no customer.
 */
type Fate = 'person' | `gone (${string})` | `kept (${string})` | 'shop';

const CODE = 'gone (a code of the shop, in the copy by its own name)';
const GATEWAY = 'gone (a name of the gateway, which erases what it belongs to)';
const BOOKS = 'kept (bookkeeping)';
const GOODS = 'kept (what was bought, by nobody)';
const SHORT = 'kept (purged within days, and found by no account)';
const APPLICANT = 'kept (of applicants, who have no account of a customer; purged by applications)';

const COLUMNS: Record<string, Record<string, Fate> | 'shop'> = {
  account_notes: { text: 'person' },
  alteration_claims: { fit: CODE },
  addresses: {
    full_name: 'person',
    phone: 'person',
    address: 'person',
    city: 'person',
    postal_code: CODE,
    country: CODE,
  },
  api_keys: 'shop',
  webhooks: 'shop',
  webhook_deliveries: 'shop',
  audit_entries: {
    action: 'kept (what staff did)',
    subject_kind: 'kept (an id)',
    subject_id: 'kept (an id)',
    data: 'person',
  },
  alterations: { fit: 'gone (codes, in the copy)' },
  bill_payments: { reference: BOOKS, reason: BOOKS },
  payment_proofs: { reference: 'person', reason: 'person' },
  couriers: 'shop',
  courier_bookings: {
    reference: GOODS,
    number: GOODS,
    pickup: 'gone (a code of the seller)',
    refusal: 'kept (what a courier says to the shop)',
    courier_text: 'person',
    history: 'person',
  },
  courier_parcels: { number: GOODS, number_key: GOODS },
  courier_remittances: { file_name: BOOKS, reference: BOOKS, undo_reason: BOOKS },
  courier_entries: { reason: BOOKS },
  courier_rows: { number: BOOKS, reason: BOOKS },
  goods_returns: { state: CODE, reason: CODE, note: 'person', answer: 'person' },
  payout_runs: { reference: BOOKS },
  payouts: { iban_end: BOOKS, reason: BOOKS },
  bulk_order_details: {
    item_type: GOODS,
    additional_notes: 'person',
    accepted_name: 'person',
    accepted_from: 'gone (the network of the acceptance, which the contract names)',
  },
  chat_messages: { client_id: 'gone (an id of the browser)', text: 'person' },
  chat_notes: { text: 'person' },
  contact_messages: {
    name: 'person',
    email: 'person',
    phone: 'person',
    subject: 'person',
    message: 'person',
    answer: 'gone (the newest of the replies, which are in the copy)',
  },
  cloth_receipts: { faults: 'person', bag_tag: 'person', objection: 'person' },
  contact_replies: { text: 'person' },
  credit_entries: { reason: 'person' },
  discount_codes: 'shop',
  documents: { content: BOOKS },
  email_links: { email: 'person' },
  files: { key: 'gone (names the pictures in the copy)', media_type: CODE },
  finished_measures: { values: 'gone (numbers, in the copy)' },
  garments: {
    dress_type: GOODS,
    fabric_type: GOODS,
    description: 'person',
    design_choices: GOODS,
    measurement_snapshot: 'gone (in the copy as the versions of its record)',
    finished: 'gone (numbers, in the copy)',
    measurement_from: 'person',
  },
  fit_answers: { measure: CODE },
  garment_samples: { kind: 'person', name: 'person', lost_note: 'person' },
  gateway_customers: { reference: GATEWAY },
  gateway_erasures: { reference: 'kept (until the gateway has erased what it names)' },
  login_failures: { address: SHORT, visitor: SHORT },
  mails: {
    kind: 'kept (counted for 30 days)',
    recipient: 'gone (the e-mail of the profile)',
    subject: 'person',
    reply_to: 'gone (the e-mail of the profile)',
    last_error: 'gone (what the mail server said)',
  },
  messages: {
    kind: 'kept (counted for 30 days)',
    recipient: 'person',
    last_error: 'gone (what the provider answered)',
    fell_back_to: CODE,
    provider_id: 'gone (an id of the provider)',
  },
  channel_choices: { channel: CODE, phone: 'person' },
  push_subscriptions: { endpoint: 'person' },
  whatsapp_numbers: { phone: 'person' },
  whatsapp_inbound: { provider_id: SHORT, phone: SHORT },
  phone_codes: { phone: SHORT, purpose: CODE },
  phone_proofs: { phone: 'person' },
  sign_in_phones: { phone: 'person' },
  measurement_versions: {
    label: 'person',
    note: 'person',
    person: 'person',
    relation: CODE,
    values: 'gone (numbers, in the copy)',
    marks: CODE,
    measured_on: 'person',
  },
  measurements: {
    label: 'person',
    note: 'person',
    person: 'person',
    relation: CODE,
    values: 'gone (numbers, in the copy)',
    marks: CODE,
    measured_on: 'person',
  },
  notifications: { kind: CODE, data: 'gone (numbers of orders, in the copy as sentences)' },
  order_addresses: {
    full_name: 'person',
    phone: 'person',
    address: 'person',
    city: 'kept (figures by city)',
    postal_code: CODE,
    country: 'kept (figures by country)',
  },
  order_calls: { note: 'person' },
  order_events: { note: 'person', courier: BOOKS, courier_number: BOOKS },
  order_notes: { text: 'person' },
  order_questions: { text: 'gone (the note of its step, which is in the copy)' },
  order_search: { words: 'gone (words of the order)', city: 'kept (figures by city)' },
  orders: { tracking_id: BOOKS, email: 'person', phone: 'person' },
  passkeys: { transports: CODE, name: 'person' },
  payment_disputes: { reference: BOOKS, reason: BOOKS },
  gateway_payments: { reference: BOOKS, gateway_reference: BOOKS },
  payments: { reference: BOOKS, card_brand: BOOKS, card_last4: BOOKS, card_expiry: BOOKS },
  preferences: {
    product_type: GOODS,
    wear_category: GOODS,
    dress_type: GOODS,
    price_range: GOODS,
    favorite_color: GOODS,
    brand_preference: GOODS,
  },
  proven_addresses: { email: 'gone (the e-mail of the profile)' },
  refresh_tokens: { device: 'person' },
  refunds: { name: BOOKS },
  reviews: {
    text: 'person',
    fit: CODE,
    city: 'person',
    reply: 'person',
  },
  sandbox_tokens: {
    card_brand: SHORT,
    card_last4: SHORT,
    card_expiry: SHORT,
    outcome: SHORT,
    used_for: SHORT,
  },
  sandbox_wallet: { reference: SHORT },
  saved_cards: { customer: GATEWAY, reference: GATEWAY, brand: CODE, last4: CODE, expiry: CODE },
  saved_views: {
    list: 'shop',
    name: 'gone (with a view that searches for the address)',
    query: 'gone (a search of staff for the address)',
  },
  seller_identities: {
    iban_end: 'gone (the end of the IBAN, which is in the copy)',
    reason: 'person',
  },
  seller_order_items: { name: GOODS, image: GOODS, colour: GOODS },
  single_order_details: {
    dress_type: GOODS,
    fabric_type: GOODS,
    description: 'person',
    design_choices: GOODS,
    measurement_snapshot: 'gone (in the copy as the versions of its record)',
    measurement_from: 'person',
    cloth_courier: 'person',
    cloth_courier_number: 'person',
    country: 'kept (figures by country)',
  },
  social_identities: { subject: 'gone (an id of the provider)', email: 'person' },
  subscribers: { email: 'person' },
  tailor_application_events: { note: APPLICANT },
  tailor_applications: {
    name: APPLICANT,
    shop_name: APPLICANT,
    email: APPLICANT,
    phone: APPLICANT,
    area: APPLICANT,
    city: APPLICANT,
    address: APPLICANT,
    services: APPLICANT,
    rates: APPLICANT,
    about: APPLICANT,
    question: APPLICANT,
    reason: APPLICANT,
  },
  transfers: {
    kind: 'shop',
    filters: SHORT,
    file_name: SHORT,
    position: SHORT,
    failure: SHORT,
    failure_details: SHORT,
  },
  transfer_errors: { column_name: SHORT, sentence: SHORT },
  transfer_parts: { key: SHORT },
  users: {
    username: 'person',
    email: 'person',
    phone_number: 'person',
    first_name: 'person',
    last_name: 'person',
    address: 'person',
    blocked_reason: 'person',
    password_hash: 'gone (a secret)',
  },
  ...Object.fromEntries(
    [
      ...['brand_counts', 'brands', 'calendar_days', 'canned_replies', 'content_pages', 'content_versions'],
      ...[
        'counters',
        'country_duties',
        'country_fees',
        'customs_words',
        'exchange_rates',
        'known_words',
        'preference_counts',
        'product_counts',
      ],
      ...[
        'order_settings',
        'products',
        'settings_groups',
        'shop_settings',
        'tailor_counts',
        'tailor_rates',
        'tailors',
        'variants',
      ],
    ].map((table) => [table, 'shop' as const]),
  ),
};

async function tables(): Promise<PgTable[]> {
  const folder = new URL('../../db/schema/', import.meta.url);
  const modules = await Promise.all(
    readdirSync(folder).map((name) => import(new URL(name, folder).href) as Promise<Record<string, unknown>>),
  );
  const all = modules.flatMap((module) => Object.values(module)).filter((value) => is(value, PgTable));
  return [...new Map(all.map((table) => [getTableName(table), table])).values()];
}

/** Names of a table's columns with free text or JSON. */
function textColumns(table: PgTable): string[] {
  return Object.values(getTableColumns(table))
    .filter(({ enumValues }) => !enumValues?.length)
    .filter((column) => /^(text|jsonb?|varchar|tsvector)/.test(column.getSQLType()))
    .map(({ name }) => name);
}

test('every text and JSON column is either in the copy and erased, or has a reason why not (accounts-17, accounts-18)', async () => {
  const found = (await tables()).flatMap((table) => {
    const fates = COLUMNS[getTableName(table)];
    if (fates === 'shop') return [];
    return textColumns(table)
      .filter((column) => !fates?.[column])
      .map((column) => `${getTableName(table)}.${column}`);
  });
  expect(found, 'columns of unknown fate: say in COLUMNS what becomes of them').toEqual([]);
});

const MARK = 'Zulaikha';
const PHONE = '+923219876543';

/** `table.column` → a value that names the person, for every such column. */
async function namingColumns(): Promise<Map<string, string>> {
  const naming = new Map<string, string>();
  for (const table of await tables()) {
    for (const column of textColumns(table)) {
      const text = sql`${sql.identifier(column)}::text`;
      const { rows } = await shop.deps.db.execute<{ value: string }>(
        sql`select ${text} as value from ${table} where ${text} ilike ${`%${MARK}%`} or ${text} like ${`%${PHONE.slice(3)}%`} limit 1`,
      );
      const [row] = rows;
      if (row) naming.set(`${getTableName(table)}.${column}`, row.value);
    }
  }
  return naming;
}

function fateOf(name: string): Fate | undefined {
  const [table = '', column = ''] = name.split('.');
  const fates = COLUMNS[table];
  return fates === 'shop' ? 'shop' : fates?.[column];
}

async function writeEverywhere(who: SignedUp): Promise<void> {
  const { db } = shop.deps;
  const agent = await signUp(shop, { userType: 'support' });
  const garment = await placeGarment(shop);
  const kurta = await makeProduct(shop);
  const goods = await makeShopOrder(shop, who, kurta);
  const guest = await makeShopOrder(shop, who, kurta);
  await makeReview(shop, kurta, { customerId: who.id, text: `${MARK} of reviews`, city: `${MARK}pur` });
  const picture = newFileKey();
  await shop.deps.storage.put(picture, await jpeg(), 'image/jpeg');
  const run = (statement: ReturnType<typeof sql>) => db.execute(statement);
  await run(
    sql`update users set address = ${`${MARK} of users`}, blocked_reason = ${`${MARK} blocked`} where id = ${who.id}`,
  );
  await run(
    sql`update reviews set reply = ${`Thank you, ${MARK}`}, replied_at = now() where customer_id = ${who.id}`,
  );
  await run(
    sql`update orders set customer_id = ${who.id}, status = 'DELIVERED', email = ${`${MARK}@home.example`}, phone = ${PHONE} where id = ${garment.id}`,
  );
  await run(
    sql`update orders set customer_id = null, email = ${who.email.toUpperCase()}, phone = ${PHONE} where id = ${guest.id}`,
  );
  await run(
    sql`update order_addresses set full_name = ${`${MARK} of a guest`}, phone = ${PHONE}, address = ${`${MARK} street`} where order_id = ${guest.id}`,
  );
  await run(
    sql`update single_order_details set description = ${`${MARK} of details`}, cloth_posted_on = current_date,
      cloth_courier = ${`${MARK} of couriers`}, cloth_courier_number = ${`${MARK} of parcels`},
      measurement_from = ${JSON.stringify({ name: `${MARK} asked`, age_group: 'adult', gender: 'female' })} where order_id = ${garment.id}`,
  );
  await run(
    sql`insert into garments (order_id, position, description, measurement_source, measurement_from) values (${garment.id}, 2,
      ${`${MARK} of a garment`}, 'UPLOAD', ${JSON.stringify({ name: `${MARK} asked too`, age_group: 'child', gender: 'male' })})`,
  );
  await run(sql`insert into order_events (order_id, actor_id, action, to_status, note) values
    (${garment.id}, ${garment.tailor.id}, 'ask', 'IN_PRODUCTION', ${`${MARK} of events`})`);
  await run(sql`insert into order_events (order_id, action, to_status, note_code) values
    (${garment.id}, 'fail_delivery', 'CANCELLED', 'REFUSED')`);
  await run(sql`insert into courier_bookings (courier, order_id, reference, state, number, pickup, cash, boxes, courier_text, history)
    values ('postex', ${garment.id}, 'NP-1', 'BOOKED', 'CX-1', '001', 0, 1, ${`${MARK} said by a courier`},
    ${JSON.stringify([{ state: 'ATTEMPTED', text: `${MARK} was not at home`, at: null }])})`);
  await run(
    sql`insert into order_notes (order_id, author_id, text) values (${goods.id}, ${agent.id}, ${`${MARK} of notes`})`,
  );
  await run(
    sql`insert into order_calls (order_id, author_id, outcome, note) values (${goods.id}, ${agent.id}, 'CONTACTED', ${`${MARK} of calls`})`,
  );
  await run(
    sql`insert into account_notes (user_id, author_id, text) values (${who.id}, ${agent.id}, ${`${MARK} of the account`})`,
  );
  await run(sql`insert into audit_entries (actor_id, action, subject_kind, subject_id, user_id, data) values
    (${agent.id}, 'accounts.blocked', 'account', ${String(who.id)}, ${who.id}, ${JSON.stringify({ reason: `${MARK} of the audit` })})`);
  await run(sql`insert into audit_entries (actor_id, action, subject_kind, subject_id, data) values
    (${agent.id}, 'orders.refunded', 'order', ${String(goods.id)}, ${JSON.stringify({ reason: `${MARK} refunded` })})`);
  await run(sql`insert into saved_views (user_id, list, name, query) values
    (${agent.id}, 'customers', 'One', ${`search=${encodeURIComponent(who.email)}`})`);
  await run(sql`insert into contact_messages (name, email, phone, subject, message) values
    (${`${MARK} of messages`}, ${who.email.toUpperCase()}, ${PHONE}, ${`${MARK} subject`}, ${`${MARK} message`})`);
  await run(
    sql`insert into contact_replies (message_id, text) select max(id), ${`${MARK} of replies`} from contact_messages`,
  );
  await run(sql`insert into chat_conversations (customer_id, last_message_id) values (${who.id}, 0)`);
  await run(
    sql`insert into chat_messages (customer_id, from_support, author_id, text) values (${who.id}, true, ${agent.id}, ${`${MARK} of chat`})`,
  );
  await run(
    sql`insert into chat_notes (customer_id, author_id, text, after_message) values (${who.id}, ${agent.id}, ${`${MARK} of chat notes`}, 0)`,
  );
  await run(
    sql`insert into files (key, owner_id, media_type, bytes, width, height) values (${picture}, ${garment.tailor.id}, 'image/jpeg', 9, 9, 9)`,
  );
  await run(
    sql`insert into order_event_photos (event_id, place, file_id) select max(e.id), 0, max(f.id) from order_events e, files f where e.order_id = ${garment.id}`,
  );
  await run(sql`insert into cloth_receipts (order_id, number, faults, bag_tag, objection, objected_at) values
    (${garment.id}, 1, ${`${MARK} of faults`}, ${`${MARK} tag`}, ${`${MARK} objects`}, now())`);
  await run(sql`insert into garment_samples (garment_id, order_id, kind, name, age_group, gender, lost_note)
    select id, order_id, ${`${MARK} kurta`}, ${`${MARK} worn`}, 'adult', 'female', ${`${MARK} lost`} from garments
    where order_id = ${garment.id} and position = 2`);
  await run(
    sql`insert into credit_entries (customer_id, kind, amount, reason) values (${who.id}, 'GOODWILL', 100, ${`${MARK} had to wait`})`,
  );
  await run(sql`insert into payment_proofs (order_id, amount, reference, decided_at, reason) values
    (${garment.id}, 100, ${`${MARK} of transfers`}, now(), ${`${MARK} has not paid`})`);
  await run(sql`insert into goods_returns (seller_order_id, state, reason, note, answer, decided_at)
    select s.id, 'REFUSED', 'DAMAGED', ${`${MARK} of returns`}, ${`${MARK} has worn it`}, now()
    from seller_orders s join orders o on o.id = s.order_id where o.customer_id = ${who.id} limit 1`);
  await run(
    sql`insert into finished_measures (order_id, unit, values) values (${garment.id}, 'cm', '{"chest": 987}')`,
  );
  await run(sql`insert into email_links (user_id, purpose, email, token_hash, expires_at) values
    (${who.id}, 'change', ${`${MARK}@new.example`}, 'hash', now() + interval '1 hour')`);
  await run(
    sql`insert into mails (kind, recipient, subject, sent_at) values ('orders.update', ${who.email}, ${`${MARK} of mails`}, now())`,
  );
  await run(sql`insert into messages (channel, kind, recipient, user_id, parts, is_urgent, state, expires_at, ended_at)
    values ('sms', 'phones.code', ${`${MARK} of messages`}, ${who.id}, 1, true, 'sent', now(), now())`);
  await run(sql`insert into phone_proofs (phone, user_id) values (${`${MARK} of phones`}, ${who.id})`);
  await run(sql`insert into push_subscriptions (user_id, session_id, endpoint, public_key, auth_secret)
    select user_id, id, ${`${MARK} of browsers`}, decode(repeat('04', 65), 'hex'), decode(repeat('04', 16), 'hex')
      from refresh_tokens where user_id = ${who.id} limit 1`);
  await run(sql`insert into sign_in_phones (phone, user_id) values (${`${MARK} of sign-in`}, ${who.id})`);
  await run(sql`insert into channel_choices (user_id, channel, phone)
    values (${who.id}, 'whatsapp', ${`${MARK} of choices`})`);
  await run(sql`insert into whatsapp_numbers (phone, user_id) values (${`${MARK} of numbers`}, ${who.id})`);
  await run(sql`insert into whatsapp_inbound (provider_id, phone, is_known, handled_at)
    values ('wamid', ${`${MARK} of numbers`}, true, now())`);
  await run(
    sql`insert into subscribers (email, unsubscribe_hash, confirmed_at) values (${who.email}, 'left', now())`,
  );
  await run(
    sql`insert into social_identities (user_id, provider, subject, email) values (${who.id}, 'google', '1', ${`${MARK}@google.example`})`,
  );
  await run(sql`insert into passkeys (user_id, credential_id, public_key, counter, transports, name) values
    (${who.id}, 'id', 'key', 0, '{}', ${`${MARK} of passkeys`})`);
  await run(sql`update refresh_tokens set device = ${`${MARK} of devices`} where user_id = ${who.id}`);
  const measuredOn = JSON.stringify({ garment: `${MARK} garment`, by: 'A tailor' });
  await run(sql`insert into measurements (user_id, label, gender, age_group, unit, note, values, person, origin, measured_on) values
    (${who.id}, ${`${MARK} label`}, 'female', 'adult', 'cm', ${`${MARK} note`}, '{}', ${`${MARK} person`}, 'garment', ${measuredOn})`);
  await run(sql`insert into measurement_versions (measurement_id, version, label, gender, age_group, unit, note, values, person, origin, measured_on)
    select id, version, ${`${MARK} label`}, gender, age_group, unit, ${`${MARK} note`}, values, ${`${MARK} person`}, origin, measured_on from measurements where user_id = ${who.id}`);
  await run(sql`insert into seller_identities (user_id, state, sealed_numbers, iban_end, reason, given_at) values
    (${who.id}, 'refused', 'sealed', '6702', ${`${MARK} is blurred`}, now())`);
  await run(sql`insert into addresses (user_id, full_name, phone, address, city, postal_code, country, is_default) values
    (${who.id}, ${`${MARK} of addresses`}, ${PHONE}, ${`${MARK} lane`}, ${`${MARK}abad`}, '54660', 'PK', true)`);
}

test('the copy has all that names the person, and the deletion leaves none of it', async () => {
  const who = await signUp(shop, {
    firstName: MARK,
    lastName: `${MARK}i`,
    phoneNumber: PHONE,
    username: `${MARK}_1`,
    email: `${MARK.toLowerCase()}@mail.example`,
  });
  await writeEverywhere(who);
  const written = await namingColumns();
  const isOf = (name: string, kind: string) => fateOf(name)?.startsWith(kind);
  const expected = Object.keys(COLUMNS).flatMap((table) =>
    Object.keys(COLUMNS[table] ?? {}).map((column) => `${table}.${column}`),
  );
  // Columns of bulk orders, which have no row here, and answers that name nobody in this test.
  const unwritten = expected.filter((name) => isOf(name, 'person') && !written.has(name));
  expect(unwritten).toEqual(['bulk_order_details.additional_notes', 'bulk_order_details.accepted_name']);

  const { url } = (
    await shop.app.inject({ method: 'POST', url: '/auth/export/', headers: who.headers })
  ).json();
  // A blocked account can request nothing more.
  await shop.deps.db.execute(sql`update users set blocked_at = now() where id = ${who.id}`);
  const files = await unzip((await shop.app.inject(url)).rawPayload);
  const copy = [...files].map(([path, content]) => (path.endsWith('.json') ? String(content) : '')).join('');
  for (const [name, value] of written) {
    if (!isOf(name, 'person')) continue;
    const text = /Zulaikha[\w -]*|321987\d+/i.exec(value)?.[0] ?? value;
    expect(copy.toLowerCase(), name).toContain(text.toLowerCase());
  }
  expect(copy).toContain('987');
  expect([...files.keys()].some((path) => path.startsWith('pictures/'))).toBe(true);

  await shop.deps.db.execute(sql`insert into account_deletions (user_id, token_hash, due_at)
    values (${who.id}, 'token', now() - interval '1 minute')`);
  await deleteDueAccounts(shop.deps);
  const left = [...(await namingColumns()).keys()];
  expect(left.filter((name) => !isOf(name, 'kept'))).toEqual([]);
  const pictures = await shop.deps.db.execute(sql`select from order_event_photos`);
  expect(pictures.rows).toEqual([]);
  const coded = await shop.deps.db.execute(sql`select from order_events where note_code is not null`);
  expect(coded.rows).toEqual([]);
});
