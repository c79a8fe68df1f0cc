import { randomBytes } from 'node:crypto';
import { and, asc, eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { addDays, dayInKarachi } from '../../../../contract/dates.ts';
import { formatDay } from '../../../../contract/money.ts';
import { IN_HOUSE_TAILOR_ID } from '../../../../contract/roles.ts';
import { testApp } from '../../../../test/app.ts';
import { bearer, type SignedUp, signUp } from '../../../../test/factories.ts';
import { sendStep, signUpTailor } from '../../../../test/factories-orders.ts';
import { mailsTo } from '../../../../test/mailbox.ts';
import { readPdf } from '../../../../test/pdf-reader.ts';
import { refreshTokens } from '../../../db/schema/accounts.ts';
import { auditEntries } from '../../../db/schema/audit.ts';
import { orderSettings } from '../../../db/schema/fees.ts';
import { bulkOrderDetails } from '../../../db/schema/order-details.ts';
import { orderEvents } from '../../../db/schema/order-events.ts';
import { documents, orders } from '../../../db/schema/orders.ts';
import { tailors } from '../../../db/schema/tailors.ts';
import { renderInvoice } from '../../documents/invoice-document.ts';

const shop = testApp();
let support: SignedUp;
const day = addDays(dayInKarachi(), 40);
const ADDRESS = { full_name: 'Amna Khan', phone: '0300 1234567', address: 'School Road 4', city: 'Multan' };

beforeAll(async () => {
  support = await signUp(shop, { userType: 'support' });
});

async function askFor(customer: SignedUp, change: object = {}): Promise<number> {
  const response = await shop.app.inject({
    method: 'POST',
    url: '/tailor_module/bulk-order/create/',
    headers: customer.headers,
    payload: {
      number_of_pieces: 40,
      item_type: 'Waiter uniforms',
      expected_delivery_date: addDays(dayInKarachi(), 20),
      is_contact_same_as_register: true,
      delivery_address: JSON.stringify(ADDRESS),
      ...change,
    },
  });
  expect(response.statusCode).toBe(201);
  return response.json().id;
}

const quote = (id: number, change: object = {}, by: SignedUp = support) =>
  sendStep(shop, id, by, { action: 'quote', per_piece_price: 900, expected_delivery_date: day, ...change });

const read = (id: number, by: { headers: Record<string, string> }, path = '') =>
  shop.app.inject({ url: `/api/orders/${id}/${path}`, headers: by.headers });

async function quoted(locale: 'en' | 'ur' = 'en') {
  const customer = await signUp(shop, { locale });
  const id = await askFor(customer);
  const response = await quote(id);
  expect(response.statusCode, response.body).toBe(200);
  return { customer, id, contract: response.json().contract as string };
}

/** The account of the in-house workshop. */
async function workshop() {
  const [own] = await shop.deps.db.select().from(tailors).where(eq(tailors.id, IN_HOUSE_TAILOR_ID));
  const id = own?.userId ?? 0;
  const [session] = await shop.deps.db
    .insert(refreshTokens)
    .values({
      userId: id,
      tokenHash: randomBytes(32),
      device: 'x',
      expiresAt: new Date(Date.now() + 3600_000),
    })
    .returning();
  const token = await shop.deps.accessTokens.sign({ id, role: 'tailor', sessionId: session?.id ?? 0 });
  return { id, headers: bearer(token) };
}

const contractsOf = (id: number) =>
  shop.deps.db
    .select()
    .from(documents)
    .where(and(eq(documents.orderId, id), eq(documents.kind, 'CONTRACT')))
    .orderBy(asc(documents.number));

describe('a quote that expires (bulk-5)', () => {
  const accept = (id: number, customer: SignedUp, contract: string) =>
    sendStep(shop, id, customer, { action: 'accept', name: 'Ayesha Khan', contract });
  const expireOn = (id: number, quoteExpiresOn: string | null) =>
    shop.deps.db.update(bulkOrderDetails).set({ quoteExpiresOn }).where(eq(bulkOrderDetails.orderId, id));

  test('is accepted on its last day', async () => {
    const { customer, id, contract } = await quoted();
    await expireOn(id, dayInKarachi());
    expect((await accept(id, customer, contract)).json().status).toBe('ACCEPTED');
  });

  test('is not accepted later, says so, and can be quoted again', async () => {
    const { customer, id, contract } = await quoted();
    await expireOn(id, addDays(dayInKarachi(), -1));
    const response = await accept(id, customer, contract);
    expect([response.statusCode, response.json()]).toEqual([
      409,
      {
        code: 'orders.quote_expired',
        detail: 'This quote has expired. Ask us for a new one, and we price your order again.',
        status: 'QUOTED',
      },
    ]);
    expect((await read(id, customer)).json().actions).toEqual(['cancel']);
    const again = (await quote(id, { per_piece_price: 950 })).json();
    expect(again.quote_expires_on).toBe(addDays(dayInKarachi(), 14));
    expect(again.contract).not.toBe(contract);
    expect((await accept(id, customer, again.contract)).json()).toMatchObject({
      status: 'ACCEPTED',
      requested_delivery_date: addDays(dayInKarachi(), 20),
      expected_delivery_date: day,
    });
  });

  test('of an earlier version, which has no such day, stays open', async () => {
    const { customer, id, contract } = await quoted();
    await expireOn(id, null);
    expect((await accept(id, customer, contract)).json().status).toBe('ACCEPTED');
  });

  test('is open for as long as staff has set', async () => {
    await shop.deps.db.update(orderSettings).set({ quoteDays: 3 });
    const { customer, id } = await quoted();
    expect((await read(id, customer)).json().quote_expires_on).toBe(addDays(dayInKarachi(), 3));
    await shop.deps.db.update(orderSettings).set({ quoteDays: 14 });
  });

  test('names its last day and the day that was asked for in the contract', async () => {
    const { id } = await quoted();
    const [issued] = await contractsOf(id);
    const notes = (issued?.content as { notes: string[] } | undefined)?.notes;
    expect(notes).toContain(`This quote can be accepted until ${formatDay(addDays(dayInKarachi(), 14))}.`);
    expect(notes).toContain(`You asked for ${formatDay(addDays(dayInKarachi(), 20))}.`);
  });

  test('has its notes in Urdu too for a customer who reads it (invoices-10)', async () => {
    const { id } = await quoted('ur');
    const [issued] = await contractsOf(id);
    const content = issued?.content as { notes: string[]; urdu: { notes: string[] } } | undefined;
    const last = addDays(dayInKarachi(), 14);
    expect(content?.notes).toContain(`This quote can be accepted until ${formatDay(last)}.`);
    expect(content?.urdu.notes).toContain(`یہ کوٹیشن ${formatDay(last, 'ur')} تک قبول ہو سکتی ہے۔`);
  });
});

describe('a quote (bulk-5)', () => {
  test('sets price, total, day and contract, and mails the customer', async () => {
    const customer = await signUp(shop);
    const id = await askFor(customer);
    const response = await quote(id, { reason: 'With your logo on the pocket' });
    expect(response.json()).toMatchObject({
      kind: 'bulk',
      audience: 'staff',
      status: 'QUOTED',
      per_piece_price: 900,
      total_bill: 36_000,
      expected_delivery_date: day,
      requested_delivery_date: addDays(dayInKarachi(), 20),
      quote_expires_on: addDays(dayInKarachi(), 14),
      quote_note: 'With your logo on the pocket',
      contract: expect.stringMatching(/^NP-CT-\d{6}$/),
      accepted_from: null,
    });
    const own = (await read(id, customer)).json();
    expect(own).toMatchObject({
      audience: 'customer',
      actions: ['accept', 'cancel'],
      contract_pdf: `/api/orders/${id}/documents/${own.contract}/`,
      events: [
        { action: 'place', from: null, to: 'REQUESTED', by: 'You' },
        { action: 'quote', from: 'REQUESTED', to: 'QUOTED', by: 'Naap' },
      ],
    });
    expect(own.accepted_from).toBeUndefined();
    const [mail] = await mailsTo(shop, customer.email);
    expect(mail?.subject).toContain('has a quote');
    expect(mail?.text).toContain('Rs 36,000');
    expect(mail?.text).toContain('With your logo on the pocket');
    for (const told of [addDays(dayInKarachi(), 20), addDays(dayInKarachi(), 14), day]) {
      expect(mail?.text).toContain(formatDay(told));
    }
    const told = await shop.app.inject({ url: '/api/notifications/', headers: customer.headers });
    expect(told.json().results[0]).toMatchObject({ path: '/orders?tab=bulk' });
  });

  test('is printed as a contract, once and for ever, for its customer and staff', async () => {
    const { customer, id, contract } = await quoted();
    const path = `documents/${contract}/`;
    const first = await read(id, customer, path);
    expect(first.headers['content-type']).toBe('application/pdf');
    expect(first.headers['content-disposition']).toContain(`${contract}.pdf`);
    expect((await read(id, support, path)).rawPayload).toEqual(first.rawPayload);
    expect((await read(id, await signUp(shop), path)).statusCode).toBe(404);
    expect((await read(id, await signUp(shop, { userType: 'tailor' }), path)).statusCode).toBe(404);
    const [issued] = await contractsOf(id);
    const text = (await readPdf(await renderInvoice(issued?.content as never, { compress: false }))).pages
      .flat()
      .map((run) => run.text)
      .join(' ');
    for (const said of [
      'Contract',
      'Quoted to',
      '40 × Waiter uniforms',
      'Rs 900 each',
      'Rs 36,000',
      'To pay on delivery',
    ]) {
      expect(text).toContain(said);
    }
  });

  test('is numbered without gaps, however many are written at once', async () => {
    const customer = await signUp(shop);
    const ids: number[] = [];
    for (let place = 0; place < 6; place += 1) ids.push(await askFor(customer));
    const refused = ids.map((id) => quote(id, { expected_status: 'ACCEPTED' }));
    await Promise.all([...refused, ...ids.map((id) => quote(id))]);
    const all = await shop.deps.db.select().from(documents).where(eq(documents.kind, 'CONTRACT'));
    const numbers = all.map(({ number }) => number).sort((a, b) => a - b);
    expect(numbers).toEqual(numbers.map((_, place) => place + 1));
  });

  test('is replaced by a newer one, and only that can be accepted', async () => {
    const { customer, id, contract } = await quoted();
    const second = (await quote(id, { per_piece_price: 850 })).json();
    expect(second).toMatchObject({ status: 'QUOTED', total_bill: 34_000 });
    expect(second.contract).not.toBe(contract);
    expect(await contractsOf(id)).toHaveLength(2);
    const stale = await sendStep(shop, id, customer, { action: 'accept', name: 'Amna Khan', contract });
    expect([stale.statusCode, stale.json().code]).toEqual([409, 'orders.quote_changed']);
    const fresh = await sendStep(shop, id, customer, {
      action: 'accept',
      name: 'Amna Khan',
      contract: second.contract,
    });
    expect(fresh.json()).toMatchObject({ status: 'ACCEPTED', total_bill: 34_000 });
  });

  test.each([
    [{ per_piece_price: 0 }, 'per_piece_price'],
    [{ per_piece_price: -5 }, 'per_piece_price'],
    [{ per_piece_price: 99.5 }, 'per_piece_price'],
    [{ per_piece_price: 10_000_001 }, 'per_piece_price'],
    [{ per_piece_price: undefined }, 'per_piece_price'],
    [{ expected_delivery_date: '2026-02-30' }, 'expected_delivery_date'],
    [{ expected_delivery_date: addDays(dayInKarachi(), -1) }, 'expected_delivery_date'],
    [{ reason: 'a line\n'.repeat(5000) }, 'reason'],
  ])('refuses %j on its field', async (change, field) => {
    const id = await askFor(await signUp(shop));
    const response = await quote(id, change);
    expect(response.statusCode).toBe(400);
    expect(Object.keys(response.json())).toEqual([field]);
    expect(await contractsOf(id)).toEqual([]);
  });

  test('refuses a total that no order may have, to the rupee', async () => {
    const id = await askFor(await signUp(shop), { number_of_pieces: 100_000 });
    const response = await quote(id, { per_piece_price: 21_475 });
    expect(response.json()).toEqual({
      per_piece_price: ['The total of 100000 pieces would be larger than an order may be.'],
    });
    expect((await quote(id, { per_piece_price: 21_474 })).json().total_bill).toBe(2_147_400_000);
  });

  test('needs a day when the one that was asked for has passed', async () => {
    const id = await askFor(await signUp(shop));
    await shop.deps.db.update(orders).set({ expectedDeliveryDate: '2026-01-05' }).where(eq(orders.id, id));
    const response = await quote(id, { expected_delivery_date: undefined });
    expect(Object.keys(response.json())).toEqual(['expected_delivery_date']);
  });

  test('prints right-to-left text, emoji and a long note', async () => {
    const customer = await signUp(shop, { firstName: 'عائشہ', lastName: 'صدیقی' });
    const text = 'نیلا رنگ 🧵 '.repeat(120).trim();
    const id = await askFor(customer, { item_type: 'اسکول یونیفارم 🎒', additional_notes: text });
    const { contract } = (await quote(id, { reason: 'شکریہ 🙏' })).json();
    const [issued] = await contractsOf(id);
    expect(issued?.content).toMatchObject({
      notes: expect.arrayContaining([`You asked for: \u2068${text}\u2069`]),
    });
    const pdf = await read(id, customer, `documents/${contract}/`);
    expect(pdf.statusCode).toBe(200);
    expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    const [mail] = await mailsTo(shop, customer.email);
    expect(mail?.text).toContain('شکریہ 🙏');
  });

  test('is written by support only, of an order that exists', async () => {
    const customer = await signUp(shop);
    const id = await askFor(customer);
    expect((await quote(id, {}, customer)).statusCode).toBe(403);
    expect((await quote(id, {}, await signUp(shop, { userType: 'brand' }))).statusCode).toBe(403);
    expect((await quote(99_999_999)).statusCode).toBe(404);
  });
});

describe('accepting a quote (bulk-5)', () => {
  test('records the typed name, the time and the network address', async () => {
    const { customer, id, contract } = await quoted();
    const response = await shop.app.inject({
      method: 'POST',
      url: `/api/orders/${id}/steps/`,
      headers: customer.headers,
      remoteAddress: '203.0.113.77',
      payload: { action: 'accept', name: '  Amna Khan ', contract },
    });
    expect(response.json()).toMatchObject({
      status: 'ACCEPTED',
      accepted_name: 'Amna Khan',
      accepted_at: expect.stringMatching(/Z$/),
    });
    const [row] = await shop.deps.db.select().from(bulkOrderDetails).where(eq(bulkOrderDetails.orderId, id));
    expect(row).toMatchObject({ acceptedName: 'Amna Khan', acceptedFrom: '203.0.113.77' });
    expect((await read(id, support)).json().accepted_from).toBe('203.0.113.77');
    const [mail] = await mailsTo(shop, customer.email);
    expect(mail?.subject).toContain('is accepted');
  });

  test('tells whom nobody collects cash from what is due, and where (orders-40)', async () => {
    const customer = await signUp(shop);
    const address = { ...ADDRESS, phone: '+44 7400 123456', postal_code: 'LS1 4DY', country: 'GB' };
    const id = await askFor(customer, { delivery_address: JSON.stringify(address) });
    const { contract } = (await quote(id)).json();
    await sendStep(shop, id, customer, { action: 'accept', name: 'Amna Khan', contract });
    const mails = await mailsTo(shop, customer.email);
    expect(mails.find(({ subject }) => subject.endsWith('is accepted'))?.text).toContain(
      'Please pay Rs 36,000 before the work starts; how to pay it is on the page of your order.',
    );
  });

  test.each([
    [{ name: ' ' }, { name: ['Type your name to accept the quote.'] }],
    [{ name: undefined }, { name: ['Type your name to accept the quote.'] }],
    [{ contract: undefined }, { contract: ['Name the contract that you accept.'] }],
  ])('refuses %j', async (change, errors) => {
    const { customer, id, contract } = await quoted();
    const response = await sendStep(shop, id, customer, {
      action: 'accept',
      name: 'Amna Khan',
      contract,
      ...change,
    });
    expect([response.statusCode, response.json()]).toEqual([400, errors]);
  });

  test('is for the own customer, once, and not before a quote', async () => {
    const { customer, id, contract } = await quoted();
    const step = { action: 'accept', name: 'Amna Khan', contract };
    expect((await sendStep(shop, id, await signUp(shop), step)).statusCode).toBe(404);
    expect((await sendStep(shop, id, support, step)).statusCode).toBe(403);
    const both = await Promise.all([sendStep(shop, id, customer, step), sendStep(shop, id, customer, step)]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const early = await askFor(customer);
    expect((await sendStep(shop, early, customer, step)).statusCode).toBe(409);
  });
});

describe('a bulk order', () => {
  test('is withdrawn by its customer until it is made, after the acceptance with a reason', async () => {
    const customer = await signUp(shop);
    const requested = await askFor(customer);
    const withdrawn = await sendStep(shop, requested, customer, { action: 'cancel' });
    expect(withdrawn.json()).toMatchObject({ status: 'CANCELLED', actions: [] });
    const other = await quoted();
    const { id, contract } = other;
    await sendStep(shop, id, other.customer, { action: 'accept', name: 'Amna Khan', contract });
    const silent = await sendStep(shop, id, other.customer, { action: 'cancel' });
    expect(silent.json()).toEqual({ reason: ['Say why in a few words.'] });
    await sendStep(shop, id, support, { action: 'start' });
    const late = await sendStep(shop, id, other.customer, { action: 'cancel', reason: 'Too late' });
    expect([late.statusCode, late.json().status]).toEqual([409, 'IN_PRODUCTION']);
  });

  test('goes to its delivery, which pays it and issues one invoice and the receipt', async () => {
    const { customer, id, contract } = await quoted();
    await sendStep(shop, id, customer, { action: 'accept', name: 'Amna Khan', contract });
    for (const action of ['start', 'check', 'rework', 'check', 'ship', 'deliver']) {
      const parcel = action === 'ship' ? { courier: 'TCS', courier_number: '7714' } : {};
      const response = await sendStep(shop, id, support, { action, ...parcel });
      expect(response.statusCode, `${action}: ${response.body}`).toBe(200);
    }
    expect((await read(id, customer)).json()).toMatchObject({
      status: 'DELIVERED',
      bill_status: 'PAID',
      actions: [],
    });
    const issued = await shop.deps.db.select().from(documents).where(eq(documents.orderId, id));
    expect(issued.map(({ kind }) => kind).sort()).toEqual(['CONTRACT', 'INVOICE', 'RECEIPT']);
    const invoiceFor = ({ headers }: SignedUp) =>
      shop.app.inject({ url: `/tailor_module/single-order/invoice/${id}/`, headers });
    const invoice = await invoiceFor(customer);
    expect([invoice.statusCode, invoice.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect((await invoiceFor(await signUp(shop))).statusCode).toBe(404);
    const events = await shop.deps.db
      .select()
      .from(orderEvents)
      .where(eq(orderEvents.orderId, id))
      .orderBy(asc(orderEvents.id));
    for (const [place, event] of events.entries()) {
      expect(event.fromStatus).toBe(events[place - 1]?.toStatus ?? null);
    }
  });

  test('is shown to the workshop once accepted, without e-mail addresses, and to no other tailor', async () => {
    const { customer, id, contract } = await quoted();
    const { headers } = await workshop();
    const listed = async (headers: Record<string, string>) => {
      const response = await shop.app.inject({ url: '/api/workshop/today/', headers });
      return response.json().bulk.filter((one: { id: number }) => one.id === id);
    };
    expect((await read(id, { headers })).statusCode).toBe(404);
    expect(await listed(headers)).toEqual([]);
    await sendStep(shop, id, customer, { action: 'accept', name: 'Amna Khan', contract });
    const seen = await read(id, { headers });
    expect(seen.json()).toMatchObject({ audience: 'workshop', number_of_pieces: 40 });
    expect(seen.body).not.toContain(customer.email);
    expect(await listed(headers)).toMatchObject([
      {
        item_type: 'Waiter uniforms',
        number_of_pieces: 40,
        status: 'ACCEPTED',
        expected_delivery_date: day,
      },
    ]);
    const other = await signUpTailor(shop);
    expect((await read(id, other)).statusCode).toBe(404);
    expect(await listed(other.headers), 'another tailor').toEqual([]);
    const started = await sendStep(shop, id, { headers }, { action: 'start' });
    expect(started.json()).toMatchObject({ audience: 'workshop', status: 'IN_PRODUCTION' });
    expect(await listed(headers)).toMatchObject([{ status: 'IN_PRODUCTION' }]);
  });

  test('shows the workshop the cash to take and the customer until the work is over, and each reading is recorded (workshop-14)', async () => {
    const { customer, id, contract } = await quoted();
    const by = await workshop();
    await sendStep(shop, id, customer, { action: 'accept', name: 'Amna Khan', contract });
    const sheet = async () => (await read(id, by)).json();
    expect(await sheet()).toMatchObject({
      collect: 36_000,
      is_customer_shown: true,
      delivery_address: { city: 'Multan' },
    });
    const readings = await shop.deps.db
      .select({ action: auditEntries.action, of: auditEntries.userId })
      .from(auditEntries)
      .where(and(eq(auditEntries.subjectId, String(id)), eq(auditEntries.actorId, by.id)));
    expect(readings).toContainEqual({ action: 'orders.sheet-read', of: customer.id });
    await shop.deps.db.update(orders).set({ billStatus: 'PAID' }).where(eq(orders.id, id));
    expect((await sheet()).collect).toBe(0);
    const deliveredDaysAgo = (days: number) =>
      shop.deps.db.execute(sql`
        with moved as (update orders set status = 'DELIVERED' where id = ${id} returning id)
        insert into order_events (order_id, action, from_status, to_status, at)
          select id, 'deliver', 'SHIPPED', 'DELIVERED', now() - make_interval(days => ${days}) from moved`);
    await deliveredDaysAgo(13);
    expect((await sheet()).is_customer_shown).toBe(true);
    await shop.deps.db
      .delete(orderEvents)
      .where(and(eq(orderEvents.orderId, id), eq(orderEvents.toStatus, 'DELIVERED')));
    await deliveredDaysAgo(15);
    expect(await sheet()).toMatchObject({
      is_customer_shown: false,
      contact_number: '',
      delivery_address: null,
      design_inspiration: null,
    });
  });
});
