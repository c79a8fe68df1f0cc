import { ALTERATION_DAYS } from '../../../contract/constants/contact.ts';
import type { GarmentAction, OrderAction } from '../../../contract/constants/lifecycle.ts';
import { USUAL_ORDER_RULES } from '../../../contract/constants/order-rules.ts';
import { addDays, dayInKarachi } from '../../../contract/dates.ts';
import type { GarmentProgress } from '../../../contract/order-garments.ts';
import type { Role } from '../../../contract/roles.ts';
import {
  type Condition,
  GARMENT_STEPS,
  type GarmentStepRow,
  type InputCondition,
  type OrderCondition,
  type OrderKind,
  STEPS,
  type Status,
  type StatusOf,
  type Step,
  type StepRole,
} from './table.ts';

export interface ClothFacts {
  /** The tailor does not have it yet. */
  isAwaited: boolean;
  /** The tailor does not have it yet, and the shop's rider brings it. */
  isByRider?: boolean;
  /** The tailor does not have it yet, and the customer posts some of it. */
  isPosted?: boolean;
  /** The rider has taken it along. */
  isCollected?: boolean;
  /** The customer's objection to its receipt is open. */
  isDisputed: boolean;
  /** Ids of the garments whose cloth has not come. */
  missing?: readonly number[];
  /** It is awaited, but the cloth of another garment is there (orders-194). */
  isPartly?: boolean;
  /** Ids of the garments that an open objection is about (orders-196). */
  disputed?: readonly number[];
  /** Until when the customer may object to a receipt that holds. */
  objectableUntil: Date | null;
}

/** The facts that the table's conditions test. */
export interface OrderFacts {
  kind: OrderKind;
  status: Status;
  /** Null until there is a price. */
  total: number | null;
  /** Who delivers it; null if there is no choice. */
  delivery: 'BY_OWN' | 'BY_SHOP' | null;
  /** Time of the latest delivery. */
  deliveredAt: Date | null;
  /** What has to be paid before the work is not paid yet. */
  isPaymentDue: boolean;
  /** Nothing of an advance is paid. */
  isAdvanceUnpaid?: boolean;
  /** Something of the bill is not paid. */
  isBillOpen?: boolean;
  /** Something was paid, and has not been paid back. */
  isPaidAtAll?: boolean;
  /** The order was paid and then cancelled. */
  isRefundDue: boolean;
  isQuoteExpired: boolean;
  /** The tailor has an open question to the customer. */
  isAsked: boolean;
  /** The customer has chosen address and delivery. */
  isHandoverKnown: boolean;
  isInHouse: boolean;
  /** The shop's own rider may bring it (backoffice-26). */
  isRiderOffered?: boolean;
  /** The customer has paid for a cloth swatch that is not sent yet. */
  isSwatchDue?: boolean;
  /** The garment has to be measured before it leaves (workshop-17). */
  isMeasuringDue?: boolean;
  /** In words, which of its several garments that are. */
  garmentsDue?: readonly string[];
  /** In words, the garments whose sample is not measured (orders-163). */
  samplesDue?: readonly string[];
  /** The garment is with its customer, while another one of its order is altered. */
  isAway?: boolean;
  /** A chargeback of the payment is open. */
  isDisputed?: boolean;
  /** Its parcel has come back and was not sent again (couriers-30). */
  isBack?: boolean;
  /** Of goods: the customer's request to send some back was accepted. */
  isReturnAgreed?: boolean;
  /** The days after the delivery in which goods can be sent back (returns-20). */
  returnDays?: number;
  /** Of cloth for a stitched order: its tailor has accepted the order. */
  isTailorReady?: boolean;
  /** Of a stitched order. */
  cloth?: ClothFacts;
  /** Rupees that may still be claimed for an alteration near the customer, and whether a claim is undecided. */
  nearAlteration?: { left: number; isClaimed: boolean };
}

const DAY_MS = 86_400_000;

const HOLDS: Record<OrderCondition, (order: OrderFacts, now: Date) => boolean> = {
  priced: ({ total }) => total !== null,
  collected: ({ delivery }) => delivery === 'BY_OWN',
  sent: ({ delivery }) => delivery === 'BY_SHOP',
  paid: ({ isPaymentDue }) => !isPaymentDue,
  undisputed: ({ isDisputed }) => isDisputed !== true,
  at_hand: ({ isAway }) => isAway !== true,
  back: ({ isBack }) => isBack === true,
  retry_paid: ({ isBack, isPaymentDue }) => isBack !== true || !isPaymentDue,
  tailor_ready: ({ isTailorReady }) => isTailorReady !== false,
  bill_open: ({ isBillOpen }) => isBillOpen === true,
  paid_at_all: ({ isPaidAtAll }) => isPaidAtAll === true,
  refund_due: ({ isRefundDue }) => isRefundDue,
  quote_open: ({ isQuoteExpired }) => !isQuoteExpired,
  unasked: ({ isAsked }) => !isAsked,
  measured: ({ isMeasuringDue }) => isMeasuringDue !== true,
  sample_measured: ({ samplesDue = [] }) => samplesDue.length === 0,
  asked: ({ isAsked }) => isAsked,
  swatch_due: ({ isSwatchDue }) => isSwatchDue === true,
  no_swatch_due: ({ isSwatchDue }) => isSwatchDue !== true,
  handover_known: ({ isHandoverKnown }) => isHandoverKnown,
  customer_awaited: ({ status, cloth, isAdvanceUnpaid }) =>
    isAdvanceUnpaid === true || (status === 'ACCEPTED' && cloth?.isAwaited === true),
  cloth_postable: ({ cloth }) => cloth?.isPosted === true,
  cloth_collectable: ({ cloth }) => cloth?.isByRider === true && !cloth.isCollected,
  cloth_by_rider: ({ cloth }) => cloth?.isByRider === true,
  cloth_receivable: ({ cloth }) => cloth?.isAwaited === true || cloth?.isDisputed === true,
  cloth_agreed: ({ cloth }) => cloth?.isDisputed !== true,
  cloth_complete: ({ cloth }) => cloth?.isPartly !== true,
  cloth_objectable: ({ cloth }, now) => cloth?.objectableUntil != null && now <= cloth.objectableUntil,
  claimable: ({ nearAlteration }) =>
    nearAlteration !== undefined && nearAlteration.left > 0 && !nearAlteration.isClaimed,
  unclaimed: ({ nearAlteration }) => nearAlteration?.isClaimed !== true,
  claim_open: ({ nearAlteration }) => nearAlteration?.isClaimed === true,
  delivered_lately: (order, now) => wasDeliveredWithin(ALTERATION_DAYS, order, now),
  returnable: (order, now) => order.isReturnAgreed === true || isReturnDay(order, now),
};

/** The last day counts whole in Pakistan (returns-14). */
export function isReturnDay(
  { deliveredAt, returnDays = USUAL_ORDER_RULES.return_days }: Pick<OrderFacts, 'deliveredAt' | 'returnDays'>,
  now: Date,
): boolean {
  return deliveredAt !== null && dayInKarachi(now) <= addDays(dayInKarachi(deliveredAt), returnDays);
}

function wasDeliveredWithin(days: number, { deliveredAt }: OrderFacts, now: Date): boolean {
  return deliveredAt !== null && now.getTime() - deliveredAt.getTime() <= days * DAY_MS;
}

function isAboutOrder(condition: Condition): condition is OrderCondition {
  return condition in HOLDS;
}

/** The table's row for status, action and role, ignoring its conditions. */
export function rowFor(
  order: Pick<OrderFacts, 'kind' | 'status' | 'isInHouse'>,
  action: OrderAction,
  role: Role | 'system',
): Step | undefined {
  return rowsFor(order, role).find((step) => step.action === action);
}

/** The conditions of a step that the order does not meet. */
export function unmetBy(
  order: OrderFacts,
  { needs = [] }: { needs?: readonly Condition[] | undefined },
  now: Date,
): OrderCondition[] {
  return needs.filter(isAboutOrder).filter((condition) => !HOLDS[condition](order, now));
}

export function inputNeeds({ needs = [] }: Step): InputCondition[] {
  return needs.filter((condition): condition is InputCondition => !isAboutOrder(condition));
}

/** The step that the role may take now, if any. */
export function stepFor(
  order: OrderFacts,
  action: OrderAction,
  role: Role | 'system',
  now: Date,
): Step | undefined {
  const step = rowFor(order, action, role);
  return step && unmetBy(order, step, now).length === 0 ? step : undefined;
}

/** Steps of one garment, which has actions of its own. */
const OF_GARMENTS: readonly OrderAction[] = ['work_garment', 'cancel_garment', 'move_sample'];

/** The actions that the role may take now. The caller has checked that the actor may see the order. */
export function actionsFor(order: OrderFacts, role: Role, now: Date): OrderAction[] {
  return rowsFor(order, role)
    .filter(({ action }) => !OF_GARMENTS.includes(action))
    .filter((step) => unmetBy(order, step, now).length === 0)
    .map(({ action }) => action);
}

/** Whether the role may take the action on such orders in any status. */
export function isEverTakenBy(
  { kind, isInHouse }: Pick<OrderFacts, 'kind' | 'isInHouse'>,
  action: OrderAction,
  role: Role | 'system',
): boolean {
  const taken = STEPS.filter((step) => step.kind === kind && step.action === action);
  return taken.some((step) => isTakenBy(step, role, isInHouse));
}

/** The action between two statuses, if any. */
export function actionBetween(kind: OrderKind, from: Status, to: Status): OrderAction | undefined {
  const steps = STEPS.filter((step) => step.kind === kind && step.from === from && step.to === to);
  return steps.find(({ action }) => action !== 'expire')?.action ?? steps[0]?.action;
}

/** When the last delivery failed, unless the order has moved on; `moves` are oldest first (orders-47). */
export function notDeliveredAt(moves: readonly { action: string | null; at: Date }[]): Date | null {
  const last = moves.at(-1);
  return last?.action === 'come_back' || last?.action === 'fail_delivery' ? last.at : null;
}

function rowsFor(
  { kind, status, isInHouse }: Pick<OrderFacts, 'kind' | 'status' | 'isInHouse'>,
  role: Role | 'system',
): Step[] {
  const possible = STEPS.filter((step) => step.kind === kind && step.from === status);
  return possible.filter((step) => isTakenBy(step, role, isInHouse));
}

/** Admins may do what support may, and support what the in-house workshop's tailor may (orders-45). */
export function isTakenBy({ by }: Pick<Step, 'by'>, role: Role | 'system', isInHouse: boolean): boolean {
  const acting: StepRole = role === 'admin' ? 'support' : role;
  return by.includes(acting) || (isInHouse && acting === 'support' && by.includes('tailor'));
}

/** Of one garment. */
export interface GarmentFacts {
  id: number;
  progress: GarmentProgress;
  isMeasuringDue: boolean;
  /** Its name while its sample is not measured. */
  samplesDue: readonly string[];
  isAway: boolean;
  /** How many garments of its order are not cancelled. */
  count: number;
}

/** The steps that the role may take now. */
export function garmentActionsFor(
  order: OrderFacts,
  garment: GarmentFacts,
  role: Role,
  now: Date,
): GarmentAction[] {
  const facts = factsOfGarment(order, garment);
  return GARMENT_STEPS.filter(
    (step) =>
      step.from === garment.progress &&
      isWithin(step, order) &&
      isTakenBy(step, role, order.isInHouse) &&
      (step.action !== 'cancel' || garment.count > 1) &&
      unmetBy(facts, step, now).length === 0,
  ).map(({ action }) => action);
}

/** The order as if it had this garment only. */
export function factsOfGarment(
  order: OrderFacts,
  { id, isMeasuringDue, samplesDue, isAway }: Omit<GarmentFacts, 'progress' | 'count'>,
): OrderFacts {
  const { cloth } = order;
  const own = cloth && {
    ...cloth,
    isPartly: cloth.isPartly === true && (cloth.missing ?? []).includes(id),
    isDisputed: (cloth.disputed ?? []).includes(id),
  };
  return { ...order, isMeasuringDue, samplesDue, isAway, ...(own && { cloth: own }) };
}

/** Whether the order is where its garment may take the step. */
export function isWithin({ within }: GarmentStepRow, { status }: OrderFacts): boolean {
  return within.includes(status as StatusOf['single']);
}
