import type { CardSummary, PaymentSettings } from '../../../contract/payments.ts';

/** A card as typed. It goes from the request to the gateway and is kept by nobody. */
export interface TypedCard {
  number: string;
  /** MM/YY */
  expiry: string;
  cvv: string;
}

export interface Charge {
  /** A token of the gateway for the card. */
  token: string;
  /** Whole rupees, more than 0. */
  amount: number;
  /** A repeated call with the same key authorises nothing twice. */
  idempotencyKey: string;
}

/** Money that is authorised and not captured yet. */
export interface Authorisation {
  /** The gateway's id of the payment. */
  reference: string;
  card: CardSummary;
}

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
  | 'action_required'
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

/** The customer has to approve the payment with their bank before the same `authorise` call can succeed. */
export class ActionRequired extends PaymentError {
  /** Lets the browser show the gateway's challenge. */
  readonly clientSecret: string;

  constructor(clientSecret: string) {
    super('action_required');
    this.clientSecret = clientSecret;
  }
}

/** A gateway for card payments (payments-1). Every call may throw PaymentError, `unavailable` when it does not answer. */
export interface Payments {
  /** What a browser needs to know to get a token. */
  readonly settings: PaymentSettings;
  /** Turns a card into a token that pays once. Missing where the browser gets tokens from the gateway itself. */
  tokenise?(card: TypedCard): Promise<CardSummary & { token: string }>;
  /** Answers the challenge of a test card in place of its bank. Missing where the bank is a real one. */
  answerChallenge?(clientSecret: string, approved: boolean): Promise<void>;
  /** Authorises the money. Throws ActionRequired until the customer has approved the payment. */
  authorise(charge: Charge): Promise<Authorisation>;
  /**
   * Captures what was authorised, idempotently, and notes the order; `cancelled` only when the payment is cancelled for
   * good. Throws in every other case, and may then be retried.
   */
  capture(reference: string, order: string): Promise<'captured' | 'cancelled'>;
  /** Voids an authorisation, idempotently. */
  cancel(reference: string): Promise<void>;
  /** Refunds `amount` rupees, once for an idempotency key. */
  refund(reference: string, amount: number, idempotencyKey: string): Promise<void>;
  /** References of payments authorised between `since` and `until` and not captured. */
  listAuthorised(since: Date, until: Date): Promise<string[]>;
  /** Reads a webhook event from its raw bytes; null for an event that does not concern us. */
  readEvent(body: Buffer, signature: string | undefined): PaymentEvent | null;
}
