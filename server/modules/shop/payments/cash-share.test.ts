import fc from 'fast-check';
import { expect, test } from 'vitest';
import { paidFor } from '../refunds/rules.ts';
import { cashShare } from './cash-share.ts';

test('is the whole bill where there is one seller', () => {
  const order = { subTotal: 5000, discount: 500, total: 4700 };
  const sellerOrders = [{ id: 1, status: 'PLACED' as const, subTotal: 5000 }];
  expect(cashShare({ order, sellerOrders, isCash: true }, 1)).toBe(4700);
});

test('brings the delivery fee with the first seller order that is not cancelled', () => {
  const order = { subTotal: 6000, discount: 0, total: 6250 };
  const sellerOrders = [
    { id: 3, status: 'PLACED' as const, subTotal: 3000 },
    { id: 1, status: 'CANCELLED' as const, subTotal: 1000 },
    { id: 2, status: 'PLACED' as const, subTotal: 2000 },
  ];
  expect([1, 2, 3].map((id) => cashShare({ order, sellerOrders, isCash: true }, id))).toEqual([
    0, 2250, 3000,
  ]);
});

test('stays as its slip says when the bringer of the fee is cancelled later, and what nobody collects is not paid', () => {
  const order = { subTotal: 6000, discount: 0, total: 6250 };
  const [gone, sent, last] = [
    { id: 1, status: 'CANCELLED' as const, subTotal: 1000, cash: 1250 },
    { id: 2, status: 'SHIPPED' as const, subTotal: 2000, cash: 2000 },
    { id: 3, status: 'PLACED' as const, subTotal: 3000 },
  ];
  const open = { order, sellerOrders: [gone, sent, last], isCash: true };
  expect([1, 2, 3].map((id) => cashShare(open, id))).toEqual([0, 2000, 3250]);
  const printed = { ...open, sellerOrders: [gone, sent, { ...last, cash: 3000 }] };
  expect([1, 2, 3].map((id) => cashShare(printed, id))).toEqual([0, 2000, 3000]);
  expect(paidFor(printed)).toBe(5000);
});

test('adds up to what is to be paid, whatever is cancelled', () => {
  const part = fc.record({
    status: fc.constantFrom('PLACED' as const, 'CANCELLED' as const, 'DELIVERED' as const),
    subTotal: fc.integer({ min: 1, max: 100_000 }),
    cash: fc.option(fc.integer({ min: 0, max: 100_000 })),
  });
  const arbitrary = fc.record({
    parts: fc.array(part, { minLength: 1, maxLength: 6 }),
    percent: fc.integer({ min: 0, max: 90 }),
    fee: fc.integer({ min: 0, max: 2000 }),
  });
  fc.assert(
    fc.property(arbitrary, ({ parts, percent, fee }) => {
      const sellerOrders = parts.map((one, id) => ({ ...one, id }));
      const subTotal = parts.reduce((sum, one) => sum + one.subTotal, 0);
      const discount = Math.floor((subTotal * percent) / 100);
      const paid = {
        order: { subTotal, discount, total: subTotal - discount + fee },
        sellerOrders,
        isCash: true,
      };
      const sum = sellerOrders.reduce((all, { id }) => all + cashShare(paid, id), 0);
      expect(sum).toBe(sellerOrders.every(({ status }) => status === 'CANCELLED') ? 0 : paidFor(paid));
    }),
  );
});
