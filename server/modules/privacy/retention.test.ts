import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { RETENTION_MONTHS } from '../../../contract/constants/accounts.ts';
import { testApp } from '../../../test/app.ts';
import { signUp } from '../../../test/factories.ts';
import { makeMessages } from '../../../test/factories-chat.ts';
import { placeGarment } from '../../../test/factories-orders.ts';
import { makeProduct, makeShopOrder } from '../../../test/factories-shop.ts';
import { chatConversations } from '../../db/schema/chat.ts';
import { contactMessages } from '../../db/schema/contact.ts';
import { garments } from '../../db/schema/garments.ts';
import { singleOrderDetails } from '../../db/schema/order-details.ts';
import { orderAddresses, orders } from '../../db/schema/orders.ts';
import { garmentSamples } from '../../db/schema/samples.ts';
import { finishedMeasures } from '../../db/schema/workshop.ts';
import { RECORD_PURGES } from './export-service.ts';

const shop = testApp({ JOBS: 'false' });

const ago = (months: number) => sql`now() - make_interval(months => ${months})`;
const OLD = ago(RETENTION_MONTHS + 1);
const YOUNG = ago(RETENTION_MONTHS - 1);
const purge = async () => {
  for (const purgeOld of RECORD_PURGES) await purgeOld(shop.deps.db, shop.deps.storage);
};

test('messages of the contact form go two years after the last word (accounts-24)', async () => {
  const { db } = shop.deps;
  const message = { name: 'A', email: 'a@mail.example', phone: '+923001234567', subject: 'S', message: 'M' };
  await db.insert(contactMessages).values([
    { ...message, createdAt: OLD },
    { ...message, createdAt: OLD, answer: 'Yes.', answeredAt: YOUNG },
    { ...message, createdAt: YOUNG },
  ]);
  await purge();
  const left = await db.select({ answer: contactMessages.answer }).from(contactMessages);
  expect(left).toEqual([{ answer: 'Yes.' }, { answer: null }]);
});

test('a conversation goes two years after its last message, whole', async () => {
  const [old, young] = [await signUp(shop), await signUp(shop)];
  for (const who of [old, young]) await makeMessages(shop, who, ['One', 'Two']);
  await shop.deps.db.execute(
    sql`update chat_messages set created_at = case when customer_id = ${old.id} then ${OLD} else ${YOUNG} end`,
  );
  await purge();
  const left = await shop.deps.db.select({ id: chatConversations.customerId }).from(chatConversations);
  expect(left).toEqual([{ id: young.id }]);
});

test("a guest's order names nobody two years after its end; one of an account stays as it is", async () => {
  const { db } = shop.deps;
  const who = await signUp(shop);
  const product = await makeProduct(shop);
  const made = async (status: 'DELIVERED' | 'SHIPPED', isGuest: boolean, at: typeof OLD) => {
    const { id } = await makeShopOrder(shop, who, product, status);
    const guest = isGuest ? { customerId: null, email: 'guest@mail.example', phone: '+923001234567' } : {};
    await db
      .update(orders)
      .set({ ...guest, updatedAt: at })
      .where(eq(orders.id, id));
    return id;
  };
  const old = await made('DELIVERED', true, OLD);
  const others = [
    await made('DELIVERED', true, YOUNG),
    await made('SHIPPED', true, OLD),
    await made('DELIVERED', false, OLD),
  ];
  await purge();
  const read = async (id: number) => {
    const [row] = await db
      .select({
        name: orderAddresses.fullName,
        email: orders.email,
        phone: orders.phone,
        total: orders.total,
      })
      .from(orders)
      .innerJoin(orderAddresses, eq(orderAddresses.orderId, orders.id))
      .where(eq(orders.id, id));
    return row;
  };
  expect(await read(old)).toMatchObject({ name: 'Deleted customer', phone: null, total: product.price });
  for (const id of others) expect(await read(id)).toMatchObject({ name: 'Somebody' });
  const [before] = await db.select().from(orders).where(eq(orders.id, old));
  await purge();
  expect(await db.select().from(orders).where(eq(orders.id, old)), 'it is not written again').toEqual([
    before,
  ]);
});

test('measures in stitched orders go two years after their end, with what the garment measured', async () => {
  const { db } = shop.deps;
  const [old, young] = [await placeGarment(shop), await placeGarment(shop)];
  for (const [{ id }, at] of [[old, OLD] as const, [young, YOUNG] as const]) {
    await db.update(orders).set({ status: 'DELIVERED', updatedAt: at }).where(eq(orders.id, id));
    await db.insert(finishedMeasures).values({ orderId: id, unit: 'cm', values: {} });
  }
  await db.execute(sql`insert into garments (order_id, position, measurement_source, measurement_snapshot, finished)
    select order_id, 2, measurement_source, measurement_snapshot, '{}' from garments`);
  await db.execute(sql`insert into garments (order_id, position, measurement_source, measurement_from)
    select order_id, 3, 'UPLOAD', '{"name":"Bilal","age_group":"adult","gender":"male"}' from garments where position = 1`);
  await db.execute(sql`insert into garment_samples (garment_id, order_id, kind, name, age_group, gender)
    select id, order_id, 'Kurta', 'Bilal', 'adult', 'male' from garments where position = 1`);
  await purge();
  const samples = await db.select({ id: garmentSamples.orderId }).from(garmentSamples);
  expect(samples).toEqual([{ id: young.id }]);
  const garmentsOf = async (id: number) => {
    const rows = await db.select().from(garments).where(eq(garments.orderId, id));
    return rows.map(({ measurementSnapshot, finished, measurementFrom }) => [
      Object.keys(measurementSnapshot?.values ?? {}).length > 0,
      finished,
      measurementFrom?.name,
    ]);
  };
  expect(await garmentsOf(old.id)).toEqual([
    [false, null, undefined],
    [false, null, undefined],
    [false, null, undefined],
  ]);
  expect(await garmentsOf(young.id)).toEqual([
    [true, null, undefined],
    [true, {}, undefined],
    [false, null, 'Bilal'],
  ]);
  const read = async (id: number) => {
    const [row] = await db.select().from(singleOrderDetails).where(eq(singleOrderDetails.orderId, id));
    return row?.measurementSnapshot?.values;
  };
  expect([await read(old.id), Object.keys((await read(young.id)) ?? {}).length > 0]).toEqual([{}, true]);
  const left = await db.select({ id: finishedMeasures.orderId }).from(finishedMeasures);
  expect(left).toEqual([{ id: young.id }]);
});
