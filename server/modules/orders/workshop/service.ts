import {
  DUE_SOON_DAYS,
  MAX_WORK_COUNT,
  STAGES_WITH_WORK,
  WORK_PAGE_SIZE,
  WORK_STAGES,
  type WorkStage,
} from '../../../../contract/constants/workshop.ts';
import { addDays, dayInKarachi } from '../../../../contract/dates.ts';
import type { BodyOf, QueryOf, ResponseOf } from '../../../../contract/endpoint.ts';
import { measuresToFinish } from '../../../../contract/finished-measures.ts';
import type { List } from '../../../../contract/lists.ts';
import { toCanonical } from '../../../../contract/measures.ts';
import type { OrderStep, WorkshopOrder } from '../../../../contract/order-steps.ts';
import { IN_HOUSE_USER_ID, STAFF_ROLES } from '../../../../contract/roles.ts';
import type { recordStaffMeasures } from '../../../../contract/staff-orders.ts';
import type {
  FinishedMeasuresForm,
  takeWorkStep,
  WorkItem,
  workBoard,
  workOrders,
  workToday,
} from '../../../../contract/workshop.ts';
import type { Db, Tx } from '../../../db/client.ts';
import type { Deps } from '../../../deps.ts';
import { Failure, fail } from '../../../fail.ts';
import type { Actor } from '../../../infra/access-tokens.ts';
import { recordAudit, recordReading } from '../../audit/service.ts';
import { refuseStep, refuseUnmeasured, refuseUnmeasuredSample } from '../../lifecycle/refusal-service.ts';
import { takeStep } from '../../lifecycle/service.ts';
import { stepFor } from '../../lifecycle/steps.ts';
import { statusPhrase } from '../../lifecycle/words.ts';
import { presentBulkWork } from '../bulk/present.ts';
import { fitNotesOf } from '../fit/service.ts';
import { updateGarment } from '../garment-queries.ts';
import { insertEventPhotos, orderHistory } from '../history-queries.ts';
import { factsOf } from '../present.ts';
import { customerOf, lockOrder, type OrderScope, orderWithin } from '../queries.ts';
import { countOwnStops } from '../rounds/service.ts';
import { singleLifecycle } from '../single/lifecycle-service.ts';
import { presentFinished, presentWorkItem, presentWorkshopOrder } from '../view.ts';
import { hasReport } from './no-light-queries.ts';
import {
  countByStage,
  newestIn,
  objectedFirst,
  ordersOfIds,
  promisedFirst,
  putFinishedMeasures,
  runningBulk,
  samplesDueBack,
  stagePage,
  tailorOfUser,
  waitingForAnswer,
  waitingForCloth,
} from './queries.ts';

type Today = ResponseOf<typeof workToday>;
type WorkList = Today['new'];

/** Fails with `request.not_found` for an account without a tailor. */
export async function readToday(deps: Deps, actor: Actor): Promise<Today> {
  const { db } = deps;
  const tailor = (await tailorOfUser(db, actor.id)) ?? fail('request.not_found');
  const day = dayInKarachi();
  const limit = MAX_WORK_COUNT;
  const promised = (stages: readonly WorkStage[], from?: string, to?: string) =>
    promisedFirst(db, tailor, { stages, from, to, isRunning: true, limit });
  const [stages, noLight, bulk, stops, ...lists] = await Promise.all([
    countByStage(db, tailor),
    hasReport(db, tailor, day),
    runningBulk(db, tailor, WORK_PAGE_SIZE),
    countOwnStops(db, actor),
    promised(['CONFIRMED']),
    promised(STAGES_WITH_WORK, undefined, addDays(day, -1)),
    promised(STAGES_WITH_WORK, day, addDays(day, DUE_SOON_DAYS)),
    waitingForAnswer(db, tailor, limit),
    promised(['ALTERATION']),
    objectedFirst(db, tailor, limit),
    waitingForCloth(db, tailor, limit),
    samplesDueBack(db, tailor, limit),
  ]);
  const shown = lists.map((ids) => ids.slice(0, WORK_PAGE_SIZE));
  const items = new Map((await workItems(deps, shown.flat())).map((item) => [item.id, item]));
  const [fresh, late, dueSoon, waiting, alterations, objections, cloth, samples] = lists.map(
    (ids, place) => ({
      count: ids.length,
      results: (shown[place] ?? []).flatMap((id) => items.get(id) ?? []),
    }),
  ) as [WorkList, WorkList, WorkList, WorkList, WorkList, WorkList, WorkList, WorkList];
  return {
    day,
    stages,
    stops,
    new: fresh,
    late,
    due_soon: dueSoon,
    waiting,
    objections,
    cloth,
    alterations,
    samples,
    no_light: noLight,
    bulk: bulk.map(presentBulkWork),
  };
}

/** Fails with `request.not_found` for an account without a tailor. */
export async function readBoard(deps: Deps, actor: Actor): Promise<ResponseOf<typeof workBoard>> {
  const { db } = deps;
  const tailor = (await tailorOfUser(db, actor.id)) ?? fail('request.not_found');
  const limit = WORK_PAGE_SIZE;
  const [counts, ...lists] = await Promise.all([
    countByStage(db, tailor),
    ...WORK_STAGES.map((stage) =>
      stage === 'DELIVERED'
        ? newestIn(db, tailor, stage, limit)
        : promisedFirst(db, tailor, { stages: [stage], limit }),
    ),
  ]);
  const items = new Map((await workItems(deps, lists.flat())).map((item) => [item.id, item]));
  const stages = Object.fromEntries(
    WORK_STAGES.map((stage, place) => [
      stage,
      { count: counts[stage], results: (lists[place] ?? []).flatMap((id) => items.get(id) ?? []) },
    ]),
  ) as ResponseOf<typeof workBoard>['stages'];
  return { day: dayInKarachi(), stages };
}

/** Fails with `request.not_found` for an account without a tailor. */
export async function listStage(
  deps: Deps,
  actor: Actor,
  query: QueryOf<typeof workOrders>,
): Promise<List<WorkItem>> {
  const tailor = (await tailorOfUser(deps.db, actor.id)) ?? fail('request.not_found');
  const { ids, ...page } = await stagePage(deps.db, tailor, query);
  return { ...page, results: await workItems(deps, ids) };
}

/** Staff see the orders of the in-house workshop (orders-45). */
export function workOf({ id, role }: Actor): OrderScope {
  return { tailorUser: STAFF_ROLES.includes(role) ? IN_HOUSE_USER_ID : id };
}

async function workItems(deps: Deps, ids: readonly number[]): Promise<WorkItem[]> {
  return (await ordersOfIds(deps.db, ids)).map((row) => presentWorkItem(row, deps));
}

type Said = BodyOf<typeof takeWorkStep>;

/** Takes a step with a photo. Fails like `takeStep`, and by the step's own checks. */
export async function takeStepAtWork(
  tx: Tx,
  deps: Deps,
  { actor, id, said }: { actor: Actor; id: number; said: Said },
  keepPhoto: () => Promise<number | undefined>,
): Promise<WorkshopOrder> {
  const { expected_status: expected, ...step } = said;
  // The lifecycle checks the required inputs.
  await takeStep({ tx, deps, actor }, singleLifecycle, id, step as OrderStep, { status: expected });
  const photo = await keepPhoto();
  if (photo !== undefined) await insertEventPhotos(tx, id, [photo]);
  return readSheet(tx, deps, actor, id);
}

/**
 * Fails like a step that is not allowed; called before the expensive processing of a photo. Passes if the order already
 * has the step's status, because the request may be a retry.
 */
export async function requireStepAtWork(deps: Deps, actor: Actor, id: number, said: Said): Promise<void> {
  const row = (await orderWithin(deps.db, { tailorUser: actor.id }, id)) ?? fail('request.not_found');
  const facts = factsOf(row);
  const { status, isMeasuringDue } = facts;
  if (said.expected_status !== undefined && said.expected_status !== status)
    refuseStep('orders.status_changed', status, said.action);
  if (stepFor(facts, said.action, 'tailor', new Date())) return;
  const leaves = said.action === 'make_ready' || said.action === 'ship';
  if (leaves && isMeasuringDue) refuseUnmeasured(facts, said.action);
  if (said.action === 'start' && facts.samplesDue?.length) refuseUnmeasuredSample(facts);
  refuseStep('orders.step_not_allowed', status, said.action);
}

/** Fails like `keepFinished`. */
export function finishMeasures(
  deps: Deps,
  actor: Actor,
  id: number,
  measured: FinishedMeasuresForm,
): Promise<WorkshopOrder> {
  return deps.db.transaction(async (tx) => {
    await keepFinished(tx, actor, id, measured);
    return readSheet(tx, deps, actor, id);
  });
}

/** For staff; recorded in the audit log. Fails like `keepFinished`. */
export function finishMeasuresForStaff(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  id: number,
  measured: FinishedMeasuresForm,
): Promise<ResponseOf<typeof recordStaffMeasures>> {
  return db.transaction(async (tx) => {
    const { customerId, garment } = await keepFinished(tx, actor, id, measured);
    await recordAudit(tx, actor, {
      action: 'orders.garment-measured',
      subject: { kind: 'order', id },
      userId: customerId,
    });
    const row = await orderWithin(tx, workOf(actor), id);
    const kept = row?.garments.find((one) => one.id === garment);
    return (kept && presentFinished(kept)) ?? fail('request.not_found');
  });
}

/**
 * Stores the measures of a finished garment (workshop-9, workshop-33). Fails with `request.not_found`, also for a garment
 * of another order, `orders.not_measurable` outside production and quality check, and `orders.nothing_to_measure`.
 */
async function keepFinished(
  tx: Tx,
  actor: Actor,
  id: number,
  { unit, values, garment: garmentId }: FinishedMeasuresForm,
) {
  const scope = workOf(actor);
  if (!(await lockOrder(tx, scope, id))) fail('request.not_found');
  const row = (await orderWithin(tx, scope, id)) ?? fail('request.not_found');
  const { status, customerId } = row.order;
  const [first] = row.garments;
  const garment =
    (garmentId === undefined ? first : row.garments.find((one) => one.id === garmentId)) ??
    fail('request.not_found');
  if (status !== 'IN_PRODUCTION' && status !== 'QUALITY_CHECK') {
    const details = { status: statusPhrase(status) };
    throw new Failure('orders.not_measurable', { details, data: { status } });
  }
  const ordered = measuresToFinish(garment.dressType, garment.measurementSnapshot?.values ?? {});
  if (ordered.length === 0) fail('orders.nothing_to_measure');
  const kept = ordered.flatMap((code) => {
    const value = values[code];
    return value === undefined ? [] : [[code, toCanonical(code, value, unit)] as const];
  });
  const measured = { unit, values: Object.fromEntries(kept) };
  if (garment.id === first?.id) await putFinishedMeasures(tx, { orderId: id, ...measured });
  else
    await updateGarment(tx, garment.id, { finished: { ...measured, measured_at: new Date().toISOString() } });
  return { customerId, garment: garment.id };
}

/** Recorded in the audit log like the requested sheet (people-9). */
async function readSheet(tx: Tx, deps: Deps, actor: Actor, id: number): Promise<WorkshopOrder> {
  const sheet = await sheetOf(tx, deps, actor, id);
  if (sheet.is_customer_shown) {
    const subject = { kind: 'order' as const, id };
    await recordReading(tx, actor, {
      action: 'orders.sheet-read',
      subject,
      userId: await customerOf(tx, id),
    });
  }
  return sheet;
}

async function sheetOf(db: Db | Tx, deps: Deps, actor: Actor, id: number): Promise<WorkshopOrder> {
  const row = (await orderWithin(db, { tailorUser: actor.id }, id)) ?? fail('request.not_found');
  const history = { events: await orderHistory(db, id), fitNotes: await fitNotesOf(db, row) };
  return presentWorkshopOrder(row, history, deps);
}
