// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { CallError } from '../../../lib/call-error.ts';
import type { Application } from '../application-schema.ts';
import ApplicationForm from './application-form.tsx';

const { loadApplicationSchema } = vi.hoisted(() => ({ loadApplicationSchema: vi.fn() }));
vi.mock('../application.ts', () => ({ loadApplicationSchema }));

const send = vi.fn<(application: Application) => Promise<void>>();

beforeAll(() => {
  Element.prototype.checkVisibility ??= () => true;
  HTMLElement.prototype.scrollIntoView ??= () => {};
});

beforeEach(async () => {
  // Reports every element as visible.
  vi.stubGlobal('IntersectionObserver', function observer(report: IntersectionObserverCallback) {
    const observe = () => report([{ isIntersecting: true } as IntersectionObserverEntry], {} as never);
    return { observe, disconnect: () => {} };
  });
  localStorage.clear();
  sessionStorage.clear();
  send.mockReset().mockResolvedValue();
  loadApplicationSchema.mockReset().mockImplementation(() => import('../application-schema.ts'));
  const form = (
    <ApplicationForm
      draftName={crypto.randomUUID()}
      examples={{}}
      send={send}
      onSent={() => {}}
      submitLabel="Send"
    />
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: form }])} />);
  await screen.findByLabelText(/^Pictures of your work/);
});
afterEach(cleanup);

function type(label: string, value: string) {
  fireEvent.input(screen.getByLabelText(label), { target: { value } });
}

async function fillIn() {
  type('Your name', 'Muhammad Rafiq');
  type('Name of your shop', 'Rafiq Tailors');
  type('E-mail', 'rafiq@example.com');
  type('Phone', '0300 1234567');
  type('City', 'Lahore');
  type('Area', 'Anarkali');
  type('Address of the shop', 'Shop 12, Bano Bazaar');
  fireEvent.change(screen.getByLabelText(/^How long does a garment take/), { target: { value: '7' } });
  fireEvent.click(screen.getByLabelText('Gents'));
  fireEvent.input(await screen.findByLabelText('Kurta'), { target: { value: '1,900' } });
}

async function submit() {
  await act(async () => screen.getByText('Send').closest('form')?.requestSubmit());
}

function errorOf(control: Element | null): string | undefined {
  const ids = control?.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)).find((note) => note?.id.endsWith('error'))?.textContent;
}

test('what was typed is sent, with services in their own order', async () => {
  await fillIn();
  fireEvent.click(screen.getByLabelText('Zari and gota work'));
  fireEvent.click(screen.getByLabelText('Alterations'));
  await submit();
  await waitFor(() => expect(send).toHaveBeenCalled());
  expect(send.mock.calls[0]?.[0]).toMatchObject({
    shop_name: 'Rafiq Tailors',
    kind: 'gents',
    services: ['alteration', 'zari'],
    rates: { Kurta: 1900 },
    lead_time_days: '7',
  });
});

test('an empty form names every wrong field, and the first has the focus', async () => {
  await submit();
  const name = screen.getByLabelText('Your name');
  await waitFor(() => expect(document.activeElement).toBe(name));
  expect(errorOf(name)).toBe('This field is required.');
  expect(errorOf(screen.getByLabelText('Gents').closest('fieldset'))).toBe('Say whom you stitch for.');
  expect(send).not.toHaveBeenCalled();
  fireEvent.click(screen.getByLabelText('Gents'));
  await waitFor(() => expect(errorOf(screen.getByLabelText('Gents').closest('fieldset'))).toBeUndefined());
});

test('a rate is checked at its garment, and those of another kind stay without being sent', async () => {
  await fillIn();
  type('Kurta', '');
  type('Sherwani', '5');
  await submit();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Sherwani')));
  expect(errorOf(screen.getByLabelText('Sherwani'))).toMatch(/^Enter whole rupees, /);
  fireEvent.click(screen.getByLabelText('Ladies'));
  await submit();
  const lehenga = await screen.findByLabelText('Lehenga choli');
  await waitFor(() =>
    expect(errorOf(lehenga.closest('fieldset'))).toBe('Enter your rate for at least one garment.'),
  );
  fireEvent.input(lehenga, { target: { value: '9000' } });
  await waitFor(() => expect(errorOf(lehenga.closest('fieldset'))).toBeUndefined());
  await submit();
  await waitFor(() => expect(send.mock.calls[0]?.[0].rates).toEqual({ Lehenga_Choli: 9000 }));
  fireEvent.click(screen.getByLabelText('Gents'));
  expect(screen.getByLabelText<HTMLInputElement>('Sherwani').value).toBe('5');
});

test('errors of the server are at their fields: services, and all pictures at once', async () => {
  send.mockRejectedValue(
    new CallError('No', 400, {
      services: ['Choose one of the options.'],
      picture_1: ['This picture is too large.'],
      picture_2: ['This is no picture.'],
    }),
  );
  await fillIn();
  await submit();
  const alterations = screen.getByLabelText('Alterations');
  await waitFor(() => expect(document.activeElement).toBe(alterations));
  expect(errorOf(alterations.closest('fieldset'))).toBe('Choose one of the options.');
  expect(errorOf(screen.getByLabelText(/^Pictures of your work/))).toBe(
    'This picture is too large. This is no picture.',
  );
  fireEvent.click(alterations);
  await waitFor(() => expect(errorOf(alterations.closest('fieldset'))).toBeUndefined());
});

test('a check that cannot be loaded is said at the button, which tries again', async () => {
  loadApplicationSchema.mockRejectedValue(new Error('Lost.'));
  await fillIn();
  await submit();
  const banner = await screen.findByText('The form could not be checked. Please try again.');
  await waitFor(() => expect(document.activeElement?.contains(banner)).toBe(true));
  type('City', 'Multan');
  expect(send).not.toHaveBeenCalled();
  loadApplicationSchema.mockImplementation(() => import('../application-schema.ts'));
  fireEvent.click(screen.getByText('Try again'));
  await waitFor(() => expect(send.mock.calls[0]?.[0].city).toBe('Multan'));
});
