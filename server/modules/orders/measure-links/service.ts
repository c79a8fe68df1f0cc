import { basicWords } from '#words';
import { MEASURE_LINK_DAYS } from '../../../../contract/constants/orders.ts';
import type { ResponseOf } from '../../../../contract/endpoint.ts';
import { helpfulMeasures, requiredMeasures } from '../../../../contract/garment-measures.ts';
import type { DressTypeCode } from '../../../../contract/garments.ts';
import type {
  answerMeasureLink,
  createMeasureLink,
  GivenMeasures,
  openMeasureLink,
} from '../../../../contract/measure-links.ts';
import type { Measurement } from '../../../../contract/measurements.ts';
import type { MeasureCode } from '../../../../contract/measures.ts';
import { pageUrl } from '../../../../contract/page-url.ts';
import type { PersonAsked } from '../../../../contract/person-asked.ts';
import type { Db, Tx } from '../../../db/client.ts';
import type { MeasurementSnapshot } from '../../../db/schema/order-details.ts';
import type { Deps } from '../../../deps.ts';
import { fail } from '../../../fail.ts';
import type { Actor } from '../../../infra/access-tokens.ts';
import { fingerprint, newSecret } from '../../../infra/secret-tokens.ts';
import { readExpiryDays } from '../../fees/service.ts';
import { SYSTEM, takeStepOf } from '../../lifecycle/service.ts';
import { addSnapshot, plausibleMeasures } from '../../measurements/service.ts';
import { isDressType, missingMeasures } from '../order-rules.ts';
import { type OrderRow, orderWithin } from '../queries.ts';
import { singleLifecycle } from '../single/lifecycle-service.ts';
import { measuresGivenMail } from '../waiting-mails.ts';
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
import { areMeasuresAwaited } from './request-service.ts';

const DAY_MS = 86_400_000;
/** How long the measures can be copied into an account. */
const KEEP_MS = DAY_MS;

/**
 * Voids the link before. The days until the order expires count anew (orders-18). Fails with `request.not_found` and
 * `orders.measures_not_awaited`.
 */
export async function createLink(
  tx: Tx,
  deps: Deps,
  actor: Actor,
  orderId: number,
): Promise<ResponseOf<typeof createMeasureLink>> {
  await lockAwaiting(tx, deps, actor, orderId);
  await voidLink(tx, orderId);
  const { confirmWithin } = await readExpiryDays(tx);
  const expiresAt = new Date(Date.now() + Math.min(MEASURE_LINK_DAYS, confirmWithin) * DAY_MS);
  const token = newSecret();
  await insertLink(tx, { orderId, tokenHash: fingerprint(token), expiresAt });
  await updateDetails(tx, orderId, { remindedAt: null });
  return {
    url: pageUrl(deps.config, `/measures-for?token=${token}`),
    expires_at: expiresAt.toISOString(),
  };
}

/** Fails like `createLink`. */
export async function withdrawLink(tx: Tx, deps: Deps, actor: Actor, orderId: number): Promise<void> {
  await lockAwaiting(tx, deps, actor, orderId);
  await voidLink(tx, orderId);
}

async function lockAwaiting(tx: Tx, deps: Deps, actor: Actor, orderId: number): Promise<void> {
  const locked = (await singleLifecycle.lock({ tx, deps, actor }, orderId)) ?? fail('request.not_found');
  if (!areMeasuresAwaited(locked.row)) fail('orders.measures_not_awaited');
}

/** Fails like `answerLink` for a link that can no longer be answered. */
export async function openLink(db: Db, token: string): Promise<ResponseOf<typeof openMeasureLink>> {
  const link = (await linkByHash(db, fingerprint(token))) ?? fail('measure_links.unknown');
  const row = (await orderWithin(db, 'all', link.orderId)) ?? fail('measure_links.unknown');
  const { person, dressType } = requireOpen(link, row);
  return {
    asked_by: row.customerFirstName ?? row.customerUsername,
    ...person,
    dress_type: dressType,
    expires_at: link.expiresAt.toISOString(),
  };
}

/**
 * Copies the measures that the garment needs into the order, and nowhere else (orders-71). Fails with
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
  const { person, dressType } = requireOpen(link, locked.row);
  const measurementSnapshot = snapshotOf(link.id, person, dressType, given);
  const keepToken = newSecret();
  const keepExpiresAt = new Date(Date.now() + KEEP_MS);
  await setAnswered(tx, link.id, { keepHash: fingerprint(keepToken), keepExpiresAt });
  await updateDetails(tx, orderId, { measurementSource: 'STORE', measurementSnapshot, remindedAt: null });
  const answer = { action: 'answer', reason: '', noteCode: 'MEASURES_GIVEN' } as const;
  const { row } = await takeStepOf(context, singleLifecycle, locked, answer);
  await deps.outbox.post(tx, measuresGivenMail(deps.config, row));
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

function requireOpen(link: MeasureLink, row: Pick<OrderRow, 'order' | 'question'>) {
  const { status, measurementFrom: person, dressType } = row.order;
  if (link.answeredAt) fail('measure_links.used');
  if (status !== 'PLACED') fail('measure_links.order_ended');
  const isAsked = areMeasuresAwaited(row) && person && dressType !== null && isDressType(dressType);
  if (link.voidedAt || !isAsked) fail('measure_links.withdrawn');
  if (link.expiresAt.getTime() <= Date.now()) fail('measure_links.expired');
  return { person, dressType };
}

function snapshotOf(
  id: number,
  person: PersonAsked,
  dressType: DressTypeCode,
  { token: _, is_guardian: isGuardian, ...given }: GivenMeasures,
): MeasurementSnapshot {
  if (person.age_group === 'child' && !isGuardian) fail('measure_links.guardian_missing');
  const { name: label, gender, age_group } = person;
  const record = { ...given, label, gender, age_group, person: '', relation: null };
  const { values: all, estimated, confirmed } = plausibleMeasures(record);
  const needed = [...requiredMeasures(dressType), ...helpfulMeasures(dressType)];
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
