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
