import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { PaymentSettings } from '../../../../contract/payments.ts';
import { tokenFor } from './gateway.ts';

const card = { cardNumber: '4242 4242 4242 4242', expiry: '08/29', cvv: '123' };
const stripe: PaymentSettings = { gateway: 'stripe', publishable_key: 'pk_test_1', test_cards: [] };
const sandbox: PaymentSettings = { gateway: 'sandbox', publishable_key: null, test_cards: [] };

const fetching = vi.fn<typeof fetch>();

beforeEach(() => {
  fetching.mockReset();
  vi.stubGlobal('fetch', fetching);
});

afterEach(() => vi.unstubAllGlobals());

describe('with Stripe', () => {
  test('the card goes to Stripe alone, with the publishable key', async () => {
    fetching.mockResolvedValue(Response.json({ id: 'pm_1' }));
    expect(await tokenFor(card, stripe)).toBe('pm_1');
    expect(fetching).toHaveBeenCalledTimes(1);
    const [address, request] = fetching.mock.calls[0] ?? [];
    expect(address).toBe('https://api.stripe.com/v1/payment_methods');
    expect(request?.headers).toEqual({ authorization: 'Bearer pk_test_1' });
    expect(Object.fromEntries(request?.body as URLSearchParams)).toEqual({
      type: 'card',
      'card[number]': '4242424242424242',
      'card[exp_month]': '08',
      'card[exp_year]': '2029',
      'card[cvc]': '123',
    });
  });

  test.each([
    ['number', 'cardNumber'],
    ['exp_year', 'expiry'],
    ['cvc', 'cvv'],
  ])('what Stripe says about %s belongs to the field %s', async (param, field) => {
    const error = { message: 'Your card is odd.', param };
    fetching.mockResolvedValue(Response.json({ error }, { status: 402 }));
    await expect(tokenFor(card, stripe)).rejects.toMatchObject({
      fields: { [field]: ['Your card is odd.'] },
    });
  });

  test('what belongs to no field is about the payment; no answer is a failing network', async () => {
    fetching.mockResolvedValueOnce(new Response('<h1>', { status: 502 }));
    await expect(tokenFor(card, stripe)).rejects.toMatchObject({ code: 'payments.declined' });
    fetching.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await expect(tokenFor(card, stripe)).rejects.toMatchObject({
      status: 0,
      message: 'Network error occurred',
    });
  });
});

test('the sandbox is sent the digits, and its token is used', async () => {
  fetching.mockResolvedValue(
    Response.json({ token: 'tok_1', brand: 'Visa', last4: '4242', expiry: '08/29' }),
  );
  expect(await tokenFor(card, sandbox)).toBe('tok_1');
  const [address, request] = fetching.mock.calls[0] ?? [];
  expect(address).toBe('/api/payments/tokens/');
  expect(JSON.parse(String(request?.body))).toEqual({
    card_number: '4242424242424242',
    expiry: '08/29',
    cvv: '123',
  });
});
