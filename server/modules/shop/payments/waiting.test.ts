import { eq, sql } from 'drizzle-orm';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { testApp } from '../../../../test/app.ts';
import { makeProduct } from '../../../../test/factories-shop.ts';
import { orderForm, sendOrder } from '../../../../test/factories-shop-orders.ts';
import { variants } from '../../../db/schema/catalogue.ts';
import { gatewayPayments } from '../../../db/schema/gateway-payments.ts';
import { orders } from '../../../db/schema/orders.ts';
import { PaymentError } from '../../../infra/payments/payments.ts';
import type { RedirectGateway } from '../../../infra/payments/redirect-gateway.ts';
import { SandboxWallet } from '../../../infra/payments/sandbox-wallet.ts';
import { askAllGateways } from '../../orders/payments/wallet-service.ts';
import { verifyData } from '../../system/verification-service.ts';

const shop = testApp({ JOBS: 'false' });

afterEach(() => {
  vi.restoreAllMocks();
});

async function place(form: object = {}) {
  const kurta = await makeProduct(shop, { price: 1599 });
  const variant = kurta.variants[0]?.id ?? 0;
  await shop.deps.db.update(variants).set({ stock: 5 }).where(eq(variants.id, variant));
  const response = await sendOrder(
    shop,
    orderForm([{ product: kurta, variant: kurta.variants[0] }], {
      payment_method: 'wallet',
      gateway: 'sandbox_wallet',
      ...form,
    }),
  );
  expect(response.statusCode, response.body).toBe(201);
  const { id, wallet_payment } = response.json();
  return { id: id as number, reference: wallet_payment as string, variant };
}

const post = (path: string, payload: object = {}) =>
  shop.app.inject({ method: 'POST', url: `/api/payments/${path}/`, payload });

const leave = (reference: string) => post(`wallet/${reference}/leave`);
const cancel = (reference: string) => post(`wallet/${reference}/cancel`);
const decide = (reference: string, approved: boolean) => post(`sandbox/wallet/${reference}`, { approved });

async function stateOf({ id, reference, variant }: Awaited<ReturnType<typeof place>>) {
  const { db } = shop.deps;
  const [order] = await db.select().from(orders).where(eq(orders.id, id));
  const [stocked] = await db.select().from(variants).where(eq(variants.id, variant));
  const [attempt] = await db.select().from(gatewayPayments).where(eq(gatewayPayments.reference, reference));
  return [order?.status, attempt?.state, stocked?.stock];
}

const minutesOn = (minutes: number) => new Date(Date.now() + minutes * 60_000);

describe('payments-34: goods that wait for their payment are cancelled by who has the reference', () => {
  test('once, with the stock back and a note that says so', async () => {
    const placed = await place();
    await leave(placed.reference);
    const [first, second] = await Promise.all([cancel(placed.reference), cancel(placed.reference)]);
    expect([200, 409]).toContain(second.statusCode);
    expect(first.json()).toMatchObject({ state: 'EXPIRED', can_pay: false });
    expect(await stateOf(placed)).toEqual(['CANCELLED', 'EXPIRED', 5]);
    expect((await leave(placed.reference)).json().code).toBe('payments.over');
    expect((await cancel(placed.reference)).json().code).toBe('payments.over');
    const { rows } = await shop.deps.db.execute(
      sql`select note_code from order_events where order_id = ${placed.id} and to_status = 'CANCELLED'`,
    );
    expect(rows).toEqual([{ note_code: 'CANCELLED_UNPAID' }]);
    expect((await cancel('TNOBODY')).statusCode).toBe(404);
  });

  test('not when it was paid meanwhile: it is placed', async () => {
    const placed = await place();
    await leave(placed.reference);
    await decide(placed.reference, true);
    expect((await cancel(placed.reference)).json()).toMatchObject({ state: 'PAID' });
    expect(await stateOf(placed)).toEqual(['PLACED', 'PAID', 4]);
  });

  test('not while the gateway decides, and all the same where it is silent', async () => {
    const placed = await place();
    vi.spyOn(SandboxWallet.prototype, 'inquire')
      .mockResolvedValueOnce({ state: 'pending' })
      .mockRejectedValueOnce(new PaymentError('unavailable'));
    const refused = await cancel(placed.reference);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'payments.being_checked']);
    expect((await cancel(placed.reference)).statusCode).toBe(200);
    expect(await stateOf(placed)).toEqual(['CANCELLED', 'EXPIRED', 5]);
  });

  test('money that comes all the same is kept as unused, without a message a minute after its time', async () => {
    const placed = await place();
    await leave(placed.reference);
    await cancel(placed.reference);
    await decide(placed.reference, true);
    await askAllGateways(shop.deps, minutesOn(32));
    expect(await stateOf(placed)).toEqual(['CANCELLED', 'UNUSED', 5]);
  });

  test('also after a try that failed', async () => {
    const placed = await place();
    await leave(placed.reference);
    await decide(placed.reference, false);
    expect((await cancel(placed.reference)).statusCode).toBe(200);
    expect(await stateOf(placed)).toEqual(['CANCELLED', 'EXPIRED', 5]);
  });

  test('cancelled while the payment is booked: either placed, or kept as unused', async () => {
    for (let round = 0; round < 5; round += 1) {
      const placed = await place();
      await leave(placed.reference);
      await Promise.all([
        cancel(placed.reference),
        decide(placed.reference, true).then(() => askAllGateways(shop.deps, minutesOn(3))),
      ]);
      await askAllGateways(shop.deps, minutesOn(32));
      const [status, attempt, stock] = await stateOf(placed);
      expect([
        ['PLACED', 'PAID', 4],
        ['CANCELLED', 'UNUSED', 5],
      ]).toContainEqual([status, attempt, stock]);
    }
  });
});

test('shop-12: too many waiting orders are told of the wallet, not of a link', async () => {
  const email = `wallets_${Date.now()}@mail.example`;
  const phone = '03001112299';
  const kurta = await makeProduct(shop, { price: 1599 });
  const send = () =>
    sendOrder(
      shop,
      orderForm([{ product: kurta, variant: kurta.variants[0] }], {
        payment_method: 'wallet',
        gateway: 'sandbox_wallet',
        email,
        phone,
      }),
    );
  let last = await send();
  for (let n = 0; n < 10 && last.statusCode === 201; n += 1) last = await send();
  expect(last.json().code).toBe('shop.too_many_unconfirmed');
  const sentence = JSON.stringify(last.json());
  expect(sentence).toContain('pay one of them at its wallet, or cancel it on the page of its payment');
  expect(sentence).not.toContain('the link that we e-mailed you');
});

test('payments-35: a gateway that hangs delays no other one, and is asked once', async () => {
  const [one, two, three] = [await place(), await place(), await place()];
  await leave(three.reference);
  await decide(three.reference, true);
  const hanging = Promise.withResolvers<never>();
  const inquire = vi.fn(() => hanging.promise);
  const wallet = shop.deps.redirectGateways.get('sandbox_wallet') as SandboxWallet;
  const safepay: RedirectGateway = {
    name: 'safepay',
    acknowledgement: {},
    start: (payment) => wallet.start(payment),
    readReturn: () => null,
    readNotice: () => null,
    inquire,
  };
  const before = shop.deps.redirectGateways;
  shop.deps.redirectGateways = new Map([...before, ['safepay', safepay]]);
  try {
    for (const { reference } of [one, two]) {
      await shop.deps.db
        .update(gatewayPayments)
        .set({ gateway: 'safepay' })
        .where(eq(gatewayPayments.reference, reference));
    }
    const asking = askAllGateways(shop.deps, minutesOn(3));
    await expect.poll(() => stateOf(three)).toEqual(['PLACED', 'PAID', 4]);
    hanging.reject(new PaymentError('unavailable'));
    await asking;
    expect(inquire).toHaveBeenCalledOnce();
    await askAllGateways(shop.deps, minutesOn(4));
    expect(inquire, 'the other one comes first now').toHaveBeenCalledTimes(2);
    const asked = inquire.mock.calls.map((call) => Object(call as unknown[])[0].reference);
    expect(new Set(asked)).toEqual(new Set([one.reference, two.reference]));
  } finally {
    shop.deps.redirectGateways = before;
  }
});

test('the check of the data finds nothing wrong with all of this', async () => {
  expect(await verifyData(shop.deps.db)).toEqual([]);
});
