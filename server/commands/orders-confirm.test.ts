import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { testApp } from '../../test/app.ts';
import { runCommand, settingsOf } from '../../test/command.ts';
import { signUp } from '../../test/factories.ts';
import { makeBrand, makeProduct } from '../../test/factories-shop.ts';
import { orderForm, sendOrder } from '../../test/factories-shop-orders.ts';
import { notifications } from '../db/schema/notifications.ts';
import { orders } from '../db/schema/orders.ts';
import { mails } from '../db/schema/service.ts';
import { settingsGroups } from '../db/schema/settings.ts';
import { sellerOrders } from '../db/schema/shop.ts';
import { MailBodies } from '../infra/mail/mail-body.ts';

const shop = testApp({ JOBS: 'false' });
const run = (...args: string[]) => runCommand('orders-confirm', args, settingsOf(shop));

async function reserve(more: object = {}, brandId?: number) {
  const product = await makeProduct(shop, {
    sizes: [null],
    ...(brandId ? { brandId } : { type: 'culture' }),
  });
  const form = orderForm([{ product }], { phone: '0301 7654321', ...more });
  return (await sendOrder(shop, form)).json();
}

test('lists waiting orders, and places one confirmed by phone', async () => {
  expect(await run()).toEqual({ status: 0, output: 'No order waits to be confirmed.\n', error: '' });
  const { id, tracking_id } = await reserve({ email: undefined });
  const { output } = await run();
  expect(output).toContain(tracking_id);
  expect(output).toContain('Rs 2,500  +923017654321  stock reserved');
  const typed = tracking_id.toLowerCase().replace('np-', '');
  expect(await run(typed)).toEqual({
    status: 0,
    output: `${tracking_id} is placed; the sellers will pack it next.\n`,
    error: '',
  });
  const [part] = await shop.deps.db.select().from(sellerOrders).where(eq(sellerOrders.orderId, id));
  expect(part?.status).toBe('PLACED');
  expect((await run(tracking_id)).output).toBe(`${tracking_id} is already confirmed; nothing was changed.\n`);
}, 60_000);

test('notifies the account that ordered, and mails it in the name that staff has saved', async () => {
  const { db, config } = shop.deps;
  const customer = await signUp(shop, { proven: false });
  const shawl = await makeProduct(shop, { type: 'culture', sizes: [null] });
  const form = { ...orderForm([{ product: shawl }]), email: '' };
  const { id, tracking_id } = (await sendOrder(shop, form, { by: customer })).json();
  const support = { email: 'hello@darzi.example', phone: '0300 7654321', address: 'Lahore' };
  const business = { name: 'Darzi', ...support, map_embed_url: null, hours: [...config.businessHours] };
  await db.update(settingsGroups).set({ value: business }).where(eq(settingsGroups.name, 'business'));
  expect((await run(tracking_id)).status).toBe(0);
  const told = await db.select().from(notifications).where(eq(notifications.orderId, id));
  expect(told.filter(({ kind }) => kind === 'confirm')).toMatchObject([{ userId: customer.id }]);
  const [placed] = await db
    .select()
    .from(mails)
    .where(and(eq(mails.recipient, customer.email), eq(mails.kind, 'shop.order-placed')));
  const { text } = new MailBodies(config.jwtSecrets).open(placed?.body ?? Buffer.alloc(0));
  expect(text).toContain('Darzi');
  expect(text).toContain('hello@darzi.example');
}, 60_000);

test('tells the brand of the order, as the running shop does (notifications-8)', async () => {
  const seller = await signUp(shop, { userType: 'brand' });
  const brand = await makeBrand(shop, { userId: seller.id });
  const { tracking_id } = await reserve({ email: undefined }, brand.id);
  const told = async () =>
    (await shop.app.inject({ url: '/api/notifications/', headers: seller.headers })).json().results;
  expect(await told()).toEqual([]);
  expect((await run(tracking_id)).status).toBe(0);
  expect(await told()).toEqual([expect.objectContaining({ title: `New order ${tracking_id}` })]);
}, 60_000);

test('reports in one line why nothing was done', async () => {
  const { id, tracking_id } = await reserve();
  await shop.deps.db
    .update(orders)
    .set({ orderDate: new Date(Date.now() - 25 * 3_600_000) })
    .where(eq(orders.id, id));
  const lines = [
    [['NP-0000000000'], 'there is no order NP-0000000000 to confirm.'],
    [['hello'], 'hello is not a tracking number: NP- and ten letters and digits.'],
    [['NP-0000000000', 'NP-0000000001'], 'one order at a time, please. Try --help.'],
    [['--all'], "Unknown option '--all'. Try --help."],
    [
      [tracking_id],
      'This order was not confirmed within a day, so it was cancelled. Nothing was charged. You are welcome to order again.',
    ],
  ] as const;
  for (const [args, line] of lines) {
    expect(await run(...args)).toEqual({ status: 1, output: '', error: `orders:confirm: ${line}\n` });
  }
}, 60_000);
