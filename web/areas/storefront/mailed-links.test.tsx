// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, describe, expect, test, vi } from 'vitest';
import ResetPasswordPage from '../account/reset-password-page.tsx';
import ConfirmOrderPage from './confirm-order-page.tsx';
import MailUnsubscribePage from './mail-unsubscribe-page.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(Component: ComponentType, token: string) {
  const router = createMemoryRouter([{ path: '/', Component }], { initialEntries: [`/?token=${token}`] });
  render(<RouterProvider router={router} />);
}

function answerWith(status: number, code: string, detail: string) {
  vi.stubGlobal('fetch', async () => Response.json({ code, detail }, { status }));
}

describe.each([
  ['an order', ConfirmOrderPage, 'x'.repeat(43), 'Confirm my order', 'shop.confirmation_link_invalid'],
  [
    'a topic',
    MailUnsubscribePage,
    `7.reviews.${'x'.repeat(43)}`,
    'Unsubscribe',
    'notifications.unsubscribe_link_invalid',
  ],
])('the mailed link of %s', (_name, Page, token, button, code) => {
  test('is incomplete where a mail program has cut it short', () => {
    open(Page, token.slice(0, 12));
    expect(screen.getByText(/^This link is incomplete/)).toBeTruthy();
    expect(screen.queryByText(button)).toBeNull();
  });

  test('loses the button that can only fail, and the result gets the focus', async () => {
    answerWith(400, code, 'This link is dead.');
    open(Page, token);
    fireEvent.click(screen.getByText(button));
    expect((await screen.findByRole('alert')).textContent).toBe('This link is dead.');
    expect(screen.queryByText(button)).toBeNull();
    expect(document.activeElement?.tagName).toBe('H1');
  });

  test('keeps its button where the server is away', async () => {
    answerWith(503, 'server.busy', 'Please try again.');
    open(Page, token);
    fireEvent.click(screen.getByText(button));
    expect((await screen.findByRole('alert')).textContent).toBe('Please try again.');
    expect(screen.getByText(button)).toBeTruthy();
  });
});

test('a link to a new password that was cut short asks for no password', () => {
  open(ResetPasswordPage, 'bad');
  expect(screen.getByText('This link no longer works')).toBeTruthy();
  expect(screen.queryByText('Set new password')).toBeNull();
});
