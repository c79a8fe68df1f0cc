import { expect, test } from 'vitest';
import { recordName } from './record-name.ts';

test('records with the same label are told apart by their last change', () => {
  const records = [
    { id: 1, label: 'Me', updated_at: '2026-11-23T09:05:00Z' },
    { id: 2, label: 'me', updated_at: '2026-11-24T09:05:00Z' },
    { id: 3, label: 'Amma', updated_at: '2026-11-24T09:05:00Z' },
  ];
  const names = records.map((record) => recordName(record, records));
  expect(names[0]).toMatch(/^Me, updated 23 Nov 2026, 14:05/);
  expect(names[1]).toMatch(/^me, updated 24 Nov 2026, 14:05/);
  expect(names[2]).toBe('Amma');
});
