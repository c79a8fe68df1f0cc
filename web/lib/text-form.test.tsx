// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Validated } from '../../contract/validation.ts';
import { TextField } from '../ui/field.tsx';
import { FailureBanner } from '../ui/submit.tsx';
import { CallError } from './call-error.ts';
import { useTextForm } from './text-form.ts';

interface Texts extends Record<string, string> {
  name: string;
  city: string;
}

const send = vi.fn<(typed: Texts) => Promise<void>>();
const loadCheck = vi.fn<() => Promise<typeof check>>();

const required = ['This field is required.', 'Use at least 3 characters.'];

function check({ name = '', city = '' }: Record<string, string>): Validated<Texts> {
  if (city === '') return { ok: false, errors: { city: required } };
  return { ok: true, data: { name: name.trim(), city } };
}

function Form() {
  const { errors, formProps, failure } = useTextForm<Texts, void>({
    loadCheck,
    otherwise: ({ city }): Record<string, string[]> => (city === 'nowhere' ? { city: ['Not there.'] } : {}),
    send,
    onSuccess: () => {},
    fallback: 'Failed',
  });
  return (
    <form {...formProps}>
      <TextField label="Name" name="name" error={errors.name} />
      <TextField label="City" name="city" error={errors.city} />
      <FailureBanner failure={failure} />
      <button type="submit">Send</button>
    </form>
  );
}

beforeAll(() => {
  Element.prototype.checkVisibility ??= () => true;
});

beforeEach(() => {
  send.mockReset().mockResolvedValue();
  loadCheck.mockReset().mockResolvedValue(check);
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: <Form /> }])} />);
});

afterEach(cleanup);

function type(label: string, value: string) {
  fireEvent.input(screen.getByLabelText(label), { target: { value } });
}

async function submit() {
  await act(async () => screen.getByText('Send').closest('form')?.requestSubmit());
}

test('a wrong field gets its first sentence and the focus, and nothing is sent', async () => {
  await submit();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('City')));
  expect(screen.getByText('This field is required.')).toBeTruthy();
  expect(screen.queryByText(/at least 3/)).toBeNull();
  expect(send).not.toHaveBeenCalled();
  act(() => type('City', 'Lahore'));
  expect(screen.queryByText('This field is required.')).toBeNull();
});

test('what the check made of the texts is sent', async () => {
  type('Name', ' Amna ');
  type('City', 'Lahore');
  await submit();
  await waitFor(() => expect(send.mock.calls[0]?.[0]).toEqual({ name: 'Amna', city: 'Lahore' }));
});

test('the server decides when the check cannot be loaded, and its errors are on the fields', async () => {
  loadCheck.mockRejectedValue(new Error('Lost.'));
  send.mockRejectedValue(new CallError('No', 400, { city: ['Unknown city.'], other: ['Something else.'] }));
  await submit();
  await waitFor(() => expect(screen.getByText('Unknown city.')).toBeTruthy());
  expect(screen.getByText('Something else.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('City'));
});

test('the other check takes the place of one that cannot be loaded', async () => {
  loadCheck.mockRejectedValue(new Error('Lost.'));
  type('City', 'nowhere');
  await submit();
  await waitFor(() => expect(screen.getByText('Not there.')).toBeTruthy());
  expect(send).not.toHaveBeenCalled();
});

test('a second submit while the check is loaded is ignored', async () => {
  const loading = Promise.withResolvers<typeof check>();
  loadCheck.mockReturnValue(loading.promise);
  type('City', 'Lahore');
  await submit();
  await submit();
  await act(async () => loading.resolve(check));
  await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
});
