// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { type Resolver, type ResolverResult, useForm } from 'react-hook-form';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { TextField } from '../ui/field.tsx';
import { FailureBanner } from '../ui/submit.tsx';
import { CallError } from './call-error.ts';
import { useFormSubmit } from './form-submit.ts';
import { lazyResolver } from './lazy-resolver.ts';

interface Fields {
  name: string;
  city: string;
}

const send = vi.fn<(typed: Fields) => Promise<void>>();
const load = vi.fn<() => Promise<Resolver<Fields, unknown, Fields>>>();

function check({ name, city }: Fields): ResolverResult<Fields> {
  const message = 'This field is required.';
  if (city === '') return { values: {}, errors: { city: { type: 'required', message } } };
  return { values: { name: name.trim(), city }, errors: {} };
}

const lazy = lazyResolver<Fields>(() => load());

function Form({ resolver = lazy, before }: { resolver?: typeof lazy; before?: string }) {
  const form = useForm<Fields>({ resolver });
  const { errors } = form.formState;
  const { formProps, failure } = useFormSubmit(form, { send, onSuccess: () => {}, fallback: 'Failed' });
  return (
    <form {...formProps}>
      <TextField label="Name" error={errors.name?.message} {...form.register('name')} />
      <TextField label="City" defaultValue={before} error={errors.city?.message} {...form.register('city')} />
      <FailureBanner failure={failure} />
      <button type="submit">Send</button>
    </form>
  );
}

function open(form = <Form />) {
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: form }])} />);
}

beforeAll(() => {
  Element.prototype.checkVisibility ??= () => true;
  HTMLElement.prototype.scrollIntoView ??= () => {};
});

beforeEach(() => {
  send.mockReset().mockResolvedValue();
  load.mockReset().mockResolvedValue(check);
});

afterEach(cleanup);

function type(label: string, value: string) {
  fireEvent.input(screen.getByLabelText(label), { target: { value } });
}

async function submit() {
  await act(async () => screen.getByText('Send').closest('form')?.requestSubmit());
}

test('a wrong field has its sentence and the focus, nothing is sent, and the edit clears it', async () => {
  open();
  await submit();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('City')));
  expect(screen.getByText('This field is required.')).toBeTruthy();
  expect(send).not.toHaveBeenCalled();
  type('City', 'Lahore');
  await waitFor(() => expect(screen.queryByText('This field is required.')).toBeNull());
});

test('what the resolver made of the texts is sent', async () => {
  open();
  type('Name', ' Amna ');
  type('City', 'Lahore');
  await submit();
  await waitFor(() => expect(send.mock.calls[0]?.[0]).toEqual({ name: 'Amna', city: 'Lahore' }));
});

test('what stood in an input before the form was mounted is sent', async () => {
  open(<Form before="Multan" />);
  await submit();
  await waitFor(() => expect(send.mock.calls[0]?.[0].city).toBe('Multan'));
});

test('the server decides when the schema cannot be loaded, and its errors are on the fields', async () => {
  load.mockRejectedValue(new Error('Lost.'));
  send.mockRejectedValue(new CallError('No', 400, { city: ['Unknown city.'], other: ['Something else.'] }));
  open();
  await submit();
  await waitFor(() => expect(screen.getByText('Unknown city.')).toBeTruthy());
  expect(screen.getByText('Something else.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('City'));
});

test('a second submit while the schema is loaded is ignored', async () => {
  const loading = Promise.withResolvers<typeof check>();
  load.mockReturnValue(loading.promise);
  open();
  type('City', 'Lahore');
  await submit();
  await submit();
  await act(async () => loading.resolve(check));
  await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
  expect(load).toHaveBeenCalledTimes(1);
});

test('an error of no field is said beside the button, until an edit', async () => {
  const refuse = () => ({ values: {}, errors: { root: { type: 'required', message: 'Change something.' } } });
  open(<Form resolver={refuse as never} />);
  await submit();
  const banner = await screen.findByText('Change something.');
  await waitFor(() => expect(document.activeElement?.contains(banner)).toBe(true));
  type('City', 'Lahore');
  await waitFor(() => expect(screen.queryByText('Change something.')).toBeNull());
  expect(send).not.toHaveBeenCalled();
});
