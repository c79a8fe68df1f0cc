import type { NoteCode } from '../../../contract/constants/lifecycle.ts';
import { MAX_GARMENTS } from '../../../contract/constants/orders.ts';
import type { GarmentForm } from '../../../contract/garment-calls.ts';
import type { OrderView } from '../../../contract/order-steps.ts';
import type { PersonAsked } from '../../../contract/person-asked.ts';
import type { Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { fail } from '../../fail.ts';
import type { Actor } from '../../infra/access-tokens.ts';
import type { Keep } from '../files/keep-picture.ts';
import { takeStepOf } from '../lifecycle/service.ts';
import { findTailor } from '../tailors/service.ts';
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
import { countAgain } from './single/edit-service.ts';
import { settleGarment } from './single/garment-form-service.ts';
import { singleLifecycle } from './single/lifecycle-service.ts';
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
    const tailor = await tailorOf(tx, row);
    const asked = askedIn(form);
    const { stitching, ...garment } = await settleGarment(tx, actor, tailor, form, {
      hasMeasurementPicture: hasPicture || asked !== null,
    });
    const kept = await keep(tx);
    await insertGarment(tx, id, {
      ...garment,
      measurementFrom: asked,
      stitchingPrice: stitching,
      dressDesign: kept.dress_design ?? null,
      measurementPicture: kept.measurement_picture ?? null,
    });
    return { added: stitching };
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
    const { stitching, ...garment } = await settleGarment(tx, actor, await tailorOf(tx, row), form, {
      hasMeasurementPicture: hasPicture || pictures.measurementPicture !== null || asked !== null,
      measures: measurementSnapshot ? { measurementId, measurementSnapshot } : undefined,
    });
    const kept = await keep(tx);
    const isUploaded = form.measurement_source === 'UPLOAD';
    const hasPictureOfMeasures = isUploaded && asked === null;
    const keepsMeasures = measurementSnapshot !== null && !isUploaded && form.measurement === undefined;
    const changes = {
      ...garment,
      measurementFrom: keepsMeasures ? before.measurementFrom : asked,
      dressDesign: kept.dress_design ?? pictures.dressDesign,
      measurementPicture: hasPictureOfMeasures
        ? (kept.measurement_picture ?? pictures.measurementPicture)
        : null,
    };
    // A price that staff agreed with the customer for this garment stays (orders-25).
    const isSame = before.dressType === form.dress_type;
    const price = isSame ? (before.stitchingPrice ?? stitching) : stitching;
    await endLinkOfChanged(tx, before, asked);
    await writeGarment(tx, id, before, changes);
    if (before.position > 1) await updateGarment(tx, garmentId, { stitchingPrice: price });
    return {
      added: price - (before.stitchingPrice ?? 0),
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
    const { stitchingPrice, dressType } = locked.row.order;
    if (stitchingPrice === null || dressType === null) fail('orders.garments_closed');
    const changed = await change(locked.row);
    unused = changed.unused ?? [];
    await updateDetails(tx, id, { stitchingPrice: stitchingPrice + changed.added });
    await countAgain(tx, deps.config, id);
  };
  const lifecycle = { ...singleLifecycle, prepare: { edit } };
  await takeStepOf(context, lifecycle, locked, { action: 'edit', noteCode, other_number: undefined });
  return { view: await viewOf(tx, deps, actor, id), unused };
}

function garmentIn({ garments }: OrderWithMeasures, id: number): GarmentRow {
  return garments.find((garment) => garment.id === id) ?? fail('request.not_found');
}

async function tailorOf(tx: Tx, { order }: OrderWithMeasures) {
  const tailor = await findTailor(tx, order.tailorId);
  return tailor?.active ? tailor : fail('orders.tailor_unavailable');
}

/** Who is asked for the measures by a link (orders-130). */
function askedIn({ measurement_source, measurement_from }: GarmentForm): PersonAsked | null {
  return (measurement_source === 'UPLOAD' && measurement_from) || null;
}
