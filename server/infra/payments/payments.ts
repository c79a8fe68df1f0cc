import type { CardSummary, PaymentSettings } from '../../../contract/payments.ts';

/** Passed from the request to the gateway, never stored. */
export interface TypedCard {
  number: string;
  expiry: string;
  cvv: string;
}

/** An account as the gateway knows it. */
export interface GatewayCustomer {
  account: number;
  /** The gateway's name of it; null before its first card. */
  reference: string | null;
}

/** The gateway's names of a card it keeps, and of whom it keeps it for. */
export interface KeptCard {
  customer: string;
  reference: string;
}

export interface StoredCard extends KeptCard {
  card: CardSummary;
}

export type Charge = {
  /** Whole rupees, more than 0. */
  amount: number;
  idempotencyKey: string;
} & ({ token: string; keepFor?: GatewayCustomer | undefined } | { stored: StoredCard });

export interface Authorisation {
  reference: string;
  card: CardSummary;
  /** Set when the charge asked to keep the card. */
  kept?: KeptCard;
}

export type PaymentEvent =
  | { kind: 'captured' | 'cancelled'; reference: string }
  /** `amount`: total refunded, in rupees. */
  | { kind: 'refunded'; reference: string; amount: number };

/** Each has a sentence under `payments.` in the error catalogue. */
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

/** Expected; never holds card data. */
export class PaymentError extends Error {
  override name = 'PaymentError';
  readonly problem: PaymentProblem;

  constructor(problem: PaymentProblem) {
    super(problem);
    this.problem = problem;
  }
}

/** 3-D Secure: the customer must approve before the same `authorise` call succeeds. */
export class ActionRequired extends PaymentError {
  readonly clientSecret: string;

  constructor(clientSecret: string) {
    super('action_required');
    this.clientSecret = clientSecret;
  }
}

/** A card gateway (payments-1). Every call may throw PaymentError, `unavailable` without a response. */
export interface Payments {
  readonly settings: PaymentSettings;
  /** A single-use token. Missing where the browser tokenises with the gateway directly. */
  tokenise?(card: TypedCard): Promise<CardSummary & { token: string }>;
  /** Plays the bank for test cards; missing for a real gateway. */
  answerChallenge?(clientSecret: string, approved: boolean): Promise<void>;
  /** Throws ActionRequired until the customer has approved. */
  authorise(charge: Charge): Promise<Authorisation>;
  /**
   * Idempotent. `cancelled` only when the payment is cancelled for good; throws in every other case and may be retried.
   */
  capture(reference: string, order: string): Promise<'captured' | 'cancelled'>;
  /** Idempotent. */
  cancel(reference: string): Promise<void>;
  /** Rupees; once per idempotency key. */
  refund(reference: string, amount: number, idempotencyKey: string): Promise<void>;
  /** Removes a card it keeps; one that is gone is no error. */
  forgetCard(reference: string): Promise<void>;
  /** Removes what it keeps about a customer, cards included; one that is gone is no error. */
  forgetCustomer(reference: string): Promise<void>;
  /** Authorised in the interval and not captured. */
  listAuthorised(since: Date, until: Date): Promise<string[]>;
  /** Null for an event that does not concern us. `body` is the raw bytes. */
  readEvent(body: Buffer, signature: string | undefined): PaymentEvent | null;
}
