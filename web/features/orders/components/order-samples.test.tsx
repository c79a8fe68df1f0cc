// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { SingleOrder } from '../../../../contract/orders.ts';
import OrderSamples from './order-samples.tsx';

afterEach(cleanup);

const sample = { kind: 'Kurta', name: 'Ali', place: 'WITH_CUSTOMER', came_at: null, measured_at: null };

function open(order: object, garment: object = {}, of: object = {}) {
  const garments = [{ id: 1, progress: 'WAITING', measurement_sample: { ...sample, ...of }, ...garment }];
  const shown = { status: 'ACCEPTED', cloth_receipts: [{}], garments, ...order } as unknown as SingleOrder;
  render(<OrderSamples order={shown} />);
}

test('a sample is asked for while its garment is stitched only (orders-165)', () => {
  open({});
  expect(screen.getByText('With you. Give it away with the cloth.')).toBeTruthy();
  expect(screen.getByText('The tailor still waits for it.')).toBeTruthy();
  for (const cancelled of [
    { order: { status: 'CANCELLED' }, garment: {} },
    { order: {}, garment: { progress: 'CANCELLED' } },
  ]) {
    cleanup();
    open(cancelled.order, cancelled.garment);
    expect(screen.getByText('With you. It is not needed any more.')).toBeTruthy();
    expect(screen.queryByText(/still waits|before the work/)).toBeNull();
  }
  cleanup();
  open({}, {}, { place: 'LOST' });
  expect(screen.queryByText(/still waits|before the work/)).toBeNull();
});
