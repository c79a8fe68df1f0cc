import type { z } from 'zod';
import { responseWords } from '#words';
import type { SingleOrderWizard } from '../../../../contract/order-wizard.ts';
import { IN_HOUSE_TAILOR_ID } from '../../../../contract/roles.ts';
import type { Tx } from '../../../db/client.ts';
import type { Deps } from '../../../deps.ts';
import { fail, failOn } from '../../../fail.ts';
import type { Actor } from '../../../infra/access-tokens.ts';
import { newTrackingNumber } from '../../../infra/secret-tokens.ts';
import type { Keep } from '../../files/keep-picture.ts';
import { recordPlaced } from '../../lifecycle/service.ts';
import { snapshotFor } from '../../measurements/service.ts';
import { settleHandover } from '../address-service.ts';
import { type ChosenCloth, requireNothingPosted, settleCloth } from '../cloth/choice-service.ts';
import { writeClothOfFirst } from '../cloth/queries.ts';
import { contactEmail } from '../contact-email.ts';
import { customerWhoPlaces } from '../entry-service.ts';
import { orderPlacedMail } from '../mails.ts';
import { awaitMeasures } from '../measure-links/request-service.ts';
import { presentOrder } from '../present.ts';
import { orderWithin } from '../queries.ts';
import { keepSampleOfFirst, sampleIn, storedSource } from '../samples/form-service.ts';
import { toPriceMail } from '../workshop/mails.ts';
import { insertOrder } from '../write-queries.ts';
import { withLength } from './garment-form-service.ts';
import { askByCode } from './question-service.ts';

type Form = z.output<typeof SingleOrderWizard>;

/**
 * Places an order of /order_placement with the in-house workshop, without a price until staff set one (orders-8). Fails
 * like `sampleIn` (orders-180), `settleCloth` (orders-222) and `requireNothingPosted`. Calls `keep` after validation.
 */
export async function placeWizardOrder(
  tx: Tx,
  deps: Deps,
  actor: Actor,
  form: Form,
  hasMeasurementPicture: boolean,
  keep: Keep<'design_inspiration' | 'measurement_picture'>,
) {
  const customer = await customerWhoPlaces(tx, actor.id);
  const phone = form.is_contact_same_as_register ? customer.phoneNumber : form.contact_number;
  if (!phone) failOn('contact_number', 'orders.number_missing');
  const source = form.item_type === 'dress' ? (form.measurement_source ?? null) : null;
  const snapshot = source === 'STORE' ? await snapshotFor(tx, actor.id, undefined) : null;
  if (source === 'STORE' && !snapshot) failOn('measurement_option', 'orders.measurement_missing');
  const { measurementSnapshot = null, lengthChoice = null } = snapshot
    ? withLength(
        { measurementId: snapshot.id, measurementSnapshot: snapshot },
        { top_length: form.top_length, length_choice: form.length_choice ?? 'TAILOR' },
      )
    : {};
  const sample = source && (await sampleIn(tx, actor, { ...form, measurement_source: source }));

  const asked = source === 'UPLOAD' ? form.measurement_from : undefined;

  const cloth = await settleCloth(tx, form);
  const { addresses, ...handover } = await handoverOf(tx, actor, form, cloth);
  requireNothingPosted([cloth.from], handover.pickup);
  const kept = await keep(tx);
  const id = await insertOrder(tx, {
    order: {
      customerId: actor.id,
      tailorId: IN_HOUSE_TAILOR_ID,
      trackingNumber: newTrackingNumber(),
      paymentMethod: handover.payment,
      email: contactEmail(form.email, customer.email, 'email'),
      phone,
      expectedDeliveryDate: form.expected_delivery_date,
    },
    details: {
      itemType: form.item_type,
      gender: form.gender,
      shoeSize: form.item_type === 'shoes' ? (form.shoe_size ?? null) : null,
      description: form.additional_notes,
      dressDesign: kept.design_inspiration ?? null,
      measurementSource: source && storedSource({ measurement_source: source }),
      measurementId: snapshot?.id ?? null,
      measurementSnapshot,
      lengthChoice: lengthChoice ?? null,
      measurementPicture: source === 'UPLOAD' && !asked ? (kept.measurement_picture ?? null) : null,
      measurementFrom: asked ?? null,
      isContactSameAsRegister: form.is_contact_same_as_register,
      deliveryType: 'NORMAL',
      pickup: handover.pickup,
      delivery: handover.delivery,
      handoverKnown: form.ways !== undefined,
      country: handover.country,
      courier: handover.courier,
      // A day without an occasion is a wish only, which the promised day replaces (orders-61, orders-212).
      neededBy: form.occasion ? form.expected_delivery_date : null,
      occasion: form.occasion ?? null,
    },
    addresses,
  });
  await keepSampleOfFirst(tx, id, sample);
  if (cloth.fields.clothSource !== null) await writeClothOfFirst(tx, id, cloth.fields);
  if (asked) await awaitMeasures(tx, { id, tailorId: IN_HOUSE_TAILOR_ID });
  else if (source === 'UPLOAD' && !hasMeasurementPicture)
    await askByCode(tx, { id, tailorId: IN_HOUSE_TAILOR_ID }, 'MEASUREMENT_PICTURE');
  await recordPlaced(tx, deps, { kind: 'single', orderId: id, customerId: actor.id });
  const row = (await orderWithin(tx, { customer: actor.id }, id)) ?? fail('request.not_found');
  await deps.outbox.post(tx, orderPlacedMail(deps.config, row));
  await deps.outbox.post(tx, toPriceMail(deps.config, row));
  return { ...presentOrder(row, actor.role, deps), message: responseWords.singleOrderPlaced };
}

/** A placeholder until the customer chooses; the order cannot be confirmed before (orders-8). */
async function handoverOf(tx: Tx, actor: Actor, form: Form, cloth: ChosenCloth) {
  const { ways, country, courier } = form;
  if (!ways) {
    const addresses = { collection: null, delivery: null };
    return {
      pickup: 'BY_OWN',
      delivery: 'BY_OWN',
      payment: 'COD',
      country: 'PK',
      courier,
      addresses,
    } as const;
  }
  const ofDress = cloth.from.source === 'SHELF' ? 'sent' : 'taken';
  const needed = form.item_type === 'shoes' ? 'none' : ofDress;
  const settled = await settleHandover(tx, actor, { ...form, ...ways }, needed);
  return { ...settled, delivery: ways.delivery, country, courier };
}
