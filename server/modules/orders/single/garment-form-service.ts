import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import { basicWords, garmentWords } from '#words';
import { checkMeasures } from '../../../../contract/fit-checks.ts';
import type { GarmentForm } from '../../../../contract/garment-calls.ts';
import { validChoices } from '../../../../contract/garment-design.ts';
import { asksTopLength } from '../../../../contract/garment-measures.ts';
import { toCanonical } from '../../../../contract/measures.ts';
import type { Tx } from '../../../db/client.ts';
import type { MeasurementSnapshot } from '../../../db/schema/order-details.ts';
import { Failure, fail } from '../../../fail.ts';
import type { Actor } from '../../../infra/access-tokens.ts';
import { snapshotFor } from '../../measurements/service.ts';
import type { findTailor } from '../../tailors/service.ts';
import { settleCloth } from '../cloth/choice-service.ts';
import { isDressType, isFabricKnown, isFabricOffered, missingMeasures, rateFor } from '../order-rules.ts';
import { sampleIn, storedSource } from '../samples/form-service.ts';

type OpenForm = z.output<typeof GarmentForm>;
type Form = OpenForm & { dress_type: string; fabric_type: string };
type Tailor = NonNullable<Awaited<ReturnType<typeof findTailor>>>;

/** The order's measurement snapshot; the record itself may have been deleted. */
export interface FrozenMeasures {
  measurementId: number | null;
  measurementSnapshot: MeasurementSnapshot;
}

export interface SentMeasures {
  hasMeasurementPicture: boolean;
  /** Kept if the form names no record. */
  measures?: FrozenMeasures | undefined;
}

/**
 * Decides rate, design and measures of one garment from its form (orders-10). Fails on the field of each value that is
 * unavailable, missing or unknown.
 */
export async function settleGarment(
  tx: Tx,
  actor: Pick<Actor, 'id'>,
  tailor: Tailor,
  form: Form,
  sent: SentMeasures,
) {
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
  const measures =
    form.measurement_source === 'STORE'
      ? await storedMeasures(tx, actor, form, sent.measures)
      : { measurementId: null, measurementSnapshot: null, lengthChoice: null };
  if (form.measurement_source === 'UPLOAD' && !sent.hasMeasurementPicture) fail('orders.picture_missing');
  const cloth = await settleCloth(tx, form);
  return {
    stitching,
    cloth,
    dressType: form.dress_type,
    fabricType: form.fabric_type,
    description: form.description,
    designChoices: designChoices ?? null,
    measurementSource: storedSource(form),
    ...measures,
    sample: await sampleIn(tx, actor, form),
  };
}

/**
 * Like `settleGarment` for a garment whose price, and perhaps dress type and fabric, staff agree with the customer
 * (orders-170).
 */
export async function settleOpenGarment(
  tx: Tx,
  actor: Pick<Actor, 'id'>,
  form: OpenForm,
  sent: SentMeasures,
) {
  const { dress_type: dressType, fabric_type: fabricType } = form;
  if (dressType !== undefined && !isDressType(dressType)) {
    fail('orders.dress_type_unavailable', { dress: dressType });
  }
  if (fabricType !== undefined && !isFabricKnown(fabricType, dressType)) fail('orders.fabric_unavailable');
  const designChoices = dressType && form.design_choices && validChoices(dressType, form.design_choices);
  if (form.design_choices && !isDeepStrictEqual(designChoices, form.design_choices))
    fail('orders.design_unavailable');
  const measures =
    form.measurement_source === 'STORE'
      ? await storedMeasures(tx, actor, form, sent.measures)
      : { measurementId: null, measurementSnapshot: null, lengthChoice: null };
  if (form.measurement_source === 'UPLOAD' && !sent.hasMeasurementPicture) fail('orders.picture_missing');
  return {
    stitching: null,
    cloth: await settleCloth(tx, form),
    dressType: dressType ?? null,
    fabricType: fabricType ?? null,
    description: form.description,
    designChoices: designChoices || null,
    measurementSource: storedSource(form),
    ...measures,
    sample: await sampleIn(tx, actor, form),
  };
}

async function storedMeasures(
  tx: Tx,
  actor: Pick<Actor, 'id'>,
  form: OpenForm,
  kept: FrozenMeasures | undefined,
): Promise<FrozenMeasures & { lengthChoice: Form['length_choice'] | null }> {
  const measures = form.measurement === undefined && kept ? kept : await measuresOf(tx, actor, form);
  const { dress_type: dressType } = form;
  if (dressType === undefined || !isDressType(dressType)) return withLength(measures, form);
  const { values, label } = measures.measurementSnapshot;
  const missing = missingMeasures(dressType, values);
  if (missing.length > 0) {
    const dress = garmentWords.dressTypes[dressType];
    fail('orders.measure_missing', { dress, label, measures: missing.join(basicWords.listSeparator) });
  }
  return withLength(measures, form);
}

/**
 * Adds the length of a kameez that the record lacks, or who decides it (orders-75); a garment that is open may become
 * one. Fails with `measurements.implausible`.
 */
export function withLength(
  measures: FrozenMeasures,
  {
    dress_type,
    top_length: typed,
    length_choice,
  }: Pick<OpenForm, 'dress_type' | 'top_length' | 'length_choice'>,
): FrozenMeasures & { lengthChoice: Form['length_choice'] | null } {
  const snapshot = measures.measurementSnapshot;
  const isAsked = dress_type === undefined || asksTopLength(dress_type);
  if (!isAsked || snapshot.values.top_length !== undefined) {
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

async function measuresOf(
  tx: Tx,
  actor: Pick<Actor, 'id'>,
  { measurement }: OpenForm,
): Promise<FrozenMeasures> {
  const snapshot = await snapshotFor(tx, actor.id, measurement);
  if (!snapshot)
    fail(measurement === undefined ? 'orders.measurement_missing' : 'orders.measurement_unknown');
  return { measurementId: snapshot.id, measurementSnapshot: snapshot };
}
