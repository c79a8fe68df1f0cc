// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { afterEach, expect, test } from 'vitest';
import type { OrderFields } from '../draft.ts';
import { PostedField } from './posted-field.tsx';

type Fields = Pick<OrderFields, 'pickup' | 'cloth_source'>;
let form: ReturnType<typeof useForm<Fields>>;

function Form({ start }: { start: Fields }) {
  form = useForm<Fields>({ defaultValues: start });
  return (
    <FormProvider {...form}>
      <PostedField />
    </FormProvider>
  );
}

const box = () => screen.getByRole('checkbox', { name: 'I post my cloth to the tailor' }) as HTMLInputElement;

afterEach(cleanup);

test('cloth that was posted before stays so, and can be chosen otherwise (orders-150)', () => {
  render(<Form start={{ pickup: 'BY_OWN', cloth_source: 'POSTED' }} />);
  expect(box().checked).toBe(true);
  expect(form.getValues('cloth_source')).toBe('POSTED');
  fireEvent.click(box());
  expect([box().checked, form.getValues('cloth_source')]).toEqual([false, '']);
  fireEvent.click(box());
  expect([box().checked, form.getValues('cloth_source')]).toEqual([true, 'POSTED']);
});

test('cloth that the shop collects is not posted (orders-150)', () => {
  render(<Form start={{ pickup: 'BY_SHOP', cloth_source: 'POSTED' }} />);
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(form.getValues('cloth_source')).toBe('');
});
