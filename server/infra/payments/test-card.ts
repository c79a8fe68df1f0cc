import { passesLuhn } from '../../../contract/card-numbers.ts';
import type { CardSummary } from '../../../contract/payments.ts';
import { PaymentError, type PaymentProblem, type TypedCard } from './payments.ts';

export type Outcome = 'approved' | 'challenge' | Extract<PaymentProblem, 'declined' | 'insufficient_funds'>;

interface TestCard {
  number: string;
  brand: string;
  outcome: Outcome;
  words: string;
}

export const TEST_CARDS: readonly TestCard[] = [
  { number: '4242 4242 4242 4242', brand: 'Visa', outcome: 'approved', words: 'Visa, approved' },
  { number: '5555 5555 5555 4444', brand: 'Mastercard', outcome: 'approved', words: 'Mastercard, approved' },
  {
    number: '4000 0027 6000 3184',
    brand: 'Visa',
    outcome: 'challenge',
    words: 'Asks you to approve the payment',
  },
  { number: '4000 0000 0000 0002', brand: 'Visa', outcome: 'declined', words: 'Declined' },
  {
    number: '4000 0000 0000 9995',
    brand: 'Visa',
    outcome: 'insufficient_funds',
    words: 'Not enough money on the card',
  },
];

const MAX_YEARS_AHEAD = 20;

/** Throws PaymentError with the wrong field, never a value. */
export function readTestCard(card: TypedCard, now: Date): CardSummary & { outcome: Outcome } {
  const digits = card.number.replace(/[\s-]/g, '');
  if (!/^\d{12,19}$/.test(digits) || !passesLuhn(digits)) throw new PaymentError('card_number_invalid');
  const known = TEST_CARDS.find(({ number }) => number.replaceAll(' ', '') === digits);
  if (!known) throw new PaymentError('not_a_test_card');
  const expiry = readExpiry(card.expiry, now);
  if (!/^\d{3}$/.test(card.cvv.trim())) throw new PaymentError('cvv_invalid');
  return { brand: known.brand, last4: digits.slice(-4), expiry, outcome: known.outcome };
}

function readExpiry(typed: string, now: Date): string {
  const [, month = '', year = ''] = /^\s*(\d{1,2})\s*\/\s*(?:20)?(\d{2})\s*$/.exec(typed) ?? [];
  if (Number(month) < 1 || Number(month) > 12) throw new PaymentError('expiry_invalid');
  const end = Date.UTC(2000 + Number(year), Number(month));
  if (end <= now.getTime()) throw new PaymentError('card_expired');
  if (2000 + Number(year) > now.getUTCFullYear() + MAX_YEARS_AHEAD) throw new PaymentError('expiry_invalid');
  return `${month.padStart(2, '0')}/${year}`;
}
