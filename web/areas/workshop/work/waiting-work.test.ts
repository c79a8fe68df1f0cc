import { describe, expect, test } from 'vitest';
import type { WorkAction } from '../../../../contract/constants/workshop.ts';
import type { WorkshopOrder } from '../../../../contract/order-steps.ts';
import type { GarmentWorkAction } from './garment-work.ts';
import { foreseen, nextToSend, type WaitingWork } from './waiting-work.ts';

const waiting = (orderId: number, action: WorkAction, refusal?: string): WaitingWork => ({
  key: `${orderId} ${action}`,
  orderId,
  trackingNumber: `NP-${orderId}`,
  pressedAt: '2026-11-22T10:00:00.000Z',
  work: { kind: 'step', said: { action }, expectedStatus: 'ACCEPTED' },
  ...(refusal ? { refusal } : {}),
});

test('work is sent in the order in which it was pressed; behind a refusal that of its order waits (workshop-11)', () => {
  expect(nextToSend([])).toBeUndefined();
  expect(nextToSend([waiting(1, 'start'), waiting(2, 'check')])?.key).toBe('1 start');
  const refused = [waiting(1, 'start', 'Cancelled'), waiting(1, 'check'), waiting(2, 'check')];
  expect(nextToSend(refused)?.key).toBe('2 check');
  expect(nextToSend(refused.slice(0, 2))).toBeUndefined();
});

test('what belongs to no order waits for none, and changes none (workshop-16)', () => {
  const noLight: WaitingWork = {
    key: 'no light',
    orderId: null,
    pressedAt: '2026-11-22T10:00:00.000Z',
    work: { kind: 'no_light', noLight: true },
  };
  expect(nextToSend([waiting(1, 'start', 'Cancelled'), noLight])).toBe(noLight);
  expect(nextToSend([{ ...noLight, refusal: 'Too late' }, waiting(1, 'start')])?.key).toBe('1 start');
  expect(foreseen(order, [noLight])).toBe(order);
});

const order = {
  ...{ status: 'CONFIRMED', delivery: 'BY_SHOP', actions: ['accept'], question: null },
  ...{ dress_type: 'Shalwar_Kameez', measures: { values: { chest: 980 } }, measures_due: [] },
} as unknown as WorkshopOrder;

test('an order is shown as its waiting steps will leave it', () => {
  const steps = (...actions: WorkAction[]) => actions.map((action) => waiting(1, action));
  expect(foreseen(order, [])).toBe(order);
  expect(foreseen(order, steps('accept'))).toMatchObject({ status: 'ACCEPTED', actions: ['start'] });
  expect(foreseen(order, steps('accept', 'start', 'check'))).toMatchObject({
    status: 'QUALITY_CHECK',
    actions: ['rework', 'ship'],
  });
  const collected = { ...order, delivery: 'BY_OWN' as const };
  expect(foreseen(collected, steps('accept', 'start', 'check')).actions).toEqual(['rework', 'make_ready']);
});

test('after a question nothing more can be pressed, because only the server knows what follows', () => {
  expect(foreseen(order, [waiting(1, 'ask')])).toMatchObject({ status: 'CONFIRMED', actions: [] });
});

test('after the receipt of the cloth the work can begin, and nobody waits for the cloth any more', () => {
  const accepted = {
    ...order,
    status: 'ACCEPTED',
    cloth_due_on: '2026-11-21',
    actions: ['receive_cloth', 'start', 'ask'],
  } as WorkshopOrder;
  const seen = foreseen(accepted, [waiting(1, 'receive_cloth')]);
  expect(seen).toMatchObject({ status: 'ACCEPTED', cloth_due_on: null, actions: ['start', 'ask'] });
});

test('measures that wait are shown in millimetres', () => {
  const measured: WaitingWork = {
    key: '1 measures',
    orderId: 1,
    trackingNumber: 'NP-1',
    pressedAt: '2026-11-22T10:00:00.000Z',
    work: { kind: 'measures', unit: 'in', values: { top_length: 40 } },
  };
  expect(foreseen(order, [measured]).finished?.values).toEqual({ top_length: 1016 });
});

test('a garment that is to be measured leaves once its measures wait to be sent too (workshop-17)', () => {
  const due = {
    ...order,
    status: 'QUALITY_CHECK',
    actions: ['rework'],
    measures_due: ['chest'],
  } as WorkshopOrder;
  const measured = (values: Record<string, number>): WaitingWork => ({
    key: 'measures',
    orderId: 1,
    trackingNumber: 'NP-1',
    pressedAt: '2026-11-22T10:00:00.000Z',
    work: { kind: 'measures', unit: 'cm', values },
  });
  expect(foreseen(due, [measured({ hip: 110 })])).toMatchObject({
    actions: ['rework'],
    measures_due: ['chest'],
  });
  expect(foreseen(due, [measured({ chest: 110 })])).toMatchObject({
    actions: ['rework', 'ship'],
    measures_due: [],
  });
  const before = { ...due, status: 'IN_PRODUCTION', actions: ['check'] } as WorkshopOrder;
  expect(foreseen(before, [waiting(1, 'check')]).actions).toEqual(['rework']);
  expect(foreseen(before, [measured({ chest: 110 }), waiting(1, 'check')]).actions).toEqual([
    'rework',
    'ship',
  ]);
});

test('of several garments each is measured by itself, and the order leaves once all are (workshop-33, workshop-34)', () => {
  const garment = (id: number) => ({
    id,
    ...{ dress_type: 'Kurta', measures: order.measures, measures_due: ['chest'] },
  });
  const several = {
    ...{ ...order, status: 'QUALITY_CHECK', actions: ['rework'], measures_due: ['chest'] },
    garments: [garment(31), garment(32)],
  } as unknown as WorkshopOrder;
  const measured = (chest: number, of?: number): WaitingWork => ({
    key: `measures ${of}`,
    orderId: 1,
    trackingNumber: 'NP-1',
    pressedAt: '2026-11-22T10:00:00.000Z',
    work: { kind: 'measures', unit: 'cm', values: { chest }, ...(of !== undefined && { garment: of }) },
  });
  const second = foreseen(several, [measured(99, 32)]);
  expect(second).toMatchObject({
    ...{ actions: ['rework'], measures_due: ['chest'] },
    garments: [{ measures_due: ['chest'] }, { measures_due: [], finished: { values: { chest: 990 } } }],
  });
  expect(second.finished).toBeUndefined();
  // What the device has kept since an earlier release names none.
  for (const first of [measured(98), measured(98, 31)]) {
    expect(foreseen(several, [measured(99, 32), first])).toMatchObject({
      ...{ actions: ['rework', 'ship'], measures_due: [], finished: { values: { chest: 980 } } },
      garments: [{ finished: { values: { chest: 980 } } }, { finished: { values: { chest: 990 } } }],
    });
  }
});

describe('steps of one garment that wait (workshop-46)', () => {
  const garment = (id: number) => ({ id, progress: 'WAITING', actions: ['start'], measures_due: [] });
  const accepted = {
    ...{ id: 7, status: 'ACCEPTED', delivery: 'BY_OWN', actions: ['start'] },
    garments: [garment(31), garment(32)],
  } as unknown as WorkshopOrder;
  const done = (id: number, ...actions: GarmentWorkAction[]) =>
    actions.map((action) => ({
      orderId: 7,
      work: { kind: 'garment', garment: id, said: { action }, expectedProgress: 'WAITING' },
    })) as unknown as WaitingWork[];
  const shownAfter = (waiting: WaitingWork[]) => {
    const { status, actions, garments } = foreseen(accepted, waiting);
    return { status, actions, garments: garments.map((one) => [one.progress, ...one.actions]) };
  };

  test('take the order along', () => {
    expect(shownAfter(done(31, 'start', 'check'))).toEqual({
      status: 'IN_PRODUCTION',
      actions: ['check'],
      garments: [
        ['CHECKING', 'rework', 'make_ready'],
        ['WAITING', 'start'],
      ],
    });
    expect(shownAfter([...done(31, 'start', 'check', 'make_ready'), ...done(32, 'start', 'check')])).toEqual({
      status: 'QUALITY_CHECK',
      actions: ['rework', 'make_ready'],
      garments: [
        ['READY', 'rework'],
        ['CHECKING', 'rework', 'make_ready'],
      ],
    });
    const all = [...done(31, 'start', 'check', 'make_ready'), ...done(32, 'start', 'check', 'make_ready')];
    expect(shownAfter(all)).toMatchObject({ status: 'READY', actions: ['deliver'] });
  });

  test('a garment whose measures wait can be made ready (workshop-65)', () => {
    const due = (id: number) => ({
      ...{ id, dress_type: 'Kurta', measures: { values: { chest: 980 } }, measures_due: ['chest'] },
      ...{ progress: 'CHECKING', actions: ['rework'] },
    });
    const checked = {
      ...accepted,
      ...{ status: 'QUALITY_CHECK', question: null, garments: [due(31), due(32)], measures_due: ['chest'] },
    } as unknown as WorkshopOrder;
    const measures = (chest: number) =>
      ({ orderId: 7, work: { kind: 'measures', unit: 'cm', values: { chest }, garment: 32 } }) as WaitingWork;
    const actionsAfter = (order: WorkshopOrder) =>
      foreseen(order, [measures(99)]).garments.map((one) => one.actions);
    expect(actionsAfter(checked)).toEqual([['rework'], ['rework', 'make_ready']]);
    // A question that waits for its answer holds it up still.
    const asked = { ...checked, garments: checked.garments.map((one) => ({ ...one, actions: [] })) };
    expect(actionsAfter(asked)).toEqual([[], []]);
  });

  test('a step of the whole order takes the garments along', () => {
    const started = {
      orderId: 7,
      work: { kind: 'step', said: { action: 'start' } },
    } as unknown as WaitingWork;
    expect(shownAfter([started])).toMatchObject({
      status: 'IN_PRODUCTION',
      garments: [
        ['STITCHING', 'check'],
        ['STITCHING', 'check'],
      ],
    });
  });

  test('the alteration of one leaves the others at their customer (orders-110, orders-120)', () => {
    const checked = {
      ...accepted,
      ...{ status: 'QUALITY_CHECK', altered_garment: 32, actions: ['rework', 'make_ready'] },
      garments: [
        { ...garment(31), progress: 'READY', actions: [] },
        { ...garment(32), progress: 'CHECKING', actions: ['rework', 'make_ready'] },
      ],
    } as unknown as WorkshopOrder;
    const rework = {
      orderId: 7,
      work: { kind: 'step', said: { action: 'rework' } },
    } as unknown as WaitingWork;
    for (const waiting of [[rework], done(32, 'rework')])
      expect(
        foreseen(checked, waiting).garments.map(({ progress, actions }) => [progress, ...actions]),
      ).toEqual([['READY'], ['STITCHING', 'check']]);
  });
});
