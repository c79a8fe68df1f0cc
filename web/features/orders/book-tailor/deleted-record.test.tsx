// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import type { Measurement } from '../../../../contract/measurements.ts';
import { MEASURE_CODES } from '../../../../contract/measures.ts';
import { CallError } from '../../../lib/call-error.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { EMPTY_FIELDS, type OrderFields } from './draft.ts';
import { MeasurementFields } from './steps/measurement-fields.tsx';
import { readRecordsAfter } from './use-measurement-records.ts';

const record = (id: number, label: string) =>
  ({
    ...Object.fromEntries(MEASURE_CODES.map((code) => [code, 40])),
    id,
    label,
    age_group: 'adult',
    unit: 'in',
    gender: 'male',
    estimated: [],
    confirmed: [],
    warnings: [],
    updated_at: '2026-11-22T10:00:00.000Z',
  }) as unknown as Measurement;
const [AHMED, BILAL] = [record(7, 'Ahmed'), record(8, 'Bilal')];

let chosen: () => string;

function Form({ list, start }: { list: Measurement[]; start: string }) {
  const form = useForm<OrderFields>({
    defaultValues: { ...EMPTY_FIELDS, measurement_source: 'STORE', measurement: start },
  });
  chosen = () => form.getValues('measurement');
  return (
    <FormProvider {...form}>
      <MeasurementFields records={{ state: 'loaded', list }} />
    </FormProvider>
  );
}

const page = (list: Measurement[], start = '') => (
  <RouterProvider router={createMemoryRouter([{ path: '/', element: <Form list={list} start={start} /> }])} />
);
const select = () => screen.getByLabelText<HTMLSelectElement>('Whose measurements');
const options = () => [...select().options].map(({ text }) => text);

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('a form begins with the first record (orders-5)', () => {
  render(page([AHMED, BILAL]));
  expect([chosen(), select().value]).toEqual(['7', '7']);
});

test('a record that is gone is replaced by no other, until one is chosen (orders-5)', () => {
  render(page([BILAL], '7'));
  expect([chosen(), select().value]).toEqual(['7', '7']);
  expect(options()).toEqual(['Bilal', 'Deleted record']);
  fireEvent.change(select(), { target: { value: '8' } });
  expect([chosen(), options()]).toEqual(['8', ['Bilal']]);
});

test('the records are read again after an order is refused for its record, and after no other failure', async () => {
  const refetch = vi.spyOn(queryClient, 'refetchQueries').mockResolvedValue();
  const lost = new CallError('Network error occurred', 0);
  await expect(readRecordsAfter(lost)).rejects.toBe(lost);
  expect(refetch).not.toHaveBeenCalled();
  const refused = new CallError('', 400, { measurement: ['This measurement record does not exist.'] });
  await expect(readRecordsAfter(refused)).rejects.toBe(refused);
  expect(refetch).toHaveBeenCalledWith({ queryKey: ['measurements', 'list'] });
});
