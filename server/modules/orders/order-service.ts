import type { AuditedAction } from '../../../contract/constants/audit.ts';
import type { BodyOf, ResponseOf } from '../../../contract/endpoint.ts';
import { stitched } from '../../../contract/garment-progress.ts';
import type { requestAlteration as requestAlterationCall } from '../../../contract/order-feedback.ts';
import type { Garment } from '../../../contract/order-garments.ts';
import type { OrderStep, OrderView } from '../../../contract/order-steps.ts';
import type { receiveClothForTailor as receiveClothForTailorCall } from '../../../contract/staff-cloth.ts';
import type { staffOrderMeasures } from '../../../contract/staff-orders.ts';
import type { Db, Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { fail } from '../../fail.ts';
import type { Actor } from '../../infra/access-tokens.ts';
import { allPages, type ExportEntry, jsonList } from '../../infra/data-export/entries.ts';
import { recordAudit, recordReading } from '../audit/service.ts';
import { deletePictureRow } from '../files/keep-picture.ts';
import { refuseStep } from '../lifecycle/refusal-service.ts';
import { takeStep, takeStepOf } from '../lifecycle/service.ts';
import { audienceOf } from './audience.ts';
import { bulkLifecycle } from './bulk/lifecycle-service.ts';
import { presentBulkOrderView } from './bulk/present.ts';
import { bulkOrderWithin, isBulkOrder } from './bulk/queries.ts';
import { listBulkOrders } from './bulk/service.ts';
import { fitNotesOf } from './fit/service.ts';
import { chosenGarment } from './garment-choice-service.ts';
import { insertEventPhotos, orderHistory } from './history-queries.ts';
import { readProofs } from './payments/how-to-pay-service.ts';
import { readPayments } from './payments/service.ts';
import { customerOf, orderWithin, picturesOf } from './queries.ts';
import { replaceOrder, type SentForm } from './single/edit-service.ts';
import { scopeOf, singleLifecycle } from './single/lifecycle-service.ts';
import { listOrders, readOrder } from './single/service.ts';
import { frozenMeasures, presentFinished, presentOrderView } from './view.ts';
import { updateDetails } from './write-queries.ts';

/** Fails with `request.not_found` for somebody else's order. */
export function readOrderView(deps: Deps, actor: Actor, id: number): Promise<OrderView> {
  return readView(deps.db, deps, actor, id);
}

/** Records the view in the audit log, even if it is the response of a step. */
export async function readView(db: Db | Tx, deps: Deps, actor: Actor, id: number): Promise<OrderView> {
  const view = await viewOf(db, deps, actor, id);
  const action = readingOf(view);
  if (action) {
    const subject = { kind: 'order' as const, id };
    await recordReading(db, actor, { action, subject, userId: await customerOf(db, id) });
  }
  return view;
}

/** The audit action of a view that shows measures or pictures of a customer (people-9). */
function readingOf(view: OrderView): AuditedAction | undefined {
  if (view.audience === 'workshop') return view.is_customer_shown ? 'orders.sheet-read' : undefined;
  if (view.audience !== 'staff') return undefined;
  const hasPictures = view.kind === 'single' && view.measurement_picture !== null;
  return hasPictures || view.events.some(({ photos }) => photos.length > 0)
    ? 'orders.pictures-read'
    : undefined;
}

/**
 * Takes a step and returns the order as the actor sees it afterwards. Fails like `takeStep`, and by the step's own
 * checks.
 */
export async function takeOrderStep(
  tx: Tx,
  deps: Deps,
  { actor, address }: { actor: Actor; address: string },
  id: number,
  step: OrderStep,
): Promise<OrderView> {
  const context = { tx, deps, actor };
  const seen = { status: step.expected_status, events: step.expected_events };
  if (await isBulkOrder(tx, id)) await takeStep(context, bulkLifecycle(address), id, step, seen);
  else await takeStep(context, singleLifecycle, id, step, seen);
  return readView(tx, deps, actor, id);
}

/**
 * Fails like `requestAlteration`; called before the expensive processing of pictures. Passes if the step was already
 * taken, because the request may be a retry.
 */
export async function requireAlterable(
  deps: Deps,
  actor: Actor,
  id: number,
  garment: number | undefined,
): Promise<void> {
  const view = await viewOf(deps.db, deps, actor, id);
  const { actions, status } = view;
  if (view.kind === 'single')
    chosenGarment(stitched<Pick<Garment, 'id' | 'progress'>>(view.garments), garment);
  if (status !== 'ALTERATION' && !actions.includes('alter')) {
    refuseStep('orders.step_not_allowed', status, 'alter');
  }
}

/** Takes the step `alter` with photos, up to 14 days after delivery. Fails like `takeStep` and `chosenGarment`. */
export async function requestAlteration(
  tx: Tx,
  deps: Deps,
  { actor, id, body }: { actor: Actor; id: number; body: BodyOf<typeof requestAlterationCall> },
  keepPhotos: () => Promise<number[]>,
): Promise<OrderView> {
  await takeStep({ tx, deps, actor }, singleLifecycle, id, { action: 'alter', ...body });
  await insertEventPhotos(tx, id, await keepPhotos());
  return viewOf(tx, deps, actor, id);
}

/** Fails like the step `receive_cloth`; called before the expensive processing of a photo. */
export async function requireClothAwaited(deps: Deps, actor: Actor, id: number): Promise<void> {
  const { actions, status } = await viewOf(deps.db, deps, actor, id);
  if (!actions.includes('receive_cloth')) refuseStep('orders.step_not_allowed', status, 'receive_cloth');
}

/** Takes the step `receive_cloth` with a photo (orders-230). Fails like `takeStep` and `receiveCloth`. */
export async function receiveClothForTailor(
  tx: Tx,
  deps: Deps,
  actor: Actor,
  id: number,
  { expected_status: status, expected_events: events, ...facts }: BodyOf<typeof receiveClothForTailorCall>,
  keepPhoto: () => Promise<number | undefined>,
): Promise<OrderView> {
  const step = { action: 'receive_cloth' as const, ...facts };
  await takeStep({ tx, deps, actor }, singleLifecycle, id, step, { status, events });
  const photo = await keepPhoto();
  if (photo !== undefined) await insertEventPhotos(tx, id, [photo]);
  return readView(tx, deps, actor, id);
}

/** Fails like the step `edit`; called before the expensive processing of pictures. */
export async function requireEditable(deps: Deps, actor: Actor, id: number): Promise<void> {
  const { actions, status } = await viewOf(deps.db, deps, actor, id);
  if (!actions.includes('edit')) refuseStep('orders.step_not_allowed', status, 'edit');
}

/**
 * Takes the step `edit` with the whole form; returns stored pictures to remove after the commit. Fails like `takeStep`
 * and `replaceOrder`.
 */
export async function editByForm(
  tx: Tx,
  deps: Deps,
  id: number,
  sent: SentForm,
): Promise<{ view: OrderView; unused: string[] }> {
  const { actor } = sent;
  const context = { tx, deps, actor };
  const locked = (await singleLifecycle.lock(context, id)) ?? fail('request.not_found');
  const before = await picturesOf(tx, id);
  const byForm = {
    ...singleLifecycle,
    prepare: { edit: () => replaceOrder(tx, deps.config, locked.row, sent) },
  };
  await takeStepOf(context, byForm, locked, { action: 'edit', other_number: undefined });
  const unused = await deleteReplaced(tx, before, await picturesOf(tx, id));
  return { view: await viewOf(tx, deps, actor, id), unused };
}

interface Pictures {
  dressDesign: number | null;
  measurementPicture: number | null;
}

/** Deletes the rows of pictures that are not shown any more; returns their storage keys. */
export async function deleteReplaced(tx: Tx, before: Pictures, after: Pictures): Promise<string[]> {
  const unused: string[] = [];
  for (const name of ['dressDesign', 'measurementPicture'] as const) {
    const picture = before[name];
    const key = picture === null || picture === after[name] ? undefined : await deletePictureRow(tx, picture);
    if (key) unused.push(key);
  }
  return unused;
}

/** Whether the order waits for a picture of the measurements; checked before the picture is processed. */
export async function requirePictureWanted(deps: Deps, actor: Actor, id: number): Promise<void> {
  const view = await viewOf(deps.db, deps, actor, id);
  if (!isPictureWanted(view)) fail('orders.picture_not_wanted');
}

function isPictureWanted(view: OrderView): boolean {
  if (view.kind !== 'single' || view.measurement_source !== 'UPLOAD') return false;
  return view.measurement_picture === null && view.actions.includes('answer');
}

/** Takes the step `answer` with the picture. Fails like `takeStep`. */
export async function addMeasurementPicture(
  tx: Tx,
  deps: Deps,
  actor: Actor,
  id: number,
  keepPicture: () => Promise<number | undefined>,
): Promise<OrderView> {
  const answer = { action: 'answer', reason: '', noteCode: 'PICTURE_SENT' } as const;
  await takeStep({ tx, deps, actor }, singleLifecycle, id, answer);
  const measurementPicture = await keepPicture();
  if (measurementPicture !== undefined) await updateDetails(tx, id, { measurementPicture });
  return readView(tx, deps, actor, id);
}

/** The order as the actor sees it; fails with `request.not_found` outside of what they may see. */
export async function viewOf(db: Db | Tx, deps: Deps, actor: Actor, id: number): Promise<OrderView> {
  const scope = scopeOf(actor) ?? fail('request.not_found');
  const row = await orderWithin(db, scope, id);
  if (row) {
    const fitNotes = audienceOf(actor.role) === 'workshop' ? await fitNotesOf(db, row) : new Map();
    return presentOrderView(row, { events: await orderHistory(db, id), fitNotes }, actor.role, deps);
  }
  const bulk = (await bulkOrderWithin(db, scope, id)) ?? fail('request.not_found');
  return presentBulkOrderView(bulk, await orderHistory(db, id), actor.role, deps);
}

/** Records the view first (backoffice-4). Fails with `request.not_found` if the order has no measures. */
export async function readMeasuresForStaff(
  db: Db,
  actor: Actor,
  id: number,
): Promise<ResponseOf<typeof staffOrderMeasures>> {
  const row = await orderWithin(db, 'all', id);
  const first = row?.garments.find(({ measurementSnapshot }) => measurementSnapshot !== null);
  if (!row || !first?.measurementSnapshot) fail('request.not_found');
  await recordAudit(db, actor, {
    action: 'orders.measures-read',
    subject: { kind: 'order', id },
    userId: row.order.customerId,
  });
  const notes = await fitNotesOf(db, row, 'staff');
  return {
    ...frozenMeasures(first.measurementSnapshot),
    finished: presentFinished(first),
    fit_notes: notes.get(first.id) ?? [],
    garments: row.garments.map((garment) => ({
      id: garment.id,
      measures: garment.measurementSnapshot && frozenMeasures(garment.measurementSnapshot),
      finished: presentFinished(garment),
      fit_notes: notes.get(garment.id) ?? [],
    })),
  };
}

export function exportOrders(deps: Deps, actor: Actor): ExportEntry[] {
  async function* stitched() {
    for await (const { id } of allPages((page) => listOrders(deps, actor, { page }, String))) {
      yield { ...(await readOrder(deps, actor, id)), ...(await paymentsOfCopy(deps, id)) };
    }
  }
  async function* bulk() {
    const all = allPages(async (page) => {
      const { next, data } = await listBulkOrders(deps, actor, { page }, String);
      return { next, results: data };
    });
    for await (const order of all) yield { ...order, ...(await paymentsOfCopy(deps, order.id)) };
  }
  return [jsonList('stitched-orders.json', stitched), jsonList('bulk-orders.json', bulk)];
}

/** Payments, and what was sent about them. */
async function paymentsOfCopy(deps: Deps, id: number) {
  return { payments: await readPayments(deps.db, id), payment_proofs: await readProofs(deps, id) };
}
