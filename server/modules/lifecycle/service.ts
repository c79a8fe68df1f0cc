import type { ReturnReason } from '../../../contract/constants/goods-returns.ts';
import type { NoteCode, OrderAction } from '../../../contract/constants/lifecycle.ts';
import { OWN_RIDER } from '../../../contract/constants/orders.ts';
import type { ErrorCode } from '../../../contract/errors.ts';
import type { GarmentFit } from '../../../contract/garments.ts';
import type { OrderStep } from '../../../contract/order-steps.ts';
import { STAFF_ROLES } from '../../../contract/roles.ts';
import type { Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { fail } from '../../fail.ts';
import type { Actor } from '../../infra/access-tokens.ts';
import { recordAudit } from '../audit/service.ts';
import { postEvents } from '../connections/event-service.ts';
import { notifyOfStep } from '../notifications/service.ts';
import { actionsTaken, customerOf, insertEvents } from './queries.ts';
import { refuseStep, requireConditions } from './refusal-service.ts';
import { eventsOf } from './step-event-service.ts';
import { inputNeeds, isEverTakenBy, type OrderFacts, rowFor } from './steps.ts';
import type { InputCondition, Status, Step } from './table.ts';
import type { TakenStep } from './taken-step.ts';

/** Who takes a step: a signed-in account, or the system (a job, a gateway, a mailed link). */
export type StepActor = Actor | { id: null; role: 'system' };

export const SYSTEM: StepActor = { id: null, role: 'system' };

/** What does not fit is said with photos, by a call of its own (orders-16). */
type Alteration = Extract<OrderStep, { action: 'alter' }> & { fit?: GarmentFit | undefined };

/** The requested step: one of the contract, or one that only the system or sellers take. */
export type StepRequest = (
  | Exclude<OrderStep, { action: 'alter' }>
  | Alteration
  | { action: 'expire' | 'pack'; reason?: string | undefined }
  | {
      action: 'return' | 'take_back';
      reason?: string | undefined;
      /** Everything that is left goes back to the stock. */
      restock?: boolean | undefined;
      receipt?: GoodsReceipt | undefined;
    }
  | {
      action: 'claim_alteration';
      amount: number;
      garment?: number | undefined;
      fit?: GarmentFit | undefined;
      reason: string;
    }
  | {
      action: 'work_garment' | 'cancel_garment' | 'move_sample';
      garmentId: number;
      reason?: string | undefined;
    }
  | (Extract<OrderStep, { action: 'fail_delivery' }> & { restock?: boolean | undefined })
) & { noteCode?: NoteCode | undefined };

/** What came back of a seller order (returns-1). */
export interface GoodsReceipt {
  reason: ReturnReason;
  note: string;
  items: readonly { line: number; quantity: number; restock: boolean }[];
  /** The customer's request. */
  returnId?: number | undefined;
}

type RequestOf<Action extends OrderAction> = Extract<StepRequest, { action: Action }>;

export interface LockedOrder<Row> {
  facts: OrderFacts & { orderId: number; sellerOrderId: number | null };
  row: Row;
}

export interface StepContext {
  tx: Tx;
  deps: Deps;
  actor: StepActor;
}

/** The order as the actor last saw it. */
export interface Seen {
  status?: string | undefined;
  /** Number of events. */
  events?: number | undefined;
}

/** How one kind of order applies the steps of the table. */
export interface Lifecycle<Row> {
  /** Locks an order until the transaction ends; undefined if the actor may not see it. */
  lock(context: StepContext, id: number): Promise<LockedOrder<Row> | undefined>;
  setStatus(tx: Tx, order: LockedOrder<Row>, to: Status): Promise<void>;
  /** Reads the order again after its step. */
  reload(tx: Tx, order: LockedOrder<Row>): Promise<LockedOrder<Row>>;
  /** Per action: checks the input and writes additional changes; the status is set afterwards. */
  prepare?: {
    [Action in OrderAction]?: (
      context: StepContext,
      order: LockedOrder<Row>,
      request: RequestOf<Action>,
    ) => Promise<void>;
  };
  /** Consequences of a step: stock, bill, mails. Documents come last, because others wait for their numbers. */
  effects: readonly ((context: StepContext, order: LockedOrder<Row>, step: TakenStep) => Promise<void>)[];
  refusal: Extract<ErrorCode, 'orders.step_not_allowed' | 'shop.step_not_allowed'>;
}

/**
 * Takes one step of the table in the open transaction: locks the order, checks actor, status and conditions, writes
 * status and event, and runs the effects. Of two concurrent steps the later one is checked against the new status.
 * Fails with `request.not_found`, `session.forbidden` for an action of other roles, the kind's `step_not_allowed`,
 * `orders.status_changed` or `orders.changed_meanwhile` if the order differs from `seen`, and by the conditions.
 */
export async function takeStep<Row>(
  context: StepContext,
  lifecycle: Lifecycle<Row>,
  id: number,
  request: StepRequest,
  seen: Seen = {},
): Promise<LockedOrder<Row>> {
  const before = (await lifecycle.lock(context, id)) ?? fail('request.not_found');
  return takeStepOf(context, lifecycle, before, request, seen);
}

/** Like `takeStep`, for an order that is locked already. */
export async function takeStepOf<Row>(
  context: StepContext,
  lifecycle: Lifecycle<Row>,
  before: LockedOrder<Row>,
  request: StepRequest,
  seen: Seen = {},
): Promise<LockedOrder<Row>> {
  const { tx, actor } = context;
  const step = allowedStep(before.facts, request, actor, lifecycle.refusal, seen.status);
  if (seen.events !== undefined) await requireUnchanged(tx, before.facts, seen.events);
  const prepare = lifecycle.prepare?.[request.action] as
    | ((context: StepContext, order: LockedOrder<Row>, request: StepRequest) => Promise<void>)
    | undefined;
  await prepare?.(context, before, request);
  if (step.to !== step.from) await lifecycle.setStatus(tx, before, step.to);
  const { orderId, sellerOrderId, kind } = before.facts;
  const { action, from, to } = step;
  const taken = {
    orderId,
    sellerOrderId,
    kind,
    action,
    from,
    to,
    actorId: actor.id,
    ...saidIn(request),
  };
  await recordStep(tx, context.deps, taken);
  if (actor.role !== 'system' && STAFF_ROLES.includes(actor.role)) await auditStep(tx, actor, taken);
  const after = await lifecycle.reload(tx, before);
  for (const effect of lifecycle.effects) await effect(context, after, taken);
  return after;
}

async function auditStep(
  tx: Tx,
  actor: Actor,
  { orderId, sellerOrderId, action, from, to }: TakenStep,
): Promise<void> {
  return recordAudit(tx, actor, {
    action: 'orders.step-taken',
    subject: { kind: 'order', id: orderId },
    userId: await customerOf(tx, orderId),
    data: {
      step: action,
      from: from ?? '',
      to,
      ...(sellerOrderId === null ? {} : { sellerOrder: sellerOrderId }),
    },
  });
}

/** Writes the first event of a stitched or bulk order; its actor is the customer, or staff who entered it. */
export function recordPlaced(
  tx: Tx,
  deps: Pick<Deps, 'pubsub' | 'jobs'>,
  {
    kind,
    orderId,
    customerId,
    enteredBy = customerId,
  }: { kind: 'single' | 'bulk'; orderId: number; customerId: number; enteredBy?: number },
): Promise<void> {
  const to = kind === 'single' ? 'PLACED' : 'REQUESTED';
  const placed = { kind, orderId, sellerOrderId: null, action: 'place', from: null, to } as const;
  return recordStep(tx, deps, { ...placed, actorId: enteredBy, note: null });
}

async function recordStep(tx: Tx, deps: Pick<Deps, 'pubsub' | 'jobs'>, step: TakenStep): Promise<void> {
  await insertEvents(tx, [step]);
  await announceSteps(tx, deps, [step]);
}

/**
 * Notifies customers of steps whose events are written, once per order even if several sellers took the step, and webhooks of each. A trigger
 * on the events notifies sellers, staff and open pages of all steps but the first (workshop-13).
 */
export async function announceSteps(
  tx: Tx,
  deps: Pick<Deps, 'pubsub' | 'jobs'>,
  steps: readonly TakenStep[],
): Promise<void> {
  for (const [orderId, [step, ...others]] of Map.groupBy(steps, (one) => one.orderId)) {
    if (!step) continue;
    // The customer hears of the order's steps, not of those of each garment.
    if (step.action !== 'work_garment' && !isQuiet(step))
      await notifyOfStep(tx, others.length === 0 ? step : { ...step, sellerOrderId: null });
    if (step.from === null) await deps.pubsub.publish(tx, `order:${orderId}`);
  }
  await postEvents(tx, deps, steps.flatMap(eventsOf));
}

/**
 * What becomes of a sample is seen on the order; the customer hears of what concerns the measures or its return, and not
 * of cloth that they have posted.
 */
function isQuiet({ action, noteCode }: TakenStep): boolean {
  if (action === 'post_cloth') return true;
  return action === 'move_sample' && (noteCode === 'SAMPLE_CAME' || noteCode === 'SAMPLE_PACKED');
}

function allowedStep(
  facts: OrderFacts,
  request: StepRequest,
  { role }: StepActor,
  refusal: ErrorCode,
  expectedStatus: string | undefined,
): Step {
  const { status } = facts;
  const { action } = request;
  if (!isEverTakenBy(facts, action, role)) fail('session.forbidden');
  const step = rowFor(facts, action, role);
  if (expectedStatus !== undefined && expectedStatus !== status)
    refuseStep('orders.status_changed', status, action);
  if (!step) refuseStep(refusal, status, action);
  requireConditions(facts, step, action, refusal);
  if (isByRider(request) && !facts.isRiderOffered) fail('orders.rider_unavailable');
  for (const need of inputNeeds(step)) if (!SAID[need](request)) fail(UNSAID[need]);
  return step;
}

/** Compares events too, because a step may leave the status unchanged. */
async function requireUnchanged(
  tx: Tx,
  { orderId, status }: LockedOrder<unknown>['facts'],
  seenEvents: number,
): Promise<void> {
  const actions = await actionsTaken(tx, orderId);
  if (actions.length !== seenEvents) refuseStep('orders.changed_meanwhile', status, actions.at(-1) ?? 'edit');
}

function isByRider(request: StepRequest): boolean {
  return request.action === 'ship' && request.courier === OWN_RIDER;
}

const SAID: Record<InputCondition, (request: StepRequest) => boolean> = {
  reason: (request) => ('reason' in request && Boolean(request.reason)) || request.noteCode !== undefined,
  courier: (request) =>
    isByRider(request) ||
    (request.action === 'ship' && Boolean(request.courier) && Boolean(request.courier_number)),
  tailor: ({ action }) => action === 'reassign',
  price: ({ action }) => action === 'price',
  quote: ({ action }) => action === 'quote',
  name: (request) => request.action === 'accept' && Boolean(request.name),
  failure: (request) =>
    'failure' in request &&
    request.failure !== undefined &&
    (request.failure !== 'OTHER' || Boolean(request.reason) || request.noteCode !== undefined),
};

const UNSAID: Record<InputCondition, ErrorCode> = {
  reason: 'orders.reason_missing',
  courier: 'orders.courier_missing',
  tailor: 'orders.tailor_unknown',
  price: 'orders.price_missing',
  quote: 'orders.price_missing',
  name: 'orders.name_missing',
  failure: 'orders.failure_missing',
};

type SaidInStep = Pick<TakenStep, 'noteCode' | 'note' | 'courier' | 'courierNumber' | 'garmentId'>;

/** The one garment that a receipt of cloth, or an objection to it, is about (orders-193). */
function garmentIn(request: RequestOf<'receive_cloth'> | RequestOf<'object_cloth'>): number | undefined {
  const [only, ...others] = request.garments ?? [];
  return others.length === 0 ? only : undefined;
}

function saidIn(request: StepRequest): SaidInStep {
  if ('garmentId' in request) {
    const { noteCode, reason, garmentId } = request;
    return { noteCode, note: reason || null, garmentId };
  }
  if (request.action === 'post_cloth') {
    const { courier, courier_number: number, noteCode } = request;
    // Courier and number of an event are public; these are not.
    return { noteCode, note: [courier, number].filter(Boolean).join(' ') };
  }
  const note = ('reason' in request && request.reason) || null;
  if (request.action === 'receive_cloth' || request.action === 'object_cloth')
    return { noteCode: request.noteCode, note, garmentId: garmentIn(request) };
  const noteCode = request.noteCode ?? ('failure' in request ? request.failure : undefined);
  if (request.action !== 'ship' || !request.courier) return { noteCode, note };
  return { noteCode, note, courier: request.courier, courierNumber: request.courier_number || undefined };
}
