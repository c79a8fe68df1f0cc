// @vitest-environment happy-dom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { type Attempt, useSubmit } from './form-submit.ts';

beforeAll(() => {
  Element.prototype.checkVisibility ??= () => true;
});

afterEach(cleanup);

/** What the form waits for, once it has been submitted. */
interface Sending {
  attempt: Attempt;
  finish: () => void;
}

function Form({ onSend }: { onSend: (sending: Sending) => void }) {
  const { formProps, isSubmitting, progress, cancel } = useSubmit({
    values: {},
    send: (_, attempt) => new Promise<void>((finish) => onSend({ attempt, finish })),
    onSuccess: () => {},
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

function renderForm(): () => Sending | undefined {
  let sending: Sending | undefined;
  const form = (
    <Form
      onSend={(sent) => {
        sending = sent;
      }}
    />
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: form }])} />);
  return () => sending;
}

test('the submit button has the focus before the fields are disabled', async () => {
  const sending = renderForm();
  const field = screen.getByLabelText('Description');
  field.focus();
  act(() => field.closest('form')?.requestSubmit());
  expect(document.activeElement).toBe(screen.getByText('Send'));
  await act(async () => sending()?.finish());
  expect(document.activeElement).toBe(screen.getByText('Send'));
});

test('it has it again when the button that cancels an upload goes away', async () => {
  const sending = renderForm();
  act(() => screen.getByLabelText('Description').closest('form')?.requestSubmit());
  await act(async () => sending()?.attempt.onProgress(0.5));
  screen.getByText('Cancel').focus();
  await act(async () => sending()?.attempt.onProgress(1));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByText('Send')));
  await act(async () => sending()?.finish());
});
