import { expect, test } from 'vitest';
import { billOf, deliveryChoices, deliveryFees } from './delivery.ts';

const rules = {
  delivery_fees: { standard: 250, express: 400, courier: 2500 },
  free_delivery_from: 5000,
  discount_percent: 0,
  discount_from: 0,
};

test('deliveryFees agrees with billOf for every delivery', () => {
  for (const subTotal of [0, 1, 4999, 5000]) {
    const fees = deliveryFees(subTotal, rules);
    for (const way of ['standard', 'express', 'courier'] as const) {
      expect(fees[way]).toBe(billOf(subTotal, way, rules).delivery_fee);
    }
  }
});

test('goods within Pakistan go by standard or express, to other countries by courier (shop-7)', () => {
  expect(deliveryChoices('PK')).toEqual(['standard', 'express']);
  expect(deliveryChoices('GB')).toEqual(['courier']);
});
