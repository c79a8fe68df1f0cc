import type { WorkAction } from '../../../../contract/constants/workshop.ts';
import type { OrderView, WorkshopOrder } from '../../../../contract/order-steps.ts';
import { takeGarmentStep, takeSampleStep } from '../../../features/orders/garment-steps.ts';
import { call } from '../../../lib/call.ts';
import { createOutbox, pressedNow } from '../../../lib/outbox.ts';
import { rereadWork, showAnswered } from './api.ts';
import type { GarmentWork } from './garment-work.ts';
import type { SampleWork } from './sample-work.ts';
import { type NoLightWork, nextToSend, type WaitingWork, type Work } from './waiting-work.ts';

/** Steps to send (workshop-11). */
const outbox = createOutbox<WaitingWork>({
  name: 'workshop',
  next: nextToSend,
  reread: rereadWork,
  async carryOut(waiting) {
    const answered = await carriedOut(waiting);
    return () => (answered ? showAnswered(answered) : rereadWork());
  },
});

export const { use: useOutbox, drop: dropWork, tryAgain, watch: watchOutbox } = outbox;

/** Stores the work on the device and sends it as soon as there is a network (workshop-11). */
export async function doWork(order: { id: number; tracking_id: string }, work: Work): Promise<void> {
  await outbox.press({ ...pressedNow(), orderId: order.id, trackingNumber: order.tracking_id, work });
}

/** Says that there is no electricity today, or takes it back, like `doWork`. */
export async function sayNoLight(noLight: boolean): Promise<void> {
  await outbox.press({ ...pressedNow(), orderId: null, work: { kind: 'no_light', noLight } });
}

/** The changed order; undefined for what belongs to none. */
async function carriedOut(waiting: WaitingWork): Promise<WorkshopOrder | undefined> {
  if (waiting.orderId !== null) return takenStep(waiting, waiting.orderId, waiting.work);
  await reportNoLight(waiting.work, waiting.pressedAt);
  return undefined;
}

function reportNoLight({ noLight }: NoLightWork, pressedAt: string) {
  return call('PUT /api/workshop/no-light/', { body: { no_light: noLight, pressed_at: pressedAt } });
}

/** Steps that are or stand for a receipt of the cloth (orders-86). */
const COUNTED_FROM_PRESS: ReadonlySet<WorkAction> = new Set(['receive_cloth', 'start']);

type Pressed = Pick<WaitingWork, 'key' | 'pressedAt'>;

function takenStep({ key: idempotencyKey, pressedAt }: Pressed, id: number, work: Work) {
  if (work.kind === 'measures') {
    const { unit, values, garment } = work;
    return call('PUT /api/workshop/orders/{id}/finished-measures/', {
      params: { id },
      body: { unit, values, ...(garment !== undefined && { garment }) },
    });
  }
  if (work.kind === 'garment') return takenGarmentStep({ key: idempotencyKey, pressedAt }, id, work);
  if (work.kind === 'sample') return takenSampleStep(idempotencyKey, id, work);
  const { despite_difference, metres, pieces, cloth_left, samples = [], garments = [], ...said } = work.said;
  const numbers = Object.entries({ metres, pieces, cloth_left }).filter(([, value]) => value !== undefined);
  return call('POST /api/workshop/orders/{id}/steps/', {
    params: { id },
    body: {
      ...said,
      expected_status: work.expectedStatus,
      ...(despite_difference ? { despite_difference: 'true' } : {}),
      ...(garments.length > 0 ? { garments: garments.join(',') } : {}),
      ...(samples.length > 0 ? { samples: samples.join(',') } : {}),
      ...(COUNTED_FROM_PRESS.has(said.action) ? { pressed_at: pressedAt } : {}),
      ...Object.fromEntries(numbers.map(([name, value]) => [name, String(value)])),
    },
    files: { photo: work.photo },
    idempotencyKey,
  });
}

async function takenGarmentStep(
  { key, pressedAt }: Pressed,
  id: number,
  { garment, said, expectedProgress, photo }: GarmentWork,
): Promise<WorkshopOrder> {
  const pressed = COUNTED_FROM_PRESS.has(said.action) ? { pressed_at: pressedAt } : {};
  const body = { ...said, expected_progress: expectedProgress, ...pressed };
  return atWork(await takeGarmentStep(id, garment, body, key, photo));
}

async function takenSampleStep(
  idempotencyKey: string,
  id: number,
  { garment, step }: SampleWork,
): Promise<WorkshopOrder> {
  return atWork(await takeSampleStep(id, garment, step, idempotencyKey));
}

function atWork(order: OrderView): WorkshopOrder {
  if (order.audience !== 'workshop' || order.kind !== 'single') throw new Error('The order is not at work.');
  return order;
}
