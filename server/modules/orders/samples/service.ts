import { orderNameWords } from '#words';
import type { NoteCode } from '../../../../contract/constants/lifecycle.ts';
import type { SampleAction } from '../../../../contract/constants/samples.ts';
import { checkMeasures } from '../../../../contract/fit-checks.ts';
import type { MeasureCode } from '../../../../contract/measures.ts';
import type { OrderView } from '../../../../contract/order-steps.ts';
import type { SampleMeasuresForm, SampleStep } from '../../../../contract/sample-garments.ts';
import { fieldOf, inUnit, readSample } from '../../../../contract/sample-measures.ts';
import type { Tx } from '../../../db/client.ts';
import type { Deps } from '../../../deps.ts';
import { Failure, fail } from '../../../fail.ts';
import type { Actor } from '../../../infra/access-tokens.ts';
import { type LockedOrder, type StepContext, takeStepOf } from '../../lifecycle/service.ts';
import { saveMeasuredGarment } from '../../measurements/garment-service.ts';
import { wantedMail } from '../../notifications/service.ts';
import { type GarmentRow, writeGarment } from '../garment-queries.ts';
import { readView } from '../order-service.ts';
import { allGarments, tailorOf } from '../present.ts';
import type { OrderWithMeasures } from '../queries.ts';
import { singleLifecycle } from '../single/lifecycle-service.ts';
import { sampleMeasuredMail } from '../waiting-mails.ts';
import { receiveSample } from './along-service.ts';
import { hasSample, isSampleStepOf, isSampleStepOpen, samplePlace } from './present.ts';
import { type SampleRow, updateSample } from './queries.ts';

const NOTES: Record<SampleAction, NoteCode> = {
  receive: 'SAMPLE_CAME',
  measure: 'SAMPLE_MEASURED',
  pack: 'SAMPLE_PACKED',
  return: 'SAMPLE_RETURNED',
  lose: 'SAMPLE_LOST',
};

type SampledGarment = GarmentRow & { sample: SampleRow };

/**
 * Says what was done with the sample of a garment (orders-162 to orders-165). Fails with `request.not_found` for a
 * garment without one, 403 for an action of other roles, `orders.sample_step_not_allowed`, and like `measure`.
 */
export async function takeSampleStep(
  tx: Tx,
  deps: Deps,
  actor: Actor,
  { id, garment: garmentId }: { id: number; garment: number },
  step: SampleStep,
): Promise<OrderView> {
  const context = { tx, deps, actor };
  const locked = (await singleLifecycle.lock(context, id)) ?? fail('request.not_found');
  const { row } = locked;
  const garment = allGarments(row).find((one) => one.id === garmentId);
  if (!garment || !hasSample(garment)) fail('request.not_found');
  if (!isSampleStepOf(step.action, actor.role, row)) fail('session.forbidden');
  if (!isSampleStepOpen(step.action, row, garment)) {
    const place = samplePlace(row, garment);
    throw new Failure('orders.sample_step_not_allowed', {
      details: { place: orderNameWords.samplePlacePhrases[place] },
      data: { place },
    });
  }
  const move_sample = () => carryOut(context, actor, locked, garment, step);
  const lifecycle = { ...singleLifecycle, prepare: { move_sample } };
  const said = { noteCode: NOTES[step.action], reason: step.note, garmentId };
  const after = await takeStepOf(context, lifecycle, locked, { action: 'move_sample', ...said });
  if (step.action === 'measure') await mailMeasured(context, after.row, garment);
  return readView(tx, deps, actor, id);
}

async function carryOut(
  context: StepContext,
  actor: Actor,
  { row }: LockedOrder<OrderWithMeasures>,
  garment: SampledGarment,
  step: SampleStep,
): Promise<void> {
  const { tx } = context;
  const { id } = garment;
  switch (step.action) {
    case 'receive':
      return receiveSample(tx, garment, row.order.tailorId);
    case 'measure':
      await receiveSample(tx, garment, row.order.tailorId);
      return measure(context, actor, row, garment, step);
    case 'pack':
      return updateSample(tx, id, { packedAt: new Date() });
    case 'return':
      return updateSample(tx, id, { returnedAt: new Date() });
    case 'lose':
      return updateSample(tx, id, { lostAt: new Date(), lostNote: step.note });
  }
}

/**
 * Freezes what was measured as the garment's measures and saves it for the customer (measurements-20). Fails with
 * `orders.sample_nothing_measured`, and with `measurements.implausible` on the fields of the form.
 */
async function measure(
  { tx, deps }: StepContext,
  actor: Actor,
  row: OrderWithMeasures,
  garment: SampledGarment,
  { unit, values: laidFlat, confirmed, note }: SampleMeasuresForm,
): Promise<void> {
  const { sample } = garment;
  const wearer = { name: sample.name, gender: sample.gender, age_group: sample.ageGroup };
  const { values, estimated } = readSample(laidFlat, unit, wearer);
  if (Object.keys(values).length === 0) fail('orders.sample_nothing_measured');
  const { refused } = checkMeasures({ ...wearer, unit, values: inUnit(values, unit) });
  if (refused.length > 0) {
    const fields = Object.fromEntries(refused.map(({ code, sentence }) => [fieldNamed(code), [sentence]]));
    throw new Failure('measurements.implausible', { fields });
  }
  const { measurementId, snapshot } = await saveMeasuredGarment(tx, row.order.customerId, {
    savedBy: actor.id,
    measuredOn: { garment: sample.kind, by: tailorOf(row, deps.config).username },
    measurementId: sample.measurementId,
    ...{ wearer, unit, note, values, estimated, confirmed },
  });
  await updateSample(tx, garment.id, { measuredAt: new Date(), measurementId });
  await writeGarment(tx, row.order.id, garment, {
    measurementSource: 'STORE',
    measurementId,
    measurementSnapshot: snapshot,
  });
}

function fieldNamed(code: MeasureCode): string {
  return fieldOf(code) ?? code;
}

async function mailMeasured(
  { tx, deps }: StepContext,
  row: OrderWithMeasures,
  { sample }: SampledGarment,
): Promise<void> {
  const leave = await wantedMail(tx, deps, row.order.customerId, 'progress');
  if (leave) await deps.outbox.post(tx, sampleMeasuredMail(deps.config, row, sample, leave));
}
