import type { DISPUTE_STATES } from '../../../contract/constants/shop-orders.ts';
import type { CardSummary, PaymentSettings } from '../../../contract/payments.ts';

/** The settings for cards. */
export type CardSettings = Omit<PaymentSettings, 'wallets'>;

/** Passed from the request to the gateway, never stored. */
export interface TypedCard {
  number: string;
  expiry: string;
  cvv: string;
}

/** The gateway's ids of a saved card and its customer. */
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
  /** Set when the charge asked to save the card. */
  kept?: KeptCard;
}

export interface GatewayRefund {
  /** Our name for the refund; null if it was made in the gateway's dashboard. */
  name: string | null;
  /** Rupees. */
  amount: number;
  /** `failed` may follow `made`, when the money came back to the gateway. */
  state: 'made' | 'pending' | 'failed';
}

/** A chargeback by the cardholder's bank. */
export interface GatewayDispute {
  reference: string;
  /** Rupees. */
  amount: number;
  reason: string;
  state: (typeof DISPUTE_STATES)[number];
  respondBy: Date | null;
}

export type PaymentEvent =
  /** `refunds`: the payment's refunds have changed. */
  | { kind: 'captured' | 'cancelled' | 'refunds'; reference: string }
  | { kind: 'dispute'; reference: string; dispute: GatewayDispute };

/** Each has a sentence under `payments.` in the catalogue of errors. */
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

/** An expected failure; never holds card data. */
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

/** A card gateway (payments-1). Every call may throw PaymentError, `unavailable` if there is no response. */
export interface Payments {
  readonly settings: CardSettings;
  /** Returns a single-use token. Absent if the browser tokenises with the gateway directly. */
  tokenise?(card: TypedCard): Promise<CardSummary & { token: string }>;
  /** Plays the bank for test cards; absent for a real gateway. */
  answerChallenge?(clientSecret: string, approved: boolean): Promise<void>;
  /** Creates a customer for an account and returns the gateway's id of it; idempotent. */
  createCustomer(account: number): Promise<string>;
  /** Throws ActionRequired until the customer has approved. */
  authorise(charge: Charge): Promise<Authorisation>;
  /**
   * Idempotent. `cancelled` means that the payment is cancelled for good; every other case throws and may be retried.
   */
  capture(reference: string, order: string): Promise<'captured' | 'cancelled'>;
  /** Idempotent. Does not cancel a captured payment. */
  cancel(reference: string): Promise<'cancelled' | 'captured'>;
  /** Whole rupees. Idempotent per name for a day only, so check `listRefunds` before a later retry. */
  refund(reference: string, amount: number, name: string): Promise<GatewayRefund>;
  /** All refunds of a payment; null if the gateway has no list. */
  listRefunds(reference: string): Promise<GatewayRefund[] | null>;
  /** Removes a saved card; a missing card is no error. */
  forgetCard(reference: string): Promise<void>;
  /** Removes a customer with all cards; a missing customer is no error. */
  forgetCustomer(reference: string): Promise<void>;
  /** Payments authorised in the interval and not captured. */
  listAuthorised(since: Date, until: Date): Promise<string[]>;
  /** Null for an irrelevant event. `body` is the raw bytes. */
  readEvent(body: Buffer, signature: string | undefined): PaymentEvent | null;
}
