import { describe, expect, test } from 'vitest';
import { deliveryCost } from './delivery-cost.ts';

describe('the cost of delivery', () => {
  const fees = { standard: 250, express: 400, courier: 2500 };
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
