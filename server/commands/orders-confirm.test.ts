import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { testApp } from '../../test/app.ts';
import { runCommand, settingsOf } from '../../test/command.ts';
import { makeProduct } from '../../test/factories-shop.ts';
import { orderForm, sendOrder } from '../../test/factories-shop-orders.ts';
import { orders } from '../db/schema/orders.ts';
import { sellerOrders } from '../db/schema/shop.ts';

const shop = testApp({ JOBS: 'false' });
const run = (...args: string[]) => runCommand('orders-confirm', args, settingsOf(shop));

async function reserve(more: object = {}) {
  const shawl = await makeProduct(shop, { type: 'culture', sizes: [null] });
  const form = orderForm([{ product: shawl }], { phone: '0301 7654321', ...more });
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
