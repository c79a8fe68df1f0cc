// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { FormProvider, type UseFormReturn, useForm } from 'react-hook-form';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Measurement } from '../../../../contract/measurements.ts';
import { MEASURE_CODES } from '../../../../contract/measures.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { useSession } from '../../../lib/session.ts';
import { measurementsQuery } from '../../measurements/api.ts';
import ClothEstimate from './cloth-estimate.tsx';
import { EMPTY_FIELDS, type OrderFields } from './draft.ts';

const record = (id: number, label: string, measures: Partial<Measurement>) =>
  ({
    ...Object.fromEntries(MEASURE_CODES.map((code) => [code, null])),
    id,
    label,
    age_group: 'adult',
    unit: 'in',
    gender: 'male',
    updated_at: '2026-11-22T10:00:00.000Z',
    ...measures,
  }) as unknown as Measurement;

let form: UseFormReturn<OrderFields>;

function Form({
  fields,
  ...garment
}: { fields?: Partial<OrderFields> } & Parameters<typeof ClothEstimate>[0]) {
  form = useForm<OrderFields>({ defaultValues: { ...EMPTY_FIELDS, ...fields } });
  return (
    <FormProvider {...form}>
      <ClothEstimate {...garment} />
    </FormProvider>
  );
}

const SUIT = { dressType: 'Shalwar_Kameez', trade: 'Gents Tailor' } as const;
const said = () => screen.getByRole('status').textContent;

beforeEach(() => {
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  useSession.setState({ user: null });
});

afterEach(() => {
  cleanup();
  queryClient.clear();
  useSession.setState({ user: undefined });
});

test('without measures it counts for a usual size M, and says so (cloth-2)', () => {
  render(<Form {...SUIT} />);
  expect(said()).toBe('You need about 3.75 m at 54 in (4.75 m at 44 in).');
  expect(screen.getByText(/^For a usual size M; with your measures it will be exact\./)).toBeTruthy();
});

test('another width and a print are counted at once (cloth-4)', () => {
  render(<Form {...SUIT} />);
  fireEvent.change(screen.getByLabelText('Width of the cloth'), { target: { value: '44' } });
  expect(said()).toBe('You need about 4.75 m at 44 in (3.75 m at 54 in).');
  fireEvent.click(screen.getByLabelText('Match stripes, checks or a large print at the seams'));
  expect(said()).toBe('You need about 5.25 m at 44 in (4.5 m at 54 in).');
});

test('follows the chosen record and the design (cloth-4)', async () => {
  const tall = record(7, 'Ahmed', { height: 76, chest: 50, hip: 48, sleeve: 27 });
  useSession.setState({ user: { username: 'ayesha' } as never });
  queryClient.setQueryData(measurementsQuery.queryKey, [tall, record(8, 'Bilal', { chest: 38 })]);
  render(<Form {...SUIT} fields={{ measurement: '7' }} />);
  expect(screen.getByText(/^By the measures of Ahmed\./)).toBeTruthy();
  expect(said()).toBe('You need about 5.25 m at 54 in (6.25 m at 44 in).');
  form.setValue('design_choices', { length: 'short', sleeves: 'half' });
  expect(await screen.findByText('You need about 4.5 m at 54 in (5.5 m at 44 in).')).toBeTruthy();
  form.setValue('measurement', '8');
  expect(await screen.findByText(/^For a usual size M;/)).toBeTruthy();
});

test('names dupatta, lining and other cloths by themselves', () => {
  const { rerender } = render(<Form dressType="Lehenga_Choli" trade="Ladies Tailor" />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Dupatta: 2.5 m',
    'Lining: 3.25 m at 44 in',
  ]);
  rerender(<Form dressType="Sherwani" trade="Gents Tailor" />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Shalwar, trousers or dhoti: 1.75 m',
    'Lining: 2.25 m at 44 in',
  ]);
});
