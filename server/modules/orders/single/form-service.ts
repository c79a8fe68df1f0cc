import type { z } from 'zod';
import { formatDay } from '../../../../contract/money.ts';
import type { SingleOrderForm } from '../../../../contract/orders.ts';
import { type ClothFrom, priceOf, takesPickup } from '../../../../contract/pricing.ts';
import { IN_HOUSE_TAILOR_ID } from '../../../../contract/roles.ts';
import type { Config } from '../../../config.ts';
import type { Tx } from '../../../db/client.ts';
import { fail } from '../../../fail.ts';
import type { Actor } from '../../../infra/access-tokens.ts';
import { findTailor } from '../../tailors/service.ts';
import { requireSampleAddress, settleHandover } from '../address-service.ts';
import { requireNothingPosted, requirePostable, requireTailorAddress } from '../cloth/choice-service.ts';
import { settleAdvance } from '../payments/service.ts';
import { orderingCustomer } from '../queries.ts';
import { type SentMeasures, settleGarment } from './garment-form-service.ts';
import { planBy, readPromiseRules } from './promise-service.ts';

type Form = z.output<typeof SingleOrderForm>;

interface SentWith extends SentMeasures {
  /** The customer, already locked and read. */
  customer?: { phoneNumber: string | null };
  /** Garments of the order besides this one. */
  others?: number;
  /** Where the cloth of the others comes from. */
  othersClothFrom?: readonly ClothFrom[];
}

/**
 * Decides tailor, price, day, measures and addresses from the form (orders-10). Fails on the field of each value that
 * is unavailable, missing or unknown.
 */
export async function settleForm(
  tx: Tx,
  config: Pick<Config, 'support'>,
  actor: Pick<Actor, 'id'>,
  form: Form,
  sent: SentWith,
) {
  const customer = sent.customer ?? (await orderingCustomer(tx, actor.id)) ?? fail('session.invalid');
  const tailor = await findTailor(tx, form.tailor ?? IN_HOUSE_TAILOR_ID);
  if (!tailor?.active) fail('orders.tailor_unknown');
  const asked = form.measurement_source === 'UPLOAD' ? form.measurement_from : undefined;
  const { stitching, sample, cloth, ...garment } = await settleGarment(tx, actor, tailor, form, {
    ...sent,
    hasMeasurementPicture: sent.hasMeasurementPicture || asked !== undefined,
  });
  const contactNumber = form.is_contact_same_as_register ? customer.phoneNumber : form.other_number;
  if (!contactNumber) fail('orders.number_missing');
  const today = await readPromiseRules(tx);
  requirePostable(form, form.pickup);
  const cloth_from = [cloth.from, ...(sent.othersClothFrom ?? [])];
  requireTailorAddress(cloth_from, tailor);
  const { pickup, addresses, payment } = await settleHandover(
    tx,
    actor,
    form,
    takesPickup(cloth_from) ? 'taken' : 'sent',
  );
  if (takesPickup(cloth_from)) requireNothingPosted(cloth_from, pickup);
  if (form.is_requested_sample) requireSampleAddress(addresses);
  const choices = {
    ...form,
    pickup,
    cloth: cloth.fields.clothPrice ?? 0,
    cloth_from,
    collection_country: addresses.collection?.country ?? 'PK',
    delivery_country: addresses.delivery?.country ?? 'PK',
    collection_city: addresses.collection?.city ?? '',
    delivery_city: addresses.delivery?.city ?? '',
  };
  const price = priceOf(stitching, choices, today.rules);
  const plan = planBy(today, config, tailor, form.delivery_type, choices, (sent.others ?? 0) + 1);
  const { promised } = plan.promised ?? fail('orders.tailor_full');
  if (form.needed_by && promised > form.needed_by && !form.is_late_known)
    fail('orders.needed_earlier', { day: formatDay(promised) });
  const ordered = { customerId: actor.id, total: price.total, paymentMethod: payment };
  const advance = await settleAdvance(tx, ordered, today.rules.advance);
  return {
    order: {
      tailorId: tailor.id,
      paymentMethod: payment,
      total: price.total,
      advancePercent: advance.percent,
      advanceCause: advance.cause,
      phone: contactNumber,
      expectedDeliveryDate: promised,
    },
    details: {
      ...garment,
      measurementFrom: asked ?? null,
      isContactSameAsRegister: form.is_contact_same_as_register,
      deliveryType: form.delivery_type,
      pickup,
      delivery: form.delivery,
      handoverKnown: true,
      stitchingPrice: price.stitching,
      urgentSurcharge: price.urgent_surcharge,
      collectionFee: price.collection_fee,
      deliveryFee: price.delivery_fee,
      sampleFee: price.sample_fee,
      clothPrice: price.cloth,
      isRequestedSample: form.is_requested_sample,
      country: form.country,
      courier: form.courier,
      neededBy: form.needed_by ?? null,
      occasion: form.occasion ?? null,
    },
    addresses,
    sample,
    cloth: cloth.fields,
  };
}
