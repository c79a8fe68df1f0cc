import type { z } from 'zod';
import type { AgreedTerms } from '../../../contract/agreed-terms.ts';
import { MAX_OPEN_ORDERS, UNPROVEN_MAX_OPEN_ORDERS } from '../../../contract/constants/orders.ts';
import type { ResponseOf } from '../../../contract/endpoint.ts';
import {
  type enterOrder as contract,
  type EnteredGarment,
  type OrderEntry,
  pictureNames,
} from '../../../contract/order-entry.ts';
import type { ClothFrom } from '../../../contract/pricing.ts';
import { IN_HOUSE_TAILOR_ID } from '../../../contract/roles.ts';
import type { Db, Tx } from '../../db/client.ts';
import { lockUserRow } from '../../db/lock-user.ts';
import type { Deps } from '../../deps.ts';
import { Failure, fail } from '../../fail.ts';
import type { Actor } from '../../infra/access-tokens.ts';
import { newTrackingNumber } from '../../infra/secret-tokens.ts';
import { recordAudit } from '../audit/service.ts';
import type { Keep } from '../files/keep-picture.ts';
import { recordPlaced, takeStepOf } from '../lifecycle/service.ts';
import { findTailor } from '../tailors/service.ts';
import { requirePostable, requireTailorAddress, settleCloth } from './cloth/choice-service.ts';
import { writeClothOfFirst } from './cloth/queries.ts';
import { insertGarment } from './garment-queries.ts';
import { wasEntered } from './history-queries.ts';
import { orderPlacedMail } from './mails.ts';
import { awaitMeasures } from './measure-links/request-service.ts';
import { type OrderWithMeasures, orderingCustomer, orderWithin } from './queries.ts';
import { keepSampleOfFirst } from './samples/form-service.ts';
import { writeSample } from './samples/queries.ts';
import { countAgain } from './single/edit-service.ts';
import { settleForm } from './single/form-service.ts';
import { settleGarment } from './single/garment-form-service.ts';
import { singleLifecycle } from './single/lifecycle-service.ts';
import { requireAgreed, termsNow } from './single/terms-service.ts';
import { insertOrder, updateDetails } from './write-queries.ts';

type Entered = ResponseOf<typeof contract>;
type KeptPictures = Partial<Record<string, number>>;

export interface SentEntry {
  entry: OrderEntry;
  /** The names of the pictures. */
  sent: readonly string[];
  /** Called after validation. */
  keep: Keep<string>;
}

/**
 * Places an order that staff enter for a customer, by the rules of the customer's form (orders-52), and confirms it
 * unless somebody is asked for measures (backoffice-29). Fails like `settleForm`, with `orders.customer_has_too_many`,
 * and like the step `confirm`.
 */
export async function enterOrder(
  tx: Tx,
  deps: Deps,
  actor: Actor,
  customerId: number,
  { entry: { total, expected_delivery_date, advance, garments, ...entry }, sent, keep }: SentEntry,
): Promise<Entered> {
  const customer = await customerToEnterFor(tx, customerId);
  const form = {
    ...entry,
    design_choices: undefined,
    is_contact_same_as_register: entry.other_number === undefined,
    is_late_known: true,
  };
  const owner = { id: customerId };
  const others = await clothOfOthers(tx, entry, garments);
  const { order, details, addresses, cloth, sample } = await settleForm(tx, deps.config, owner, form, {
    hasMeasurementPicture: sent.includes(pictureNames(1).measurement_picture),
    customer,
    others: garments.length,
    othersClothFrom: others,
  });
  const trackingNumber = newTrackingNumber();
  const kept = await keep(tx);
  const id = await insertOrder(tx, {
    order: { ...order, customerId, trackingNumber },
    details: { ...details, ...picturesOf(kept, 1, entry) },
    addresses,
  });
  await keepSampleOfFirst(tx, id, sample);
  if (cloth.clothSource !== null) await writeClothOfFirst(tx, id, cloth);
  await addGarments(
    tx,
    deps,
    owner,
    { id, tailorId: order.tailorId, stitching: details.stitchingPrice },
    { garments, sent, kept },
  );
  const isAwaited = [entry, ...garments].some(isAsked);
  if (isAwaited) await awaitMeasures(tx, { id, tailorId: order.tailorId });
  await recordPlaced(tx, deps, { kind: 'single', orderId: id, customerId, enteredBy: actor.id });

  const agreed = { total, expected_delivery_date, advance };
  const row = isAwaited
    ? await requireTerms(tx, deps, id, agreed)
    : await confirmFor(tx, deps, actor, { id, customerId }, agreed);
  if (isAwaited) await deps.outbox.post(tx, orderPlacedMail(deps.config, row));
  await recordAudit(tx, actor, {
    action: 'orders.entered',
    subject: { kind: 'order', id },
    userId: customerId,
    data: { tailor: order.tailorId, total: row.order.total, garments: row.garments.length },
  });
  return presentEntered(row);
}

/** Whether staff have entered the order for its customer. */
export function isEntered(db: Db, id: number): Promise<boolean> {
  return wasEntered(db, id);
}

/** Fails with `request.not_found` for an order that its customer placed, and like the step `confirm`. */
export async function confirmEntered(
  tx: Tx,
  deps: Deps,
  actor: Actor,
  id: number,
  agreed: z.output<typeof AgreedTerms>,
): Promise<Entered> {
  const row = await orderWithin(tx, 'all', id);
  if (!row || !(await wasEntered(tx, id))) fail('request.not_found');
  const { customerId, userConfirmation, status } = row.order;
  if (userConfirmation === 'CONFIRMED' && status !== 'CANCELLED') return presentEntered(row);
  const confirmed = await confirmFor(tx, deps, actor, { id, customerId }, agreed);
  await recordAudit(tx, actor, {
    action: 'orders.entry-confirmed',
    subject: { kind: 'order', id },
    userId: customerId,
    data: { total: confirmed.order.total },
  });
  return presentEntered(confirmed);
}

/** The customer has agreed in person, so staff take the customer's step, which reserves the tailor's week at once. */
async function confirmFor(
  tx: Tx,
  deps: Deps,
  actor: Actor,
  { id, customerId }: { id: number; customerId: number },
  agreed: z.output<typeof AgreedTerms>,
): Promise<OrderWithMeasures> {
  const context = { tx, deps, actor: { ...actor, role: 'customer' as const } };
  const owned = { ...context, actor: { ...context.actor, id: customerId } };
  const placed = (await singleLifecycle.lock(owned, id)) ?? fail('request.not_found');
  const before = { ...placed, row: { ...placed.row, isCustomerProven: true } };
  const { row } = await takeStepOf(context, singleLifecycle, before, { action: 'confirm', ...agreed });
  return row;
}

/** The order, if its terms are those that the customer was told; fails with `orders.terms_changed`. */
async function requireTerms(
  tx: Tx,
  { config }: Pick<Deps, 'config'>,
  id: number,
  agreed: z.output<typeof AgreedTerms>,
): Promise<OrderWithMeasures> {
  const row = await orderWithin(tx, 'all', id);
  if (!row) throw new Error('The order was not written.');
  requireAgreed(row.order, await termsNow(tx, config, row), agreed);
  return row;
}

function presentEntered({ order }: OrderWithMeasures): Entered {
  const { id, trackingNumber, total, expectedDeliveryDate: day } = order;
  if (total === null || day === null) throw new Error(`Order ${id} has no terms.`);
  return {
    id,
    tracking_id: trackingNumber,
    total,
    expected_delivery_date: day,
    payment_type: order.paymentMethod === 'ADVANCE' ? 'ADVANCE' : 'COD',
    is_confirmed: order.userConfirmation === 'CONFIRMED',
  };
}

/** The pictures of a garment; that of the measures where they are the source. */
function picturesOf(kept: KeptPictures, place: number, garment: EnteredGarment) {
  const names = pictureNames(place);
  const isMeasured = garment.measurement_source === 'UPLOAD' && !isAsked(garment);
  return {
    dressDesign: kept[names.dress_design] ?? null,
    measurementPicture: isMeasured ? (kept[names.measurement_picture] ?? null) : null,
  };
}

function isAsked({ measurement_source, measurement_from }: EnteredGarment): boolean {
  return measurement_source === 'UPLOAD' && measurement_from !== undefined;
}

/** Where the cloth of the further garments comes from. Fails on the field of the garment. */
async function clothOfOthers(
  tx: Tx,
  entry: Pick<OrderEntry, 'tailor' | 'pickup' | 'cloth_source'>,
  garments: readonly EnteredGarment[],
): Promise<ClothFrom[]> {
  const tailor = await findTailor(tx, entry.tailor ?? IN_HOUSE_TAILOR_ID);
  const isPickedUp = [entry, ...garments].some(({ cloth_source }) => cloth_source === undefined);
  const from: ClothFrom[] = [];
  for (const [index, garment] of garments.entries()) {
    await onGarment(index, async () => {
      const cloth = await settleCloth(tx, garment);
      if (isPickedUp) requirePostable(garment, entry.pickup);
      if (tailor) requireTailorAddress([cloth.from], tailor);
      from.push(cloth.from);
    });
  }
  return from;
}

/** Adds the further garments of an entered order and counts price and day again. Fails on the field of the garment. */
async function addGarments(
  tx: Tx,
  { config }: Pick<Deps, 'config'>,
  owner: { id: number },
  order: { id: number; tailorId: number; stitching: number },
  {
    garments,
    sent,
    kept,
  }: { garments: readonly EnteredGarment[]; sent: readonly string[]; kept: KeptPictures },
): Promise<void> {
  const tailor = (await findTailor(tx, order.tailorId)) ?? fail('orders.tailor_unknown');
  let sum = order.stitching;
  for (const [index, form] of garments.entries()) {
    const place = index + 2;
    const hasPicture = sent.includes(pictureNames(place).measurement_picture);
    const sentForm = { ...form, design_choices: undefined };
    const { stitching, cloth, sample, ...garment } = await onGarment(index, () =>
      settleGarment(tx, owner, tailor, sentForm, { hasMeasurementPicture: hasPicture || isAsked(form) }),
    );
    const garmentId = await insertGarment(tx, order.id, {
      ...garment,
      ...cloth.fields,
      ...picturesOf(kept, place, form),
      measurementFrom: (isAsked(form) && form.measurement_from) || null,
      stitchingPrice: stitching,
    });
    await writeSample(tx, { orderId: order.id, garmentId }, sample);
    sum += stitching;
  }
  if (garments.length === 0) return;
  await updateDetails(tx, order.id, { stitchingPrice: sum });
  await countAgain(tx, config, order.id);
}

/** A refusal names the garment by its index in `garments`: `garments.2.cloth_quantity` (backoffice-30). */
async function onGarment<Result>(index: number, settle: () => Promise<Result>): Promise<Result> {
  try {
    return await settle();
  } catch (error) {
    if (!(error instanceof Failure) || !error.fields) throw error;
    const named = Object.entries(error.fields).map(([field, sentences]) => [
      `garments.${index}.${field}`,
      sentences,
    ]);
    throw new Failure(error.code, { fields: Object.fromEntries(named) });
  }
}

/**
 * Locks the customer who places a stitched order until the transaction ends. Fails with `orders.too_many_unproven` or
 * `orders.too_many_open` (orders-49).
 */
export async function customerWhoPlaces(tx: Tx, id: number) {
  await lockUserRow(tx, id);
  const customer = (await orderingCustomer(tx, id)) ?? fail('session.invalid');
  if (!customer.isProven && customer.openOrders >= UNPROVEN_MAX_OPEN_ORDERS) {
    fail('orders.too_many_unproven', { limit: UNPROVEN_MAX_OPEN_ORDERS });
  }
  if (customer.openOrders >= MAX_OPEN_ORDERS) fail('orders.too_many_open', { limit: MAX_OPEN_ORDERS });
  return customer;
}

/** Like `customerWhoPlaces` for staff; the address may be unproven. Fails with `orders.customer_has_too_many`. */
async function customerToEnterFor(tx: Tx, id: number) {
  await lockUserRow(tx, id);
  const customer = (await orderingCustomer(tx, id)) ?? fail('request.not_found');
  if (customer.openOrders >= MAX_OPEN_ORDERS) {
    fail('orders.customer_has_too_many', { limit: MAX_OPEN_ORDERS });
  }
  return customer;
}
