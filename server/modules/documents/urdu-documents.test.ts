import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { makeAddress, makeMeasurement, type SignedUp, signUp } from '../../../test/factories.ts';
import { placeGarment, sendStep } from '../../../test/factories-orders.ts';
import { users } from '../../db/schema/accounts.ts';
import { documents } from '../../db/schema/orders.ts';
import type { InvoiceContent } from './invoice-content.ts';

const shop = testApp({ JOBS: 'false' });

async function signedUp(locale: 'en' | 'ur'): Promise<SignedUp> {
  const customer = await signUp(shop, { locale });
  await makeMeasurement(shop, customer);
  await makeAddress(shop, customer);
  return customer;
}

async function confirmed(customer: SignedUp) {
  const order = await placeGarment(shop, {}, { customer });
  await sendStep(shop, order.id, customer, { action: 'confirm' });
  const rows = await shop.deps.db.select().from(documents).where(eq(documents.orderId, order.id));
  return { ...order, contents: rows.map(({ content }) => content as InvoiceContent) };
}

test('the invoice of a customer who reads Urdu keeps its texts in both languages (invoices-10)', async () => {
  const { contents } = await confirmed(await signedUp('ur'));
  const [invoice] = contents;
  expect(invoice?.lines[0]).toMatchObject({ label: 'Stitching: Shalwar kameez', note: 'Cotton' });
  expect(invoice?.urdu?.lines[0]).toMatchObject({ label: 'سلائی: شلوار قمیض', note: 'کاٹن' });
  expect(invoice?.urdu?.order).toMatchObject({ dressType: 'شلوار قمیض', fabricType: 'کاٹن' });
  expect(invoice?.urdu?.notes).toHaveLength(invoice?.notes.length ?? 0);
  expect(invoice?.trackingUrl).toContain('/ur/order_tracking?number=');
});

test('other invoices are English, and a printed one never changes', async () => {
  const { id, customer, contents } = await confirmed(await signedUp('en'));
  expect(contents[0]).not.toHaveProperty('urdu');
  const get = (language: string) =>
    shop.app.inject({
      url: `/api/orders/${id}/documents/${contents[0]?.number}/`,
      headers: { ...customer.headers, 'accept-language': language },
    });
  const first = await get('ur');
  expect(first.statusCode).toBe(200);
  await shop.deps.db.update(users).set({ locale: 'ur' }).where(eq(users.id, customer.id));
  expect((await get('en')).rawPayload.equals(first.rawPayload)).toBe(true);
});
