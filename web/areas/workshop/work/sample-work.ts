import { openObjections } from '../../../../contract/cloth-words.ts';
import type { SampleAction, SamplePlace } from '../../../../contract/constants/samples.ts';
import type { WorkshopGarment, WorkshopOrder } from '../../../../contract/order-steps.ts';
import type { MeasurementSample, SampleMeasuresForm } from '../../../../contract/sample-garments.ts';
import { isAdvanceDue } from './advance.ts';
import type { GarmentAt } from './sheet-garments.ts';

/** What the tailor does with the sample of a garment; only staff writes down a loss. */
export interface SampleWork {
  kind: 'sample';
  garment: number;
  /** Which of several garments it is, as when it was pressed. */
  of?: GarmentAt;
  step:
    | { action: 'receive' | 'pack' | 'return'; note?: string }
    | ({ action: 'measure' } & SampleMeasuresForm);
}

type Sampled = WorkshopGarment & { measurement_sample: MeasurementSample };

/** The garments whose sample is known, also in what a device keeps of the release before. */
function sampledGarments({ garments }: Pick<WorkshopOrder, 'garments'>): Sampled[] {
  return (garments ?? []).filter((garment): garment is Sampled => Boolean(garment.measurement_sample));
}

/** Samples that may have come along with the cloth. */
export function samplesToCome(order: Pick<WorkshopOrder, 'garments'>): Sampled[] {
  return sampledGarments(order).filter(({ measurement_sample: { actions } }) => actions.includes('receive'));
}

/** Samples that the parcel takes back. */
export function samplesToPack(order: Pick<WorkshopOrder, 'garments'>): Sampled[] {
  return sampledGarments(order).filter(
    ({ measurement_sample: { place, measured_at: at }, progress }) =>
      place === 'WITH_TAILOR' && (at !== null || progress === 'CANCELLED'),
  );
}

/** Whether a garment waits for its sample to be measured (orders-163). */
export function isSampleDue({
  measurement_sample: sample,
  progress,
}: Pick<WorkshopGarment, 'measurement_sample' | 'progress'>): boolean {
  return Boolean(sample) && progress !== 'CANCELLED' && !sample?.measured_at && sample?.place !== 'LOST';
}

const LEADS_TO: Record<SampleWork['step']['action'], { place: SamplePlace; actions: SampleAction[] }> = {
  receive: { place: 'WITH_TAILOR', actions: ['measure'] },
  measure: { place: 'WITH_TAILOR', actions: ['measure', 'return'] },
  pack: { place: 'PACKED', actions: [] },
  return: { place: 'BACK', actions: [] },
};

/** The order after a press that waits; after the last measuring the work may begin. */
export function afterSampleWork(
  order: WorkshopOrder,
  { garment: id, step }: Pick<SampleWork, 'garment' | 'step'>,
): WorkshopOrder {
  const after = (sample: MeasurementSample): MeasurementSample => ({
    ...sample,
    ...LEADS_TO[step.action],
    is_due_back: false,
    came_at: sample.came_at ?? order.order_date,
    ...(step.action === 'measure' && { measured_at: order.order_date }),
  });
  const garments = (order.garments ?? []).map((garment) => {
    if (garment.id !== id || !garment.measurement_sample) return garment;
    const moved = { ...garment, measurement_sample: after(garment.measurement_sample) };
    const mayStart = step.action === 'measure' && moved.progress === 'WAITING' && mayBegin(order);
    return mayStart ? { ...moved, actions: [...new Set([...moved.actions, 'start' as const])] } : moved;
  });
  const [first] = garments;
  const measurement_sample = first?.id === id ? first.measurement_sample : order.measurement_sample;
  const isReady = order.status === 'ACCEPTED' && mayBegin(order) && !garments.some(isSampleDue);
  const actions = isReady ? [...new Set([...order.actions, 'start' as const])] : order.actions;
  return { ...order, garments, measurement_sample, actions };
}

/** The other conditions of the step `start`, as far as the sheet knows them. */
function mayBegin(order: WorkshopOrder): boolean {
  const isPaid = !isAdvanceDue(order);
  const isAgreed = openObjections(order.cloth_receipts ?? []).length === 0;
  return isPaid && isAgreed && order.question === null && !order.actions.includes('send_swatch');
}
