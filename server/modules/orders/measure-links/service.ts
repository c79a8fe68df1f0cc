import { basicWords } from '#words';
import { MEASURE_LINK_DAYS } from '../../../../contract/constants/orders.ts';
import type { ResponseOf } from '../../../../contract/endpoint.ts';
import { asksTopLength, helpfulMeasures, requiredMeasures } from '../../../../contract/garment-measures.ts';
import type {
  answerMeasureLink,
  createMeasureLink,
  GivenMeasures,
  openMeasureLink,
} from '../../../../contract/measure-links.ts';
import type { Measurement } from '../../../../contract/measurements.ts';
import { MEASURE_CODES, type MeasureCode } from '../../../../contract/measures.ts';
import { pageUrl } from '../../../../contract/page-url.ts';
import type { Db, Tx } from '../../../db/client.ts';
import type { MeasurementSnapshot } from '../../../db/schema/order-details.ts';
import type { Deps } from '../../../deps.ts';
import { fail } from '../../../fail.ts';
import type { Actor } from '../../../infra/access-tokens.ts';
import { fingerprint, newSecret } from '../../../infra/secret-tokens.ts';
import { recordAudit } from '../../audit/service.ts';
import { readExpiryDays } from '../../fees/service.ts';
import { SYSTEM, takeStepOf } from '../../lifecycle/service.ts';
import { addSnapshot, plausibleMeasures } from '../../measurements/service.ts';
import { writeGarment } from '../garment-queries.ts';
import { wasEntered } from '../history-queries.ts';
import { isDressType, missingMeasures } from '../order-rules.ts';
import { type OrderRow, orderWithin } from '../queries.ts';
import { singleLifecycle } from '../single/lifecycle-service.ts';
import { measuresGivenMail } from '../waiting-mails.ts';
import { toConfirmMail } from '../workshop/mails.ts';
import { updateDetails } from '../write-queries.ts';
import {
  deleteOldLinks,
  insertLink,
  linkByHash,
  type MeasureLink,
  setAnswered,
  takeKept,
  voidLink,
} from './queries.ts';
import { garmentsAwaited, isAwaited } from './request-service.ts';

const DAY_MS = 86_400_000;
/** How long the measures can be copied into an account. */
const KEEP_MS = DAY_MS;

/** A garment of an order, by default the first. */
interface LinkOf {
  id: number;
  garment?: number;
}

/**
 * Voids the link before. The days until the order expires count anew (orders-18). Fails with `request.not_found` and
 * `orders.measures_not_awaited`.
 */
export async function createLink(
  tx: Tx,
  deps: Deps,
  actor: Actor,
  of: LinkOf,
): Promise<ResponseOf<typeof createMeasureLink>> {
  const garmentId = await lockAwaiting(tx, deps, actor, of);
  const orderId = of.id;
  await voidLink(tx, garmentId);
  const { confirmWithin } = await readExpiryDays(tx);
  const expiresAt = new Date(Date.now() + Math.min(MEASURE_LINK_DAYS, confirmWithin) * DAY_MS);
  const token = newSecret();
  await insertLink(tx, { orderId, garmentId, tokenHash: fingerprint(token), expiresAt });
  await updateDetails(tx, orderId, { remindedAt: null });
  return {
    url: pageUrl(deps.config, `/measures-for?token=${token}`),
    expires_at: expiresAt.toISOString(),
  };
}

/** For a customer in person or on the telephone (backoffice-29). Fails like `createLink`. */
export async function createLinkForCustomer(
  tx: Tx,
  deps: Deps,
  actor: Actor,
  of: LinkOf,
): Promise<ResponseOf<typeof createMeasureLink>> {
  const made = await createLink(tx, deps, actor, of);
  const row = await orderWithin(tx, 'all', of.id);
  await recordAudit(tx, actor, {
    action: 'orders.measure-link-made',
    subject: { kind: 'order', id: of.id },
    ...(row && { userId: row.order.customerId }),
  });
  return made;
}

/** Fails like `createLink`. */
export async function withdrawLink(tx: Tx, deps: Deps, actor: Actor, of: LinkOf): Promise<void> {
  await voidLink(tx, await lockAwaiting(tx, deps, actor, of));
}

/** Locks the order; returns the id of the garment, which waits. */
async function lockAwaiting(
  tx: Tx,
  deps: Deps,
  actor: Actor,
  { id, garment: garmentId }: LinkOf,
): Promise<number> {
  const { row } = (await singleLifecycle.lock({ tx, deps, actor }, id)) ?? fail('request.not_found');
  const garment = row.garments.find((one) =>
    garmentId === undefined ? one.position === 1 : one.id === garmentId,
  );
  if (!garment) fail('request.not_found');
  if (row.order.status !== 'PLACED' || !isAwaited(garment)) fail('orders.measures_not_awaited');
  return garment.id;
}

/** Fails like `answerLink` for a link that can no longer be answered. */
export async function openLink(db: Db, token: string): Promise<ResponseOf<typeof openMeasureLink>> {
  const link = (await linkByHash(db, fingerprint(token))) ?? fail('measure_links.unknown');
  const row = (await orderWithin(db, 'all', link.orderId)) ?? fail('measure_links.unknown');
  const { measurementFrom: person, dressType } = requireOpen(link, row);
  return {
    asked_by: row.customerFirstName ?? row.customerUsername,
    ...person,
    dress_type: dressType,
    expires_at: link.expiresAt.toISOString(),
  };
}

/**
 * Copies the measures that the garment needs into it, and nowhere else (orders-71). Fails with
 * `measure_links.unknown`, `used`, `withdrawn`, `expired`, `order_ended`, `guardian_missing` and `measure_missing`, and
 * with `measurements.implausible`.
 */
export async function answerLink(
  tx: Tx,
  deps: Deps,
  given: GivenMeasures,
): Promise<ResponseOf<typeof answerMeasureLink>> {
  const tokenHash = fingerprint(given.token);
  const { orderId } = (await linkByHash(tx, tokenHash)) ?? fail('measure_links.unknown');
  const context = { tx, deps, actor: SYSTEM };
  const locked = (await singleLifecycle.lock(context, orderId)) ?? fail('measure_links.unknown');
  // Read again, because another answer may have come before the lock.
  const link = (await linkByHash(tx, tokenHash)) ?? fail('measure_links.unknown');
  const garment = requireOpen(link, locked.row);
  const measurementSnapshot = snapshotOf(link.id, garment, given);
  const keepToken = newSecret();
  const keepExpiresAt = new Date(Date.now() + KEEP_MS);
  await setAnswered(tx, link.id, { keepHash: fingerprint(keepToken), keepExpiresAt });
  // Who leaves the length of a kameez open lets the tailor decide, as at the counter (measurements-22).
  const mayBeKameez = garment.dressType === null || asksTopLength(garment.dressType);
  const isLengthOpen = mayBeKameez && measurementSnapshot.values.top_length === undefined;
  const lengthChoice = isLengthOpen ? 'TAILOR' : null;
  await writeGarment(tx, orderId, garment, { measurementSource: 'STORE', measurementSnapshot, lengthChoice });
  await updateDetails(tx, orderId, { remindedAt: null });
  const isLast = garmentsAwaited(locked.row).length === 1;
  const noteCode = isLast ? 'MEASURES_GIVEN' : 'SOME_MEASURES_GIVEN';
  const answer = { action: 'answer', reason: '', noteCode } as const;
  const { row } = await takeStepOf(context, singleLifecycle, locked, answer);
  if (isLast) await deps.outbox.post(tx, measuresGivenMail(deps.config, row));
  if (isLast && (await wasEntered(tx, orderId))) await deps.outbox.post(tx, toConfirmMail(deps.config, row));
  return { keep_token: keepToken, keep_until: keepExpiresAt.toISOString() };
}

/** Fails with `measure_links.keep_invalid` and `measurements.too_many`. */
export async function keepMeasures(tx: Tx, actor: Actor, token: string): Promise<Measurement> {
  const measures = (await takeKept(tx, fingerprint(token))) ?? fail('measure_links.keep_invalid');
  return addSnapshot(tx, actor, measures);
}

/** Runs every night. */
export function purgeOldLinks(db: Db): Promise<void> {
  return deleteOldLinks(db);
}

/** The garment that waits for the answer. */
function requireOpen(link: MeasureLink, { order, garments }: Pick<OrderRow, 'order' | 'garments'>) {
  const garment = garments.find(({ id }) => id === link.garmentId);
  if (link.answeredAt) fail('measure_links.used');
  if (order.status !== 'PLACED') fail('measure_links.order_ended');
  if (link.voidedAt || !garment || !isAwaited(garment)) fail('measure_links.withdrawn');
  const { dressType } = garment;
  if (dressType !== null && !isDressType(dressType)) fail('measure_links.withdrawn');
  if (link.expiresAt.getTime() <= Date.now()) fail('measure_links.expired');
  return { ...garment, dressType };
}

function snapshotOf(
  id: number,
  { measurementFrom: person, dressType }: ReturnType<typeof requireOpen>,
  { token: _, is_guardian: isGuardian, ...given }: GivenMeasures,
): MeasurementSnapshot {
  if (person.age_group === 'child' && !isGuardian) fail('measure_links.guardian_missing');
  const { name: label, gender, age_group } = person;
  const record = { ...given, label, gender, age_group, person: '', relation: null };
  const { values: all, estimated, confirmed } = plausibleMeasures(record);
  // Staff choose the garment of an open order later, by all measures that were taken (orders-172).
  const needed = dressType ? [...requiredMeasures(dressType), ...helpfulMeasures(dressType)] : MEASURE_CODES;
  const isNeeded = (code: MeasureCode) => needed.includes(code);
  const values = Object.fromEntries(needed.flatMap((code) => (all[code] ? [[code, all[code]]] : [])));
  const missing = missingMeasures(dressType, values);
  if (missing.length > 0) {
    fail('measure_links.measure_missing', { measures: missing.join(basicWords.listSeparator) });
  }
  return {
    id,
    version: 1,
    label,
    gender,
    age_group,
    unit: given.unit,
    note: given.note,
    values,
    estimated: estimated.filter(isNeeded),
    confirmed: confirmed.filter(isNeeded),
  };
}
