import { expect, test } from 'vitest';
import type { SingleOrder } from '../../../../contract/orders.ts';
import { namedGarments, namedWithCancelled } from './names.ts';

const garment = (id: number, dress_type: string, progress: string) =>
  ({ id, item_type: 'dress', dress_type, measurement_label: 'Bilal', progress }) as never;

test('cloth that came for a cancelled garment is named, also where one garment remains (orders-193)', () => {
  const garments: SingleOrder['garments'] = [
    garment(1, 'Kurta', 'WAITING'),
    garment(2, 'Waistcoat', 'CANCELLED'),
  ];
  expect(namedGarments({ garments })).toEqual([]);
  expect(namedWithCancelled({ garments })).toEqual([
    { id: 1, name: '1. Kurta for Bilal' },
    { id: 2, name: 'Cancelled: Waistcoat for Bilal' },
  ]);
  expect(namedWithCancelled({ garments: garments.slice(0, 1) })).toEqual([]);
});
