import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { addBusinessDays, addDays, dayInKarachi, nearestBusinessDay } from '../../../contract/dates.ts';
import { usualDaysOff } from '../../../contract/holidays.ts';
import { testApp } from '../../../test/app.ts';
import { makeMeasurement, multipart, png, type SignedUp, signUp } from '../../../test/factories.ts';
import { sendStep } from '../../../test/factories-orders.ts';
import { mailsTo } from '../../../test/mailbox.ts';
import { readPdf } from '../../../test/pdf-reader.ts';
import { documents, orders } from '../../db/schema/orders.ts';
import { orderQuestions } from '../../db/schema/workshop.ts';
import { renderInvoice } from '../documents/invoice-document.ts';

const shop = testApp();
const day = nearestBusinessDay(addDays(dayInKarachi(), 40), usualDaysOff(dayInKarachi()));
let support: SignedUp;

beforeAll(async () => {
  support = await signUp(shop, { userType: 'support' });
});

const MULTAN = { full_name: 'Amna Khan', phone: '0300 1234567', address: 'School Road 4', city: 'Multan' };
const LONDON = {
  full_name: 'Amna Khan',
  phone: '+447400123456',
  address: '4 Brick Lane',
  city: 'London',
  country: 'GB',
};
/** Only fields of the specification. */
const WIZARD = {
  item_type: 'dress',
  gender: 'female',
  additional_notes: '',
  contact_number: '0300 7654321',
  email: 'amna@mail.example',
  expected_delivery_date: day,
  is_contact_same_as_register: 'false',
  measurement_option: 'get',
};
const ABROAD = {
  country: 'GB',
  pickup: 'BY_SHOP',
  delivery: 'BY_SHOP',
  collection_address: JSON.stringify(LONDON),
  delivery_address: JSON.stringify(LONDON),
};
const { measurement_option: _get, ...REST } = WIZARD;
const SHOES = { ...REST, item_type: 'shoes', shoe_size: '42' };

function send(
  url: string,
  fields: Record<string, string>,
  who: SignedUp,
  files: Record<string, Buffer> = {},
) {
  const body = multipart(fields, files);
  const headers = { ...body.headers, ...who.headers };
  return shop.app.inject({ method: 'POST', url, payload: body.payload, headers });
}
const place = (fields: Record<string, string>, who: SignedUp, files?: Record<string, Buffer>) =>
  send('/tailor_module/single-order/create/', fields, who, files);
const price = (id: number) =>
  sendStep(shop, id, support, { action: 'price', stitching: 3000, expected_delivery_date: day });
const confirm = (id: number, who: SignedUp) =>
  shop.app.inject({
    method: 'PATCH',
    url: `/tailor_module/single-order/${id}/checkout/`,
    headers: who.headers,
    payload: {},
  });

const inOneLine = (text = '') => text.replace(/\s+/g, ' ');

/** The text of the first document of an order. */
async function printed(id: number): Promise<string> {
  const [issued] = await shop.deps.db.select().from(documents).where(eq(documents.orderId, id));
  const pdf = await readPdf(await renderInvoice(issued?.content as never, { compress: false }));
  return inOneLine(
    pdf.pages
      .flat()
      .map(({ text }) => text)
      .join(' '),
  );
}

async function measured(): Promise<SignedUp> {
  const customer = await signUp(shop);
  await makeMeasurement(shop, customer);
  return customer;
}

describe('an order of /order_placement (orders-8)', () => {
  test('is placed as specified, and confirmed once it is said how it travels', async () => {
    const customer = await measured();
    const placed = (await place(WIZARD, customer)).json();
    expect(placed).toMatchObject({
      is_handover_known: false,
      payment_type: 'COD',
      contact_email: 'amna@mail.example',
    });
    const priced = await price(placed.id);
    expect(priced.json()).toMatchObject({ total_bill: 3000 });
    const refused = await confirm(placed.id, customer);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'orders.handover_unknown']);

    const handover = { payment_type: 'COD', pickup: 'BY_OWN', delivery: 'BY_SHOP' };
    const edit = {
      action: 'edit',
      handover: { ...handover, delivery_address: JSON.stringify(MULTAN) },
    };
    const edited = await sendStep(shop, placed.id, customer, edit);
    expect(edited.json()).toMatchObject({
      is_handover_known: true,
      delivery_address: { city: 'Multan' },
      total_bill: 3250,
      actions: ['confirm', 'edit', 'cancel'],
    });
    expect((await confirm(placed.id, customer)).json()).toMatchObject({ status: 'CONFIRMED' });
  });

  test('from abroad goes through the shop, and is paid in advance', async () => {
    const customer = await measured();
    const placed = (await place({ ...WIZARD, ...ABROAD }, customer)).json();
    expect(placed).toMatchObject({
      is_handover_known: true,
      country: 'GB',
      pickup: 'BY_SHOP',
      delivery: 'BY_SHOP',
      payment_type: 'ADVANCE',
      delivery_address: { city: 'London' },
    });
    const byOwn = await place({ ...WIZARD, country: 'GB', pickup: 'BY_OWN', delivery: 'BY_OWN' }, customer);
    expect([byOwn.statusCode, Object.keys(byOwn.json())]).toEqual([400, ['pickup']]);
    const cash = await place({ ...WIZARD, ...ABROAD, payment_type: 'COD' }, customer);
    expect([cash.statusCode, Object.keys(cash.json())]).toEqual([400, ['payment_type']]);
    const half = await place({ ...WIZARD, pickup: 'BY_OWN' }, customer);
    expect(half.json()).toEqual({ delivery: ['This field is required.'] });
  });

  test('of shoes has no cloth to be collected, also abroad', async () => {
    const customer = await signUp(shop);
    const placed = await place({ ...SHOES, ...ABROAD }, customer);
    expect(placed.json()).toMatchObject({
      pickup: 'BY_OWN',
      collection_address: null,
      delivery: 'BY_SHOP',
      country: 'GB',
    });
  });

  test('with Upload and no picture asks for it; price and confirmation wait, and the day moves', async () => {
    const customer = await signUp(shop);
    const ways = { pickup: 'BY_OWN', delivery: 'BY_OWN' };
    const placed = (await place({ ...WIZARD, measurement_option: 'Upload', ...ways }, customer)).json();
    expect(placed).toMatchObject({ measurement_picture: null, actions: ['edit', 'cancel', 'answer'] });
    expect(placed.question.text).toContain('picture of your measurements');
    const [mail] = await mailsTo(shop, customer.email);
    expect(inOneLine(mail?.text)).toContain('picture of your measurements');
    await price(placed.id);
    const refused = await confirm(placed.id, customer);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'orders.question_open']);

    const url = `/api/orders/${placed.id}/measurement-picture/`;
    expect((await send(url, {}, await signUp(shop), { measurement_picture: await png() })).statusCode).toBe(
      404,
    );
    expect((await send(url, {}, customer)).json()).toHaveProperty('measurement_picture');
    const asked = addDays(dayInKarachi(), -10);
    await shop.deps.db
      .update(orderQuestions)
      .set({ askedOn: asked })
      .where(eq(orderQuestions.orderId, placed.id));
    const answered = (await send(url, {}, customer, { measurement_picture: await png() })).json();
    expect(answered).toMatchObject({
      question: null,
      measurement_picture: expect.stringContaining('/files/'),
    });
    expect(answered.expected_delivery_date > addBusinessDays(day, 5, { weekdays: [0], days: [] })).toBe(true);
    const again = await send(url, {}, customer, { measurement_picture: await png() });
    expect([again.statusCode, again.json().code]).toEqual([409, 'orders.picture_not_wanted']);
    expect((await confirm(placed.id, customer)).statusCode).toBe(200);
  });
});

describe('a cloth swatch (orders-9)', () => {
  const FORM = {
    dress_type: 'Shalwar_Kameez',
    fabric_type: 'Cotton',
    measurement_source: 'STORE',
    is_contact_same_as_register: 'true',
    payment_type: 'COD',
    delivery_type: 'NORMAL',
    pickup: 'BY_OWN',
    delivery: 'BY_OWN',
    is_requested_sample: 'true',
  };

  test('is sold only where there is an address to send it to', async () => {
    const customer = await measured();
    const refused = await place(FORM, customer);
    expect([refused.statusCode, Object.keys(refused.json())]).toEqual([400, ['is_requested_sample']]);
    const delivered = { delivery: 'BY_SHOP', delivery_address: JSON.stringify(MULTAN) };
    const placed = (await place({ ...FORM, ...delivered }, customer)).json();
    expect(placed).toMatchObject({ is_requested_sample: true, price: { sample_fee: 150 } });
    const collected = { payment_type: 'COD', pickup: 'BY_OWN', delivery: 'BY_OWN' };
    const edited = await sendStep(shop, placed.id, customer, { action: 'edit', handover: collected });
    expect(Object.keys(edited.json())).toEqual(['is_requested_sample']);
  });
});

describe('a bulk order (bulk-7)', () => {
  const FORM = {
    number_of_pieces: 40,
    item_type: 'Uniforms',
    expected_delivery_date: day,
    is_contact_same_as_register: true,
  };
  const ask = (who: SignedUp, more: object = {}) =>
    shop.app.inject({
      method: 'POST',
      url: '/tailor_module/bulk-order/create/',
      headers: who.headers,
      payload: { ...FORM, ...more },
    });
  const quote = (id: number) =>
    sendStep(shop, id, support, { action: 'quote', per_piece_price: 900, expected_delivery_date: day });

  async function accepted(who: SignedUp, address: object) {
    const { id } = (await ask(who, { delivery_address: JSON.stringify(address) })).json();
    const { contract } = (await quote(id)).json();
    const taken = await sendStep(shop, id, who, { action: 'accept', name: 'Amna Khan', contract });
    expect(taken.statusCode, taken.body).toBe(200);
    return { id };
  }

  test('is asked for as specified, and quoted once it is said where the pieces go', async () => {
    const customer = await signUp(shop);
    const asked = (await ask(customer)).json();
    expect(asked).toMatchObject({ delivery_address: null, delivery: 'BY_SHOP', actions: ['edit', 'cancel'] });
    const [mail] = await mailsTo(shop, customer.email);
    expect(inOneLine(mail?.text)).toContain('tell us under My orders where the pieces go');
    const refused = await quote(asked.id);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'orders.handover_unknown']);
    const edit = { action: 'edit', delivery_address: JSON.stringify(MULTAN) };
    expect((await sendStep(shop, asked.id, await signUp(shop), edit)).statusCode).toBe(404);
    expect((await sendStep(shop, asked.id, customer, { action: 'edit' })).json()).toHaveProperty(
      'delivery_address',
    );
    expect((await sendStep(shop, asked.id, customer, edit)).json()).toMatchObject({
      delivery_address: { city: 'Multan', country: 'PK', phone: '+923001234567' },
      payment_type: 'COD',
    });
    expect((await quote(asked.id)).statusCode).toBe(200);
  });

  test('names its address in contract and invoice, and is shipped with a parcel number only', async () => {
    const customer = await signUp(shop);
    const { id } = await accepted(customer, MULTAN);
    expect(await printed(id)).toContain('School Road 4');
    for (const action of ['start', 'check']) await sendStep(shop, id, support, { action });
    const bare = await sendStep(shop, id, support, { action: 'ship' });
    expect([bare.statusCode, Object.keys(bare.json())]).toEqual([400, ['courier']]);
    const parcel = { courier: 'TCS', courier_number: '7714' };
    await sendStep(shop, id, support, { action: 'ship', ...parcel });
    await sendStep(shop, id, support, { action: 'deliver' });
    const [invoice] = await shop.deps.db.select().from(documents).where(eq(documents.orderId, id)).limit(1);
    expect(JSON.stringify(invoice?.content)).toContain('Multan');
  });

  test('to another country is paid in advance, before anything is made', async () => {
    const customer = await signUp(shop);
    const { id } = await accepted(customer, LONDON);
    expect(await printed(id)).toContain('due in advance');
    const early = await sendStep(shop, id, support, { action: 'start' });
    expect([early.statusCode, early.json().code]).toEqual([409, 'orders.not_paid_yet']);
    await sendStep(shop, id, support, { action: 'record_payment' });
    expect((await sendStep(shop, id, support, { action: 'start' })).json()).toMatchObject({
      status: 'IN_PRODUCTION',
      bill_status: 'PAID',
      payment_type: 'ADVANCE',
    });
    const [row] = await shop.deps.db.select().from(orders).where(eq(orders.id, id));
    expect(row?.paymentMethod).toBe('ADVANCE');
  });
});
