import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { addDays, dayInKarachi } from '../../../../contract/dates.ts';
import { testApp } from '../../../../test/app.ts';
import { multipart, png, type SignedUp, signUp } from '../../../../test/factories.ts';
import { mailsTo } from '../../../../test/mailbox.ts';
import { bulkOrderDetails } from '../../../db/schema/order-details.ts';
import { orderEvents } from '../../../db/schema/order-events.ts';
import { orders } from '../../../db/schema/orders.ts';

const shop = testApp();
const CREATE = '/tailor_module/bulk-order/create/';
const LIST = '/user_module/bulk-order/sepcific-user/list/';
const tomorrow = addDays(dayInKarachi(), 1);

const FORM = {
  number_of_pieces: 40,
  item_type: 'Waiter uniforms',
  expected_delivery_date: tomorrow,
  additional_notes: 'Bottle green',
  is_contact_same_as_register: false,
  contact_number: '0300 7654321',
  is_requested_sample: true,
};
const WIZARD = {
  item_type: 'Khussa',
  number_of_pieces: 12,
  additional_notes: '',
  business_type: 'WholeSale',
  expected_delivery_date: tomorrow,
  contact_number: '+923007654321',
  Email: 'Buyer@Mill.example',
  is_contact_same_as_register: false,
};

type Fields = Record<string, string | number | boolean>;

const sendForm = (fields: object, who?: SignedUp, key?: string) =>
  shop.app.inject({
    method: 'POST',
    url: CREATE,
    payload: fields,
    headers: { ...who?.headers, ...(key ? { 'idempotency-key': key } : {}) },
  });
const sendWizard = (fields: Fields, who?: SignedUp, files: Record<string, Buffer> = {}) => {
  const body = multipart(fields, files);
  return shop.app.inject({
    method: 'POST',
    url: CREATE,
    payload: body.payload,
    headers: { ...body.headers, ...who?.headers },
  });
};
const get = (url: string, who?: SignedUp) => shop.app.inject({ url, headers: who?.headers ?? {} });
const countOrders = async ({ id }: SignedUp) =>
  (
    await shop.deps.db.select({ n: sql<number>`count(*)::int` }).from(orders).where(eq(orders.customerId, id))
  )[0]?.n;

describe('asking for a bulk order (bulk-1)', () => {
  test('by the form of /book-tailor stores the request, its first event and a mail', async () => {
    const customer = await signUp(shop);
    const response = await sendForm(FORM, customer);
    expect(response.statusCode).toBe(201);
    const { message, ...order } = response.json();
    expect(message).toBe('Bulk order placed successfully!');
    expect(order).toEqual({
      id: expect.any(Number),
      user: customer.id,
      user_username: customer.username,
      user_email: customer.email,
      tracking_id: expect.stringMatching(/^NP-[0-9A-HJKMNP-TV-Z]{10}$/),
      item_type: 'Waiter uniforms',
      number_of_pieces: 40,
      business_type: null,
      contact_email: null,
      contact_number: '+923007654321',
      order_date: expect.stringMatching(/Z$/),
      expected_delivery_date: tomorrow,
      requested_delivery_date: tomorrow,
      additional_notes: 'Bottle green',
      design_inspiration: null,
      is_contact_same_as_register: false,
      is_requested_sample: true,
      contract_pdf: null,
      contact_status: 'NOT_CONTACTED',
      bill_status: 'UNPAID',
      ...{ paid: 0, advance: 0, kept: 0, advance_cause: null },
      payment_type: 'COD',
      status: 'REQUESTED',
      pickup: 'BY_OWN',
      delivery: 'BY_SHOP',
      delivery_address: null,
      per_piece_price: null,
      total_bill: null,
      quoted_at: null,
      quote_expires_on: null,
      quote_note: null,
      contract: null,
      accepted_name: null,
      accepted_at: null,
      number_of_time_contacted_with_client: 0,
      actions: ['edit', 'cancel'],
    });
    const [row] = await shop.deps.db.select().from(orders).where(eq(orders.id, order.id));
    expect(row).toMatchObject({ kind: 'bulk', tailorId: 458, total: null });
    const events = await shop.deps.db.select().from(orderEvents).where(eq(orderEvents.orderId, order.id));
    expect(events).toMatchObject([{ actorId: customer.id, fromStatus: null, toStatus: 'REQUESTED' }]);
    const mails = await mailsTo(shop, customer.email);
    expect(mails.filter(({ subject }) => subject.includes(order.tracking_id))).toHaveLength(1);
  });

  test('by the wizard of /order_placement ends in the same record, with design, business and e-mail', async () => {
    const customer = await signUp(shop);
    const response = await sendWizard(WIZARD, customer, { design_inspiration: await png() });
    expect(response.statusCode).toBe(201);
    expect(response.json()).toMatchObject({
      item_type: 'Khussa',
      number_of_pieces: 12,
      business_type: 'WholeSale',
      contact_email: 'buyer@mill.example',
      user_email: customer.email,
      is_requested_sample: false,
      status: 'REQUESTED',
      design_inspiration: expect.stringContaining('/files/'),
    });
    const picture = await get(new URL(response.json().design_inspiration, 'http://localhost').href);
    expect(picture.statusCode).toBe(200);
    // The typed address is unproven, so the mail goes to the account's address.
    expect(await mailsTo(shop, 'buyer@mill.example')).toEqual([]);
    expect(await mailsTo(shop, customer.email)).toHaveLength(1);
  });

  test('takes the registered number, and asks for one where there is none', async () => {
    const registered = { ...FORM, is_contact_same_as_register: true, contact_number: '' };
    const customer = await signUp(shop, { phoneNumber: '+923211112222' });
    expect((await sendForm(registered, customer)).json().contact_number).toBe('+923211112222');
    const unreachable = await signUp(shop, { phoneNumber: null });
    const refused = await sendForm(registered, unreachable);
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toEqual({ contact_number: ['Enter the number we should call.'] });
    expect(await countOrders(unreachable)).toBe(0);
  });

  test.each<[Fields, string]>([
    [{ number_of_pieces: 0 }, 'number_of_pieces'],
    [{ number_of_pieces: 4_294_967_296 }, 'number_of_pieces'],
    [{ number_of_pieces: -3 }, 'number_of_pieces'],
    [{ number_of_pieces: '1e3' }, 'number_of_pieces'],
    [{ item_type: ' ' }, 'item_type'],
    [{ expected_delivery_date: '2026-02-30' }, 'expected_delivery_date'],
    [{ expected_delivery_date: addDays(dayInKarachi(), -1) }, 'expected_delivery_date'],
    [{ additional_notes: 'a line\n'.repeat(5000) }, 'additional_notes'],
    [{ contact_number: 'ring twice' }, 'contact_number'],
    [{ contact_number: '' }, 'contact_number'],
  ])('refuses %j on its field in both shapes', async (change, field) => {
    const customer = await signUp(shop);
    for (const response of [
      await sendForm({ ...FORM, ...change }, customer),
      await sendWizard({ ...WIZARD, ...change }, customer),
    ]) {
      expect(response.statusCode).toBe(400);
      expect(Object.keys(response.json())).toEqual([field]);
    }
    expect(await countOrders(customer)).toBe(0);
  });

  test('refuses a design that is no picture on its field, and keeps nothing', async () => {
    const customer = await signUp(shop);
    const response = await sendWizard(WIZARD, customer, { design_inspiration: Buffer.from('<svg/>') });
    expect(response.statusCode).toBe(400);
    expect(Object.keys(response.json())).toEqual(['design_inspiration']);
    expect(await countOrders(customer)).toBe(0);
  });

  test('keeps right-to-left text and emoji, in the record and in the mail', async () => {
    const customer = await signUp(shop);
    const item_type = 'اسکول یونیفارم 🎒';
    const order = (
      await sendForm({ ...FORM, item_type, additional_notes: 'نیلا \u{1F9F5}' }, customer)
    ).json();
    expect(order).toMatchObject({ item_type, additional_notes: 'نیلا \u{1F9F5}' });
    const [mail] = await mailsTo(shop, customer.email);
    expect(mail?.text).toContain(item_type);
    expect(mail?.html).toContain(item_type);
  });

  test('places one order for one idempotency key', async () => {
    const customer = await signUp(shop);
    const first = await sendForm(FORM, customer, 'pieces-0001-0001');
    const again = await sendForm(FORM, customer, 'pieces-0001-0001');
    expect(again.json()).toEqual(first.json());
    expect((await sendForm({ ...FORM, number_of_pieces: 41 }, customer, 'pieces-0001-0001')).statusCode).toBe(
      422,
    );
    expect(await countOrders(customer)).toBe(1);
  });

  test('is for customers who are signed in', async () => {
    expect((await sendForm(FORM)).statusCode).toBe(401);
    expect((await sendForm(FORM, await signUp(shop, { userType: 'tailor' }))).statusCode).toBe(403);
  });

  test('cannot be written without a price beyond the request', async () => {
    const customer = await signUp(shop);
    const { id } = (await sendForm(FORM, customer)).json();
    const accept = shop.deps.db.update(orders).set({ status: 'ACCEPTED' }).where(eq(orders.id, id));
    await expect(accept).rejects.toThrow();
    const none = shop.deps.db
      .update(bulkOrderDetails)
      .set({ numberOfPieces: 0 })
      .where(eq(bulkOrderDetails.orderId, id));
    await expect(none).rejects.toThrow();
  });
});

describe('the own bulk orders (bulk-3)', () => {
  test('are listed newest first under data, ten a page', async () => {
    const customer = await signUp(shop);
    expect((await get(LIST, customer)).json()).toEqual({ count: 0, next: null, previous: null, data: [] });
    const ids: number[] = [];
    for (let place = 0; place < 11; place += 1) ids.unshift((await sendForm(FORM, customer)).json().id);
    const first = (await get(LIST, customer)).json();
    expect(first.data.map(({ id }: { id: number }) => id)).toEqual(ids.slice(0, 10));
    expect(first).toMatchObject({
      count: 11,
      previous: null,
      next: expect.stringContaining(`${LIST}?page=2`),
    });
    const second = (await get(`${LIST}?page=2`, customer)).json();
    expect(second.data.map(({ id }: { id: number }) => id)).toEqual(ids.slice(10));
    const past = await get(`${LIST}?page=3`, customer);
    expect([past.statusCode, past.json().detail]).toEqual([404, 'Invalid page.']);
  });

  test('are read one by one, by their customer only', async () => {
    const customer = await signUp(shop);
    const { message, ...order } = (await sendForm(FORM, customer)).json();
    expect((await get(`/api/orders/bulk/${order.id}/`, customer)).json()).toEqual(order);
    const other = await signUp(shop);
    expect((await get(`/api/orders/bulk/${order.id}/`, other)).statusCode).toBe(404);
    expect((await get(LIST, other)).json().data).toEqual([]);
    expect((await get(`/api/orders/bulk/${order.id}/`)).statusCode).toBe(401);
    expect((await get(LIST)).statusCode).toBe(401);
    expect((await get(LIST, await signUp(shop, { userType: 'support' }))).statusCode).toBe(403);
  });
});
