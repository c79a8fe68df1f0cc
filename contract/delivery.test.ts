import { describe, expect, test } from 'vitest';
import { billOf, deliveryCost, deliveryFees } from './delivery.ts';

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

describe('the cost of delivery', () => {
  const fees = rules.delivery_fees;
  test('explains why express costs more than standard', () => {
    expect(deliveryCost('express', fees, null)).toBe(
      'Rs 400: Rs 150 more than standard delivery, for arriving within 2 business days instead of 5.',
    );
    expect(deliveryCost('express', { ...fees, express: 250 }, null)).toBe('Rs 250.');
  });

  test('names the sub total from which delivery is free', () => {
    expect(deliveryCost('standard', fees, 5000)).toBe('Rs 250. Free from Rs 5,000.');
    expect(deliveryCost('standard', { ...fees, standard: 0 }, 5000)).toBe('Free from Rs 5,000.');
    expect(deliveryCost('standard', { ...fees, standard: 0 }, null)).toBe('Free.');
  });
});
