import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SELLER_ORDER_STATUSES } from '../../../../contract/constants/shop-orders.ts';
import { cashShare } from '../payments/cash-share.ts';
import { creditBack, paidFor, refundDue, refundsDue, sumOf } from './rules.ts';

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

/** An order with a code, fee and credit, whose parts are where they may be. */
const bought = fc
  .record({
    parts: fc.array(
      fc.record({
        status: fc.constantFrom(...SELLER_ORDER_STATUSES),
        subTotal: fc.integer({ min: 1, max: 9999 }),
        off: fc.integer({ min: 0, max: 70 }),
      }),
      { minLength: 1, maxLength: 5 },
    ),
    fee: fc.integer({ min: 0, max: 500 }),
    share: fc.integer({ min: 0, max: 100 }),
  })
  .map(({ parts, fee, share }) => {
    const sellerOrders = parts.map(({ status, subTotal, off }, place) => ({
      ...{ id: place + 1, status, subTotal, cash: null as number | null },
      discount: Math.floor((subTotal * off) / 100),
    }));
    const subTotal = sum(sellerOrders.map((one) => one.subTotal));
    const discount = sum(sellerOrders.map((one) => one.discount));
    const total = subTotal - discount + fee;
    const credit = Math.floor((total * share) / 100);
    return { order: { subTotal, discount, total, credit }, sellerOrders };
  });

describe('what was paid', () => {
  test.each([true, false])(
    'is money, credit and discount, and no rupee more (credit-5); cash: %s',
    (isCash) => {
      fc.assert(
        fc.property(bought, ({ order, sellerOrders }) => {
          const paid = { order, sellerOrders, isCash };
          const money = paidFor(paid) - sumOf(refundsDue(paid, []));
          const back = creditBack(paid, []);
          expect(money).toBeGreaterThanOrEqual(0);
          expect(back).toBeGreaterThanOrEqual(0);
          expect(back).toBeLessThanOrEqual(order.credit);
          // What stays with the shop is the price of what stays with the customer.
          expect(money + order.credit - back).toBe(order.total - refundDue(order, sellerOrders));
        }),
      );
    },
  );

  test('whatever order they end in, the credit that is back grows and is all of it in the end', () => {
    fc.assert(
      fc.property(bought, fc.boolean(), fc.array(fc.nat(4)), ({ order, sellerOrders }, isCash, turns) => {
        const parts = sellerOrders.map((one) => ({ ...one, status: 'PLACED' as string }));
        let before = 0;
        for (const turn of [...turns, 0, 1, 2, 3, 4]) {
          const part = parts[turn];
          if (part) part.status = 'CANCELLED';
          const now = creditBack({ order, sellerOrders: parts as never, isCash }, []);
          expect(now).toBeGreaterThanOrEqual(before);
          before = now;
        }
        expect(before).toBe(order.credit);
      }),
    );
  });
});

test('the cash of all parcels is what the credit leaves, whichever is printed first', () => {
  fc.assert(
    fc.property(bought, fc.array(fc.nat(4)), ({ order, sellerOrders }, printed) => {
      const parts = sellerOrders.map((one) => ({ ...one, status: 'PLACED' as const }));
      for (const place of [...printed, 0, 1, 2, 3, 4]) {
        const part = parts[place];
        if (part && part.cash === null)
          part.cash = cashShare({ order, sellerOrders: parts, isCash: true }, part.id);
      }
      for (const { cash } of parts) expect(cash).toBeGreaterThanOrEqual(0);
      expect(sum(parts.map(({ cash }) => cash ?? 0))).toBe(order.total - order.credit);
    }),
  );
});

test('money goes back first, and credit after it', () => {
  const order = { subTotal: 1000, discount: 0, total: 1000, credit: 300 };
  const parts = (one: string, other: string) =>
    [
      { id: 1, status: one, subTotal: 600, discount: 0 },
      { id: 2, status: other, subTotal: 400, discount: 0 },
    ] as never;
  const card = (one: string, other: string) => ({ order, sellerOrders: parts(one, other), isCash: false });
  expect(sumOf(refundsDue(card('RETURNED', 'DELIVERED'), []))).toBe(600);
  expect(creditBack(card('RETURNED', 'DELIVERED'), [])).toBe(0);
  expect(creditBack(card('RETURNED', 'RETURNED'), [])).toBe(300);
  const goodwill = [{ cause: 'GOODWILL' as const, sellerOrderId: null, amount: 700 }];
  expect(creditBack(card('RETURNED', 'DELIVERED'), goodwill), 'all money is back already').toBe(300);
});
