// @vitest-environment happy-dom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { type Attempt, useSubmit } from './form-submit.ts';

beforeAll(() => {
  Element.prototype.checkVisibility ??= () => true;
});

afterEach(() => {
  cleanup();
  onSuccess.mockReset();
});

/** The state of a submitted form, whose response the test controls. */
interface Sending {
  attempt: Attempt;
  finish: () => void;
}

function Form({ onSend, onSuccess }: { onSend: (sending: Sending) => void; onSuccess: () => void }) {
  const { formProps, isSubmitting, progress, cancel } = useSubmit({
    send: (_, attempt) => new Promise<void>((finish) => onSend({ attempt, finish })),
    onSuccess,
    fallback: 'Failed',
  });
  return (
    <form {...formProps}>
      <fieldset disabled={isSubmitting}>
        <input aria-label="Description" />
      </fieldset>
      {progress !== undefined && progress < 1 && (
        <button type="button" onClick={cancel}>
          Cancel
        </button>
      )}
      <button type="submit">Send</button>
    </form>
  );
}

const onSuccess = vi.fn();
/** Never resolves, so that a navigation stays pending. */
const loader = ({ request }: { request: Request }) =>
  new URL(request.url).search ? new Promise<never>(() => {}) : null;

function renderForm() {
  let sending: Sending | undefined;
  const form = (
    <Form
      onSuccess={onSuccess}
      onSend={(sent) => {
        sending = sent;
      }}
    />
  );
  const router = createMemoryRouter([
    { path: '/', element: form, loader },
    { path: '/other', element: null, loader },
  ]);
  render(<RouterProvider router={router} />);
  return { sending: () => sending, router };
}

test('the submit button has the focus before the fields are disabled', async () => {
  const { sending } = renderForm();
  const field = await screen.findByLabelText('Description');
  field.focus();
  act(() => field.closest('form')?.requestSubmit());
  expect(document.activeElement).toBe(screen.getByText('Send'));
  await act(async () => sending()?.finish());
  expect(document.activeElement).toBe(screen.getByText('Send'));
});

test('it has it again when the button that cancels an upload goes away', async () => {
  const { sending } = renderForm();
  await screen.findByLabelText('Description');
  act(() => screen.getByLabelText('Description').closest('form')?.requestSubmit());
  await act(async () => sending()?.attempt.onProgress(0.5));
  screen.getByText('Cancel').focus();
  await act(async () => sending()?.attempt.onProgress(1));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByText('Send')));
  await act(async () => sending()?.finish());
});

test.each([
  ['/?page=2', 'is shown', 1],
  ['/other?page=2', 'goes to whoever is told after leaving', 0],
])('a result while %s is loading %s', async (address, _what, shown) => {
  const { sending, router } = renderForm();
  const field = await screen.findByLabelText('Description');
  act(() => field.closest('form')?.requestSubmit());
  act(() => void router.navigate(address));
  await waitFor(() => expect(router.state.navigation.state).toBe('loading'));
  await act(async () => sending()?.finish());
  expect(onSuccess).toHaveBeenCalledTimes(shown);
});
