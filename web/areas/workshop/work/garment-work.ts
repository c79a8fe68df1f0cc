import type { GarmentAction } from '../../../../contract/constants/lifecycle.ts';
import { WORK_FOLLOWING, WORK_LEADS_TO } from '../../../../contract/constants/workshop.ts';
import { stepThatFollows, stitched, takenAlong } from '../../../../contract/garment-progress.ts';
import type { GarmentProgress } from '../../../../contract/order-garments.ts';
import type { WorkshopGarment, WorkshopOrder } from '../../../../contract/order-steps.ts';
import type { OrderStatus } from '../../../../contract/orders.ts';
import type { GarmentAt } from './sheet-garments.ts';

export type GarmentWorkAction = Exclude<GarmentAction, 'cancel'>;

export interface GarmentWork {
  kind: 'garment';
  garment: number;
  /** Absent in what the device keeps since an earlier release. */
  of?: GarmentAt;
  said: { action: GarmentWorkAction; reason?: string; despite_difference?: boolean; cloth_left?: number };
  photo?: File | undefined;
  expectedProgress: GarmentProgress;
}

const LEADS_TO: Record<GarmentWorkAction, GarmentProgress> = {
  start: 'STITCHING',
  check: 'CHECKING',
  rework: 'STITCHING',
  make_ready: 'READY',
};

const FOLLOWING: Record<GarmentProgress, readonly GarmentWorkAction[]> = {
  WAITING: ['start'],
  STITCHING: ['check'],
  CHECKING: ['rework', 'make_ready'],
  READY: ['rework'],
  CANCELLED: [],
};

/** The order after a step of one garment, and after that of the order which follows (workshop-46). */
export function afterGarmentWork(order: WorkshopOrder, { garment: id, said }: GarmentWork): WorkshopOrder {
  const moved = (order.garments ?? []).map((garment) =>
    garment.id === id ? { ...garment, progress: LEADS_TO[said.action] } : garment,
  );
  const step = stepThatFollows(
    order,
    stitched(moved).map(({ progress }) => progress),
  );
  const status = (step && WORK_LEADS_TO[step]) ?? order.status;
  const due = moved.some(({ measures_due }) => measures_due.length > 0);
  const following = (WORK_FOLLOWING[status] ?? []).filter(
    (action) =>
      (action !== 'make_ready' && action !== 'ship') ||
      (action === (order.delivery === 'BY_OWN' ? 'make_ready' : 'ship') && !due),
  );
  const actions = step ? following : order.actions;
  const missing = stillMissing(order);
  const isAwaited = missing.length > 0;
  return {
    ...order,
    status,
    cloth_missing: missing,
    cloth_due_on: isAwaited ? order.cloth_due_on : null,
    actions: actions.filter((action) => !isAwaited || (action !== 'start' && action !== 'check')),
    garments: withSteps(moved, status, order).map((garment) =>
      missing.includes(garment.id) ? { ...garment, actions: [] } : garment,
    ),
  };
}

/** The first start stands for the receipt of all cloth, unless that of another garment came before (orders-194). */
function stillMissing({ cloth_missing: missing = [], garments = [] }: WorkshopOrder): number[] {
  const isPartly = stitched(garments).some(({ id }) => !missing.includes(id));
  return isPartly ? missing : [];
}

/** The garments after a step of their whole order; an alteration takes only the garment that is altered. */
export function garmentsAlong(
  { garments, altered_garment: altered }: Pick<WorkshopOrder, 'garments' | 'altered_garment'>,
  status: OrderStatus,
): WorkshopGarment[] {
  if (!garments) return [];
  const progresses = garments.map(({ progress }) => progress);
  const isMended = status === 'IN_PRODUCTION' && garments.some(({ id }) => id === altered);
  const along = isMended
    ? garments.map(({ id, progress }) => (id === altered ? 'STITCHING' : progress))
    : takenAlong(status, progresses);
  return withSteps(
    garments.map((garment, index) => ({ ...garment, progress: along[index] ?? garment.progress })),
    status,
    { altered_garment: altered },
  );
}

/** Only the server knows what can be done next. */
export function withoutSteps(garments: readonly WorkshopGarment[] | undefined): WorkshopGarment[] {
  return (garments ?? []).map((garment) => ({ ...garment, actions: [] }));
}

/** A measured garment can be made ready, where that has waited for its measures only (workshop-17). */
export function afterItsMeasures(garment: WorkshopGarment): WorkshopGarment {
  const waited = garment.progress === 'CHECKING' && garment.actions.includes('rework');
  if (!waited || garment.measures_due.length > 0) return garment;
  return { ...garment, actions: [...FOLLOWING.CHECKING] };
}

function withSteps(
  garments: readonly WorkshopGarment[],
  status: OrderStatus,
  { altered_garment: altered }: Pick<WorkshopOrder, 'altered_garment'>,
): WorkshopGarment[] {
  const isAtWork = status === 'ACCEPTED' || status === 'IN_PRODUCTION' || status === 'QUALITY_CHECK';
  return garments.map((garment) => ({
    ...garment,
    actions: isAtWork
      ? FOLLOWING[garment.progress].filter(
          (action) =>
            (action !== 'make_ready' || garment.measures_due.length === 0) &&
            (garment.progress !== 'READY' || altered == null || altered === garment.id),
        )
      : [],
  }));
}
