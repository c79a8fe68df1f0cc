import { randomUUID } from 'node:crypto';
import { SHOP } from './address.ts';
import { inDatabase } from './database.ts';
import { someGoods } from './goods.ts';
import { mailsTo } from './mailbox.ts';
import { demoSeller } from './seller.ts';
import { bearer, expect, expectAccessiblePage, storageOf, test } from './shop.ts';

const undo: (() => Promise<unknown>)[] = [];

test.afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step();
});

test('a sale that makes a shelf low warns its brand, which sees the product (catalogue-20)', {
  tag: '@any-width',
}, async ({ page, request, register, openBrowser }) => {
  const seller = await demoSeller(request);
  const brand = await openBrowser(storageOf(seller));
  await brand.setViewportSize(page.viewportSize() ?? { width: 360, height: 800 });
  const [own] = await inDatabase(
    `select b.id from brands b join users u on u.id = b.user_id where u.username = $1`,
    [seller.username],
  );
  const [good] = await someGoods(request, 'brand', 1, Number(own?.id));
  if (!good) throw new Error('The brand sells nothing.');
  const { line } = good;
  const kept = await inDatabase(
    `select v.id, v.stock, p.low_stock_level from variants v join products p on p.id = v.product_id
      where p.id = $1`,
    [line.id],
  );
  // Only the size that is sold becomes low.
  await inDatabase('update variants set stock = 50 where product_id = $1', [line.id]);
  undo.push(async () => {
    // What others have bought meanwhile stays sold.
    for (const { id, stock } of kept)
      await inDatabase('update variants set stock = greatest(stock - 50 + $2, 0) where id = $1', [id, stock]);
    await inDatabase('update products set low_stock_level = $2, low_stock_warned_at = null where id = $1', [
      line.id,
      kept[0]?.low_stock_level,
    ]);
  });

  await brand.goto(`/workshop/products/${line.id}`);
  await brand.getByLabel('Warn of low stock below (pieces)').fill('50');
  await brand.getByRole('button', { name: 'Save', exact: false }).first().click();
  await expect
    .poll(async () => (await inDatabase('select low_stock_level from products where id = $1', [line.id]))[0])
    .toEqual({ low_stock_level: 50 });

  const sold = await request.post(`${SHOP}/api/shop/orders/`, {
    headers: { ...bearer(await register()), 'idempotency-key': randomUUID() },
    data: {
      items: [{ id: line.id, variant: line.variant, quantity: 1, price: line.price }],
      ...{ full_name: 'Ayesha Siddiqui', address: '27-B, Gulberg III', city: 'Lahore', postal_code: '54660' },
      ...{ contact_number: '03001234567', payment_method: 'cashOnDelivery', total: line.price },
    },
  });
  expect(sold.status(), await sold.text()).toBe(201);
  undo.push(() => inDatabase('update variants set stock = stock + 1 where id = $1', [line.variant]));

  await brand.goto('/workshop');
  const low = brand.getByRole('link', { name: /low on stock/ });
  await expect(low).toBeVisible();
  await low.click();
  await expect(brand.getByText(line.name).first()).toBeVisible();
  await expectAccessiblePage(brand);
  await brand.goto('/notifications');
  await expect(brand.getByText(`${line.name} is low on stock`).first()).toBeVisible();
  await expect
    .poll(async () =>
      (await mailsTo(seller.email)).some((mail) => mail.includes(`Low on stock: ${line.name}`)),
    )
    .toBe(true);
});
