import { asc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { testApp } from '../../../../test/app.ts';
import { signUp } from '../../../../test/factories.ts';
import { makeBrand, makeProduct } from '../../../../test/factories-shop.ts';
import { orderForm, sendOrder } from '../../../../test/factories-shop-orders.ts';
import { productFiles, writeRows } from '../../../../test/product-files.ts';
import { variants } from '../../../db/schema/catalogue.ts';
import { lockProducts } from './queries.ts';

const shop = testApp({ JOBS: 'false' });
const files = productFiles(shop);

test('goods are sold while an import edits all of them', async () => {
  const seller = await signUp(shop, { userType: 'brand' });
  const { id: brandId } = await makeBrand(shop, { userId: seller.id });
  const goods = [];
  for (let n = 0; n < 120; n += 1) goods.push(await makeProduct(shop, { brandId, sizes: [null], stock: 9 }));
  const rows = (await files.exportedRows(seller)).map((row) => ({ ...row, Description: 'Another word.' }));
  const { id, errors } = await files.checked(seller, writeRows(rows));
  expect(errors).toBe(0);
  const customer = await signUp(shop);
  const imported = files.applied(seller, id);
  const answers = [];
  let isRunning = true;
  void imported.finally(() => {
    isRunning = false;
  });
  // Starts with the last ones, which an import in one transaction would lock until its end.
  for (const product of goods.toReversed().slice(0, 15)) {
    if (!isRunning) break;
    answers.push(await sendOrder(shop, orderForm([{ product }]), { by: customer }));
  }
  expect(await imported).toMatchObject({ state: 'DONE', rows_done: 120 });
  expect(answers.length).toBeGreaterThan(3);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 201));
}, 60_000);

test('an import locks variants in the order of checkouts, by product and not by their own number', async () => {
  const older = await makeProduct(shop, { sizes: [null] });
  const newer = await makeProduct(shop, { sizes: [null] });
  const { db } = shop.deps;
  const [row] = await db.select().from(variants).where(eq(variants.productId, older.id));
  if (!row) throw new Error('No variant');
  // A size added later, so that the older product has the higher variant id.
  const { id: _number, ...copied } = row;
  const [added] = await db
    .insert(variants)
    .values({ ...copied, size: 'XL', sku: null })
    .returning();
  await db.delete(variants).where(eq(variants.id, row.id));
  expect(added?.id).toBeGreaterThan(newer.variants[0]?.id ?? Number.POSITIVE_INFINITY);

  let importing: Promise<void> = Promise.resolve();
  await db.transaction(async (checkout) => {
    await checkout
      .select()
      .from(variants)
      .where(eq(variants.productId, newer.id))
      .orderBy(asc(variants.id))
      .for('no key update');
    importing = db.transaction((tx) => lockProducts(tx, [newer.id, older.id]));
    const isLocked = async () => {
      const free = await db
        .select()
        .from(variants)
        .where(eq(variants.id, added?.id ?? 0))
        .for('no key update', { skipLocked: true });
      return free.length === 0;
    };
    await expect.poll(isLocked).toBe(true);
  });
  await importing;
});
