import type { DeliveryFailure } from '../../../../contract/constants/lifecycle.ts';
import type { WorkAction } from '../../../../contract/constants/workshop.ts';
import { WORK_FOLLOWING, WORK_LEADS_TO } from '../../../../contract/constants/workshop.ts';
import { type MeasuredValues, measuresDue } from '../../../../contract/finished-measures.ts';
import { type MeasureCode, toCanonical, type Unit } from '../../../../contract/measures.ts';
import type { WorkshopGarment, WorkshopOrder } from '../../../../contract/order-steps.ts';
import type { OrderStatus } from '../../../../contract/orders.ts';
import { nextOf, type Pressed } from '../../../lib/outbox.ts';
import {
  afterGarmentWork,
  afterItsMeasures,
  type GarmentWork,
  garmentsAlong,
  withoutSteps,
} from './garment-work.ts';
import { afterSampleWork, type SampleWork } from './sample-work.ts';
import { type GarmentAt, severalGarments } from './sheet-garments.ts';

export interface Said {
  action: WorkAction;
  reason?: string;
  courier?: string;
  courier_number?: string;
  failure?: DeliveryFailure;
  despite_difference?: boolean;
  metres?: number;
  pieces?: number;
  faults?: string;
  bag_tag?: string;
  cloth_left?: number;
  /** Ids of garments whose cloth has come; all that are awaited if left out. */
  garments?: number[];
  /** Ids of garments whose sample has come, or is packed. */
  samples?: number[];
}

export type Work =
  | { kind: 'step'; said: Said; expectedStatus: OrderStatus; photo?: File | undefined }
  | MeasuringWork
  | GarmentWork
  | SampleWork;

export interface MeasuringWork {
  kind: 'measures';
  unit: Unit;
  values: Partial<Record<MeasureCode, number>>;
  /** Of an order of several garments; the first one if left out. */
  garment?: number;
  of?: GarmentAt;
}

/** Work that belongs to no order: whether there is electricity (workshop-16). */
export interface NoLightWork {
  kind: 'no_light';
  noLight: boolean;
}

/** Work that the tailor has entered but the server has not processed. */
export type WaitingWork = Pressed & (OfOrder | { orderId: null; work: NoLightWork });

interface OfOrder {
  orderId: number;
  trackingNumber: string;
  work: Work;
}

/** The work to send next; work of an order waits while an earlier one of it is refused (workshop-11). */
export function nextToSend(waiting: readonly WaitingWork[]): WaitingWork | undefined {
  return nextOf(waiting, ({ orderId }) => orderId);
}

/** The order as it will be after its waiting work; questions and photos appear once sent. */
export function foreseen(order: WorkshopOrder, waiting: readonly WaitingWork[]): WorkshopOrder {
  return waiting.reduce(
    (shown, { work }) => (work.kind === 'no_light' ? shown : afterWork(shown, work)),
    order,
  );
}

function afterWork(order: WorkshopOrder, work: Work): WorkshopOrder {
  if (work.kind === 'measures') return afterMeasuring(order, work);
  if (work.kind === 'garment') return afterGarmentWork(order, work);
  if (work.kind === 'sample') return afterSampleWork(order, work);
  // The work may begin without a receipt, so the same steps go on after it.
  if (work.said.action === 'receive_cloth') {
    return withSamples(afterReceipt(order, work.said.garments), 'receive', work.said.samples);
  }
  const status = WORK_LEADS_TO[work.said.action];
  // Only the server knows what follows a question or its answer.
  if (status === null) return { ...order, actions: [], garments: withoutSteps(order.garments) };
  const actions = (WORK_FOLLOWING[status] ?? []).filter(
    (action) =>
      (action !== 'make_ready' && action !== 'ship') ||
      (action === leavingOf(order) && !isMeasuringDue(order)),
  );
  // After accepting, its swatch comes first.
  if (status === 'ACCEPTED' && order.is_requested_sample)
    return { ...order, status, actions: ['send_swatch'] };
  const moved = withSamples(order, 'pack', LEAVING.has(work.said.action) ? work.said.samples : undefined);
  return { ...moved, status, actions, garments: garmentsAlong(moved, status) };
}

/** Where the cloth of other garments is still awaited, only the server knows which may begin. */
function afterReceipt(order: WorkshopOrder, received: readonly number[] | undefined): WorkshopOrder {
  const missing = received ? (order.cloth_missing ?? []).filter((id) => !received.includes(id)) : [];
  const isComplete = missing.length === 0;
  const over: readonly string[] = isComplete ? ['receive_cloth'] : ['start'];
  return {
    ...order,
    cloth_missing: missing,
    cloth_due_on: isComplete ? null : order.cloth_due_on,
    actions: order.actions.filter((action) => !over.includes(action)),
    garments: (order.garments ?? []).map((garment) =>
      missing.includes(garment.id)
        ? { ...garment, actions: garment.actions.filter((action) => action !== 'start') }
        : garment,
    ),
  };
}

const LEAVING: ReadonlySet<WorkAction> = new Set(['make_ready', 'ship', 'deliver']);

function withSamples(
  order: WorkshopOrder,
  action: 'receive' | 'pack',
  garments: readonly number[] = [],
): WorkshopOrder {
  return garments.reduce((shown, garment) => afterSampleWork(shown, { garment, step: { action } }), order);
}

function leavingOf({ delivery }: WorkshopOrder): 'make_ready' | 'ship' {
  return delivery === 'BY_OWN' ? 'make_ready' : 'ship';
}

function afterMeasuring(order: WorkshopOrder, work: MeasuringWork): WorkshopOrder {
  const values: MeasuredValues = {};
  for (const [code, value] of Object.entries(work.values) as [MeasureCode, number][]) {
    values[code] = toCanonical(code, value, work.unit);
  }
  const finished = { unit: work.unit, values, measured_at: order.order_date };
  const [first] = order.garments ?? [];
  const measured = work.garment ?? first?.id;
  const isFirst = measured === first?.id;
  const after = {
    ...order,
    ...(isFirst && { finished, measures_due: stillDue(order, values) }),
    garments: (order.garments ?? []).map((garment) =>
      garment.id === measured
        ? afterItsMeasures({ ...garment, finished, measures_due: stillDue(garment, values) })
        : garment,
    ),
  };
  const isReady = order.status === 'QUALITY_CHECK' && order.question === null && !isMeasuringDue(after);
  return isReady ? { ...after, actions: [...new Set([...order.actions, leavingOf(order)])] } : after;
}

type Measured = Pick<WorkshopGarment, 'dress_type' | 'measures' | 'measures_due'>;

function stillDue({ measures_due, dress_type, measures }: Measured, values: MeasuredValues): MeasureCode[] {
  return measures_due.length > 0 ? measuresDue(dress_type, measures?.values ?? {}, values) : [];
}

/** True if a garment has to be measured before the order leaves. */
function isMeasuringDue(order: WorkshopOrder): boolean {
  return [order, ...severalGarments(order)].some(({ measures_due: due }) => due.length > 0);
}
