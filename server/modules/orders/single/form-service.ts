import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import { basicWords, garmentWords } from '#words';
import { checkMeasures } from '../../../../contract/fit-checks.ts';
import { validChoices } from '../../../../contract/garment-design.ts';
import { asksTopLength } from '../../../../contract/garment-measures.ts';
import { toCanonical } from '../../../../contract/measures.ts';
import { formatDay } from '../../../../contract/money.ts';
import type { SingleOrderForm } from '../../../../contract/orders.ts';
import { priceOf } from '../../../../contract/pricing.ts';
import { IN_HOUSE_TAILOR_ID } from '../../../../contract/roles.ts';
import type { Config } from '../../../config.ts';
import type { Tx } from '../../../db/client.ts';
import type { MeasurementSnapshot } from '../../../db/schema/order-details.ts';
import { Failure, fail } from '../../../fail.ts';
import type { Actor } from '../../../infra/access-tokens.ts';
import { readOrderRules } from '../../fees/service.ts';
import { snapshotFor } from '../../measurements/service.ts';
import { findTailor } from '../../tailors/service.ts';
import { requireSampleAddress, settleHandover } from '../address-service.ts';
import { isDressType, isFabricOffered, missingMeasures, rateFor } from '../order-rules.ts';
import { orderingCustomer } from '../queries.ts';
import { promiseToday } from './promise-service.ts';

type Form = z.output<typeof SingleOrderForm>;

/** The order's measurement snapshot; the record itself may have been deleted. */
export interface FrozenMeasures {
  measurementId: number | null;
  measurementSnapshot: MeasurementSnapshot;
}

interface SentWith {
  hasMeasurementPicture: boolean;
  /** The customer, already locked and read. */
  customer?: { phoneNumber: string | null };
  /** Kept if the form names no record. */
  measures?: FrozenMeasures | undefined;
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
  const stitching = rateFor(tailor, form.dress_type);
  if (stitching === null || !isDressType(form.dress_type)) {
    const dress = isDressType(form.dress_type)
      ? garmentWords.dressTypes[form.dress_type].toLowerCase()
      : form.dress_type;
    fail('orders.dress_type_unavailable', { dress });
  }
  if (!isFabricOffered(tailor, form.dress_type, form.fabric_type)) fail('orders.fabric_unavailable');
  const designChoices = form.design_choices && validChoices(form.dress_type, form.design_choices);
  if (designChoices && !isDeepStrictEqual(designChoices, form.design_choices))
    fail('orders.design_unavailable');
  const contactNumber = form.is_contact_same_as_register ? customer.phoneNumber : form.other_number;
  if (!contactNumber) fail('orders.number_missing');
  const measures =
    form.measurement_source === 'STORE'
      ? await storedMeasures(tx, actor, form, sent.measures)
      : { measurementId: null, measurementSnapshot: null, lengthChoice: null };
  const isUploaded = form.measurement_source === 'UPLOAD';
  const asked = isUploaded ? form.measurement_from : undefined;
  if (isUploaded && !asked && !sent.hasMeasurementPicture) fail('orders.picture_missing');

  const rules = await readOrderRules(tx);
  const { addresses, payment } = await settleHandover(tx, actor, form);
  if (form.is_requested_sample) requireSampleAddress(addresses);
  const choices = {
    ...form,
    collection_country: addresses.collection?.country ?? 'PK',
    delivery_country: addresses.delivery?.country ?? 'PK',
    collection_city: addresses.collection?.city ?? '',
    delivery_city: addresses.delivery?.city ?? '',
  };
  const price = priceOf(stitching, choices, rules);
  const promise = await promiseToday(tx, config, tailor, form.delivery_type, choices);
  const { promised } = promise ?? fail('orders.tailor_full');
  if (form.needed_by && promised > form.needed_by && !form.is_late_known)
    fail('orders.needed_earlier', { day: formatDay(promised) });
  return {
    order: {
      tailorId: tailor.id,
      paymentMethod: payment,
      total: price.total,
      phone: contactNumber,
      expectedDeliveryDate: promised,
    },
    details: {
      dressType: form.dress_type,
      fabricType: form.fabric_type,
      description: form.description,
      designChoices: designChoices ?? null,
      measurementSource: form.measurement_source,
      ...measures,
      measurementFrom: asked ?? null,
      isContactSameAsRegister: form.is_contact_same_as_register,
      deliveryType: form.delivery_type,
      pickup: form.pickup,
      delivery: form.delivery,
      handoverKnown: true,
      stitchingPrice: price.stitching,
      urgentSurcharge: price.urgent_surcharge,
      collectionFee: price.collection_fee,
      deliveryFee: price.delivery_fee,
      sampleFee: price.sample_fee,
      isRequestedSample: form.is_requested_sample,
      country: form.country,
      courier: form.courier,
      neededBy: form.needed_by ?? null,
      occasion: form.occasion ?? null,
    },
    addresses,
  };
}

async function storedMeasures(
  tx: Tx,
  actor: Pick<Actor, 'id'>,
  form: Form,
  kept: FrozenMeasures | undefined,
): Promise<FrozenMeasures & { lengthChoice: Form['length_choice'] | null }> {
  const measures = form.measurement === undefined && kept ? kept : await measuresOf(tx, actor, form);
  if (!isDressType(form.dress_type)) return { ...measures, lengthChoice: null };
  const { values, label } = measures.measurementSnapshot;
  const missing = missingMeasures(form.dress_type, values);
  if (missing.length > 0) {
    const dress = garmentWords.dressTypes[form.dress_type];
    fail('orders.measure_missing', { dress, label, measures: missing.join(basicWords.listSeparator) });
  }
  return withLength(measures, form);
}

/** Adds the length of a kameez that the record lacks, or who decides it (orders-75). */
function withLength(
  measures: FrozenMeasures,
  { dress_type, top_length: typed, length_choice }: Form,
): FrozenMeasures & { lengthChoice: Form['length_choice'] | null } {
  const snapshot = measures.measurementSnapshot;
  if (!asksTopLength(dress_type) || snapshot.values.top_length !== undefined) {
    return { ...measures, lengthChoice: null };
  }
  if (typed === undefined) return { ...measures, lengthChoice: length_choice ?? null };
  const { unit, age_group } = snapshot;
  const person = { unit, age_group: age_group === 'child' ? ('child' as const) : ('adult' as const) };
  const { refused } = checkMeasures({ ...person, gender: null, values: { top_length: typed } });
  const [refusal] = refused;
  if (refusal) {
    throw new Failure('measurements.implausible', { fields: { top_length: [refusal.sentence] } });
  }
  const values = { ...snapshot.values, top_length: toCanonical('top_length', typed, unit) };
  return { ...measures, measurementSnapshot: { ...snapshot, values }, lengthChoice: null };
}

async function measuresOf(tx: Tx, actor: Pick<Actor, 'id'>, { measurement }: Form): Promise<FrozenMeasures> {
  const snapshot = await snapshotFor(tx, actor.id, measurement);
  if (!snapshot)
    fail(measurement === undefined ? 'orders.measurement_missing' : 'orders.measurement_unknown');
  return { measurementId: snapshot.id, measurementSnapshot: snapshot };
}
