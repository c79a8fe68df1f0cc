import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import { ORDER_PAGE_SIZE } from '../../../contract/constants/orders.ts';
import { dayInKarachi } from '../../../contract/dates.ts';
import { validChoices } from '../../../contract/garment-design.ts';
import { DRESS_TYPES } from '../../../contract/garments.ts';
import type { AgreedTerms, OrderStatus, SingleOrderForm } from '../../../contract/orders.ts';
import { courierDays, priceOf, promisedDay } from '../../../contract/pricing.ts';
import { IN_HOUSE_TAILOR_ID } from '../../../contract/roles.ts';
import { trackingPartFrom } from '../../../contract/tracking-number.ts';
import type { Tx } from '../../db/client.ts';
import type { MeasurementSnapshot } from '../../db/schema/order-details.ts';
import type { Deps } from '../../deps.ts';
import { fail } from '../../fail.ts';
import type { Actor } from '../../infra/access-tokens.ts';
import { newTrackingId } from '../../infra/tracking-ids.ts';
import { listPage } from '../../list-page.ts';
import { readDaysOff } from '../calendar/service.ts';
import { readOrderRules } from '../fees/service.ts';
import { recordPlaced, takeStep } from '../lifecycle/service.ts';
import { snapshotFor } from '../measurements/service.ts';
import { findTailor } from '../tailors/service.ts';
import { settleHandover } from './address-service.ts';
import { orderPlacedMail } from './mails.ts';
import { isDressType, isFabricOffered, missingMeasures, rateFor } from './order-rules.ts';
import { presentEvent, presentOrder } from './present.ts';
import {
  customerOrders,
  insertOrder,
  lockOrder,
  orderHistory,
  orderingCustomer,
  orderWithin,
} from './queries.ts';
import { singleLifecycle } from './single-lifecycle-service.ts';

type Form = z.output<typeof SingleOrderForm>;

export interface OrderPictures {
  dressDesign: number | null;
  measurementPicture: number | null;
}

/** Price, date and measurements are decided here (orders-10). `keepPictures` runs after validation. */
export async function placeOrder(
  tx: Tx,
  deps: Deps,
  actor: Actor,
  form: Form,
  hasMeasurementPicture: boolean,
  keepPictures: () => Promise<OrderPictures>,
) {
  const customer = (await orderingCustomer(tx, actor.id)) ?? fail('session.invalid');
  const tailor = await findTailor(tx, form.tailor ?? IN_HOUSE_TAILOR_ID);
  if (!tailor?.active) fail('orders.tailor_unknown');
  const stitching = rateFor(tailor, form.dress_type);
  if (stitching === null || !isDressType(form.dress_type)) {
    const dress = isDressType(form.dress_type)
      ? DRESS_TYPES[form.dress_type].label.toLowerCase()
      : form.dress_type;
    fail('orders.dress_type_unavailable', { dress });
  }
  if (!isFabricOffered(tailor, form.dress_type, form.fabric_type)) fail('orders.fabric_unavailable');
  const designChoices = form.design_choices && validChoices(form.dress_type, form.design_choices);
  if (designChoices && !isDeepStrictEqual(designChoices, form.design_choices))
    fail('orders.design_unavailable');
  const contactNumber = form.is_contact_same_as_register ? customer.phoneNumber : form.other_number;
  if (!contactNumber) fail('orders.number_missing');
  const snapshot = form.measurement_source === 'STORE' ? await storedMeasures(tx, actor, form) : null;
  if (form.measurement_source === 'UPLOAD' && !hasMeasurementPicture) fail('orders.picture_missing');

  const rules = await readOrderRules(tx);
  const addresses = await settleHandover(tx, actor, form);
  const choices = {
    ...form,
    collection_country: addresses.collection?.country ?? 'PK',
    delivery_country: addresses.delivery?.country ?? 'PK',
  };
  const price = priceOf(stitching, choices, rules);
  const today = dayInKarachi();
  const pictures = await keepPictures();
  const id = await insertOrder(tx, {
    order: {
      customerId: actor.id,
      tailorId: tailor.id,
      trackingId: newTrackingId(),
      paymentMethod: form.payment_type,
      total: price.total,
      phone: contactNumber,
      expectedDeliveryDate: promisedDay(
        today,
        tailor,
        form.delivery_type,
        await readDaysOff(tx, today),
        courierDays(choices),
      ),
    },
    details: {
      dressType: form.dress_type,
      fabricType: form.fabric_type,
      description: form.description,
      dressDesign: pictures.dressDesign,
      designChoices: designChoices ?? null,
      measurementSource: form.measurement_source,
      measurementId: snapshot?.id ?? null,
      measurementSnapshot: snapshot,
      measurementPicture: pictures.measurementPicture,
      isContactSameAsRegister: form.is_contact_same_as_register,
      deliveryType: form.delivery_type,
      pickup: form.pickup,
      delivery: form.delivery,
      stitchingPrice: price.stitching,
      urgentSurcharge: price.urgent_surcharge,
      collectionFee: price.collection_fee,
      deliveryFee: price.delivery_fee,
      sampleFee: price.sample_fee,
      isRequestedSample: form.is_requested_sample,
      country: form.country,
    },
    addresses,
  });
  await recordPlaced(tx, deps, { kind: 'single', orderId: id, customerId: actor.id });
  const row = (await orderWithin(tx, { customer: actor.id }, id)) ?? fail('request.not_found');
  await deps.outbox.post(tx, orderPlacedMail(deps.config, row));
  return { ...presentOrder(row, actor.role, deps), message: 'Single order placed successfully!' };
}

async function storedMeasures(tx: Tx, actor: Actor, form: Form): Promise<MeasurementSnapshot> {
  const snapshot = await snapshotFor(tx, actor.id, form.measurement);
  if (!snapshot)
    fail(form.measurement === undefined ? 'orders.measurement_missing' : 'orders.measurement_unknown');
  if (!isDressType(form.dress_type)) return snapshot;
  const missing = missingMeasures(form.dress_type, snapshot.values);
  if (missing.length > 0) {
    const { label: dress } = DRESS_TYPES[form.dress_type];
    fail('orders.measure_missing', { dress, label: snapshot.label, measures: missing.join(', ') });
  }
  return snapshot;
}

/** Newest first. Fails with `page.invalid` past the end. */
export async function listOrders(
  deps: Deps,
  actor: Actor,
  { page, status, search }: { page: number; status?: OrderStatus | undefined; search?: string | undefined },
  addressOfPage: (page: number) => string,
) {
  const part = search === undefined ? undefined : trackingPartFrom(search);
  const { orders, count } = await customerOrders(deps.db, actor.id, { status, part }, page);
  const results = orders.map((row) => presentOrder(row, actor.role, deps));
  return listPage({ count, results }, { page, size: ORDER_PAGE_SIZE, addressOfPage });
}

/** Another customer's order is `request.not_found`. */
export async function readOrder(deps: Deps, actor: Actor, id: number) {
  const row = (await orderWithin(deps.db, { customer: actor.id }, id)) ?? fail('request.not_found');
  const history = await orderHistory(deps.db, id);
  return {
    ...presentOrder(row, actor.role, deps),
    events: history.map((event) => presentEvent(event, actor.id, deps)),
  };
}

/**
 * PLACED → CONFIRMED with event, invoice and mail. Confirming a confirmed order again changes nothing; fails like `takeStep`
 * once it cannot be confirmed.
 */
export async function confirmOrder(
  tx: Tx,
  deps: Deps,
  actor: Actor,
  id: number,
  agreed: z.output<typeof AgreedTerms>,
) {
  const scope = { customer: actor.id };
  if (!(await lockOrder(tx, scope, id))) fail('request.not_found');
  const before = (await orderWithin(tx, scope, id)) ?? fail('request.not_found');
  const { userConfirmation, status } = before.order;
  if (userConfirmation !== 'CONFIRMED' || status === 'CANCELLED') {
    await takeStep({ tx, deps, actor }, singleLifecycle, id, { action: 'confirm', ...agreed });
  }
  const row = (await orderWithin(tx, scope, id)) ?? fail('request.not_found');
  return presentOrder(row, actor.role, deps);
}
