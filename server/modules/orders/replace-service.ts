import type { z } from 'zod';
import type { SingleOrderForm } from '../../../contract/orders.ts';
import type { Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { fail } from '../../fail.ts';
import type { Actor } from '../../infra/access-tokens.ts';
import { deletePictureRow } from '../files/keep-picture.ts';
import { takeStep } from '../lifecycle/service.ts';
import { settleForm } from './order-form-service.ts';
import { writePrice } from './price-service.ts';
import { type OrderWithMeasures, orderWithin, picturesOf } from './queries.ts';
import { singleLifecycle } from './single-lifecycle-service.ts';
import type { OrderPictures } from './single-service.ts';
import { termsNow } from './terms-service.ts';
import { replaceAddresses, updateDetails, updateOrder } from './write-queries.ts';

type Form = z.output<typeof SingleOrderForm>;

/** The order form of a placed order, with the pictures that are sent anew. */
interface Replacement {
  actor: Actor;
  id: number;
  form: Form;
  hasMeasurementPicture: boolean;
  /** Runs after validation. */
  keepPictures: () => Promise<OrderPictures>;
}

/**
 * Writes a placed order anew from the whole form, as the step `edit` (orders-32). Pictures that are not sent stay, and so do
 * the frozen measures when the form names no record. Returns the storage keys of pictures to remove after the commit. Fails
 * like `takeStep` and like placing an order, and with `orders.no_dress` for shoes.
 */
export async function replaceOrder(tx: Tx, deps: Deps, replacement: Replacement): Promise<string[]> {
  let unused: string[] = [];
  const lifecycle = {
    ...singleLifecycle,
    prepare: {
      ...singleLifecycle.prepare,
      edit: async (_context: unknown, { row }: { row: OrderWithMeasures }) => {
        unused = await writeAnew(tx, row, replacement);
      },
    },
  };
  const { actor, id } = replacement;
  await takeStep({ tx, deps, actor }, lifecycle, id, { action: 'edit', other_number: undefined });
  return unused;
}

async function writeAnew(
  tx: Tx,
  { order, measures }: OrderWithMeasures,
  { actor, form, hasMeasurementPicture, keepPictures }: Replacement,
): Promise<string[]> {
  if (order.itemType === 'shoes') fail('orders.no_dress');
  const pictures = await picturesOf(tx, order.id);
  const settled = await settleForm(tx, actor, form, {
    hasMeasurementPicture: hasMeasurementPicture || pictures.measurementPicture !== null,
    measures: measures ? { measurementId: order.measurementId, measurementSnapshot: measures } : undefined,
  });
  const sent = await keepPictures();
  const isUploaded = form.measurement_source === 'UPLOAD';
  const shown: OrderPictures = {
    dressDesign: sent.dressDesign ?? pictures.dressDesign,
    measurementPicture: isUploaded ? (sent.measurementPicture ?? pictures.measurementPicture) : null,
  };
  await updateOrder(tx, order.id, settled.order);
  await updateDetails(tx, order.id, { ...settled.details, ...shown });
  await replaceAddresses(tx, order.id, settled.addresses);
  const isSameGarment =
    order.tailorId === settled.order.tailorId && order.dressType === settled.details.dressType;
  if (isSameGarment) await keepPriceOfStaff(tx, order);
  else await updateDetails(tx, order.id, { pricedByStaff: false });
  const dropped = [
    shown.dressDesign === pictures.dressDesign ? null : pictures.dressDesign,
    shown.measurementPicture === pictures.measurementPicture ? null : pictures.measurementPicture,
  ];
  const keys: string[] = [];
  for (const picture of dropped) {
    const key = picture === null ? undefined : await deletePictureRow(tx, picture);
    if (key) keys.push(key);
  }
  return keys;
}

/** What staff has agreed with the customer for this garment stays (orders-25). */
async function keepPriceOfStaff(tx: Tx, { id, stitchingPrice }: OrderWithMeasures['order']): Promise<void> {
  if (stitchingPrice === null) return;
  await updateDetails(tx, id, { stitchingPrice });
  const changed = await orderWithin(tx, 'all', id);
  if (!changed) throw new Error('The order is gone.');
  const { price, day } = await termsNow(tx, changed);
  await writePrice(tx, id, price);
  await updateOrder(tx, id, { expectedDeliveryDate: day });
}
