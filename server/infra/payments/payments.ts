import type { DISPUTE_STATES } from '../../../contract/constants/shop-orders.ts';
import type { CardSummary, PaymentSettings } from '../../../contract/payments.ts';

/** Passed from the request to the gateway, never stored. */
export interface TypedCard {
  number: string;
  expiry: string;
  cvv: string;
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
} & (
  | { token: string; keepFor?: { account: number; reference: string } | undefined }
  | { stored: StoredCard }
);

export interface Authorisation {
  reference: string;
  card: CardSummary;
  /** Set when the charge asked to keep the card. */
  kept?: KeptCard;
}

/** A refund as the gateway has it. */
export interface GatewayRefund {
  /** What we called it; null for one that was made in the gateway's own dashboard. */
  name: string | null;
  /** Rupees. */
  amount: number;
  /** `failed` may follow `made`: the money is back at the gateway. */
  state: 'made' | 'pending' | 'failed';
}

/** What the bank of a card claims back. */
export interface GatewayDispute {
  reference: string;
  /** Rupees. */
  amount: number;
  reason: string;
  state: (typeof DISPUTE_STATES)[number];
  respondBy: Date | null;
}

export type PaymentEvent =
  /** `refunds`: something about them has changed. */
  | { kind: 'captured' | 'cancelled' | 'refunds'; reference: string }
  | { kind: 'dispute'; reference: string; dispute: GatewayDispute };

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
  /** Makes an account known, once, and returns the gateway's name of it. */
  createCustomer(account: number): Promise<string>;
  /** Throws ActionRequired until the customer has approved. */
  authorise(charge: Charge): Promise<Authorisation>;
  /**
   * Idempotent. `cancelled` only when the payment is cancelled for good; throws in every other case and may be retried.
   */
  capture(reference: string, order: string): Promise<'captured' | 'cancelled'>;
  /** Idempotent. A captured payment is left as it is. */
  cancel(reference: string): Promise<'cancelled' | 'captured'>;
  /** Rupees; once per name within a day, so that `listRefunds` must be asked before a later attempt. */
  refund(reference: string, amount: number, name: string): Promise<GatewayRefund>;
  /** All refunds of a payment; null where the gateway keeps none. */
  listRefunds(reference: string): Promise<GatewayRefund[] | null>;
  /** Removes a card it keeps; one that is gone is no error. */
  forgetCard(reference: string): Promise<void>;
  /** Removes what it keeps about a customer, cards included; one that is gone is no error. */
  forgetCustomer(reference: string): Promise<void>;
  /** Authorised in the interval and not captured. */
  listAuthorised(since: Date, until: Date): Promise<string[]>;
  /** Null for an event that does not concern us. `body` is the raw bytes. */
  readEvent(body: Buffer, signature: string | undefined): PaymentEvent | null;
}
