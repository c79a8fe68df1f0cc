import { beforeAll, describe, expect, test } from 'vitest';
import { addDays, dayInKarachi } from '../../../../contract/dates.ts';
import { testApp } from '../../../../test/app.ts';
import { type SignedUp, signUp } from '../../../../test/factories.ts';
import { type PlacedGarment, placeGarment, sendStep } from '../../../../test/factories-orders.ts';
import { mailsTo } from '../../../../test/mailbox.ts';
import { refunds } from '../../../db/schema/shop.ts';
import { advanceSentences, backSentences, paymentSentences } from './words.ts';

const shop = testApp({ JOBS: 'false' });
let support: SignedUp;

beforeAll(async () => {
  support = await signUp(shop, { userType: 'support' });
});

/** A cancelled order of Rs 10,000. */
const ended = (sums: { paid: number; kept?: number; returned?: number; credit?: number }) => ({
  ...{ status: 'CANCELLED', total: 10_000, paymentMethod: 'COD', billStatus: 'PARTIALLY_PAID' },
  ...{ advancePercent: 50, advanceCause: null, paidAmount: sums.paid, keptAmount: sums.kept ?? null },
  ...{ returnedAmount: sums.returned ?? 0, heldCredit: sums.credit ?? 0 },
});

describe('what goes back of an order that ended (couriers-33, credit-9)', () => {
  const KEPT = expect.stringContaining('we keep Rs 3,000');
  const REST = 'We send back the rest.';
  const ALL = 'We send back what you have paid.';
  const credit = (amount: string) =>
    `${amount} that you had paid from store credit is in your store credit already.`;

  test.each([
    ['money', { paid: 4000 }, [ALL]],
    ['credit', { paid: 4000, credit: 4000 }, [credit('Rs 4,000')]],
    ['both', { paid: 4000, credit: 1000 }, [credit('Rs 1,000'), REST]],
    ['money, of which a part is kept', { paid: 4000, kept: 3000 }, [KEPT, REST]],
    ['money, all of which is kept', { paid: 3000, kept: 3000 }, [KEPT]],
    ['credit, all of which is kept', { paid: 3000, kept: 3000, credit: 3000 }, [KEPT]],
    ['credit, of which a part is kept', { paid: 4000, kept: 3000, credit: 4000 }, [KEPT, credit('Rs 1,000')]],
    ['what went back before', { paid: 4000, returned: 1000 }, [REST]],
    ['what went back whole', { paid: 4000, returned: 4000 }, []],
  ])('%s', (_what, sums, said) => {
    expect(backSentences(ended(sums))).toEqual(said);
  });

  test('a payment that comes afterwards goes back, not what is kept', () => {
    const said = (sums: Parameters<typeof ended>[0]) =>
      paymentSentences({ order: ended(sums), payments: [] });
    expect(said({ paid: 500 })).toEqual([ALL]);
    expect(said({ paid: 3500, kept: 3000 })).toEqual([
      'This order was cancelled, so we send back what has come now.',
    ]);
  });
});

describe('what is due before the work', () => {
  const order = { ...ended({ paid: 1000 }), status: 'CONFIRMED', keptAmount: null };
  const abroad = { ...order, paymentMethod: 'ADVANCE' };
  const onPage = (amount: string) =>
    `Please pay ${amount} before the work starts; how to pay it is on the page of your order.`;

  test.each([
    [
      'at an account or a wallet',
      order,
      true,
      [onPage('Rs 4,000'), 'The rest is due in cash when you get it.'],
    ],
    ['of an order that goes abroad (orders-40)', abroad, true, [onPage('Rs 9,000')]],
    [
      'where there is neither',
      abroad,
      false,
      ['Please pay Rs 9,000 before the work starts; we e-mail you a payment link.'],
    ],
    ['once it is paid', { ...abroad, paidAmount: 10_000 }, true, []],
  ])('%s', (_where, billed, isPayableOnPage, said) => {
    expect(advanceSentences({ order: billed, isPayableOnPage })).toEqual(said);
  });
});

const textsTo = async ({ email }: SignedUp) =>
  (await mailsTo(shop, email)).map(({ text }) => text).join('\n');

async function confirmed(): Promise<PlacedGarment> {
  const order = await placeGarment(shop, { delivery: 'BY_SHOP' });
  expect((await sendStep(shop, order.id, order.customer, { action: 'confirm' })).statusCode).toBe(200);
  return order;
}

test('the mail of a refund after something was kept does not say that all was sent back', async () => {
  const { id, customer, tailor } = await confirmed();
  const take = async (by: SignedUp, step: Record<string, unknown>) => {
    const response = await sendStep(shop, id, by, step);
    expect(response.statusCode, response.body).toBe(200);
  };
  await take(support, { action: 'record_payment', method: 'TRANSFER' });
  for (const action of ['accept', 'start', 'check']) await take(tailor, { action });
  await take(tailor, { action: 'ship', courier: 'TCS', courier_number: '7714' });
  await take(support, { action: 'fail_delivery', failure: 'REFUSED' });
  await take(support, { action: 'record_refund' });
  const texts = await textsTo(customer);
  expect(texts).toContain('We have sent back what we owed you for this order.');
  expect(texts).not.toContain('what you paid for this order');
});

const handOver = async (orderId: number, name: string) => {
  const [owed] = await shop.deps.db
    .insert(refunds)
    .values({ orderId, amount: 300, cause: 'PART_CANCELLED', name })
    .returning();
  const url = `/api/staff/refunds/${owed?.id}/hand-over/`;
  const response = await shop.app.inject({ method: 'POST', url, payload: {}, headers: support.headers });
  expect(response.statusCode, response.body).toBe(200);
};

test('what was paid too much is not called a cancelled garment when it goes back (payments-18)', async () => {
  const { id, customer } = await confirmed();
  await handOver(id, `payment-of-${id}`);
  const texts = await textsTo(customer);
  expect(texts).toContain('We have paid back Rs 300 for this order.');
  expect(texts).toContain('More was paid than the order costs.');
  expect(texts).not.toContain('A garment was cancelled');
  expect(texts).not.toContain('The credit note is under My orders.');
  await handOver(id, `garment-of-${id}`);
  expect(await textsTo(customer)).toContain('A garment was cancelled');
});

test('the customer of a bulk order reads that it went back, too', async () => {
  const customer = await signUp(shop);
  const to = { full_name: 'Amna Khan', phone: '0300 1234567', address: 'School Road 4', city: 'Multan' };
  const asked = await shop.app.inject({
    method: 'POST',
    url: '/tailor_module/bulk-order/create/',
    headers: customer.headers,
    payload: {
      ...{ number_of_pieces: 40, item_type: 'Waiter uniforms', is_contact_same_as_register: true },
      ...{ expected_delivery_date: addDays(dayInKarachi(), 20), delivery_address: JSON.stringify(to) },
    },
  });
  expect(asked.statusCode, asked.body).toBe(201);
  await handOver(asked.json().id, `payment-of-${asked.json().id}`);
  const texts = await textsTo(customer);
  expect(texts).toContain('We have paid back Rs 300 for this order.');
  expect(texts).toContain('More was paid than the order costs.');
});
