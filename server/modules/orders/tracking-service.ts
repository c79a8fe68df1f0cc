import { isOfCollecting } from '../../../contract/constants/lifecycle.ts';
import type { OrderStatus } from '../../../contract/orders.ts';
import type { CashAtTheDoor, TrackedStitching } from '../../../contract/tracking.ts';
import type { Deps } from '../../deps.ts';
import { cashCode } from '../../infra/cash-codes.ts';
import { notDeliveredAt } from '../lifecycle/steps.ts';
import { awaitedCloth } from './cloth-present.ts';
import { cashToCollect } from './present.ts';
import { type BulkStatus, shipmentsOf, type TimelineStep, timelineOf } from './timeline.ts';
import { trackedStitching } from './tracking-queries.ts';

const AT_WORK: readonly string[] = ['IN_PRODUCTION', 'QUALITY_CHECK'] satisfies OrderStatus[];

/** Public data of a stitched or bulk order; undefined for an unknown tracking number. */
export async function findTrackedStitching(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  trackingNumber: string,
): Promise<TrackedStitching | undefined> {
  const order = await trackedStitching(db, trackingNumber);
  if (!order) return undefined;
  // Check constraints guarantee the statuses of each kind.
  const status = order.status as OrderStatus | BulkStatus;
  // Pricing and quoting leave the status unchanged.
  const moves = order.steps.filter(({ from, to }) => from !== to);
  const stages = timelineOf(status, moves as TimelineStep[]);
  const shared = {
    tracking_id: order.trackingNumber,
    steps: order.steps.length,
    stages,
    shipments: shipmentsOf(order.steps),
    order_date: order.orderDate.toISOString(),
    expected_delivery_date: order.expectedDeliveryDate,
    is_day_promised: order.total !== null,
    is_paid: order.billStatus === 'PAID',
    cash: cashOfParcel(config, order),
    delivered_at: stages.at(-1)?.at ?? null,
    not_delivered_at: notDeliveredAt(moves)?.toISOString() ?? null,
  };
  if (order.pieces !== null) {
    return { kind: 'bulk', ...shared, status: status as BulkStatus, items: [{ quantity: order.pieces }] };
  }
  const item = {
    item_type: order.itemType ?? 'dress',
    dress_type: order.dressType,
    fabric_type: order.fabricType,
  };
  return {
    kind: 'single',
    ...shared,
    status: status as OrderStatus,
    cloth_due_on: awaitedCloth(order),
    cloth_collected_at: collectedAt(order.steps)?.toISOString() ?? null,
    items: [item],
    garments: order.garments.map((garment) => ({
      ...garment,
      progress: AT_WORK.includes(status) ? garment.progress : null,
    })),
  };
}

/** When the rider took the cloth along; null once the tick was taken back, or another tailor has the order. */
function collectedAt(steps: Billed['steps']): Date | null {
  const last = steps.findLast(isOfCollecting);
  return last?.action === 'collect_cloth' ? last.at : null;
}

type Billed = NonNullable<Awaited<ReturnType<typeof trackedStitching>>>;

/** Told once the parcel is ready. */
function cashOfParcel({ cashKey }: Deps['config'], order: Billed): CashAtTheDoor[] {
  if (order.status !== 'READY' && order.status !== 'SHIPPED') return [];
  const amount = cashToCollect({ order });
  const { trackingNumber } = order;
  return amount > 0 ? [{ amount, code: cashCode(cashKey, { trackingNumber, amount }) }] : [];
}
