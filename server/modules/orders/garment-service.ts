import type { NoteCode } from '../../../contract/constants/lifecycle.ts';
import { PEOPLE } from '../../../contract/constants/measurements.ts';
import { MAX_GARMENTS } from '../../../contract/constants/orders.ts';
import type { GarmentForm } from '../../../contract/garment-calls.ts';
import type { OrderView } from '../../../contract/order-steps.ts';
import type { PersonAsked } from '../../../contract/person-asked.ts';
import type { ClothFrom } from '../../../contract/pricing.ts';
import type { Tx } from '../../db/client.ts';
import type { MeasurementSnapshot } from '../../db/schema/order-details.ts';
import type { Deps } from '../../deps.ts';
import { fail } from '../../fail.ts';
import type { Actor } from '../../infra/access-tokens.ts';
import type { Keep } from '../files/keep-picture.ts';
import { takeStepOf } from '../lifecycle/service.ts';
import { findTailor } from '../tailors/service.ts';
import {
  clothFromOf,
  requireCollection,
  requirePostable,
  requireTailorAddress,
} from './cloth/choice-service.ts';
import { writeCloth } from './cloth/queries.ts';
import {
  deleteGarment,
  type GarmentRow,
  insertGarment,
  makeFirst,
  picturesOfGarment,
  updateGarment,
  writeGarment,
} from './garment-queries.ts';
import { voidLink } from './measure-links/queries.ts';
import { endLinkOfChanged } from './measure-links/request-service.ts';
import { deleteReplaced, viewOf } from './order-service.ts';
import type { OrderWithMeasures } from './queries.ts';
import { writeSample } from './samples/queries.ts';
import { countAgain } from './single/edit-service.ts';
import { type SentMeasures, settleGarment, settleOpenGarment } from './single/garment-form-service.ts';
import { singleLifecycle } from './single/lifecycle-service.ts';
import { closeOpenQuestion } from './workshop/queries.ts';
import { updateDetails } from './write-queries.ts';

interface SentGarment {
  form: GarmentForm;
  hasPicture: boolean;
  /** Called after validation. */
  keep: Keep<'dress_design' | 'measurement_picture'>;
}

interface Changed {
  view: OrderView;
  /** Storage keys of pictures to remove after the commit. */
  unused: string[];
}

/**
 * Adds a garment to a placed order by the step `edit` and recalculates price and day (orders-101). Fails like
 * `takeStep`, `settleGarment` and `termsNow`, and with `orders.too_many_garments` or `orders.garments_closed`.
 */
export function addGarment(
  tx: Tx,
  deps: Deps,
  actor: Actor,
  id: number,
  { form, hasPicture, keep }: SentGarment,
): Promise<Changed> {
  return editGarments(tx, deps, actor, id, 'GARMENT_ADDED', async (row) => {
    if (row.garments.length >= MAX_GARMENTS) fail('orders.too_many_garments');
    const asked = askedIn(form);
    const { stitching, sample, cloth, ...garment } = await settleForm(tx, actor, row, form, undefined, {
      hasMeasurementPicture: hasPicture || asked !== null,
    });
    requireWay(row, form, cloth.from, row.garments);
    const kept = await keep(tx);
    const garmentId = await insertGarment(tx, id, {
      ...garment,
      gender: genderOf(row, form, garment.measurementSnapshot),
      ...cloth.fields,
      measurementFrom: asked,
      stitchingPrice: stitching,
      dressDesign: kept.dress_design ?? null,
      measurementPicture: kept.measurement_picture ?? null,
    });
    await writeSample(tx, { orderId: id, garmentId }, sample);
    return { added: stitching ?? 0 };
  });
}

/**
 * Replaces a garment by its form; pictures and measures that are not sent stay. Fails like `addGarment`, and with
 * `request.not_found` for a garment of another order.
 */
export function changeGarment(
  tx: Tx,
  deps: Deps,
  actor: Actor,
  { id, garment: garmentId }: { id: number; garment: number },
  { form, hasPicture, keep }: SentGarment,
): Promise<Changed> {
  return editGarments(tx, deps, actor, id, 'GARMENT_CHANGED', async (row) => {
    const before = garmentIn(row, garmentId);
    const pictures = await picturesOfGarment(tx, garmentId);
    const { measurementSnapshot, measurementId } = before;
    const asked = askedIn(form);
    const { stitching, sample, cloth, ...garment } = await settleForm(tx, actor, row, form, before, {
      hasMeasurementPicture: hasPicture || pictures.measurementPicture !== null || asked !== null,
      measures: measurementSnapshot ? { measurementId, measurementSnapshot } : undefined,
    });
    const others = row.garments.filter(({ id: other }) => other !== garmentId);
    requireWay(row, form, cloth.from, others);
    const kept = await keep(tx);
    const isUploaded = form.measurement_source === 'UPLOAD';
    const hasPictureOfMeasures = isUploaded && asked === null;
    const isStored = form.measurement_source === 'STORE';
    const keepsMeasures = measurementSnapshot !== null && isStored && form.measurement === undefined;
    const changes = {
      ...garment,
      gender: genderOf(row, form, garment.measurementSnapshot),
      measurementFrom: keepsMeasures ? before.measurementFrom : asked,
      dressDesign: kept.dress_design ?? pictures.dressDesign,
      measurementPicture: hasPictureOfMeasures
        ? (kept.measurement_picture ?? pictures.measurementPicture)
        : null,
    };
    // A price that staff agreed with the customer for this garment stays (orders-25).
    const isSame = before.dressType === garment.dressType;
    const price = isSame ? (before.stitchingPrice ?? stitching) : stitching;
    await endLinkOfChanged(tx, before, asked);
    await writeGarment(tx, id, before, changes);
    if (changes.measurementSnapshot || changes.measurementPicture || sample || asked)
      await closePictureQuestion(tx, row, before);
    await writeSample(tx, { orderId: id, garmentId }, sample);
    await writeCloth(tx, garmentId, cloth.fields);
    if (before.position > 1) await updateGarment(tx, garmentId, { stitchingPrice: price });
    return {
      added: (price ?? 0) - (before.stitchingPrice ?? 0),
      unused: await deleteReplaced(tx, pictures, changes),
    };
  });
}

/** Fails like `changeGarment`, and with `orders.last_garment`. */
export function removeGarment(
  tx: Tx,
  deps: Deps,
  actor: Actor,
  { id, garment: garmentId }: { id: number; garment: number },
): Promise<Changed> {
  return editGarments(tx, deps, actor, id, 'GARMENT_REMOVED', async (row) => {
    const garment = garmentIn(row, garmentId);
    if (row.garments.length === 1) fail('orders.last_garment');
    const pictures = await picturesOfGarment(tx, garmentId);
    await voidLink(tx, garmentId);
    await deleteGarment(tx, garmentId);
    await closePictureQuestion(tx, row, garment);
    if (garment.position === 1) await makeFirst(tx, id);
    const unused = await deleteReplaced(tx, pictures, { dressDesign: null, measurementPicture: null });
    return { added: -(garment.stitchingPrice ?? 0), unused };
  });
}

/** `change` returns by how much the stitching becomes dearer, and pictures to remove. */
async function editGarments(
  tx: Tx,
  deps: Deps,
  actor: Actor,
  id: number,
  noteCode: NoteCode,
  change: (row: OrderWithMeasures) => Promise<{ added: number; unused?: string[] }>,
): Promise<Changed> {
  const context = { tx, deps, actor };
  const locked = (await singleLifecycle.lock(context, id)) ?? fail('request.not_found');
  let unused: string[] = [];
  const edit = async () => {
    const { stitchingPrice, itemType } = locked.row.order;
    if (itemType === 'shoes') fail('orders.garments_closed');
    const changed = await change(locked.row);
    unused = changed.unused ?? [];
    // Staff price all garments of an order of /order_placement at once (orders-170).
    if (stitchingPrice === null) return;
    await updateDetails(tx, id, { stitchingPrice: stitchingPrice + changed.added });
    await countAgain(tx, deps.config, id);
  };
  const lifecycle = { ...singleLifecycle, prepare: { edit } };
  await takeStepOf(context, lifecycle, locked, { action: 'edit', noteCode, other_number: undefined });
  return { view: await viewOf(tx, deps, actor, id), unused };
}

/** The picture that was left out at /order_placement is that of the first garment (orders-8). */
async function closePictureQuestion(
  tx: Tx,
  { order, question }: OrderWithMeasures,
  { position }: GarmentRow,
): Promise<void> {
  if (position === 1 && question?.code === 'MEASUREMENT_PICTURE') await closeOpenQuestion(tx, order.id);
}

/** Fails where the cloth of the garment cannot come as it is chosen. */
function requireWay(
  { order, inHouse, tailorAddress: address }: OrderWithMeasures,
  form: GarmentForm,
  from: ClothFrom,
  others: readonly GarmentRow[],
): void {
  requirePostable(form, order.pickup);
  requireTailorAddress([from], { inHouse, address });
  requireCollection(order, [from, ...others.map(clothFromOf)]);
}

function garmentIn({ garments }: OrderWithMeasures, id: number): GarmentRow {
  return garments.find((garment) => garment.id === id) ?? fail('request.not_found');
}

/** A garment is open while its order has no price, or while staff have priced it without a dress type. */
async function settleForm(
  tx: Tx,
  actor: Actor,
  row: OrderWithMeasures,
  form: GarmentForm,
  before: GarmentRow | undefined,
  sent: SentMeasures,
) {
  const tailor = await tailorOf(tx, row);
  const { dress_type, fabric_type } = form;
  const isPriced = row.order.stitchingPrice !== null;
  const staysOpen = before?.dressType === null && dress_type === undefined;
  if (!isPriced || staysOpen) return settleOpenGarment(tx, actor, form, sent);
  if (dress_type === undefined) fail('orders.dress_type_missing');
  if (fabric_type === undefined) fail('orders.fabric_missing');
  return settleGarment(tx, actor, tailor, { ...form, dress_type, fabric_type }, sent);
}

/** Only garments of /order_placement have one. */
function genderOf(
  { order }: OrderWithMeasures,
  { gender, measurement_from }: GarmentForm,
  measures: MeasurementSnapshot | null,
) {
  if (order.gender === null) return null;
  const measured = PEOPLE.find((person) => person === measures?.gender);
  return gender ?? measurement_from?.gender ?? measured ?? order.gender;
}

async function tailorOf(tx: Tx, { order }: OrderWithMeasures) {
  const tailor = await findTailor(tx, order.tailorId);
  return tailor?.active ? tailor : fail('orders.tailor_unavailable');
}

/** Who is asked for the measures by a link (orders-130). */
function askedIn({ measurement_source, measurement_from }: GarmentForm): PersonAsked | null {
  return (measurement_source === 'UPLOAD' && measurement_from) || null;
}
