import type { Stripe, StripeError } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { basicWords } from '#words';
import { pageSentence } from '../../../../contract/page-sentences.ts';
import { CallError } from '../../../lib/call-error.ts';
import type { CardGateway } from './card-gateway.ts';

const PAISA_PER_RUPEE = 100;

/** Stripe's frames have no Urdu. */
const LANGUAGE = 'en';

/** Stripe's Payment Element: card numbers stay inside Stripe's frame. */
export interface StripeGateway extends CardGateway {
  /** Whole rupees. */
  setAmount(amount: number): void;
  destroy(): void;
}

/** Loads Stripe.js and mounts the card form. Rejects when Stripe cannot be reached. */
export async function mountStripe(
  container: HTMLElement,
  { publishableKey, amount, isDark }: { publishableKey: string; amount: number; isDark: boolean },
): Promise<StripeGateway> {
  const stripe = await loadStripe(publishableKey, { locale: LANGUAGE });
  if (!stripe) throw new CallError(basicWords.networkErrorOccurred, 0);
  const elements = stripe.elements({
    mode: 'payment',
    amount: amount * PAISA_PER_RUPEE,
    currency: 'pkr',
    captureMethod: 'manual',
    allowedPaymentMethodTypes: ['card'],
    appearance: { theme: isDark ? 'night' : 'stripe' },
  });
  const element = elements.create('payment', {
    layout: 'tabs',
    wallets: { applePay: 'never', googlePay: 'never', link: 'never' },
  });
  let changes = 0;
  let isKeeping = false;
  element.on('change', () => {
    changes += 1;
  });
  await new Promise<void>((resolve, reject) => {
    element.on('ready', () => resolve());
    element.on('loaderror', ({ error }) => reject(failureOf(error)));
    element.mount(container);
  });
  return {
    // A token is bound to whether the card is saved.
    cardVersion: ({ saveCard }) => `${changes} ${saveCard}`,
    async createToken({ saveCard }) {
      if (saveCard !== isKeeping) elements.update({ setupFutureUsage: saveCard ? 'on_session' : null });
      isKeeping = saveCard;
      const { error: incomplete } = await elements.submit();
      if (incomplete) {
        element.focus();
        throw incomplete.type === 'validation_error'
          ? paymentFailure('payments.card_missing', pageSentence('payments.card_missing'))
          : failureOf(incomplete);
      }
      const { error, confirmationToken } = await stripe.createConfirmationToken({ elements });
      if (error) throw failureOf(error);
      return confirmationToken.id;
    },
    approve: (clientSecret) => approveWith(stripe, clientSecret),
    setAmount: (rupees) => elements.update({ amount: rupees * PAISA_PER_RUPEE }),
    destroy: () => element.destroy(),
  };
}

/** Shows the bank's challenge for a saved card, which needs no card form. Throws CallError. */
export async function approveWithStripe(publishableKey: string, clientSecret: string): Promise<void> {
  const stripe = await loadStripe(publishableKey, { locale: LANGUAGE });
  if (!stripe) throw new CallError(basicWords.networkErrorOccurred, 0);
  await approveWith(stripe, clientSecret);
}

async function approveWith(stripe: Stripe, clientSecret: string): Promise<void> {
  const { error } = await stripe.handleNextAction({ clientSecret });
  if (error) throw failureOf(error);
}

/** Stripe writes its messages for customers. */
function failureOf({ type, message }: Pick<StripeError, 'type' | 'message'>): CallError {
  if (type === 'api_connection_error') return new CallError(basicWords.networkErrorOccurred, 0);
  return paymentFailure('payments.declined', message ?? pageSentence('payments.declined'));
}

function paymentFailure(code: string, detail: string): CallError {
  return new CallError(detail, 402, { detail, code });
}
