import type { CardSummary, PaymentSettings } from '../../../contract/payments.ts';

/** A card as typed. It goes from the request to the gateway and is kept by nobody. */
export interface TypedCard {
  number: string;
  /** MM/YY */
  expiry: string;
  cvv: string;
}

/** Money to be reserved on a card. */
export interface Charge {
  /** What the gateway's tokeniser gave for the card. */
  token: string;
  /** Whole rupees, more than 0. */
  amount: number;
  /** Names this attempt to pay: the same one again reserves nothing twice and answers the same. */
  attempt: string;
}

/** Money that is reserved and not taken yet. */
export interface Authorisation {
  /** The gateway's own name of the payment. */
  reference: string;
  card: CardSummary;
}

/** What a gateway tells by itself. */
export type PaymentEvent =
  | { kind: 'captured' | 'cancelled'; reference: string }
  /** `amount`: all that went back so far, in rupees. */
  | { kind: 'refunded'; reference: string; amount: number };

/** Why a card or a payment was refused; the error catalogue has a sentence for each under `payments.`. */
export type PaymentProblem =
  | 'card_number_invalid'
  | 'not_a_test_card'
  | 'expiry_invalid'
  | 'card_expired'
  | 'cvv_invalid'
  | 'token_invalid'
  | 'declined'
  | 'insufficient_funds'
  | 'confirmation_needed'
  | 'amount_refused'
  | 'unavailable'
  | 'off'
  | 'signature_invalid';

/** A refusal that is expected. It never holds anything of a card. */
export class PaymentError extends Error {
  override name = 'PaymentError';
  readonly problem: PaymentProblem;

  constructor(problem: PaymentProblem) {
    super(problem);
    this.problem = problem;
  }
}

/** A gateway for card payments (payments-1). Every call may throw PaymentError, `unavailable` when it does not answer. */
export interface Payments {
  /** What a browser needs to know to get a token. */
  readonly settings: PaymentSettings;
  /** Turns a card into a token that pays once. Missing where the browser asks the gateway itself. */
  tokenise?(card: TypedCard): Promise<CardSummary & { token: string }>;
  /** Reserves the money. */
  authorise(charge: Charge): Promise<Authorisation>;
  /**
   * Captures what was authorised, idempotently, and notes the order's name; `lost` only when the payment is cancelled for
   * good. Throws in every other case, and may then be retried.
   */
  capture(reference: string, order: string): Promise<'captured' | 'lost'>;
  /** Lets go of what was reserved and not taken, again without harm. */
  cancel(reference: string): Promise<void>;
  /** Gives back `amount` rupees of what was taken, once for an `attempt`. */
  refund(reference: string, amount: number, attempt: string): Promise<void>;
  /** What is reserved since a while and not taken: between `since` and `until`. */
  reserved(since: Date, until: Date): Promise<string[]>;
  /** Reads what the gateway sent by itself, by its raw bytes; null for what is none of our business. */
  readEvent(body: Buffer, signature: string | undefined, now: Date): PaymentEvent | null;
}
