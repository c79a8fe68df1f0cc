// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { queryClient } from '../../../lib/query-client.ts';
import { clothQuery } from './cloth.ts';
import ClothChoice from './cloth-choice.tsx';
import { EMPTY_FIELDS, type OrderFields } from './draft.ts';
import { MeasurementFields } from './steps/measurement-fields.tsx';

let fields: () => OrderFields;

const KNOWN = {
  ...{ product: 1007, name: 'Lawn', colour: 'Blue', image: '/blue.webp', seller: 'Gul', city: 'Lahore' },
  ...{ price: 2400, metres: 2.5, width: 44, left: 3, dress_type: 'Kurta', is_own_quantity: true },
};

function Form({ start, offered }: { start: Partial<OrderFields>; offered: string[] }) {
  const form = useForm<OrderFields>({ defaultValues: { ...EMPTY_FIELDS, ...start } });
  fields = form.getValues;
  return (
    <FormProvider {...form}>
      <ClothChoice dressType="" trade="Gents Tailor" offered={offered} mayPost={false} />
      <MeasurementFields records={{ state: 'loaded', list: [] }} />
    </FormProvider>
  );
}

function open(start: Partial<OrderFields>, offered = ['Kurta']) {
  queryClient.setQueryDefaults(['products'], { enabled: false });
  queryClient.setQueryData(clothQuery(1007).queryKey, undefined);
  const element = <Form start={start} offered={offered} />;
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
}

afterEach(cleanup);

test('cloth that is not sold any more is said until another choice is made (orders-153)', () => {
  open({ cloth_source: 'SHELF' });
  expect(screen.getByRole('alert').textContent).toContain('This cloth is not sold any more.');
  expect(fields().cloth_source).toBe('SHELF');
  const button = screen.getByRole('button', { name: 'Remove: I have cloth of my own' });
  button.focus();
  fireEvent.click(button);
  expect(fields().cloth_source).toBe('');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'The cloth' }));
});

test('cloth chooses its dress type once, where the tailor offers it (orders-152)', () => {
  open({ cloth_source: 'SHELF', cloth_variant: '2', cloth_known: KNOWN });
  expect(screen.getByText('Lawn (Blue)')).toBeTruthy();
  expect([fields().dress_type, fields().cloth_known?.dress_type]).toEqual(['Kurta', '']);
  cleanup();
  open({ cloth_source: 'SHELF', cloth_variant: '2', cloth_known: KNOWN }, ['Abaya']);
  expect(fields().dress_type).toBe('');
});

test('no sample goes along with cloth that a seller sends (orders-160)', () => {
  open({ cloth_source: 'SHELF', cloth_variant: '2', cloth_known: KNOWN, measurement_source: 'SAMPLE' });
  expect(fields().measurement_source).toBe('STORE');
  expect(screen.queryByRole('radio', { name: /goes along with the cloth/ })).toBeNull();
  expect(screen.getByText(/nothing of yours travels along/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Remove: I have cloth of my own' }));
  expect(screen.getByRole('radio', { name: /goes along with the cloth/ })).toBeTruthy();
  expect(screen.queryByText(/nothing of yours travels along/)).toBeNull();
});
