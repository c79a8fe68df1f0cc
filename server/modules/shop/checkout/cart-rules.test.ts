import fc from 'fast-check';
import { expect, test } from 'vitest';
import { billOf } from '../../../../contract/delivery.ts';
import { type StockedVariant, validateLines } from './cart-rules.ts';

const variant = fc.record({
  productId: fc.integer({ min: 1, max: 4 }),
  variantId: fc.integer({ min: 1, max: 6 }),
  stock: fc.integer({ min: 0, max: 12 }),
  isSold: fc.boolean(),
});
/** A product has one price and one type; a variant has one product. */
const stocked = fc
  .uniqueArray(variant, { selector: ({ variantId }) => variantId, maxLength: 6 })
  .map((rows) =>
    rows.map(
      (row): StockedVariant => ({
        ...row,
        isSold: rows.find(({ productId }) => productId === row.productId)?.isSold ?? false,
        type: row.productId % 2 ? 'brand' : 'culture',
        name: 'Kurta',
        image: '/art/goods/kurta-640.webp',
        price: row.productId * 333,
        brandId: row.productId % 2 ? row.productId : null,
        brandName: null,
        colour: 'Indigo',
        size: 'M',
      }),
    ),
  );
const lines = fc.array(
  fc.record({
    id: fc.integer({ min: 1, max: 5 }),
    variant: fc.option(fc.integer({ min: 1, max: 7 }), { nil: undefined }),
    quantity: fc.integer({ min: 1, max: 8 }),
    price: fc.constantFrom(1, 333, 666, 999, 1332),
  }),
  { minLength: 1, maxLength: 6 },
);
const rules = fc.record({
  delivery_fees: fc.record({
    standard: fc.integer({ min: 0, max: 900 }),
    express: fc.integer({ min: 0, max: 900 }),
    courier: fc.integer({ min: 0, max: 9000 }),
  }),
  free_delivery_from: fc.option(fc.integer({ min: 0, max: 5000 })),
  discount_percent: fc.integer({ min: 0, max: 90 }),
  discount_from: fc.integer({ min: 0, max: 5000 }),
});
const delivery = fc.constantFrom('standard', 'express', 'courier');

test('a cart never exceeds the stock, nor differs in price', () => {
  fc.assert(
    fc.property(lines, stocked, rules, delivery, (asked, goods, owners, way) => {
      const cart = validateLines(asked, goods, { delivery: way, rules: owners, shopName: 'Naap' });
      for (const { variantId, stock } of goods) {
        const had = cart.lines.filter(({ checked }) => checked.variant === variantId);
        expect(had.reduce((sum, { checked }) => sum + checked.available, 0)).toBeLessThanOrEqual(stock ?? 0);
      }
      for (const { checked, found } of cart.lines) {
        expect(checked.line_total).toBe(checked.available * (found?.price ?? 0));
        expect(checked.problem === null).toBe(checked.note === null);
        if (found) expect(found.productId).toBe(checked.id);
      }
      if (!cart.ready) return;
      expect(new Set(cart.lines.map(({ checked }) => checked.type)).size).toBe(1);
      expect(cart.lines.map(({ checked }) => [checked.available, checked.price])).toEqual(
        asked.map(({ quantity, price }) => [quantity, price]),
      );
    }),
  );
});

test('a bill adds up and is never below zero', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000_000 }), delivery, rules, (subTotal, way, owners) => {
      const bill = billOf(subTotal, way, owners);
      expect(bill.total).toBe(bill.sub_total - bill.discount + bill.delivery_fee);
      expect(bill.discount).toBeGreaterThanOrEqual(0);
      expect(bill.discount).toBeLessThanOrEqual(Math.round(subTotal * 0.9));
      expect(bill.total).toBeGreaterThanOrEqual(0);
      expect(Object.values(bill).every(Number.isInteger)).toBe(true);
      if (subTotal < owners.discount_from) expect(bill.discount).toBe(0);
      if (subTotal === 0) expect(bill.total).toBe(0);
    }),
  );
});
