import type { PaymentSettings } from '../../../../contract/payments.ts';
import { CallError } from '../../../lib/call-error.ts';
import { tokeniseTestCard } from '../api.ts';
import { digitsOf, type TypedCard } from './card.ts';

/** Stripe's tokeniser. The number of a card goes there from the browser and never to the shop (payments-2). */
const STRIPE = 'https://api.stripe.com/v1/payment_methods';

/** Fields of the form by what Stripe calls them. */
const STRIPE_FIELDS: Record<string, keyof TypedCard> = {
  number: 'cardNumber',
  exp_month: 'expiry',
  exp_year: 'expiry',
  cvc: 'cvv',
};

/** Has the gateway turn a card into a token. Throws CallError, its findings by field where it has any. */
export async function tokenFor(card: TypedCard, settings: PaymentSettings): Promise<string> {
  if (settings.gateway === 'stripe') return stripeToken(card, settings.publishable_key ?? '');
  const { token } = await tokeniseTestCard({
    card_number: digitsOf(card.cardNumber),
    expiry: card.expiry,
    cvv: card.cvv,
  });
  return token;
}

async function stripeToken({ cardNumber, expiry, cvv }: TypedCard, key: string): Promise<string> {
  const [month = '', year = ''] = expiry.split('/');
  const body = new URLSearchParams({
    type: 'card',
    'card[number]': digitsOf(cardNumber),
    'card[exp_month]': month,
    'card[exp_year]': `20${year}`,
    'card[cvc]': cvv,
  });
  let response: Response;
  try {
    response = await fetch(STRIPE, { method: 'POST', headers: { authorization: `Bearer ${key}` }, body });
  } catch {
    throw new CallError('Network error occurred', 0);
  }
  const answer: unknown = await response.json().catch(() => undefined);
  if (response.ok) return (answer as { id: string }).id;
  const { message, param } = (answer as { error?: { message?: string; param?: string } })?.error ?? {};
  const sentence = message ?? 'The card could not be checked. Please try again.';
  const field = STRIPE_FIELDS[param ?? ''];
  throw new CallError(
    sentence,
    response.status,
    field ? { [field]: [sentence] } : { detail: sentence, code: 'payments.declined' },
  );
}
