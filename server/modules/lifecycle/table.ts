import type { GarmentAction, NoteCode, OrderAction } from '../../../contract/constants/lifecycle.ts';
import type { BULK_STATUSES, ORDER_STATUSES } from '../../../contract/constants/orders.ts';
import type { SELLER_ORDER_STATUSES } from '../../../contract/constants/shop-orders.ts';
import type { GarmentProgress } from '../../../contract/order-garments.ts';
import type { Role } from '../../../contract/roles.ts';

export interface StatusOf {
  single: (typeof ORDER_STATUSES)[number];
  bulk: (typeof BULK_STATUSES)[number];
  /** Statuses of a seller order; the cart order's status summarises them. */
  goods: (typeof SELLER_ORDER_STATUSES)[number];
}

export type OrderKind = keyof StatusOf;
export type Status = StatusOf[OrderKind];

/** `system`: jobs, payment gateways and mailed links. Admins may do what support may. */
export type StepRole = Exclude<Role, 'admin'> | 'system';

export type OrderCondition =
  | 'priced'
  | 'collected'
  | 'sent'
  | 'delivered_lately'
  | 'returnable'
  | 'paid'
  | 'undisputed'
  | 'tailor_ready'
  | 'bill_open'
  | 'paid_at_all'
  | 'refund_due'
  | 'quote_open'
  | 'unasked'
  | 'measured'
  | 'sample_measured'
  | 'handover_known'
  | 'asked'
  | 'swatch_due'
  | 'no_swatch_due'
  | 'customer_awaited'
  | 'cloth_postable'
  | 'cloth_collectable'
  | 'cloth_by_rider'
  | 'cloth_receivable'
  | 'cloth_agreed'
  | 'cloth_complete'
  | 'cloth_objectable'
  | 'claimable'
  | 'claim_open'
  | 'unclaimed'
  | 'at_hand'
  | 'back'
  | 'retry_paid';
export type InputCondition = 'reason' | 'courier' | 'tailor' | 'price' | 'quote' | 'name' | 'failure';
export type Condition = OrderCondition | InputCondition;

export interface Step<Kind extends OrderKind = OrderKind> {
  kind: Kind;
  action: OrderAction;
  from: StatusOf[Kind];
  to: StatusOf[Kind];
  by: readonly StepRole[];
  needs?: readonly Condition[];
}

/**
 * Payments come at any time of an agreed order, also after it was cancelled, and are taken back where they were recorded
 * by mistake (payments-12). The system records those of customers.
 */
function payments<Kind extends 'single' | 'bulk'>(
  kind: Kind,
  payable: readonly StatusOf[Kind][],
): Step<Kind>[] {
  const step = (
    action: OrderAction,
    status: StatusOf[Kind],
    by: readonly StepRole[],
    needs: readonly Condition[],
  ): Step<Kind> => ({ kind, action, from: status, to: status, by, needs });
  return [
    ...payable.map((status) => step('record_payment', status, ['support', 'system'], ['bill_open'])),
    ...payable.map((status) => step('reverse_payment', status, ['support'], ['paid_at_all', 'reason'])),
  ];
}

/**
 * Steps of a stitched order (orders-14). The system takes `check` and `make_ready` where the last garment that was behind
 * is cancelled (orders-191), and of a parcel those that its courier reports (couriers-27).
 */
// biome-ignore format: a table reads best with one step a line
const SINGLE: readonly Step<'single'>[] = [
  ...payments('single', ['CONFIRMED', 'DECLINED', 'ACCEPTED', 'IN_PRODUCTION', 'QUALITY_CHECK', 'READY', 'SHIPPED', 'DELIVERED', 'ALTERATION', 'CANCELLED']),
  { kind: 'single', action: 'confirm',    from: 'PLACED',        to: 'CONFIRMED',     by: ['customer'],            needs: ['priced', 'handover_known', 'unasked'] },
  { kind: 'single', action: 'edit',       from: 'PLACED',        to: 'PLACED',        by: ['customer'] },
  { kind: 'single', action: 'price',      from: 'PLACED',        to: 'PLACED',        by: ['support'],             needs: ['price'] },
  { kind: 'single', action: 'expire',     from: 'PLACED',        to: 'CANCELLED',     by: ['system'] },
  { kind: 'single', action: 'cancel',     from: 'PLACED',        to: 'CANCELLED',     by: ['customer', 'support'], needs: ['reason'] },
  { kind: 'single', action: 'cancel',     from: 'CONFIRMED',     to: 'CANCELLED',     by: ['customer', 'support'], needs: ['reason'] },
  { kind: 'single', action: 'cancel',     from: 'ACCEPTED',      to: 'CANCELLED',     by: ['customer', 'support'], needs: ['reason'] },
  { kind: 'single', action: 'cancel',     from: 'CONFIRMED',     to: 'CANCELLED',     by: ['system'],              needs: ['customer_awaited', 'reason'] },
  { kind: 'single', action: 'cancel',     from: 'ACCEPTED',      to: 'CANCELLED',     by: ['system'],              needs: ['customer_awaited', 'reason'] },
  { kind: 'single', action: 'cancel',     from: 'DECLINED',      to: 'CANCELLED',     by: ['customer', 'support'], needs: ['reason'] },
  { kind: 'single', action: 'cancel',     from: 'IN_PRODUCTION', to: 'CANCELLED',     by: ['support'],             needs: ['reason'] },
  { kind: 'single', action: 'cancel',     from: 'QUALITY_CHECK', to: 'CANCELLED',     by: ['support'],             needs: ['reason'] },
  { kind: 'single', action: 'accept',     from: 'CONFIRMED',     to: 'ACCEPTED',      by: ['tailor'] },
  { kind: 'single', action: 'decline',    from: 'CONFIRMED',     to: 'DECLINED',      by: ['tailor'],              needs: ['reason'] },
  { kind: 'single', action: 'reassign',   from: 'DECLINED',      to: 'CONFIRMED',     by: ['support'],             needs: ['tailor'] },
  { kind: 'single', action: 'reassign',   from: 'CONFIRMED',     to: 'CONFIRMED',     by: ['support'],             needs: ['tailor', 'reason'] },
  { kind: 'single', action: 'reassign',   from: 'ACCEPTED',      to: 'CONFIRMED',     by: ['support'],             needs: ['tailor', 'reason'] },
  { kind: 'single', action: 'reassign',   from: 'IN_PRODUCTION', to: 'IN_PRODUCTION', by: ['support'],             needs: ['tailor', 'reason'] },
  { kind: 'single', action: 'reassign',   from: 'QUALITY_CHECK', to: 'IN_PRODUCTION', by: ['support'],             needs: ['tailor', 'reason'] },
  { kind: 'single', action: 'reassign',   from: 'ALTERATION',    to: 'ALTERATION',    by: ['support'],             needs: ['tailor', 'reason'] },
  { kind: 'single', action: 'move_day',   from: 'CONFIRMED',     to: 'CONFIRMED',     by: ['support'],             needs: ['reason'] },
  { kind: 'single', action: 'move_day',   from: 'ACCEPTED',      to: 'ACCEPTED',      by: ['support'],             needs: ['reason'] },
  { kind: 'single', action: 'move_day',   from: 'IN_PRODUCTION', to: 'IN_PRODUCTION', by: ['support'],             needs: ['reason'] },
  { kind: 'single', action: 'move_day',   from: 'QUALITY_CHECK', to: 'QUALITY_CHECK', by: ['support'],             needs: ['reason'] },
  { kind: 'single', action: 'move_day',   from: 'ALTERATION',    to: 'ALTERATION',    by: ['support'],             needs: ['reason'] },
  { kind: 'single', action: 'record_refund',  from: 'CANCELLED', to: 'CANCELLED',     by: ['support'],             needs: ['refund_due'] },
  { kind: 'single', action: 'send_swatch', from: 'ACCEPTED',     to: 'ACCEPTED',      by: ['tailor', 'support'],   needs: ['paid', 'swatch_due'] },
  { kind: 'single', action: 'collect_cloth', from: 'ACCEPTED',   to: 'ACCEPTED',      by: ['tailor', 'support'],   needs: ['cloth_collectable'] },
  { kind: 'single', action: 'collect_cloth', from: 'IN_PRODUCTION', to: 'IN_PRODUCTION', by: ['tailor', 'support'], needs: ['cloth_collectable'] },
  { kind: 'single', action: 'fail_collection', from: 'ACCEPTED', to: 'ACCEPTED',      by: ['tailor', 'support'],   needs: ['cloth_by_rider', 'failure'] },
  { kind: 'single', action: 'fail_collection', from: 'IN_PRODUCTION', to: 'IN_PRODUCTION', by: ['tailor', 'support'], needs: ['cloth_by_rider', 'failure'] },
  { kind: 'single', action: 'collect_cloth', from: 'ALTERATION', to: 'ALTERATION',    by: ['tailor', 'support'],   needs: ['cloth_collectable'] },
  { kind: 'single', action: 'fail_collection', from: 'ALTERATION', to: 'ALTERATION',  by: ['tailor', 'support'],   needs: ['cloth_by_rider', 'failure'] },
  { kind: 'single', action: 'post_cloth', from: 'CONFIRMED',     to: 'CONFIRMED',     by: ['customer', 'support'], needs: ['cloth_postable'] },
  { kind: 'single', action: 'post_cloth', from: 'ACCEPTED',      to: 'ACCEPTED',      by: ['customer', 'support'], needs: ['cloth_postable'] },
  { kind: 'single', action: 'post_cloth', from: 'IN_PRODUCTION', to: 'IN_PRODUCTION', by: ['customer', 'support'], needs: ['cloth_postable'] },
  { kind: 'single', action: 'receive_cloth', from: 'ACCEPTED',   to: 'ACCEPTED',      by: ['tailor', 'support'],   needs: ['cloth_receivable'] },
  { kind: 'single', action: 'receive_cloth', from: 'IN_PRODUCTION', to: 'IN_PRODUCTION', by: ['tailor', 'support'], needs: ['cloth_receivable'] },
  { kind: 'single', action: 'object_cloth', from: 'ACCEPTED',    to: 'ACCEPTED',      by: ['customer'],            needs: ['cloth_objectable', 'reason'] },
  { kind: 'single', action: 'object_cloth', from: 'IN_PRODUCTION', to: 'IN_PRODUCTION', by: ['customer'],          needs: ['cloth_objectable', 'reason'] },
  { kind: 'single', action: 'start',      from: 'ACCEPTED',      to: 'IN_PRODUCTION', by: ['tailor'],              needs: ['paid', 'unasked', 'no_swatch_due', 'cloth_complete', 'cloth_agreed', 'sample_measured'] },
  { kind: 'single', action: 'check',      from: 'IN_PRODUCTION', to: 'QUALITY_CHECK', by: ['tailor', 'system'],    needs: ['unasked', 'cloth_complete', 'cloth_agreed'] },
  { kind: 'single', action: 'rework',     from: 'QUALITY_CHECK', to: 'IN_PRODUCTION', by: ['tailor'] },
  { kind: 'single', action: 'make_ready', from: 'QUALITY_CHECK', to: 'READY',         by: ['tailor', 'system'],    needs: ['collected', 'unasked', 'measured'] },
  { kind: 'single', action: 'ship',       from: 'QUALITY_CHECK', to: 'SHIPPED',       by: ['tailor', 'system'],    needs: ['sent', 'courier', 'unasked', 'measured', 'retry_paid'] },
  { kind: 'single', action: 'work_garment', from: 'ACCEPTED',    to: 'ACCEPTED',      by: ['tailor'] },
  { kind: 'single', action: 'work_garment', from: 'IN_PRODUCTION', to: 'IN_PRODUCTION', by: ['tailor'] },
  { kind: 'single', action: 'work_garment', from: 'QUALITY_CHECK', to: 'QUALITY_CHECK', by: ['tailor'] },
  { kind: 'single', action: 'cancel_garment', from: 'CONFIRMED', to: 'CONFIRMED',     by: ['customer', 'support'] },
  { kind: 'single', action: 'cancel_garment', from: 'DECLINED',  to: 'DECLINED',      by: ['customer', 'support'] },
  { kind: 'single', action: 'cancel_garment', from: 'ACCEPTED',  to: 'ACCEPTED',      by: ['customer', 'support'] },
  { kind: 'single', action: 'cancel_garment', from: 'IN_PRODUCTION', to: 'IN_PRODUCTION', by: ['customer', 'support'] },
  { kind: 'single', action: 'move_sample', from: 'CONFIRMED',     to: 'CONFIRMED',     by: ['tailor', 'support'] },
  { kind: 'single', action: 'move_sample', from: 'ACCEPTED',      to: 'ACCEPTED',      by: ['tailor', 'support'] },
  { kind: 'single', action: 'move_sample', from: 'DECLINED',      to: 'DECLINED',      by: ['tailor', 'support'] },
  { kind: 'single', action: 'move_sample', from: 'IN_PRODUCTION', to: 'IN_PRODUCTION', by: ['tailor', 'support'] },
  { kind: 'single', action: 'move_sample', from: 'QUALITY_CHECK', to: 'QUALITY_CHECK', by: ['tailor', 'support'] },
  { kind: 'single', action: 'move_sample', from: 'READY',         to: 'READY',         by: ['tailor', 'support'] },
  { kind: 'single', action: 'move_sample', from: 'SHIPPED',       to: 'SHIPPED',       by: ['tailor', 'support'] },
  { kind: 'single', action: 'move_sample', from: 'DELIVERED',     to: 'DELIVERED',     by: ['tailor', 'support'] },
  { kind: 'single', action: 'move_sample', from: 'ALTERATION',    to: 'ALTERATION',    by: ['tailor', 'support'] },
  { kind: 'single', action: 'move_sample', from: 'CANCELLED',     to: 'CANCELLED',     by: ['tailor', 'support'] },
  { kind: 'single', action: 'deliver',    from: 'READY',         to: 'DELIVERED',     by: ['tailor', 'support'] },
  { kind: 'single', action: 'deliver',    from: 'SHIPPED',       to: 'DELIVERED',     by: ['tailor', 'support', 'system'] },
  { kind: 'single', action: 'come_back',  from: 'SHIPPED',       to: 'QUALITY_CHECK', by: ['tailor', 'support', 'system'], needs: ['failure'] },
  { kind: 'single', action: 'fail_delivery', from: 'READY',      to: 'CANCELLED',     by: ['support'],             needs: ['failure'] },
  { kind: 'single', action: 'fail_delivery', from: 'SHIPPED',    to: 'CANCELLED',     by: ['support'],             needs: ['failure'] },
  { kind: 'single', action: 'fail_delivery', from: 'QUALITY_CHECK', to: 'CANCELLED',  by: ['support'],             needs: ['back', 'failure'] },
  { kind: 'single', action: 'alter',      from: 'DELIVERED',     to: 'ALTERATION',    by: ['customer'],            needs: ['delivered_lately', 'unclaimed', 'reason'] },
  { kind: 'single', action: 'claim_alteration', from: 'DELIVERED', to: 'DELIVERED',   by: ['customer'],            needs: ['delivered_lately', 'claimable', 'reason'] },
  { kind: 'single', action: 'settle_claim', from: 'DELIVERED',   to: 'DELIVERED',     by: ['support'],             needs: ['claim_open'] },
  { kind: 'single', action: 'settle_claim', from: 'ALTERATION',  to: 'ALTERATION',    by: ['support'],             needs: ['claim_open'] },
  { kind: 'single', action: 'mend',       from: 'ALTERATION',    to: 'IN_PRODUCTION', by: ['tailor'] },
  { kind: 'single', action: 'ask',        from: 'CONFIRMED',     to: 'CONFIRMED',     by: ['tailor', 'support'],   needs: ['unasked', 'reason'] },
  { kind: 'single', action: 'ask',        from: 'ACCEPTED',      to: 'ACCEPTED',      by: ['tailor', 'support'],   needs: ['unasked', 'reason'] },
  { kind: 'single', action: 'ask',        from: 'IN_PRODUCTION', to: 'IN_PRODUCTION', by: ['tailor', 'support'],   needs: ['unasked', 'reason'] },
  { kind: 'single', action: 'ask',        from: 'QUALITY_CHECK', to: 'QUALITY_CHECK', by: ['tailor', 'support'],   needs: ['unasked', 'reason'] },
  { kind: 'single', action: 'answer',     from: 'PLACED',        to: 'PLACED',        by: ['customer', 'support', 'system'], needs: ['asked', 'reason'] },
  { kind: 'single', action: 'answer',     from: 'CONFIRMED',     to: 'CONFIRMED',     by: ['customer', 'tailor', 'support'], needs: ['asked', 'reason'] },
  { kind: 'single', action: 'answer',     from: 'ACCEPTED',      to: 'ACCEPTED',      by: ['customer', 'tailor', 'support'], needs: ['asked', 'reason'] },
  { kind: 'single', action: 'answer',     from: 'IN_PRODUCTION', to: 'IN_PRODUCTION', by: ['customer', 'tailor', 'support'], needs: ['asked', 'reason'] },
  { kind: 'single', action: 'answer',     from: 'QUALITY_CHECK', to: 'QUALITY_CHECK', by: ['customer', 'tailor', 'support'], needs: ['asked', 'reason'] },
];

/** Steps of a bulk order (bulk-2). */
// biome-ignore format: a table reads best with one step a line
const BULK: readonly Step<'bulk'>[] = [
  ...payments('bulk', ['ACCEPTED', 'IN_PRODUCTION', 'QUALITY_CHECK', 'SHIPPED', 'DELIVERED', 'CANCELLED']),
  { kind: 'bulk', action: 'edit',    from: 'REQUESTED',     to: 'REQUESTED',     by: ['customer'] },
  { kind: 'bulk', action: 'quote',   from: 'REQUESTED',     to: 'QUOTED',        by: ['support'],             needs: ['handover_known', 'quote'] },
  { kind: 'bulk', action: 'quote',   from: 'QUOTED',        to: 'QUOTED',        by: ['support'],             needs: ['quote'] },
  { kind: 'bulk', action: 'accept',  from: 'QUOTED',        to: 'ACCEPTED',      by: ['customer'],            needs: ['priced', 'quote_open', 'name'] },
  { kind: 'bulk', action: 'cancel',  from: 'REQUESTED',     to: 'CANCELLED',     by: ['customer', 'support'] },
  { kind: 'bulk', action: 'cancel',  from: 'QUOTED',        to: 'CANCELLED',     by: ['customer', 'support'] },
  { kind: 'bulk', action: 'cancel',  from: 'ACCEPTED',      to: 'CANCELLED',     by: ['customer', 'support'], needs: ['reason'] },
  { kind: 'bulk', action: 'cancel',  from: 'IN_PRODUCTION', to: 'CANCELLED',     by: ['support'],             needs: ['reason'] },
  { kind: 'bulk', action: 'cancel',  from: 'QUALITY_CHECK', to: 'CANCELLED',     by: ['support'],             needs: ['reason'] },
  { kind: 'bulk', action: 'move_day', from: 'ACCEPTED',     to: 'ACCEPTED',      by: ['support'],             needs: ['reason'] },
  { kind: 'bulk', action: 'move_day', from: 'IN_PRODUCTION', to: 'IN_PRODUCTION', by: ['support'],            needs: ['reason'] },
  { kind: 'bulk', action: 'move_day', from: 'QUALITY_CHECK', to: 'QUALITY_CHECK', by: ['support'],            needs: ['reason'] },
  { kind: 'bulk', action: 'record_refund', from: 'CANCELLED', to: 'CANCELLED',    by: ['support'],             needs: ['refund_due'] },
  { kind: 'bulk', action: 'start',   from: 'ACCEPTED',      to: 'IN_PRODUCTION', by: ['tailor', 'support'],   needs: ['paid'] },
  { kind: 'bulk', action: 'check',   from: 'IN_PRODUCTION', to: 'QUALITY_CHECK', by: ['tailor', 'support'] },
  { kind: 'bulk', action: 'rework',  from: 'QUALITY_CHECK', to: 'IN_PRODUCTION', by: ['tailor', 'support'] },
  { kind: 'bulk', action: 'ship',    from: 'QUALITY_CHECK', to: 'SHIPPED',       by: ['tailor', 'support', 'system'], needs: ['courier', 'retry_paid'] },
  { kind: 'bulk', action: 'deliver', from: 'SHIPPED',       to: 'DELIVERED',     by: ['tailor', 'support', 'system'] },
  { kind: 'bulk', action: 'come_back', from: 'SHIPPED',     to: 'QUALITY_CHECK', by: ['tailor', 'support', 'system'], needs: ['failure'] },
  { kind: 'bulk', action: 'fail_delivery', from: 'SHIPPED', to: 'CANCELLED',     by: ['support'],             needs: ['failure'] },
  { kind: 'bulk', action: 'fail_delivery', from: 'QUALITY_CHECK', to: 'CANCELLED', by: ['support'],           needs: ['back', 'failure'] },
];

/**
 * Steps of a seller order (shop-13). `confirm` and `expire` move all seller orders of a cart order together. Cloth of a
 * stitched order is delivered by the system when its tailor has received it (orders-157).
 */
// biome-ignore format: a table reads best with one step a line
const GOODS: readonly Step<'goods'>[] = [
  { kind: 'goods', action: 'confirm', from: 'UNCONFIRMED', to: 'PLACED',    by: ['system'] },
  { kind: 'goods', action: 'expire',  from: 'UNCONFIRMED', to: 'CANCELLED', by: ['system'] },
  { kind: 'goods', action: 'pack',    from: 'PLACED',      to: 'PACKED',    by: ['brand', 'support'] },
  { kind: 'goods', action: 'ship',    from: 'PACKED',      to: 'SHIPPED',   by: ['brand', 'support', 'system'], needs: ['paid', 'undisputed', 'tailor_ready'] },
  { kind: 'goods', action: 'deliver', from: 'SHIPPED',     to: 'DELIVERED', by: ['brand', 'support', 'system'] },
  { kind: 'goods', action: 'come_back', from: 'SHIPPED',   to: 'PACKED',    by: ['brand', 'support', 'system'], needs: ['failure'] },
  { kind: 'goods', action: 'fail_delivery', from: 'SHIPPED', to: 'CANCELLED', by: ['brand', 'support'],         needs: ['failure'] },
  { kind: 'goods', action: 'fail_delivery', from: 'PACKED', to: 'CANCELLED', by: ['brand', 'support'],          needs: ['back', 'failure'] },
  { kind: 'goods', action: 'cancel',  from: 'PLACED',      to: 'CANCELLED', by: ['customer', 'brand', 'support', 'system'] },
  { kind: 'goods', action: 'cancel',  from: 'PACKED',      to: 'CANCELLED', by: ['brand', 'support', 'system'] },
  { kind: 'goods', action: 'take_back', from: 'DELIVERED', to: 'DELIVERED', by: ['brand', 'support'],         needs: ['returnable'] },
  { kind: 'goods', action: 'return',  from: 'DELIVERED',   to: 'RETURNED',  by: ['brand', 'support'],           needs: ['returnable'] },
];

export const STEPS: readonly Step[] = [...SINGLE, ...BULK, ...GOODS];

export const FIRST_STATUSES: { [Kind in OrderKind]: readonly StatusOf[Kind][] } = {
  single: ['PLACED'],
  bulk: ['REQUESTED'],
  goods: ['PLACED', 'UNCONFIRMED'],
};

export interface GarmentStepRow {
  action: GarmentAction;
  from: GarmentProgress;
  to: GarmentProgress;
  /** Statuses of the order. */
  within: readonly StatusOf['single'][];
  by: readonly StepRole[];
  /** As for the same step of the order; `measured`, `sample_measured` and `at_hand` are about this garment. */
  needs: readonly OrderCondition[];
}

/** Steps of one garment of a stitched order (orders-111, orders-112). */
// biome-ignore format: a table reads best with one step a line
export const GARMENT_STEPS: readonly GarmentStepRow[] = [
  { action: 'start',      from: 'WAITING',   to: 'STITCHING', within: ['ACCEPTED', 'IN_PRODUCTION'],      by: ['tailor'], needs: ['paid', 'unasked', 'no_swatch_due', 'cloth_complete', 'cloth_agreed', 'sample_measured'] },
  { action: 'check',      from: 'STITCHING', to: 'CHECKING',  within: ['IN_PRODUCTION'],                  by: ['tailor'], needs: ['unasked', 'cloth_agreed'] },
  { action: 'rework',     from: 'CHECKING',  to: 'STITCHING', within: ['IN_PRODUCTION', 'QUALITY_CHECK'], by: ['tailor'], needs: [] },
  { action: 'rework',     from: 'READY',     to: 'STITCHING', within: ['IN_PRODUCTION', 'QUALITY_CHECK'], by: ['tailor'], needs: ['at_hand'] },
  { action: 'make_ready', from: 'CHECKING',  to: 'READY',     within: ['IN_PRODUCTION', 'QUALITY_CHECK'], by: ['tailor'], needs: ['unasked', 'measured'] },
  { action: 'cancel',     from: 'WAITING',   to: 'CANCELLED', within: ['CONFIRMED', 'DECLINED', 'ACCEPTED', 'IN_PRODUCTION'], by: ['customer', 'support'], needs: [] },
];

/** What the event of the step says. */
export const GARMENT_NOTES: Record<GarmentAction, NoteCode> = {
  start: 'GARMENT_STARTED',
  check: 'GARMENT_CHECKED',
  rework: 'GARMENT_REWORKED',
  make_ready: 'GARMENT_READY',
  cancel: 'GARMENT_CANCELLED',
};
