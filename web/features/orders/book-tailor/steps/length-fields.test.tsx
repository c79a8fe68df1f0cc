// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { afterEach, expect, test } from 'vitest';
import type { Measurement } from '../../../../../contract/measurements.ts';
import { EMPTY_FIELDS, type OrderFields } from '../draft.ts';
import { toRequest } from '../order-request.ts';
import LengthFields from './length-fields.tsx';

afterEach(cleanup);

let fields: () => OrderFields;

function Form({ record }: { record: Measurement | undefined }) {
  const form = useForm<OrderFields>({ defaultValues: EMPTY_FIELDS });
  fields = form.getValues;
  return (
    <FormProvider {...form}>
      <LengthFields record={record} />
    </FormProvider>
  );
}

const RECORD = { id: 7, unit: 'in', age_group: 'adult' } as Measurement;
const sent = () => {
  const { top_length, length_choice } = toRequest({ source: 'in-house', fields: fields() } as never);
  return { top_length, length_choice };
};

test('the length is typed in the unit of the record, or left to somebody (orders-63)', () => {
  render(<Form record={RECORD} />);
  expect(sent()).toEqual({});
  expect(screen.queryByLabelText('Length (in)')).toBeNull();
  fireEvent.click(screen.getByRole('radio', { name: 'My own length' }));
  fireEvent.change(screen.getByLabelText('Length (in)'), { target: { value: '41 1/2' } });
  expect(screen.getByText('18 to 59 in')).toBeTruthy();
  expect(sent()).toEqual({ top_length: '41 1/2' });
  fireEvent.click(screen.getByRole('radio', { name: 'As on my design picture' }));
  expect(sent()).toEqual({ length_choice: 'PICTURE' });
});

test('measures that an order keeps have no unit to type in', () => {
  render(<Form record={undefined} />);
  expect(screen.getAllByRole('radio')).toHaveLength(2);
});
