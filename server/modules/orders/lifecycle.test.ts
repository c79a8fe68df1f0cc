import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ORDER_STATUSES } from '../../../contract/constants/orders.ts';
import { OrderAction } from '../../../contract/orders.ts';
import { ROLES } from '../../../contract/roles.ts';
import { actionsOf, type OrderState, STEPS, stepTo } from './lifecycle.ts';

const now = new Date('2026-11-21T10:00:00Z');
const days = (count: number) => new Date(now.getTime() - count * 86_400_000);
const order = (state: Partial<OrderState>): OrderState => ({
  status: 'PLACED',
  delivery: 'BY_OWN',
  deliveredAt: null,
  ...state,
});
const anyOrder = fc.record({
  status: fc.constantFrom(...ORDER_STATUSES),
  delivery: fc.constantFrom('BY_OWN' as const, 'BY_SHOP' as const),
  deliveredAt: fc.option(fc.integer({ min: 0, max: 60 }).map(days)),
});
const anyRole = fc.constantFrom(...ROLES);

describe('the order lifecycle', () => {
  test('a customer confirms or cancels a placed order', () => {
    expect(actionsOf(order({}), 'customer', now)).toEqual(['confirm', 'cancel']);
    expect(stepTo(order({}), 'confirm', 'customer', now)).toBe('CONFIRMED');
  });

  test('only the customer confirms', () => {
    for (const role of ROLES.filter((role) => role !== 'customer')) {
      expect(stepTo(order({}), 'confirm', role, now)).toBeNull();
    }
  });

  test('an order can be cancelled until production starts', () => {
    for (const status of ['IN_PRODUCTION', 'QUALITY_CHECK', 'READY', 'SHIPPED', 'DELIVERED'] as const) {
      expect(stepTo(order({ status }), 'cancel', 'customer', now)).toBeNull();
    }
  });

  test('an order for collection becomes READY, one for delivery SHIPPED', () => {
    const checked = order({ status: 'QUALITY_CHECK' });
    expect(actionsOf(checked, 'tailor', now)).toEqual(['rework', 'make_ready']);
    expect(actionsOf({ ...checked, delivery: 'BY_SHOP' }, 'tailor', now)).toEqual(['rework', 'ship']);
  });

  test('an alteration can be requested until the fourteenth day', () => {
    const delivered = (ago: number) => order({ status: 'DELIVERED', deliveredAt: days(ago) });
    expect(stepTo(delivered(14), 'alter', 'customer', now)).toBe('ALTERATION');
    expect(stepTo(delivered(14.01), 'alter', 'customer', now)).toBeNull();
    expect(stepTo(order({ status: 'DELIVERED' }), 'alter', 'customer', now)).toBeNull();
  });

  test('only steps of the table are allowed, and an admin may do exactly what support may', () => {
    fc.assert(
      fc.property(anyOrder, anyRole, fc.constantFrom(...OrderAction.options), (state, role, action) => {
        const to = stepTo(state, action, role, now);
        const listed = STEPS.some(
          (step) => step.action === action && step.from === state.status && step.to === to,
        );
        expect(to === null || listed).toBe(true);
        expect(actionsOf(state, role, now).includes(action)).toBe(to !== null);
        expect(stepTo(state, action, 'admin', now)).toBe(stepTo(state, action, 'support', now));
      }),
    );
  });

  test('an action leads to one status only', () => {
    fc.assert(
      fc.property(anyOrder, anyRole, (state, role) => {
        const actions = actionsOf(state, role, now);
        expect(new Set(actions).size).toBe(actions.length);
      }),
    );
  });

  test('every status can be reached from PLACED', () => {
    const reached = new Set(['PLACED']);
    for (let grown = true; grown; ) {
      const next = STEPS.filter((step) => reached.has(step.from) && !reached.has(step.to));
      for (const step of next) reached.add(step.to);
      grown = next.length > 0;
    }
    expect([...reached].sort()).toEqual([...ORDER_STATUSES].sort());
  });
});
