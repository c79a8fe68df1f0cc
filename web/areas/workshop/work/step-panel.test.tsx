// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { WorkshopOrder } from '../../../../contract/order-steps.ts';
import { foreseen, type Work } from './waiting-work.ts';

const doWork = vi.hoisted(() => vi.fn<typeof import('./outbox.ts').doWork>());
vi.mock('./outbox.ts', () => ({ doWork }));

let StepPanel: typeof import('./step-panel.tsx').StepPanel;

// An earlier file of this worker may have loaded it with the real outbox.
beforeAll(async () => {
  vi.resetModules();
  ({ StepPanel } = await import('./step-panel.tsx'));
});

const ACCEPTED = {
  id: 7,
  tracking_id: 'NP-7',
  status: 'ACCEPTED',
  delivery: 'BY_OWN',
  actions: ['start'],
  measures: null,
  finished: null,
  measures_due: [],
} as unknown as WorkshopOrder;

/** Shows the expected state at once, as the sheet does, or after the device has stored the step. */
function Sheet({ storesAfterMs = 0 }: { storesAfterMs?: number }) {
  const [order, setOrder] = useState(ACCEPTED);
  doWork.mockImplementation(async (_order, work: Work) => {
    const next = (before: WorkshopOrder) =>
      foreseen(before, [{ key: 'k', orderId: 7, trackingNumber: 'NP-7', pressedAt: '', work }]);
    if (storesAfterMs === 0) setOrder(next);
    else setTimeout(() => setOrder(next), storesAfterMs);
  });
  return <StepPanel order={order} unit="cm" />;
}

beforeEach(() => {
  vi.useFakeTimers();
  doWork.mockClear();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function press(name: string) {
  fireEvent.click(screen.getByRole('button', { name }));
}

const pressed = () =>
  vi
    .mocked(doWork)
    .mock.calls.map(([, work]) => work.kind === 'step' && [work.said.action, work.expectedStatus]);

test('a second tap does not press the step that came up under the finger', () => {
  render(<Sheet />);
  press('Start stitching');
  act(() => void vi.advanceTimersByTime(120));
  press('To the quality check');
  expect(pressed()).toEqual([['start', 'ACCEPTED']]);
  act(() => void vi.advanceTimersByTime(700));
  press('To the quality check');
  expect(pressed()).toEqual([
    ['start', 'ACCEPTED'],
    ['check', 'IN_PRODUCTION'],
  ]);
});

test('a second tap counts nothing before the device has stored the first', () => {
  render(<Sheet storesAfterMs={200} />);
  press('Start stitching');
  press('Start stitching');
  act(() => void vi.advanceTimersByTime(500));
  press('To the quality check');
  expect(pressed()).toEqual([['start', 'ACCEPTED']]);
});

const AWAITING = {
  ...ACCEPTED,
  actions: ['receive_cloth', 'start'],
  cloth_due_on: '2026-11-20',
  cloth_receipts: [],
} as unknown as WorkshopOrder;

const said = () =>
  vi.mocked(doWork).mock.calls.map(([, work]) => (work.kind === 'step' ? work.said : undefined));

test('the receipt of the cloth asks again for metres and pieces that cannot be, and keeps what was typed', () => {
  doWork.mockResolvedValue(undefined);
  render(<StepPanel order={AWAITING} unit="cm" />);
  expect(screen.getByText(/The cloth is due by 20 Nov 2026/)).toBeTruthy();
  press('The cloth has come');
  const type = (label: RegExp, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  type(/^Metres/, '450');
  type(/^Pieces/, '0');
  press('Save the receipt');
  expect(said()).toEqual([]);
  expect(screen.getByText('Enter metres, such as 4.5.')).toBeTruthy();
  expect(screen.getByText('Enter 1 to 20 pieces.')).toBeTruthy();
  type(/^Metres/, '4 1/2');
  type(/^Pieces/, '2');
  type(/tag of the bag/, ' B-17 ');
  press('Save the receipt');
  expect(said()).toEqual([{ action: 'receive_cloth', metres: 4.5, pieces: 2, faults: '', bag_tag: 'B-17' }]);
});

test('a correction begins with what was written down, below the words of the customer (orders-82)', () => {
  const receipt = {
    metres: 4,
    pieces: 2,
    faults: 'A hole',
    bag_tag: null,
    objection: 'There were 5 metres',
    settled_at: null,
  };
  const disputed = {
    ...AWAITING,
    cloth_due_on: null,
    actions: ['receive_cloth'],
    cloth_receipts: [receipt],
  } as unknown as WorkshopOrder;
  render(<StepPanel order={disputed} unit="cm" />);
  expect(screen.getByText('There were 5 metres')).toBeTruthy();
  press('Correct the receipt');
  expect(screen.getByLabelText<HTMLInputElement>(/^Metres/).value).toBe('4');
  expect(screen.getByDisplayValue('A hole')).toBeTruthy();
});

test('what is left of the cloth goes with the garment, and is asked again if it cannot be (orders-85)', () => {
  doWork.mockResolvedValue(undefined);
  const checked = { ...ACCEPTED, status: 'QUALITY_CHECK', actions: ['make_ready'] } as WorkshopOrder;
  render(<StepPanel order={checked} unit="cm" />);
  const left = screen.getByLabelText(/Metres of cloth left/);
  fireEvent.change(left, { target: { value: 'some' } });
  press('Ready to be collected');
  expect(said()).toEqual([]);
  fireEvent.change(left, { target: { value: '0.75' } });
  press('Ready to be collected');
  expect(said()).toEqual([{ action: 'make_ready', cloth_left: 0.75 }]);
});
