import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ORDER_ACTIONS, type OrderAction } from '../../../contract/constants/lifecycle.ts';
import { BULK_STATUSES, ORDER_STATUSES } from '../../../contract/constants/orders.ts';
import { SELLER_ORDER_STATUSES } from '../../../contract/constants/shop-orders.ts';
import { ROLES } from '../../../contract/roles.ts';
import { actionBetween, actionsFor, isEverTakenBy, type OrderFacts, stepFor } from './steps.ts';
import { FIRST_STATUSES, type OrderKind, STEPS, type Status } from './table.ts';

const STATUSES: Record<OrderKind, readonly Status[]> = {
  single: ORDER_STATUSES,
  bulk: BULK_STATUSES,
  goods: SELLER_ORDER_STATUSES,
};
const KINDS = ['single', 'bulk', 'goods'] as const;
const ACTORS = [...ROLES, 'system'] as const;

const now = new Date('2026-11-21T10:00:00Z');
const days = (count: number) => new Date(now.getTime() - count * 86_400_000);
const order = (facts: Partial<OrderFacts>): OrderFacts => ({
  kind: 'single',
  status: 'PLACED',
  total: 2500,
  delivery: 'BY_OWN',
  deliveredAt: null,
  isPaymentDue: false,
  isRefundDue: false,
  isQuoteExpired: false,
  isAsked: false,
  isHandoverKnown: true,
  isInHouse: false,
  ...facts,
});

/**
 * All allowed steps, as `kind: role: from action to`. Duplicated on purpose, so that no change of the table is
 * accidental.
 */
const ALLOWED = `
single: customer: CONFIRMED cancel_garment CONFIRMED, DECLINED cancel_garment DECLINED, ACCEPTED cancel_garment ACCEPTED, IN_PRODUCTION cancel_garment IN_PRODUCTION, PLACED confirm CONFIRMED, PLACED edit PLACED, PLACED cancel CANCELLED, CONFIRMED cancel CANCELLED, ACCEPTED cancel CANCELLED, DECLINED cancel CANCELLED, DELIVERED alter ALTERATION, PLACED answer PLACED, CONFIRMED answer CONFIRMED, ACCEPTED answer ACCEPTED, IN_PRODUCTION answer IN_PRODUCTION, QUALITY_CHECK answer QUALITY_CHECK, ACCEPTED object_cloth ACCEPTED, IN_PRODUCTION object_cloth IN_PRODUCTION, CONFIRMED post_cloth CONFIRMED, ACCEPTED post_cloth ACCEPTED, IN_PRODUCTION post_cloth IN_PRODUCTION
single: tailor: CONFIRMED move_sample CONFIRMED, ACCEPTED move_sample ACCEPTED, DECLINED move_sample DECLINED, IN_PRODUCTION move_sample IN_PRODUCTION, QUALITY_CHECK move_sample QUALITY_CHECK, READY move_sample READY, SHIPPED move_sample SHIPPED, DELIVERED move_sample DELIVERED, ALTERATION move_sample ALTERATION, CANCELLED move_sample CANCELLED, ACCEPTED work_garment ACCEPTED, IN_PRODUCTION work_garment IN_PRODUCTION, QUALITY_CHECK work_garment QUALITY_CHECK, CONFIRMED accept ACCEPTED, CONFIRMED decline DECLINED, ACCEPTED send_swatch ACCEPTED, ACCEPTED start IN_PRODUCTION, IN_PRODUCTION check QUALITY_CHECK, QUALITY_CHECK rework IN_PRODUCTION, QUALITY_CHECK make_ready READY, QUALITY_CHECK ship SHIPPED, READY deliver DELIVERED, SHIPPED deliver DELIVERED, SHIPPED come_back QUALITY_CHECK, ALTERATION mend IN_PRODUCTION, CONFIRMED ask CONFIRMED, ACCEPTED ask ACCEPTED, IN_PRODUCTION ask IN_PRODUCTION, QUALITY_CHECK ask QUALITY_CHECK, CONFIRMED answer CONFIRMED, ACCEPTED answer ACCEPTED, IN_PRODUCTION answer IN_PRODUCTION, QUALITY_CHECK answer QUALITY_CHECK, ACCEPTED receive_cloth ACCEPTED, IN_PRODUCTION receive_cloth IN_PRODUCTION, ACCEPTED collect_cloth ACCEPTED, IN_PRODUCTION collect_cloth IN_PRODUCTION, ALTERATION collect_cloth ALTERATION, ACCEPTED fail_collection ACCEPTED, IN_PRODUCTION fail_collection IN_PRODUCTION, ALTERATION fail_collection ALTERATION
single: support: CONFIRMED post_cloth CONFIRMED, ACCEPTED post_cloth ACCEPTED, IN_PRODUCTION post_cloth IN_PRODUCTION, CONFIRMED record_payment CONFIRMED, DECLINED record_payment DECLINED, ACCEPTED record_payment ACCEPTED, IN_PRODUCTION record_payment IN_PRODUCTION, QUALITY_CHECK record_payment QUALITY_CHECK, READY record_payment READY, SHIPPED record_payment SHIPPED, DELIVERED record_payment DELIVERED, ALTERATION record_payment ALTERATION, CANCELLED record_payment CANCELLED, CONFIRMED reverse_payment CONFIRMED, DECLINED reverse_payment DECLINED, ACCEPTED reverse_payment ACCEPTED, IN_PRODUCTION reverse_payment IN_PRODUCTION, QUALITY_CHECK reverse_payment QUALITY_CHECK, READY reverse_payment READY, SHIPPED reverse_payment SHIPPED, DELIVERED reverse_payment DELIVERED, ALTERATION reverse_payment ALTERATION, CANCELLED reverse_payment CANCELLED, CONFIRMED move_sample CONFIRMED, ACCEPTED move_sample ACCEPTED, DECLINED move_sample DECLINED, IN_PRODUCTION move_sample IN_PRODUCTION, QUALITY_CHECK move_sample QUALITY_CHECK, READY move_sample READY, SHIPPED move_sample SHIPPED, DELIVERED move_sample DELIVERED, ALTERATION move_sample ALTERATION, CANCELLED move_sample CANCELLED, CONFIRMED cancel_garment CONFIRMED, DECLINED cancel_garment DECLINED, ACCEPTED cancel_garment ACCEPTED, IN_PRODUCTION cancel_garment IN_PRODUCTION, CONFIRMED ask CONFIRMED, ACCEPTED ask ACCEPTED, IN_PRODUCTION ask IN_PRODUCTION, QUALITY_CHECK ask QUALITY_CHECK, PLACED price PLACED, CANCELLED record_refund CANCELLED, PLACED cancel CANCELLED, CONFIRMED cancel CANCELLED, ACCEPTED cancel CANCELLED, DECLINED cancel CANCELLED, DECLINED reassign CONFIRMED, CONFIRMED reassign CONFIRMED, ACCEPTED reassign CONFIRMED, IN_PRODUCTION reassign IN_PRODUCTION, QUALITY_CHECK reassign IN_PRODUCTION, ALTERATION reassign ALTERATION, CONFIRMED move_day CONFIRMED, ACCEPTED move_day ACCEPTED, IN_PRODUCTION move_day IN_PRODUCTION, QUALITY_CHECK move_day QUALITY_CHECK, ALTERATION move_day ALTERATION, IN_PRODUCTION cancel CANCELLED, QUALITY_CHECK cancel CANCELLED, READY deliver DELIVERED, SHIPPED deliver DELIVERED, SHIPPED come_back QUALITY_CHECK, READY fail_delivery CANCELLED, SHIPPED fail_delivery CANCELLED, QUALITY_CHECK fail_delivery CANCELLED, PLACED answer PLACED, CONFIRMED answer CONFIRMED, ACCEPTED answer ACCEPTED, IN_PRODUCTION answer IN_PRODUCTION, QUALITY_CHECK answer QUALITY_CHECK, ACCEPTED receive_cloth ACCEPTED, IN_PRODUCTION receive_cloth IN_PRODUCTION, ACCEPTED send_swatch ACCEPTED, ACCEPTED collect_cloth ACCEPTED, IN_PRODUCTION collect_cloth IN_PRODUCTION, ALTERATION collect_cloth ALTERATION, ACCEPTED fail_collection ACCEPTED, IN_PRODUCTION fail_collection IN_PRODUCTION, ALTERATION fail_collection ALTERATION
single: system: PLACED answer PLACED, PLACED expire CANCELLED, ACCEPTED cancel CANCELLED, IN_PRODUCTION check QUALITY_CHECK, QUALITY_CHECK make_ready READY, QUALITY_CHECK ship SHIPPED, SHIPPED deliver DELIVERED, SHIPPED come_back QUALITY_CHECK, CONFIRMED record_payment CONFIRMED, DECLINED record_payment DECLINED, ACCEPTED record_payment ACCEPTED, IN_PRODUCTION record_payment IN_PRODUCTION, QUALITY_CHECK record_payment QUALITY_CHECK, READY record_payment READY, SHIPPED record_payment SHIPPED, DELIVERED record_payment DELIVERED, ALTERATION record_payment ALTERATION, CANCELLED record_payment CANCELLED
bulk: customer: REQUESTED edit REQUESTED, REQUESTED cancel CANCELLED, QUOTED accept ACCEPTED, QUOTED cancel CANCELLED, ACCEPTED cancel CANCELLED
bulk: tailor: ACCEPTED start IN_PRODUCTION, IN_PRODUCTION check QUALITY_CHECK, QUALITY_CHECK rework IN_PRODUCTION, QUALITY_CHECK ship SHIPPED, SHIPPED deliver DELIVERED, SHIPPED come_back QUALITY_CHECK
bulk: support: ACCEPTED record_payment ACCEPTED, IN_PRODUCTION record_payment IN_PRODUCTION, QUALITY_CHECK record_payment QUALITY_CHECK, SHIPPED record_payment SHIPPED, DELIVERED record_payment DELIVERED, CANCELLED record_payment CANCELLED, ACCEPTED reverse_payment ACCEPTED, IN_PRODUCTION reverse_payment IN_PRODUCTION, QUALITY_CHECK reverse_payment QUALITY_CHECK, SHIPPED reverse_payment SHIPPED, DELIVERED reverse_payment DELIVERED, CANCELLED reverse_payment CANCELLED, REQUESTED quote QUOTED, REQUESTED cancel CANCELLED, QUOTED quote QUOTED, QUOTED cancel CANCELLED, CANCELLED record_refund CANCELLED, ACCEPTED cancel CANCELLED, IN_PRODUCTION cancel CANCELLED, QUALITY_CHECK cancel CANCELLED, ACCEPTED move_day ACCEPTED, IN_PRODUCTION move_day IN_PRODUCTION, QUALITY_CHECK move_day QUALITY_CHECK, ACCEPTED start IN_PRODUCTION, IN_PRODUCTION check QUALITY_CHECK, QUALITY_CHECK rework IN_PRODUCTION, QUALITY_CHECK ship SHIPPED, SHIPPED deliver DELIVERED, SHIPPED come_back QUALITY_CHECK, SHIPPED fail_delivery CANCELLED, QUALITY_CHECK fail_delivery CANCELLED
bulk: system: QUALITY_CHECK ship SHIPPED, SHIPPED deliver DELIVERED, SHIPPED come_back QUALITY_CHECK, ACCEPTED record_payment ACCEPTED, IN_PRODUCTION record_payment IN_PRODUCTION, QUALITY_CHECK record_payment QUALITY_CHECK, SHIPPED record_payment SHIPPED, DELIVERED record_payment DELIVERED, CANCELLED record_payment CANCELLED
goods: customer: PLACED cancel CANCELLED
goods: brand: PLACED pack PACKED, PLACED cancel CANCELLED, PACKED ship SHIPPED, PACKED cancel CANCELLED, SHIPPED deliver DELIVERED, SHIPPED come_back PACKED, SHIPPED fail_delivery CANCELLED, PACKED fail_delivery CANCELLED, DELIVERED take_back DELIVERED, DELIVERED return RETURNED
goods: support: PLACED pack PACKED, PLACED cancel CANCELLED, PACKED ship SHIPPED, PACKED cancel CANCELLED, SHIPPED deliver DELIVERED, SHIPPED come_back PACKED, SHIPPED fail_delivery CANCELLED, PACKED fail_delivery CANCELLED, DELIVERED take_back DELIVERED, DELIVERED return RETURNED
goods: system: UNCONFIRMED confirm PLACED, UNCONFIRMED expire CANCELLED, PLACED cancel CANCELLED, PACKED cancel CANCELLED, PACKED ship SHIPPED, SHIPPED deliver DELIVERED, SHIPPED come_back PACKED
`;

/** Orders that together meet each condition. */
const ORDERS: Partial<OrderFacts>[] = [
  { delivery: 'BY_OWN' },
  { delivery: 'BY_SHOP' },
  { isPaymentDue: true },
  { isBillOpen: true },
  { isPaidAtAll: true },
  { isRefundDue: true },
  { isBack: true },
  { isAsked: true },
  { isSwatchDue: true },
  { cloth: { isAwaited: true, isDisputed: false, objectableUntil: null } },
  { cloth: { isAwaited: true, isPosted: true, isDisputed: false, objectableUntil: null } },
  { cloth: { isAwaited: true, isByRider: true, isDisputed: false, objectableUntil: null } },
  { cloth: { isAwaited: false, isDisputed: true, objectableUntil: now } },
];

const allowed = new Set(
  ALLOWED.trim()
    .split('\n')
    .flatMap((line) => {
      const [kind, role, steps = ''] = line.split(': ');
      return steps.split(', ').map((step) => `${kind} ${role} ${step}`);
    }),
);

describe('the lifecycle', () => {
  test('allows exactly these steps of kind, status, role and action (orders-14, bulk-2, shop-13)', () => {
    let tried = 0;
    const found = new Set<string>();
    for (const kind of KINDS)
      for (const status of STATUSES[kind])
        for (const role of ACTORS)
          for (const action of ORDER_ACTIONS) {
            tried += 1;
            // Conditions may exclude each other, so one order that allows the step is enough.
            const to = ORDERS.map(
              (facts) => stepFor(order({ ...facts, kind, status, deliveredAt: now }), action, role, now)?.to,
            ).find(Boolean);
            if (to) found.add(`${kind} ${role === 'admin' ? 'support' : role} ${status} ${action} ${to}`);
          }
    expect(tried).toBe((11 + 8 + 7) * ACTORS.length * ORDER_ACTIONS.length);
    expect([...found].sort()).toEqual([...allowed].sort());
  });

  test('an admin may do exactly what support may', () => {
    for (const kind of KINDS)
      for (const status of STATUSES[kind]) {
        const facts = order({ kind, status, deliveredAt: now });
        expect(actionsFor(facts, 'admin', now)).toEqual(actionsFor(facts, 'support', now));
      }
  });

  test('of in-house orders, support takes the steps of the tailor as well, and nobody else more (orders-45)', () => {
    for (const kind of KINDS)
      for (const status of STATUSES[kind])
        for (const conditions of ORDERS) {
          const partner = order({ ...conditions, kind, status, deliveredAt: now });
          const inHouse = { ...partner, isInHouse: true };
          const ofBoth = [...actionsFor(partner, 'tailor', now), ...actionsFor(partner, 'support', now)];
          expect(new Set(actionsFor(inHouse, 'support', now))).toEqual(new Set(ofBoth));
          expect(actionsFor(inHouse, 'admin', now)).toEqual(actionsFor(inHouse, 'support', now));
          for (const role of ['customer', 'tailor', 'brand'] as const)
            expect(actionsFor(inHouse, role, now)).toEqual(actionsFor(partner, role, now));
        }
  });

  test('an order without a price is neither confirmed nor accepted', () => {
    expect(stepFor(order({ total: null }), 'confirm', 'customer', now)).toBeUndefined();
    expect(actionsFor(order({ total: null }), 'customer', now)).toEqual(['edit', 'cancel']);
    const quoted = order({ kind: 'bulk', status: 'QUOTED', total: null });
    expect(stepFor(quoted, 'accept', 'customer', now)).toBeUndefined();
  });

  test('a garment that has to be measured goes on to nothing but more work (workshop-17)', () => {
    for (const delivery of ['BY_OWN', 'BY_SHOP'] as const) {
      const due = order({ status: 'QUALITY_CHECK', delivery, isMeasuringDue: true });
      expect(actionsFor(due, 'tailor', now)).toEqual(['rework', 'ask']);
      expect(actionsFor({ ...due, isMeasuringDue: false }, 'tailor', now)).toHaveLength(3);
      expect(actionsFor({ ...due, isInHouse: true }, 'support', now)).not.toContain('ship');
    }
  });

  test('the work begins once the samples are measured (orders-163)', () => {
    const due = order({ status: 'ACCEPTED', samplesDue: ['Kurta'] });
    expect(stepFor(due, 'start', 'tailor', now)).toBeUndefined();
    expect(stepFor({ ...due, samplesDue: [] }, 'start', 'tailor', now)?.to).toBe('IN_PRODUCTION');
  });

  test('an order for collection becomes READY, one for delivery SHIPPED', () => {
    const checked = order({ status: 'QUALITY_CHECK' });
    expect(actionsFor(checked, 'tailor', now)).toEqual(['rework', 'make_ready', 'ask']);
    expect(actionsFor({ ...checked, delivery: 'BY_SHOP' }, 'tailor', now)).toEqual(['rework', 'ship', 'ask']);
  });

  test('an order paid in advance starts once it is paid, and its payment is recorded once (orders-40)', () => {
    const unpaid = order({ status: 'ACCEPTED', isPaymentDue: true, isBillOpen: true });
    expect(stepFor(unpaid, 'start', 'tailor', now)).toBeUndefined();
    expect(stepFor(unpaid, 'record_payment', 'support', now)?.to).toBe('ACCEPTED');
    const paid = { ...unpaid, isPaymentDue: false, isBillOpen: false };
    expect(stepFor(paid, 'start', 'tailor', now)?.to).toBe('IN_PRODUCTION');
    expect(stepFor(paid, 'record_payment', 'support', now)).toBeUndefined();
    expect(stepFor(order({ status: 'CANCELLED' }), 'record_refund', 'support', now)).toBeUndefined();
  });

  test('while a question is open, work waits and the question can be answered once (workshop-8)', () => {
    const asked = order({ status: 'QUALITY_CHECK', isAsked: true });
    expect(actionsFor(asked, 'tailor', now)).toEqual(['rework', 'answer']);
    expect(actionsFor(asked, 'customer', now)).toEqual(['answer']);
    expect(actionsFor({ ...asked, status: 'ACCEPTED' }, 'tailor', now)).toEqual(['answer']);
    expect(actionsFor(asked, 'support', now)).toEqual(['cancel', 'reassign', 'move_day', 'answer']);
    expect(stepFor({ ...asked, isAsked: false }, 'ask', 'support', now)).toBeDefined();
    expect(stepFor({ ...asked, isAsked: false }, 'answer', 'customer', now)).toBeUndefined();
  });

  test('a swatch that was paid for is sent once, before the stitching starts (orders-9)', () => {
    const due = order({ status: 'ACCEPTED', isSwatchDue: true });
    expect(actionsFor(due, 'tailor', now)).toEqual(['send_swatch', 'ask']);
    expect(actionsFor({ ...due, isPaymentDue: true }, 'tailor', now)).toEqual(['ask']);
    expect(actionsFor({ ...due, isSwatchDue: false }, 'tailor', now)).toEqual(['start', 'ask']);
  });

  test('work waits while the receipt of the cloth is disputed, and for nothing else about it (orders-81)', () => {
    const cloth = { isAwaited: false, isDisputed: false, objectableUntil: null };
    const accepted = order({ status: 'ACCEPTED', cloth });
    const started = order({ status: 'IN_PRODUCTION', cloth });
    expect(actionsFor(accepted, 'tailor', now)).toEqual(['start', 'ask']);
    const awaited = { ...accepted, cloth: { ...cloth, isAwaited: true } };
    expect(actionsFor(awaited, 'tailor', now)).toEqual(['receive_cloth', 'start', 'ask']);
    expect(actionsFor(awaited, 'customer', now)).toEqual(['cancel']);
    for (const [order, blocked] of [
      [accepted, 'start'],
      [started, 'check'],
    ] as const) {
      const disputed = { ...order, cloth: { ...cloth, isDisputed: true } };
      expect(stepFor(order, blocked, 'tailor', now)).toBeDefined();
      expect(stepFor(disputed, blocked, 'tailor', now)).toBeUndefined();
      expect(stepFor(disputed, 'receive_cloth', 'tailor', now)?.to).toBe(order.status);
      expect(stepFor(disputed, 'receive_cloth', 'support', now)?.to).toBe(order.status);
    }
  });

  test('the customer can object to the receipt of the cloth until its hour, and the system ends what is without it', () => {
    const cloth = { isAwaited: false, isDisputed: false, objectableUntil: now };
    const received = order({ status: 'IN_PRODUCTION', cloth });
    expect(stepFor(received, 'object_cloth', 'customer', now)).toBeDefined();
    expect(stepFor(received, 'object_cloth', 'customer', new Date(now.getTime() + 1))).toBeUndefined();
    expect(stepFor(order({ status: 'ACCEPTED', cloth }), 'cancel', 'system', now)).toBeUndefined();
    const awaited = { ...cloth, isAwaited: true };
    expect(stepFor(order({ status: 'ACCEPTED', cloth: awaited }), 'cancel', 'system', now)?.to).toBe(
      'CANCELLED',
    );
  });

  test('an alteration can be requested until the fourteenth day (orders-16)', () => {
    const delivered = (ago: number) => order({ status: 'DELIVERED', deliveredAt: days(ago) });
    expect(stepFor(delivered(14), 'alter', 'customer', now)?.to).toBe('ALTERATION');
    expect(stepFor(delivered(14.01), 'alter', 'customer', now)).toBeUndefined();
    expect(stepFor(order({ status: 'DELIVERED' }), 'alter', 'customer', now)).toBeUndefined();
  });

  test('goods can be returned within 30 days of delivery, and are shipped once paid', () => {
    const goods = (facts: Partial<OrderFacts>) => order({ kind: 'goods', delivery: null, ...facts });
    const delivered = (ago: number) => goods({ status: 'DELIVERED', deliveredAt: days(ago) });
    expect(stepFor(delivered(30), 'return', 'brand', now)?.to).toBe('RETURNED');
    expect(stepFor(delivered(31), 'return', 'brand', now)).toBeUndefined();
    const packed = goods({ status: 'PACKED', isPaymentDue: true });
    expect(stepFor(packed, 'ship', 'support', now)).toBeUndefined();
    expect(stepFor({ ...packed, isPaymentDue: false }, 'ship', 'support', now)?.to).toBe('SHIPPED');
  });

  test('what is listed can be taken, and an action leads to one status only', () => {
    const anyOrder = fc.constantFrom(...KINDS).chain((kind) =>
      fc.record({
        kind: fc.constant(kind),
        status: fc.constantFrom(...STATUSES[kind]),
        total: fc.option(fc.nat()),
        delivery: fc.constantFrom('BY_OWN' as const, 'BY_SHOP' as const, null),
        deliveredAt: fc.option(fc.integer({ min: 0, max: 60 }).map(days)),
        isPaymentDue: fc.boolean(),
        isRefundDue: fc.boolean(),
        isQuoteExpired: fc.boolean(),
        isAsked: fc.boolean(),
        isHandoverKnown: fc.boolean(),
        isInHouse: fc.boolean(),
        isSwatchDue: fc.boolean(),
        cloth: fc.record({
          isAwaited: fc.boolean(),
          isDisputed: fc.boolean(),
          objectableUntil: fc.option(fc.integer({ min: -2, max: 2 }).map(days)),
        }),
      }),
    );
    fc.assert(
      fc.property(anyOrder, fc.constantFrom(...ROLES), (facts, role) => {
        const actions = actionsFor(facts, role, now);
        expect(new Set(actions).size).toBe(actions.length);
        const ofOrder = ORDER_ACTIONS.filter(
          (action) => !action.endsWith('_garment') && action !== 'move_sample',
        );
        expect(actions.filter((action) => !ofOrder.includes(action))).toEqual([]);
        for (const action of ofOrder) {
          expect(actions.includes(action)).toBe(stepFor(facts, action, role, now) !== undefined);
          if (actions.includes(action)) expect(isEverTakenBy(facts, action, role)).toBe(true);
        }
      }),
    );
  });

  test.each(KINDS)('every status of %s can be reached', (kind) => {
    const reached = new Set<Status>(FIRST_STATUSES[kind]);
    for (let grown = true; grown; ) {
      const next = STEPS.filter(
        (step) => step.kind === kind && reached.has(step.from) && !reached.has(step.to),
      );
      for (const step of next) reached.add(step.to);
      grown = next.length > 0;
    }
    expect([...reached].sort()).toEqual([...STATUSES[kind]].sort());
  });

  test('two statuses tell the action between them', () => {
    const between: [OrderKind, Status, Status, OrderAction | undefined][] = [
      ['single', 'PLACED', 'CANCELLED', 'cancel'],
      ['single', 'DECLINED', 'CONFIRMED', 'reassign'],
      ['single', 'ALTERATION', 'IN_PRODUCTION', 'mend'],
      ['goods', 'UNCONFIRMED', 'CANCELLED', 'expire'],
      ['goods', 'DELIVERED', 'PLACED', undefined],
    ];
    for (const [kind, from, to, action] of between) expect(actionBetween(kind, from, to)).toBe(action);
  });
});
