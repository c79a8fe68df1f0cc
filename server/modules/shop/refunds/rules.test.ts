import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SELLER_ORDER_STATUSES } from '../../../../contract/constants/shop-orders.ts';
import { hasEnded, paidFor, refundDue, refundsDue } from './rules.ts';

describe('a refund', () => {
  const order = { subTotal: 3000, discount: 301, total: 2899 };
  const part = (status: (typeof SELLER_ORDER_STATUSES)[number], subTotal: number) => ({ status, subTotal });

  test('is everything when nothing is shipped', () => {
    expect(refundDue(order, [part('CANCELLED', 1000), part('CANCELLED', 2000)])).toBe(2899);
  });

  test('is the goods less their share of the discount when a seller order is cancelled or returned', () => {
    expect(refundDue(order, [part('CANCELLED', 1000), part('SHIPPED', 2000)])).toBe(900);
    expect(refundDue(order, [part('DELIVERED', 1000), part('RETURNED', 2000)])).toBe(1799);
    expect(refundDue(order, [part('DELIVERED', 1000), part('PLACED', 2000)])).toBe(0);
  });

  test('never exceeds the payment, and grows as seller orders end', () => {
    const parts = fc.array(
      fc.record({
        status: fc.constantFrom(...SELLER_ORDER_STATUSES),
        subTotal: fc.integer({ min: 1, max: 9999 }),
      }),
      { minLength: 1, maxLength: 5 },
    );
    fc.assert(
      fc.property(
        parts,
        fc.integer({ min: 0, max: 90 }),
        fc.integer({ min: 0, max: 500 }),
        (sent, percent, fee) => {
          const subTotal = sent.reduce((sum, one) => sum + one.subTotal, 0);
          const discount = Math.round((subTotal * percent) / 100);
          const bill = { subTotal, discount, total: subTotal - discount + fee };
          const due = refundDue(bill, sent);
          expect(due).toBeGreaterThanOrEqual(0);
          expect(due).toBeLessThanOrEqual(bill.total);
          const later = sent.map((one, place) =>
            place === 0 ? { ...one, status: 'CANCELLED' as const } : one,
          );
          if (!hasEnded(sent)) expect(refundDue(bill, later)).toBeGreaterThanOrEqual(due);
        },
      ),
    );
  });
});

describe('the refunds due', () => {
  const order = { subTotal: 3000, discount: 300, total: 2900 };
  const parts = (
    one: (typeof SELLER_ORDER_STATUSES)[number],
    other: (typeof SELLER_ORDER_STATUSES)[number],
  ) => [
    { id: 1, status: one, subTotal: 1000 },
    { id: 2, status: other, subTotal: 2000 },
  ];
  const made = (
    cause: 'PART_CANCELLED' | 'RETURN' | 'GOODWILL',
    sellerOrderId: number | null,
    amount: number,
  ) => ({
    cause,
    sellerOrderId,
    amount,
  });
  const due = (
    sellerOrders: ReturnType<typeof parts>,
    refunds: ReturnType<typeof made>[] = [],
    isCash = false,
  ) =>
    refundsDue({ order, sellerOrders, isCash }, refunds).map(({ cause, sellerOrderId, amount }) => [
      cause,
      sellerOrderId,
      amount,
    ]);

  test('are one for each seller order that was cancelled or came back', () => {
    expect(due(parts('CANCELLED', 'SHIPPED'))).toEqual([['PART_CANCELLED', 1, 900]]);
    expect(due(parts('CANCELLED', 'RETURNED'))).toEqual([
      ['PART_CANCELLED', 1, 900],
      ['RETURN', 2, 1800],
    ]);
    expect(due(parts('CANCELLED', 'RETURNED'), [made('PART_CANCELLED', 1, 900)])).toEqual([
      ['RETURN', 2, 1800],
    ]);
    expect(due(parts('CANCELLED', 'CANCELLED'), [made('PART_CANCELLED', 2, 1800)])).toEqual([
      ['PART_CANCELLED', 1, 1100],
    ]);
  });

  test('are not lessened by goodwill, up to what was paid', () => {
    expect(due(parts('RETURNED', 'DELIVERED'), [made('GOODWILL', null, 500)])).toEqual([['RETURN', 1, 900]]);
    expect(due(parts('CANCELLED', 'CANCELLED'), [made('GOODWILL', null, 500)])).toEqual([
      ['PART_CANCELLED', 1, 900],
      ['PART_CANCELLED', 2, 1500],
    ]);
    expect(due(parts('RETURNED', 'DELIVERED'), [made('GOODWILL', null, 2900)])).toEqual([]);
  });

  test('count refunds of before, which name no seller order', () => {
    expect(due(parts('CANCELLED', 'SHIPPED'), [made('PART_CANCELLED', null, 900)])).toEqual([]);
    expect(due(parts('CANCELLED', 'RETURNED'), [made('PART_CANCELLED', null, 900)])).toEqual([
      ['RETURN', 2, 1800],
    ]);
  });

  test('of cash are none for what was cancelled and never paid', () => {
    expect(due(parts('CANCELLED', 'DELIVERED'), [], true)).toEqual([]);
    expect(due(parts('CANCELLED', 'RETURNED'), [], true)).toEqual([['RETURN', 2, 1800]]);
    expect(paidFor({ order, sellerOrders: parts('CANCELLED', 'RETURNED'), isCash: true })).toBe(2000);
  });

  test('never exceed what was paid and add up to what is owed, in whatever order goods end', () => {
    const step = fc.record({
      place: fc.nat(4),
      status: fc.constantFrom('CANCELLED' as const, 'RETURNED' as const),
      goodwill: fc.integer({ min: 0, max: 2000 }),
    });
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 9999 }), { minLength: 1, maxLength: 5 }),
        fc.integer({ min: 0, max: 90 }),
        fc.integer({ min: 0, max: 500 }),
        fc.boolean(),
        fc.array(step, { maxLength: 8 }),
        (amounts, percent, fee, isCash, steps) => {
          const subTotal = amounts.reduce((sum, one) => sum + one, 0);
          const discount = Math.round((subTotal * percent) / 100);
          const bill = { subTotal, discount, total: subTotal - discount + fee };
          let sent = amounts.map((one, id) => ({
            id,
            subTotal: one,
            status: 'DELIVERED' as 'DELIVERED' | 'CANCELLED' | 'RETURNED',
          }));
          const refunds: ReturnType<typeof made>[] = [];
          let mostPaid = 0;
          const sumOf = (rows: readonly { amount: number }[]) =>
            rows.reduce((sum, { amount }) => sum + amount, 0);
          for (const { place, status, goodwill } of steps) {
            sent = sent.map((one) =>
              one.id === place && one.status === 'DELIVERED' ? { ...one, status } : one,
            );
            const paid = { order: bill, sellerOrders: sent, isCash };
            const given = isCash ? 0 : Math.min(goodwill, paidFor(paid) - sumOf(refunds));
            if (given > 0) refunds.push(made('GOODWILL', null, given));
            refunds.push(...refundsDue(paid, refunds));
            expect(refundsDue(paid, refunds)).toEqual([]);
            // In cash less is collected than before once a parcel is cancelled, and a refund of before stays.
            mostPaid = Math.max(isCash ? mostPaid : 0, paidFor(paid));
            expect(sumOf(refunds)).toBeLessThanOrEqual(mostPaid);
            const owed = refundDue(bill, sent) - (bill.total - paidFor(paid));
            const goods = sumOf(refunds.filter(({ cause }) => cause !== 'GOODWILL'));
            const isCapped = sumOf(refunds) >= paidFor(paid);
            if (!isCash && !isCapped) expect(goods).toBe(owed);
          }
        },
      ),
    );
  });
});
