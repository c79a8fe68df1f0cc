import type { BULK_STATUSES } from '../../../contract/constants/orders.ts';
import { TRACKING_STAGES } from '../../../contract/constants/orders.ts';
import type { OrderStatus } from '../../../contract/orders.ts';
import type { Shipment, TrackingStage } from '../../../contract/tracking.ts';
import { courierName } from '../lifecycle/words.ts';

export type BulkStatus = (typeof BULK_STATUSES)[number];
type Status = OrderStatus | BulkStatus;
type StageName = (typeof TRACKING_STAGES)[number];

/** Statuses that start a stage; its time is that of the last such step. */
const ENTERED_BY: Record<StageName, readonly Status[]> = {
  'Order Placed': ['PLACED', 'REQUESTED'],
  'In Production': ['IN_PRODUCTION'],
  'Quality Check': ['QUALITY_CHECK'],
  Shipped: ['READY', 'SHIPPED'],
  Delivered: ['DELIVERED'],
};

/**
 * The furthest stage of each status. A declined order waits at the first stage, an alteration is back at "Delivered", a
 * cancelled order has no stage.
 */
const REACHED: Record<Status, readonly [StageName, 'current' | 'done']> = {
  PLACED: ['Order Placed', 'current'],
  REQUESTED: ['Order Placed', 'current'],
  QUOTED: ['Order Placed', 'current'],
  CONFIRMED: ['Order Placed', 'current'],
  ACCEPTED: ['Order Placed', 'current'],
  DECLINED: ['Order Placed', 'current'],
  CANCELLED: ['Order Placed', 'done'],
  IN_PRODUCTION: ['In Production', 'current'],
  QUALITY_CHECK: ['Quality Check', 'current'],
  READY: ['Shipped', 'current'],
  SHIPPED: ['Shipped', 'current'],
  ALTERATION: ['Delivered', 'current'],
  DELIVERED: ['Delivered', 'done'],
};

export interface TimelineStep {
  to: Status;
  at: Date;
}

/** The five public stages (tracking-3); `steps` oldest first. A stage reopened by rework or alteration has no time. */
export function timelineOf(status: Status, steps: readonly TimelineStep[]): TrackingStage[] {
  const [furthest, standing] = REACHED[status];
  const last = TRACKING_STAGES.indexOf(furthest);
  return TRACKING_STAGES.map((name, place) => {
    if (place > last) return { name, state: 'open', at: null };
    const entry = steps.findLast(({ to }) => ENTERED_BY[name].includes(to));
    return { name, state: place < last ? 'done' : standing, at: entry?.at.toISOString() ?? null };
  });
}

interface ShippingStep {
  at: Date;
  courier: string | null;
  courierNumber: string | null;
}

/** The steps that name a courier; `steps` are oldest first. */
export function shipmentsOf(steps: readonly ShippingStep[]): Shipment[] {
  return steps.flatMap(({ courier, courierNumber, at }) =>
    courier === null ? [] : [{ courier: courierName(courier), number: courierNumber, at: at.toISOString() }],
  );
}
