import { answerChallenge, tokeniseTestCard } from '../api.ts';
import { digitsOf, type TypedCard } from './card.ts';

/** How the browser gets a token for a card, and has the customer approve a payment, at one gateway. */
export interface CardGateway {
  /** Stays the same as long as the card does: a lost answer is asked for again with the same token. */
  cardVersion(card: TypedCard): string;
  /** Throws CallError, with findings by field where the gateway has any. */
  createToken(card: TypedCard): Promise<string>;
  /** Shows the bank's challenge. Throws CallError when the customer declines it. */
  approve(clientSecret: string): Promise<void>;
}

/** The built-in sandbox: our own form, and a dialog in place of the bank. */
export function sandboxGateway(askCustomer: () => Promise<boolean>): CardGateway {
  return {
    cardVersion: ({ cardNumber, expiry, cvv }) => JSON.stringify([cardNumber, expiry, cvv]),
    async createToken({ cardNumber, expiry, cvv }) {
      const { token } = await tokeniseTestCard({ card_number: digitsOf(cardNumber), expiry, cvv });
      return token;
    },
    async approve(clientSecret) {
      // The order that is sent again says whether the payment was declined.
      await answerChallenge({ client_secret: clientSecret, approved: await askCustomer() });
    },
  };
}
