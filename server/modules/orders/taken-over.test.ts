import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import {
  addBusinessDays,
  addDays,
  dayInKarachi,
  isDayOff,
  nearestBusinessDay,
  weekdayOf,
  weekOf,
} from '../../../contract/dates.ts';
import { usualDaysOff } from '../../../contract/holidays.ts';
import { formatDay } from '../../../contract/money.ts';
import { testApp } from '../../../test/app.ts';
import { type SignedUp, signUp } from '../../../test/factories.ts';
import { placeGarment, sendStep, signUpTailor } from '../../../test/factories-orders.ts';
import { mailsTo } from '../../../test/mailbox.ts';
import { tailors } from '../../db/schema/tailors.ts';
import { verifyData } from '../system/verification-service.ts';

const shop = testApp({ JOBS: 'false' });

async function orderAfter(...steps: string[]) {
  const order = await placeGarment(shop);
  const support = await signUp(shop, { userType: 'support' });
  const other = await signUpTailor(shop);
  const take = async (by: SignedUp, body: { action: string } & Record<string, unknown>, status = 200) => {
    const response = await sendStep(shop, order.id, by, body);
    expect(response.statusCode, `${body.action}: ${response.body}`).toBe(status);
    return response.json();
  };
  await take(order.customer, { action: 'confirm' });
  for (const action of steps) {
    const by = action === 'alter' ? order.customer : order.tailor;
    await take(by, { action, ...(action === 'alter' && { reason: 'Too wide' }) });
  }
  return { ...order, support, other, take };
}

const FROM: [left: string, steps: string[], then: string][] = [
  ['confirmed', [], 'CONFIRMED'],
  ['accepted', ['accept'], 'CONFIRMED'],
  ['in production', ['accept', 'start'], 'IN_PRODUCTION'],
  ['in the quality check', ['accept', 'start', 'check'], 'IN_PRODUCTION'],
  ['back for an alteration', ['accept', 'start', 'check', 'make_ready', 'deliver', 'alter'], 'ALTERATION'],
];

test.each(FROM)(
  'support takes an order that is %s from its tailor (orders-48)',
  async (_left, steps, then) => {
    const { id, trackingNumber, tailor, support, other, take } = await orderAfter(...steps);
    const missing = await take(support, { action: 'reassign', tailor: other.tailorId }, 400);
    expect(missing.reason).toBeDefined();
    await take(tailor, { action: 'reassign', tailor: other.tailorId, reason: 'Ill' }, 403);
    const given = await take(support, { action: 'reassign', tailor: other.tailorId, reason: 'Ill' });
    expect(given).toMatchObject({ status: then, tailor: other.tailorId });
    const read = (by: SignedUp) => shop.app.inject({ url: `/api/orders/${id}/`, headers: by.headers });
    expect((await read(tailor)).statusCode).toBe(404);
    expect((await read(other)).json().status).toBe(then);
    const [toFormer] = await mailsTo(shop, tailor.email);
    expect(toFormer?.subject).toBe(`Order ${trackingNumber} goes to another tailor`);
    expect(toFormer?.text).toContain('Ill');
    const [toOther] = await mailsTo(shop, other.email);
    expect(toOther?.subject).toBe(
      then === 'CONFIRMED' ? `New order ${trackingNumber}` : `Order ${trackingNumber} is yours now`,
    );
    await take(support, { action: 'reassign', tailor: other.tailorId, reason: 'Again' }, 400);
    expect(await verifyData(shop.deps.db)).toEqual([]);
  },
);

test('where nobody can finish a garment, support cancels it in production; nobody else can', async () => {
  const { customer, tailor, support, take } = await orderAfter('accept', 'start');
  await take(customer, { action: 'cancel', reason: 'No' }, 409);
  await take(tailor, { action: 'cancel', reason: 'No' }, 403);
  const ended = await take(support, { action: 'cancel', reason: 'The cloth is lost' });
  expect(ended).toMatchObject({ status: 'CANCELLED', bill_status: 'UNPAID' });
  expect(await verifyData(shop.deps.db)).toEqual([]);
});

test('support promises another day, and customer and tailor are told why (orders-51)', async () => {
  const { trackingNumber, customer, tailor, support, take } = await orderAfter('accept', 'start');
  const day = nearestBusinessDay(addDays(dayInKarachi(), 30), usualDaysOff(dayInKarachi()));
  await take(tailor, { action: 'move_day', expected_delivery_date: day, reason: 'Ill' }, 403);
  await take(support, { action: 'move_day', expected_delivery_date: day }, 400);
  await take(support, { action: 'move_day', expected_delivery_date: '2020-01-01', reason: 'Ill' }, 400);
  const moved = await take(support, { action: 'move_day', expected_delivery_date: day, reason: 'Eid' });
  expect(moved).toMatchObject({ status: 'IN_PRODUCTION', expected_delivery_date: day });
  const [told] = await mailsTo(shop, customer.email);
  expect(told?.subject).toBe(`Your order ${trackingNumber} has another day`);
  expect(told?.text).toContain('Eid');
  expect((await mailsTo(shop, tailor.email))[0]?.subject).toBe(
    `Order ${trackingNumber} is promised for another day`,
  );
});

test('no day off is promised by staff, nor one of the tailor who hands it over (orders-11)', async () => {
  const { tailorId, support, take } = await orderAfter('accept', 'start');
  const today = dayInKarachi();
  const daysOff = usualDaysOff(today);
  const move = (day: string, status?: number) =>
    take(support, { action: 'move_day', expected_delivery_date: day, reason: 'Ill' }, status);
  const sunday = addDays(weekOf(addDays(today, 20)), 6);
  const next = addBusinessDays(sunday, 1, daysOff);
  expect(await move(sunday, 400)).toEqual({
    expected_delivery_date: [
      isDayOff(sunday, { ...daysOff, weekdays: [] })
        ? expect.stringContaining(formatDay(next))
        : `Nobody works on Sunday ${formatDay(sunday)}. The next working day is ${formatDay(next)}.`,
    ],
  });
  const weekdaysOff = [weekdayOf(next)];
  await shop.deps.db.update(tailors).set({ weekdaysOff }).where(eq(tailors.id, tailorId));
  const after = addBusinessDays(next, 1, daysOff);
  const [sentence] = (await move(next, 400)).expected_delivery_date;
  expect(sentence).toMatch(/^The tailor does not work on /);
  expect(sentence).toContain(`The next working day is ${formatDay(after)}.`);
  expect((await move(after)).expected_delivery_date).toBe(after);
});
