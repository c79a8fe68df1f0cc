import { type RefObject, useRef, useState } from 'react';
import type { PaymentSettings } from '../../../../contract/payments.ts';
import { type CardGateway, sandboxGateway } from './card-gateway.ts';

interface CardGateways {
  /** Set by Stripe's card form while it is ready. */
  stripe: RefObject<CardGateway | undefined>;
  /** Undefined while the card form is not ready. */
  cardForm: () => CardGateway | undefined;
  approve: CardGateway['approve'];
  /** Answers the test bank's challenge, when there is one. */
  answerChallenge: ((approved: boolean) => void) | undefined;
}

/** The gateway in use: its card form, and the bank's challenge, which a saved card may need too. */
export function useCardGateways(settings: PaymentSettings | undefined): CardGateways {
  const latest = useRef(settings);
  latest.current = settings;
  const stripe = useRef<CardGateway>(undefined);
  const [answerChallenge, setAnswerChallenge] = useState<(approved: boolean) => void>();
  const [sandbox] = useState(() =>
    sandboxGateway(async () => {
      const approved = await new Promise<boolean>((resolve) => setAnswerChallenge(() => resolve));
      setAnswerChallenge(undefined);
      return approved;
    }),
  );
  const cardForm = () => (latest.current?.gateway === 'stripe' ? stripe.current : latest.current && sandbox);
  return {
    stripe,
    cardForm,
    async approve(clientSecret) {
      const form = cardForm();
      if (form) return form.approve(clientSecret);
      const { approveWithStripe } = await import('./stripe-gateway.ts');
      return approveWithStripe(latest.current?.publishable_key ?? '', clientSecret);
    },
    answerChallenge,
  };
}
