import type { z } from 'zod';
import { discountable } from '../../../../contract/discounted.ts';
import { formatRupees } from '../../../../contract/money.ts';
import type { OrderStep } from '../../../../contract/order-steps.ts';
import type { SingleOrderForm } from '../../../../contract/orders.ts';
import { takesPickup } from '../../../../contract/pricing.ts';
import type { Config } from '../../../config.ts';
import type { Tx } from '../../../db/client.ts';
import { fail } from '../../../fail.ts';
import type { Actor } from '../../../infra/access-tokens.ts';
import type { Keep } from '../../files/keep-picture.ts';
import { findTailor } from '../../tailors/service.ts';
import { type HandoverAddresses, requireSampleAddress, settleHandover } from '../address-service.ts';
import { clothFromOf, requireNothingPosted } from '../cloth/choice-service.ts';
import { writeClothOfFirst } from '../cloth/queries.ts';
import { endLinkOfChanged } from '../measure-links/request-service.ts';
import { isFabricOffered } from '../order-rules.ts';
import { type OrderWithMeasures, orderingCustomer, orderWithin, picturesOf } from '../queries.ts';
import { writeSample } from '../samples/queries.ts';
import { replaceAddresses, updateDetails, updateOrder } from '../write-queries.ts';
import { settleForm } from './form-service.ts';
import { writePrice } from './price-service.ts';
import { termsNow } from './terms-service.ts';

type Edit = Extract<OrderStep, { action: 'edit' }>;

/**
 * Writes a customer's changes to a placed order and recalculates price and day (orders-32). Absent fields stay. Fails
 * with `orders.fabric_unavailable`, `orders.number_missing`, `orders.sample_unsendable`, `orders.cloth_not_posted`, and
 * like `settleHandover` and `termsNow`.
 */
export async function editOrder(
  tx: Tx,
  config: Pick<Config, 'support'>,
  { order }: OrderWithMeasures,
  edit: Edit,
): Promise<void> {
  const addresses = edit.handover ? await writeHandover(tx, order, edit.handover) : (order.addresses ?? {});
  const isRequestedSample = edit.is_requested_sample ?? order.isRequestedSample;
  if (isRequestedSample) requireSampleAddress(addresses);
  if (edit.fabric_type) await assertFabric(tx, order, edit.fabric_type);
  if (edit.is_contact_same_as_register !== undefined) await writeContact(tx, order, edit);
  await updateDetails(tx, order.id, {
    fabricType: edit.fabric_type ?? order.fabricType,
    description: edit.description ?? order.description,
    deliveryType: edit.delivery_type ?? order.deliveryType,
    isRequestedSample,
  });
  if (order.total !== null) await countAgain(tx, config, order.id);
}

type Form = z.output<typeof SingleOrderForm>;

/** The whole form of a placed order, with new pictures. */
export interface SentForm {
  actor: Actor;
  form: Form;
  hasPicture: boolean;
  /** Called after validation. */
  keep: Keep<'dress_design' | 'measurement_picture'>;
}

/**
 * Replaces a placed order by the whole form (orders-32). Pictures that are not sent stay, and so does the measurement
 * snapshot if the form names no record. Fails like placing an order, and with `orders.no_dress` for shoes.
 */
export async function replaceOrder(
  tx: Tx,
  config: Pick<Config, 'support'>,
  row: OrderWithMeasures,
  { actor, form, hasPicture, keep }: SentForm,
): Promise<void> {
  const { order, measures } = row;
  if (order.itemType === 'shoes') fail('orders.no_dress');
  const pictures = await picturesOf(tx, order.id);
  const settled = await settleForm(tx, config, actor, form, {
    others: row.garments.length - 1,
    othersClothFrom: row.garments.slice(1).map(clothFromOf),
    hasMeasurementPicture: hasPicture || pictures.measurementPicture !== null,
    measures: measures ? { measurementId: order.measurementId, measurementSnapshot: measures } : undefined,
  });
  const kept = await keep(tx);
  const asked = settled.details.measurementFrom;
  const hasPictureOfMeasures = form.measurement_source === 'UPLOAD' && !asked;
  const keepsMeasures =
    measures !== null && form.measurement_source === 'STORE' && form.measurement === undefined;
  const isSameGarment =
    order.tailorId === settled.order.tailorId && order.dressType === settled.details.dressType;
  // A price that staff agreed with the customer for this garment stays (orders-25).
  const agreed = isSameGarment ? order.stitchingPrice : null;
  await updateOrder(tx, order.id, settled.order);
  await updateDetails(tx, order.id, {
    ...settled.details,
    measurementFrom: keepsMeasures ? order.measurementFrom : asked,
    dressDesign: kept.dress_design ?? pictures.dressDesign,
    measurementPicture: hasPictureOfMeasures
      ? (kept.measurement_picture ?? pictures.measurementPicture)
      : null,
    ...(isSameGarment ? {} : { pricedByStaff: false }),
    ...(agreed === null ? {} : { stitchingPrice: agreed }),
  });
  await writeClothOfFirst(tx, order.id, settled.cloth);
  await replaceAddresses(tx, order.id, settled.addresses);
  const [first] = row.garments;
  if (first) {
    await endLinkOfChanged(tx, first, asked);
    await writeSample(tx, { orderId: order.id, garmentId: first.id }, settled.sample);
  }
  if (agreed !== null || row.garments.length > 1 || order.code) await countAgain(tx, config, order.id);
}

/**
 * Recalculates price and day of a placed order. Fails with `orders.code_minimum` if less would be left than its code
 * counts from.
 */
export async function countAgain(tx: Tx, config: Pick<Config, 'support'>, id: number): Promise<void> {
  const changed = await orderWithin(tx, 'all', id);
  if (!changed) throw new Error('The order is gone.');
  const terms = await termsNow(tx, config, changed);
  const { code } = changed.order;
  if (code && discountable(terms.price) < code.minimum)
    fail('orders.code_minimum', { code: code.code, minimum: formatRupees(code.minimum) });
  await writePrice(tx, id, terms);
  await updateOrder(tx, id, { expectedDeliveryDate: terms.day });
}

async function writeHandover(
  tx: Tx,
  { id, customerId, itemType, clothFrom }: OrderWithMeasures['order'],
  handover: NonNullable<Edit['handover']>,
): Promise<HandoverAddresses> {
  const sent = takesPickup(clothFrom) ? 'taken' : 'sent';
  const cloth = itemType === 'shoes' ? 'none' : sent;
  const settled = await settleHandover(tx, { id: customerId }, handover, cloth);
  const { pickup, payment, addresses } = settled;
  if (sent === 'taken') requireNothingPosted(clothFrom, pickup);
  const { delivery, country, courier } = handover;
  await replaceAddresses(tx, id, addresses);
  await updateDetails(tx, id, { pickup, delivery, country, courier, handoverKnown: true });
  await updateOrder(tx, id, { paymentMethod: payment });
  return addresses;
}

async function assertFabric(tx: Tx, order: OrderWithMeasures['order'], fabric: string): Promise<void> {
  const tailor = await findTailor(tx, order.tailorId);
  const isOffered = tailor && order.dressType !== null && isFabricOffered(tailor, order.dressType, fabric);
  if (!isOffered) fail('orders.fabric_unavailable');
}

async function writeContact(
  tx: Tx,
  { id, customerId }: OrderWithMeasures['order'],
  { is_contact_same_as_register: isRegistered, other_number }: Edit,
): Promise<void> {
  const registered = isRegistered ? (await orderingCustomer(tx, customerId))?.phoneNumber : undefined;
  const phone = isRegistered ? registered : other_number;
  if (!phone) fail('orders.number_missing');
  await updateOrder(tx, id, { phone });
  await updateDetails(tx, id, { isContactSameAsRegister: isRegistered });
}
