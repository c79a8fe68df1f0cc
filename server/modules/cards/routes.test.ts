import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { MAX_SAVED_CARDS } from '../../../contract/constants/shop-orders.ts';
import { testApp } from '../../../test/app.ts';
import { type SignedUp, signUp } from '../../../test/factories.ts';
import { makeProduct } from '../../../test/factories-shop.ts';
import { cardToken, orderForm, sendOrder } from '../../../test/factories-shop-orders.ts';
import { gatewayCustomers, gatewayErasures, savedCards } from '../../db/schema/cards.ts';
import { payments } from '../../db/schema/shop.ts';
import { PaymentError } from '../../infra/payments/payments.ts';
import { erase, eraseWaiting } from './service.ts';

const shop = testApp({ JOBS: 'false' });
const LIST = '/api/payments/cards/';
const MASTERCARD = '5555 5555 5555 4444';

let kurta: Awaited<ReturnType<typeof makeProduct>>;

beforeAll(async () => {
  kurta = await makeProduct(shop, { stock: 99 });
});

type Method = 'GET' | 'POST' | 'DELETE';
const call = (who: SignedUp | null, method: Method = 'GET', url = LIST) =>
  shop.app.inject({ method, url, ...(who ? { headers: who.headers } : {}) });

const list = async (who: SignedUp) => (await call(who)).json().results;

function order(who: SignedUp | undefined, card: object, key = randomUUID()) {
  const form = orderForm([{ product: kurta, variant: kurta.variants[0] }], {
    payment_method: 'creditCard',
    ...card,
  });
  return sendOrder(shop, form, { by: who, key });
}

/** Pays an order by card and saves the card; returns the newest card. */
async function save(who: SignedUp, number?: string) {
  const response = await order(who, { payment_token: await cardToken(shop, number), save_card: true });
  expect(response.statusCode, response.body).toBe(201);
  const cards: { id: number }[] = await list(who);
  return cards.reduce((newest, card) => (card.id > newest.id ? card : newest));
}

const forgotten = (spy: { mock: { calls: unknown[][] } }) =>
  spy.mock.calls.filter(([, name]) => name === 'cards.forget').map(([, , data]) => data);

describe('a saved card (payments-7)', () => {
  test('comes from an order that asks for it; nothing of its number is stored or shown', async () => {
    const who = await signUp(shop);
    expect(await list(who)).toEqual([]);
    await order(who, { payment_token: await cardToken(shop) });
    expect(await list(who)).toEqual([]);
    const { id } = await save(who);
    const shown = { id, brand: 'Visa', last4: '4242', expiry: '09/39', is_default: true, problem: null };
    expect(await list(who)).toEqual([shown]);
    const [row] = await shop.deps.db.select().from(savedCards).where(eq(savedCards.id, id));
    expect(JSON.stringify(row)).not.toMatch(/4242 ?4242/);
  });

  test('pays an order without its number, more than once', async () => {
    const who = await signUp(shop);
    const { id } = await save(who, MASTERCARD);
    for (const _again of [1, 2]) {
      const placed = await order(who, { saved_card: id });
      expect(placed.statusCode).toBe(201);
      expect(placed.json().card).toEqual({ brand: 'Mastercard', last4: '4444', expiry: '09/39' });
      const [payment] = await shop.deps.db
        .select({ status: payments.status })
        .from(payments)
        .where(eq(payments.orderId, placed.json().id));
      expect(payment).toEqual({ status: 'AUTHORISED' });
    }
  });

  test('is the same order when the card is chosen otherwise after a lost response', async () => {
    const who = await signUp(shop);
    const { id } = await save(who);
    const [key, form] = [randomUUID(), orderForm([{ product: kurta, variant: kurta.variants[0] }])];
    const byCard = (card: object) => ({ ...form, payment_method: 'creditCard', ...card });
    const first = await sendOrder(shop, byCard({ saved_card: id }), { by: who, key });
    const token = { payment_token: await cardToken(shop), save_card: true };
    const again = await sendOrder(shop, byCard(token), { by: who, key });
    expect(again.json()).toEqual(first.json());
  });

  test('is listed once, and at most ten are; the gateway forgets the others', async () => {
    const who = await signUp(shop);
    const send = vi.spyOn(shop.deps.jobs, 'send');
    await save(who);
    await save(who);
    expect(await list(who)).toHaveLength(1);
    expect(forgotten(send)).toEqual([{ gateway: 'sandbox', reference: expect.any(String) }]);
    await shop.deps.db.insert(savedCards).values(
      Array.from({ length: MAX_SAVED_CARDS - 1 }, (_, index) => ({
        userId: who.id,
        gateway: 'sandbox' as const,
        customer: 'c',
        reference: `many ${index}`,
        brand: 'Visa',
        last4: `100${index}`,
        expiry: '09/39',
        isDefault: false,
      })),
    );
    await save(who, MASTERCARD);
    expect(await list(who)).toHaveLength(MAX_SAVED_CARDS);
    expect(forgotten(send)).toHaveLength(2);
    send.mockRestore();
  });

  test('is not saved when the order fails, and the gateway forgets it', async () => {
    const who = await signUp(shop);
    const forget = vi.spyOn(shop.deps.payments, 'forgetCard');
    const soldOut = await makeProduct(shop, { stock: 1 });
    const form = orderForm([{ product: soldOut, variant: soldOut.variants[0] }], {
      payment_method: 'creditCard',
      payment_token: await cardToken(shop),
      save_card: true,
    });
    const authorise = shop.deps.payments.authorise.bind(shop.deps.payments);
    vi.spyOn(shop.deps.payments, 'authorise').mockImplementationOnce(async (charge) => {
      // Another customer buys the last piece.
      await sendOrder(shop, orderForm([{ product: soldOut, variant: soldOut.variants[0] }]));
      return authorise(charge);
    });
    const response = await sendOrder(shop, form, { by: who });
    expect(response.json().code).toBe('shop.cart_changed');
    expect(await list(who)).toEqual([]);
    expect(forget).toHaveBeenCalledOnce();
    forget.mockRestore();
  });

  test('of a guest is refused', async () => {
    const response = await order(undefined, { payment_token: await cardToken(shop), save_card: true });
    expect([response.statusCode, response.json()]).toEqual([400, { save_card: ['Sign in to save a card.'] }]);
  });

  test('cannot be charged when it has expired, is gone, is of another gateway or of another customer', async () => {
    const [who, other] = [await signUp(shop), await signUp(shop)];
    const { id } = await save(who);
    const refused = async (by: SignedUp | undefined, saved_card: number) => {
      const response = await order(by, { saved_card });
      return [response.statusCode, response.json().code];
    };
    const GONE = [404, 'payments.saved_card_gone'];
    expect(await refused(other, id)).toEqual(GONE);
    expect(await refused(undefined, id)).toEqual(GONE);
    expect(await refused(who, 2_000_000_000)).toEqual(GONE);
    const change = (traits: object) =>
      shop.deps.db.update(savedCards).set(traits).where(eq(savedCards.id, id));
    await change({ expiry: '01/20' });
    expect(await refused(who, id)).toEqual([409, 'payments.saved_card_expired']);
    expect(await list(who)).toMatchObject([{ problem: 'expired' }]);
    await change({ expiry: '09/39', gateway: 'stripe' });
    expect(await refused(who, id)).toEqual(GONE);
    expect(await list(who)).toMatchObject([{ problem: 'other_gateway' }]);
  });
});

describe('the list of saved cards (payments-7)', () => {
  test('begins with the default, which the customer chooses; the newest takes over from a removed one', async () => {
    const who = await signUp(shop);
    const visa = await save(who);
    const mastercard = await save(who, MASTERCARD);
    const [old] = await shop.deps.db
      .insert(savedCards)
      .values({
        userId: who.id,
        gateway: 'sandbox',
        customer: 'c',
        reference: randomUUID(),
        brand: 'Visa',
        last4: '1881',
        expiry: '01/30',
        isDefault: false,
      })
      .returning();
    const ids = async () =>
      (await list(who)).map(({ id, is_default }: { id: number; is_default: boolean }) => [id, is_default]);
    expect(await ids()).toEqual([
      [visa.id, true],
      [old?.id, false],
      [mastercard.id, false],
    ]);
    const changed = await call(who, 'POST', `${LIST}${mastercard.id}/default/`);
    expect(changed.json().results).toEqual(await list(who));
    expect((await ids())[0]).toEqual([mastercard.id, true]);
    const send = vi.spyOn(shop.deps.jobs, 'send');
    expect((await call(who, 'DELETE', `${LIST}${mastercard.id}/`)).statusCode).toBe(204);
    expect(forgotten(send)).toHaveLength(1);
    send.mockRestore();
    expect(await ids()).toEqual([
      [old?.id, true],
      [visa.id, false],
    ]);
  });

  test('of another customer is neither seen nor changed: 404, as for a card that does not exist', async () => {
    const [who, other] = [await signUp(shop), await signUp(shop)];
    const { id } = await save(who);
    const before = await list(who);
    expect(await list(other)).toEqual([]);
    for (const [by, card] of [
      [other, id],
      [who, 2_000_000_000],
    ] as const) {
      expect((await call(by, 'POST', `${LIST}${card}/default/`)).statusCode).toBe(404);
      expect((await call(by, 'DELETE', `${LIST}${card}/`)).statusCode).toBe(404);
    }
    expect((await call(who, 'DELETE', `${LIST}x/`)).statusCode).toBe(404);
    expect(await list(who)).toEqual(before);
  });

  test('needs a session', async () => {
    expect((await call(null)).statusCode).toBe(401);
    expect((await call(null, 'POST', `${LIST}1/default/`)).statusCode).toBe(401);
    expect((await call(null, 'DELETE', `${LIST}1/`)).statusCode).toBe(401);
  });

  test('keeps one name of the customer at the gateway', async () => {
    const who = await signUp(shop);
    await save(who);
    await save(who, MASTERCARD);
    const known = await shop.deps.db
      .select({ reference: gatewayCustomers.reference })
      .from(gatewayCustomers)
      .where(eq(gatewayCustomers.userId, who.id));
    expect(known).toEqual([{ reference: `sandbox_customer_${who.id}` }]);
  });
});

describe('what a gateway is to forget (payments-10)', () => {
  const waiting = () => shop.deps.db.select({ reference: gatewayErasures.reference }).from(gatewayErasures);

  test('is asked of the gateway that keeps it, and of no other', async () => {
    const forget = vi.spyOn(shop.deps.payments, 'forgetCard');
    await erase(shop.deps, { gateway: 'stripe', kind: 'card', reference: 'pm_1' });
    expect(forget).not.toHaveBeenCalled();
    await erase(shop.deps, { gateway: 'sandbox', kind: 'card', reference: 'card_1' });
    expect(forget).toHaveBeenCalledExactlyOnceWith('card_1');
    forget.mockRestore();
  });

  test('waits until the gateway has answered, though its job was given up', async () => {
    await eraseWaiting(shop.deps);
    const who = await signUp(shop);
    const { id } = await save(who);
    await call(who, 'DELETE', `${LIST}${id}/`);
    expect(await waiting()).toHaveLength(1);
    const forget = vi
      .spyOn(shop.deps.payments, 'forgetCard')
      .mockRejectedValueOnce(new PaymentError('unavailable'));
    await expect(eraseWaiting(shop.deps)).rejects.toThrow('unavailable');
    expect(await waiting()).toHaveLength(1);
    await eraseWaiting(shop.deps);
    expect(forget).toHaveBeenCalledTimes(2);
    expect(await waiting()).toEqual([]);
    forget.mockRestore();
  });

  test('is asked for one by one, until the gateway does not respond', async () => {
    const erasure = { gateway: 'sandbox' as const, kind: 'card' as const };
    await shop.deps.db
      .insert(gatewayErasures)
      .values(['card_2', 'card_3', 'card_4'].map((reference) => ({ ...erasure, reference })));
    const forget = vi.spyOn(shop.deps.payments, 'forgetCard');
    forget.mockRejectedValueOnce(new Error('It refuses this one.'));
    await expect(eraseWaiting(shop.deps)).rejects.toThrow('It refuses this one.');
    expect(forget).toHaveBeenCalledTimes(3);
    await shop.deps.db.insert(gatewayErasures).values({ ...erasure, reference: 'card_5' });
    forget.mockRejectedValue(new PaymentError('unavailable'));
    await expect(eraseWaiting(shop.deps)).rejects.toThrow('unavailable');
    expect(forget).toHaveBeenCalledTimes(4);
    expect(await waiting()).toHaveLength(2);
    forget.mockRestore();
    await eraseWaiting(shop.deps);
    expect(await waiting()).toEqual([]);
  });

  test('includes the customer of a first card that was declined', async () => {
    const who = await signUp(shop);
    const declined = await order(who, {
      payment_token: await cardToken(shop, '4000 0000 0000 0002'),
      save_card: true,
    });
    expect(declined.statusCode).toBe(402);
    const known = await shop.deps.db
      .select({ reference: gatewayCustomers.reference })
      .from(gatewayCustomers)
      .where(eq(gatewayCustomers.userId, who.id));
    expect(known).toEqual([{ reference: `sandbox_customer_${who.id}` }]);
  });
});
