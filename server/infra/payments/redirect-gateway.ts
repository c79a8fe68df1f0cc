import type { RedirectGatewayName } from '../../../contract/constants/gateway-payments.ts';
import type { GatewayRefund } from './payments.ts';

export const PAISA = 100;

export interface RedirectPayment {
  /** Our random name of the attempt: `T` and 19 letters and digits. */
  reference: string;
  /** The gateway's name of it, once it has one. */
  gatewayReference: string | null;
  /** Whole rupees. */
  amount: number;
  /** The order's tracking number. */
  order: string;
  createdAt: Date;
  expiresAt: Date;
}

/** How the browser leaves: to `url`, by a form with `fields` if there are any. */
export interface Departure {
  url: string;
  fields: Record<string, string>;
  gatewayReference: string | null;
}

/**
 * What the gateway knows; `paisa` is null where its answer has no amount. `unknown`: nobody has tried to pay; `pending`: it has not decided; `failed`: this attempt can
 * no longer be paid.
 */
export type Inquiry =
  | { state: 'paid'; paisa: number | null; gatewayReference: string | null }
  | { state: 'unknown' | 'pending' | 'failed' };

/** A message of the gateway, by the browser or from its server. */
export interface GatewayMessage {
  query: Record<string, string>;
  headers: Record<string, string | undefined>;
  /** The raw bytes, because signatures cover them. */
  body: Buffer;
}

/** Which payment a message is about, by our name of it or the gateway's, and the amount if it is signed too. */
export type Named = ({ reference: string } | { gatewayReference: string }) & { paisa?: number | undefined };

/**
 * A gateway with pages of its own (payments-21): the customer leaves, pays there and comes back, or not. Money moves at
 * once. Every call may throw PaymentError, `unavailable` if there is no response.
 */
export interface RedirectGateway {
  readonly name: RedirectGatewayName;
  /** What its server wants to read in answer to a notice. */
  readonly acknowledgement: object;
  /** May be called again for the same attempt, which can be paid once whatever the number of departures. */
  start(payment: RedirectPayment): Promise<Departure>;
  /** Decides; messages only say when to ask. */
  inquire(payment: Pick<RedirectPayment, 'reference' | 'gatewayReference'>): Promise<Inquiry>;
  /** Throws `signature_invalid`. Null for an irrelevant message. */
  readReturn(message: GatewayMessage): Named | null;
  readNotice(message: GatewayMessage): Named | null;
  /**
   * Whole rupees; `refundedBefore` of this payment. Must make a refund once, however often it is asked for. `failed`: staff
   * gives the money back, as where this is absent because the gateway has no call that is safe to repeat.
   */
  refund?(
    payment: Pick<RedirectPayment, 'reference' | 'gatewayReference'>,
    amount: number,
    name: string,
    refundedBefore: number,
  ): Promise<GatewayRefund>;
}

export type RedirectGateways = ReadonlyMap<RedirectGatewayName, RedirectGateway>;
