import { MAX_OPEN_ORDERS, UNPROVEN_MAX_OPEN_ORDERS } from '../../../contract/constants/orders.ts';
import type { ResponseOf } from '../../../contract/endpoint.ts';
import type { enterOrder as contract, OrderEntry } from '../../../contract/order-entry.ts';
import type { Tx } from '../../db/client.ts';
import { lockUserRow } from '../../db/lock-user.ts';
import type { Deps } from '../../deps.ts';
import { Failure, fail } from '../../fail.ts';
import type { Actor } from '../../infra/access-tokens.ts';
import { newTrackingNumber } from '../../infra/secret-tokens.ts';
import { recordAudit } from '../audit/service.ts';
import { recordPlaced, takeStepOf } from '../lifecycle/service.ts';
import { findTailor } from '../tailors/service.ts';
import { writeClothOfFirst } from './cloth/queries.ts';
import { insertGarment } from './garment-queries.ts';
import { orderingCustomer } from './queries.ts';
import { countAgain } from './single/edit-service.ts';
import { settleForm } from './single/form-service.ts';
import { settleGarment } from './single/garment-form-service.ts';
import { singleLifecycle } from './single/lifecycle-service.ts';
import { insertOrder, updateDetails } from './write-queries.ts';

/** What the form of staff does not ask of a garment. */
const ENTERED = { measurement_source: 'STORE' as const, design_choices: undefined };

/**
 * Places and confirms an order that staff enter for a customer, by the rules of the customer's form (orders-52). Fails
 * like `settleForm`, with `orders.customer_has_too_many`, and like the step `confirm`.
 */
export async function enterOrder(
  tx: Tx,
  deps: Deps,
  actor: Actor,
  customerId: number,
  { total, expected_delivery_date, garments, ...entry }: OrderEntry,
): Promise<ResponseOf<typeof contract>> {
  const customer = await customerToEnterFor(tx, customerId);
  const form = {
    ...entry,
    ...ENTERED,
    is_contact_same_as_register: entry.other_number === undefined,
    is_late_known: true,
  };
  const owner = { id: customerId };
  const { order, details, addresses, cloth } = await settleForm(tx, deps.config, owner, form, {
    hasMeasurementPicture: false,
    customer,
    others: garments.length,
  });
  const trackingNumber = newTrackingNumber();
  const id = await insertOrder(tx, { order: { ...order, customerId, trackingNumber }, details, addresses });
  if (cloth.clothSource !== null) await writeClothOfFirst(tx, id, cloth);
  await addGarments(
    tx,
    deps,
    owner,
    { id, tailorId: order.tailorId, stitching: details.stitchingPrice },
    garments,
  );
  await recordPlaced(tx, deps, { kind: 'single', orderId: id, customerId, enteredBy: actor.id });

  // The customer agreed in person, so staff take the customer's step, which reserves the tailor's week at once.
  const context = { tx, deps, actor: { ...actor, role: 'customer' as const } };
  const placed = await singleLifecycle.lock({ ...context, actor: { ...context.actor, ...owner } }, id);
  if (!placed) throw new Error('The order was not written.');
  const before = { ...placed, row: { ...placed.row, isCustomerProven: true } };
  const { row } = await takeStepOf(context, singleLifecycle, before, {
    action: 'confirm',
    total,
    expected_delivery_date,
  });
  await recordAudit(tx, actor, {
    action: 'orders.entered',
    subject: { kind: 'order', id },
    userId: customerId,
    data: { tailor: order.tailorId, total: row.order.total, garments: row.garments.length },
  });
  return {
    id,
    tracking_id: trackingNumber,
    total: row.order.total ?? total,
    expected_delivery_date: row.order.expectedDeliveryDate ?? expected_delivery_date,
    payment_type: row.order.paymentMethod === 'ADVANCE' ? 'ADVANCE' : 'COD',
  };
}

/** Adds the further garments of an entered order and counts price and day again. Fails on `garments`. */
async function addGarments(
  tx: Tx,
  { config }: Pick<Deps, 'config'>,
  owner: { id: number },
  order: { id: number; tailorId: number; stitching: number },
  garments: OrderEntry['garments'],
): Promise<void> {
  const tailor = (await findTailor(tx, order.tailorId)) ?? fail('orders.tailor_unknown');
  let sum = order.stitching;
  for (const form of garments) {
    const sent = { hasMeasurementPicture: false };
    const { stitching, cloth, ...garment } = await settleGarment(
      tx,
      owner,
      tailor,
      { ...form, ...ENTERED },
      sent,
    ).catch(failOnGarments);
    await insertGarment(tx, order.id, { ...garment, ...cloth.fields, stitchingPrice: stitching });
    sum += stitching;
  }
  if (garments.length === 0) return;
  await updateDetails(tx, order.id, { stitchingPrice: sum });
  await countAgain(tx, config, order.id);
}

function failOnGarments(error: unknown): never {
  if (!(error instanceof Failure) || !error.fields) throw error;
  throw new Failure(error.code, { fields: { garments: Object.values(error.fields).flat() } });
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
