import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { addDays, dayInKarachi } from '../../../../contract/dates.ts';
import { testApp } from '../../../../test/app.ts';
import { makeTailor, multipart, type SignedUp, signUp } from '../../../../test/factories.ts';
import {
  type PlacedGarment,
  placeGarment,
  sendStep,
  signUpTailor,
} from '../../../../test/factories-orders.ts';
import { mailsTo } from '../../../../test/mailbox.ts';
import { mails } from '../../../db/schema/service.ts';
import { unsubscribeLinks } from '../../notifications/unsubscribe-service.ts';

const shop = testApp({ JOBS: 'false' });

const take = async (order: { id: number }, by: SignedUp, step: Record<string, unknown>) => {
  const response = await sendStep(shop, order.id, by, step);
  expect(response.statusCode, response.body).toBe(200);
  return response.json();
};
const cancel = (order: PlacedGarment) =>
  take(order, order.customer, { action: 'cancel', reason: 'The wedding was put off' });
const inOrder = async (address: string) => (await mailsTo(shop, address)).reverse();
const workOf = async (who: Pick<SignedUp, 'email'>) =>
  (await inOrder(who.email)).map(({ subject }) => subject).filter((subject) => /order NP-/i.test(subject));
const newsOf = async (who: SignedUp): Promise<{ title: string; path: string; is_read: boolean }[]> =>
  (await shop.app.inject({ url: '/api/notifications/', headers: who.headers })).json().results;
const readAs = async ({ id }: { id: number }, who: SignedUp) =>
  (await shop.app.inject({ url: `/api/orders/${id}/`, headers: who.headers })).json();
const toSupport = async (number: string) =>
  (await inOrder(shop.config.support.email)).filter(({ subject }) => subject.includes(number));

describe('the tailor of an order (notifications-7)', () => {
  test('is told of a confirmed order, by mail and on the site, without who ordered it', async () => {
    const order = await placeGarment(shop);
    expect(await workOf(order.tailor), 'nothing before the confirmation').toEqual([]);
    await take(order, order.customer, { action: 'confirm' });
    expect(await workOf(order.tailor)).toEqual([`New order ${order.trackingNumber}`]);
    const [mail] = await mailsTo(shop, order.tailor.email);
    expect(mail?.text).toContain('Shalwar');
    expect(mail?.text).toContain('Rs 2,500');
    for (const secret of [order.customer.email, order.customer.username]) {
      expect(mail?.text).not.toContain(secret);
    }
    expect(await newsOf(order.tailor)).toMatchObject([
      {
        title: `New order ${order.trackingNumber}`,
        text: 'It is yours to stitch. Please accept or decline it.',
        path: `/workshop/orders/${order.id}`,
        is_read: false,
      },
    ]);
    expect((await newsOf(order.customer)).map(({ title }) => title)).toContain(
      `Your order ${order.trackingNumber} is confirmed`,
    );
  });

  test.each(['CONFIRMED', 'ACCEPTED'])('is told that a %s order is cancelled, and why', async (status) => {
    const order = await placeGarment(shop);
    await take(order, order.customer, { action: 'confirm' });
    if (status === 'ACCEPTED') await take(order, order.tailor, { action: 'accept' });
    await cancel(order);
    expect(await workOf(order.tailor)).toEqual([
      `New order ${order.trackingNumber}`,
      `Order ${order.trackingNumber} is cancelled`,
    ]);
    expect((await inOrder(order.tailor.email)).at(-1)?.text).toContain('The wedding was put off');
    expect((await newsOf(order.tailor))[0]?.title).toBe(`Order ${order.trackingNumber} is cancelled`);
  });

  test('who never knew of an order, or has declined it, is told nothing of its end', async () => {
    const unknown = await placeGarment(shop);
    await cancel(unknown);
    expect(await workOf(unknown.tailor)).toEqual([]);
    const declined = await placeGarment(shop);
    await take(declined, declined.customer, { action: 'confirm' });
    await take(declined, declined.tailor, { action: 'decline', reason: 'I am ill' });
    await cancel(declined);
    expect(await workOf(declined.tailor)).toEqual([`New order ${declined.trackingNumber}`]);
  });

  test('who takes over is told, and the one who declined is not', async () => {
    const order = await placeGarment(shop);
    const other = await signUpTailor(shop);
    const staff = await signUp(shop, { userType: 'support' });
    await take(order, order.customer, { action: 'confirm' });
    await take(order, order.tailor, { action: 'decline', reason: 'I am ill' });
    await take(order, staff, { action: 'reassign', tailor: other.tailorId });
    expect(await workOf(other)).toEqual([`New order ${order.trackingNumber}`]);
    expect(await workOf(order.tailor)).toHaveLength(1);
  });

  test('switches the mail off by its link, and still sees it on the site', async () => {
    const order = await placeGarment(shop);
    await take(order, order.customer, { action: 'confirm' });
    const { page, oneClick } = unsubscribeLinks(shop.config, { userId: order.tailor.id, topic: 'work' });
    const [mail] = await mailsTo(shop, order.tailor.email);
    expect(mail).toMatchObject({ text: expect.stringContaining(page), unsubscribeUrl: oneClick });
    const { pathname, search } = new URL(oneClick);
    const left = await shop.app.inject({ method: 'POST', url: pathname + search, payload: {} });
    expect(left.json()).toEqual({ topic: 'work' });
    await cancel(order);
    expect(await workOf(order.tailor)).toHaveLength(1);
    expect(await newsOf(order.tailor)).toHaveLength(2);
  });

  test('has this topic among the settings, and a customer has the others', async () => {
    const order = await placeGarment(shop);
    const settings = async (who: SignedUp) =>
      (await shop.app.inject({ url: '/api/notifications/settings/', headers: who.headers })).json().mails;
    expect(await settings(order.tailor)).toEqual({ work: true });
    expect(await settings(order.customer)).toEqual({ progress: true, reminders: true, reviews: true });
  });

  test('whose address is not proven gets the mail once it is', async () => {
    const user = await signUp(shop, { userType: 'tailor', proven: false });
    const { id } = await makeTailor(shop, { userId: user.id });
    const order = await placeGarment(shop, {}, { tailor: { ...user, tailorId: id } });
    await take(order, order.customer, { action: 'confirm' });
    const [mail] = await shop.deps.db
      .select({ kind: mails.kind, held: mails.held })
      .from(mails)
      .where(eq(mails.recipient, user.email));
    expect(mail).toEqual({ kind: 'orders.work', held: true });
  });
});

describe('what the in-house workshop makes (notifications-7)', () => {
  test('support is told of, when it is confirmed and when it is cancelled', async () => {
    const order = await placeGarment(shop, { tailor: '458' });
    await take(order, order.customer, { action: 'confirm' });
    await cancel(order);
    expect((await toSupport(order.trackingNumber)).map(({ subject }) => subject)).toEqual([
      `New order ${order.trackingNumber}`,
      `Order ${order.trackingNumber} is cancelled`,
    ]);
  });

  test('support works it from the confirmation to the delivery, and no order of a partner (orders-45)', async () => {
    const support = await signUp(shop, { userType: 'support' });
    const order = await placeGarment(shop, { tailor: '458' });
    await take(order, order.customer, { action: 'confirm' });
    expect((await readAs(order, support)).actions).toEqual([
      ...['record_payment', 'cancel', 'accept', 'decline', 'reassign', 'move_day', 'ask'],
    ]);
    for (const action of ['accept', 'start', 'check', 'rework', 'check'])
      await take(order, support, { action });
    const measured = await shop.app.inject({
      method: 'PUT',
      url: `/api/staff/orders/${order.id}/finished-measures/`,
      payload: { unit: 'cm', values: { chest: 99, waist: 90, shoulder: 45, sleeve: 61, neck: 39 } },
      headers: support.headers,
    });
    expect(measured.statusCode, measured.body).toBe(200);
    await take(order, support, { action: 'make_ready' });
    await take(order, support, { action: 'deliver' });
    await take(order, order.customer, { action: 'alter', reason: 'The sleeves are too long.' });
    await take(order, support, { action: 'mend' });
    expect(await readAs(order, support)).toMatchObject({ status: 'IN_PRODUCTION', bill_status: 'PAID' });

    const ofPartner = await placeGarment(shop);
    await take(ofPartner, ofPartner.customer, { action: 'confirm' });
    const own = ['record_payment', 'cancel', 'reassign', 'move_day', 'ask'];
    expect((await readAs(ofPartner, support)).actions).toEqual(own);
    const refused = await sendStep(shop, ofPartner.id, support, { action: 'accept' });
    expect(refused.statusCode).toBe(403);
  });

  test('support declines it, and gives it to a partner', async () => {
    const support = await signUp(shop, { userType: 'support' });
    const order = await placeGarment(shop, { tailor: '458' });
    await take(order, order.customer, { action: 'confirm' });
    await take(order, support, { action: 'decline', reason: 'Our embroiderer is ill.' });
    const partner = await signUpTailor(shop);
    await take(order, support, { action: 'reassign', tailor: partner.tailorId });
    await take(order, partner, { action: 'accept' });
    const refused = await sendStep(shop, order.id, support, { action: 'start' });
    expect(refused.statusCode).toBe(403);
  });

  test('support is told of a bulk order to quote, accepted, and cancelled after it', async () => {
    const customer = await signUp(shop);
    const staff = await signUp(shop, { userType: 'support' });
    const placed = await shop.app.inject({
      method: 'POST',
      url: '/tailor_module/bulk-order/create/',
      headers: customer.headers,
      payload: {
        number_of_pieces: 40,
        item_type: 'School uniforms',
        expected_delivery_date: addDays(dayInKarachi(), 30),
        additional_notes: '',
        is_contact_same_as_register: true,
        is_requested_sample: false,
        delivery_address: JSON.stringify({
          full_name: 'Ayesha Khan',
          phone: '0300 1234567',
          address: 'School Road 4',
          city: 'Multan',
        }),
      },
    });
    expect(placed.statusCode, placed.body).toBe(201);
    const { id, tracking_id: number } = placed.json();
    await take({ id }, staff, { action: 'quote', per_piece_price: 900 });
    const { contract_pdf } = await take({ id }, staff, { action: 'quote', per_piece_price: 950 });
    const contract = contract_pdf.split('/').findLast((part: string) => part !== '');
    await take({ id }, customer, { action: 'accept', name: 'Ayesha Khan', contract });
    await take({ id }, customer, { action: 'cancel', reason: 'The school has closed' });
    expect((await toSupport(number)).map(({ subject }) => subject)).toEqual([
      `Bulk order ${number} waits for a quote`,
      `New order ${number}`,
      `Order ${number} is cancelled`,
    ]);
  });

  test('support is told of an order of /order_placement that waits for its price', async () => {
    const customer = await signUp(shop);
    const form = multipart({
      item_type: 'shoes',
      shoe_size: '42',
      gender: 'male',
      email: customer.email,
      expected_delivery_date: addDays(dayInKarachi(), 30),
      is_contact_same_as_register: 'true',
    });
    const placed = await shop.app.inject({
      method: 'POST',
      url: '/tailor_module/single-order/create/',
      payload: form.payload,
      headers: { ...form.headers, ...customer.headers },
    });
    const [mail] = await toSupport(placed.json().tracking_id);
    expect(mail?.subject).toBe(`Order ${placed.json().tracking_id} waits for its price`);
    expect(mail?.text).toContain('Number 42');
  });
});
