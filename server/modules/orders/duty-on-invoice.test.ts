import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { signUp } from '../../../test/factories.ts';
import { placeGarment, sendStep } from '../../../test/factories-orders.ts';
import { makeProduct } from '../../../test/factories-shop.ts';
import { cardToken, orderForm, sendOrder } from '../../../test/factories-shop-orders.ts';
import { users } from '../../db/schema/accounts.ts';
import { countryDuties } from '../../db/schema/customs.ts';
import { documents } from '../../db/schema/orders.ts';
import type { InvoiceContent } from '../documents/invoice-content.ts';
import { capture } from '../shop/payments/capture-service.ts';

const shop = testApp({ JOBS: 'false' });
const LEEDS = { address: '9 High Street', city: 'Leeds', postal_code: 'LS1 4DY', country: 'GB' };
const NOT_PART = 'Duties and taxes of the country of destination are not part of this bill.';

async function expectDuty(change: Partial<typeof countryDuties.$inferInsert>): Promise<void> {
  const rule = { country: 'GB', text: '', textUrdu: '', ratePercent: null, threshold: null, ...change };
  await shop.deps.db
    .insert(countryDuties)
    .values(rule)
    .onConflictDoUpdate({ target: countryDuties.country, set: rule });
}

async function invoiceOf(id: number): Promise<InvoiceContent> {
  const rows = await shop.deps.db
    .select({ content: sql<InvoiceContent>`content` })
    .from(documents)
    .where(sql`order_id = ${id} and kind = 'INVOICE'`);
  if (!rows[0]) throw new Error('No invoice.');
  return rows[0].content;
}

/** Of Rs 2,500 in stitching. */
async function stitched(locale: 'en' | 'ur' = 'en'): Promise<InvoiceContent> {
  const address = JSON.stringify({ ...LEEDS, full_name: 'Ayesha Khan', phone: '+44 7400 123456' });
  const order = await placeGarment(shop, {
    ...{ country: 'GB', pickup: 'BY_SHOP', delivery: 'BY_SHOP', payment_type: 'ADVANCE' },
    ...{ collection_address: address, delivery_address: address },
  });
  await shop.deps.db.update(users).set({ locale }).where(eq(users.id, order.customer.id));
  const response = await sendStep(shop, order.id, order.customer, { action: 'confirm' });
  expect(response.statusCode, response.body).toBe(200);
  return invoiceOf(order.id);
}

test('the invoice of a stitched order abroad has the duty to expect, in both languages (abroad-7)', async () => {
  await expectDuty({ ratePercent: 20, text: 'Ask HMRC.' });
  const { notes, lines, urdu, total } = await stitched('ur');
  expect(notes.slice(-3)).toEqual([
    NOT_PART,
    'Duty to expect: about Rs 500 (20% of the value of the goods).',
    'Ask HMRC.',
  ]);
  expect(urdu?.notes).toHaveLength(notes.length);
  expect(urdu?.notes.at(-2)).toContain('Rs 500');
  expect(
    lines.reduce((sum, { amount }) => sum + amount, 0),
    'it is no part of the bill',
  ).toBe(total);
});

test('it says only that duties are not part of the bill where staff has written nothing', async () => {
  await expectDuty({});
  expect((await stitched()).notes.at(-1)).toBe(NOT_PART);
});

test('the invoice of goods abroad has it of their value without the delivery', async () => {
  await expectDuty({ ratePercent: 12.5, threshold: 1000 });
  const product = await makeProduct(shop, { price: 4000 });
  const form = orderForm([{ product, variant: product.variants[0] ?? { id: 0 } }], {
    ...{ payment_method: 'creditCard', payment_token: await cardToken(shop) },
    ...{ ...LEEDS, phone: '+44 7400 123456', delivery: 'courier' },
  });
  const { id } = (await sendOrder(shop, form, { by: await signUp(shop) })).json();
  await capture(shop.deps, id);
  expect((await invoiceOf(id)).notes).toEqual([
    NOT_PART,
    'Duty to expect: about Rs 500 (12.5% of the value of the goods).',
  ]);
});
