// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Version } from '../../../../contract/measurements.ts';
import { MEASURE_CODES, type MeasureCode } from '../../../../contract/measures.ts';
import { CallError } from '../../../lib/call-error.ts';
import * as api from '../api.ts';
import { RecordHistory } from './record-history.tsx';

afterEach(cleanup);

const nothing = Object.fromEntries(MEASURE_CODES.map((code) => [code, null])) as Record<MeasureCode, null>;
const version = (number: number, more: Partial<Version>): Version => ({
  ...nothing,
  id: 7,
  label: 'Ahmed',
  person: 'Ahmed',
  relation: null,
  gender: 'male',
  age_group: 'adult',
  unit: 'cm',
  note: '',
  estimated: [],
  confirmed: [],
  version: number,
  measured_on: null,
  updated_at: '2026-11-21T08:00:00.000Z',
  saved_by: 'ahmed',
  origin: 'form',
  restored_version: null,
  ...more,
});

const VERSIONS = [
  version(3, { chest: 96, restored_version: 1, origin: 'restore' }),
  version(2, { chest: 98, saved_by: 'sana.support', origin: 'guide' }),
  version(1, { chest: 96, saved_by: null, origin: 'questions', estimated: ['chest'] }),
];

test('the history tells who saved a version, how, and what it changed (measurements-5)', () => {
  render(<RecordHistory versions={VERSIONS} username="ahmed" />);
  const [third, second, first] = screen.getAllByRole('listitem').filter((item) => item.querySelector('h3'));
  expect(third?.textContent).toContain('Version 1 restored by you');
  expect(third?.textContent).toContain('Chest / bust: 98 cm 96 cm');
  expect(second?.textContent).toContain('Saved by sana.support with the guide');
  expect(second?.textContent).toContain('96 cm, estimated 98 cm');
  expect(first?.textContent).toContain('Saved from the ten questions');
  expect(screen.queryByRole('button', { name: 'Restore version 3' })).toBeNull();
});

test('restoring shows what would change, and a failure beside its button', async () => {
  const restore = vi
    .spyOn(api, 'restoreVersion')
    .mockRejectedValue(new CallError('Network error occurred', 0));
  render(<RecordHistory versions={VERSIONS} username="ahmed" />);
  fireEvent.click(screen.getByRole('button', { name: 'Restore version 2' }));
  const dialog = within(screen.getByRole('alertdialog', { name: 'Restore version 2?' }));
  expect(dialog.getByRole('listitem').textContent).toBe('Chest / bust: 96 cm 98 cm');
  fireEvent.click(dialog.getByRole('button', { name: 'Restore version 2' }));
  await waitFor(() => expect(dialog.getByRole('alert').textContent).toContain('Network error occurred'));
  expect(restore).toHaveBeenCalledWith(7, 2);
});
