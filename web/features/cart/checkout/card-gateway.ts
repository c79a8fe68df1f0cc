import { answerChallenge, tokeniseTestCard } from '../api.ts';
import { digitsOf, type TypedCard } from './card.ts';

/** A typed card; with `saveCard` the gateway stores it. */
export interface CardToTokenise extends TypedCard {
  saveCard: boolean;
}

export interface CardGateway {
  /** Differs for each card; a retry reuses the token of the same version. */
  cardVersion(card: CardToTokenise): string;
  /** Throws CallError, with errors by field where the gateway reports them. */
  createToken(card: CardToTokenise): Promise<string>;
  /** Shows the bank's challenge. Throws CallError when the customer declines. */
  approve(clientSecret: string): Promise<void>;
}

export function sandboxGateway(askCustomer: () => Promise<boolean>): CardGateway {
  return {
    cardVersion: ({ cardNumber, expiry, cvv }) => JSON.stringify([cardNumber, expiry, cvv]),
    async createToken({ cardNumber, expiry, cvv }) {
      const { token } = await tokeniseTestCard({ card_number: digitsOf(cardNumber), expiry, cvv });
      return token;
    },
    async approve(clientSecret) {
      // The repeated order reports whether the payment was declined.
      await answerChallenge({ client_secret: clientSecret, approved: await askCustomer() });
    },
  };
}
