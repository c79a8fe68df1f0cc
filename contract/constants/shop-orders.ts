import { REDIRECT_GATEWAYS } from './gateway-payments.ts';

export const MAX_PIECES = 99;
export const MAX_LINES = 50;

/** Rupees; fits a PostgreSQL integer. */
export const MAX_TOTAL = 100_000_000;

export const GUEST_MAX_PIECES = 20;
export const GUEST_MAX_LINES = 5;

/** Per day, for a guest's e-mail address, phone number and device, and for an unproven account. */
export const MAX_UNCONFIRMED = 3;

/** Per day for all guests of a network whose cookies are alike (wire-12): a carrier puts a city behind one address. */
export const NETWORK_MAX_UNCONFIRMED = 300;

/** Unfinished cash orders per customer. */
export const MAX_OPEN_CASH_ORDERS = 20;

/** Limit of a customer's open cash orders before the first delivery. */
const FIRST_OPEN_CASH = { pieces: 40, rupees: 150_000 };
const MAX_CASH_LEVEL = 10;

/** Limit of a customer's open cash orders: the first limit, plus as much per delivered order, ten times at most. */
export function openCashLimit(deliveredOrders: number): { pieces: number; rupees: number } {
  const level = Math.min(deliveredOrders + 1, MAX_CASH_LEVEL);
  return { pieces: level * FIRST_OPEN_CASH.pieces, rupees: level * FIRST_OPEN_CASH.rupees };
}

export function isTooLargeForGuest(lines: readonly { quantity: number }[]): boolean {
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return lines.length > GUEST_MAX_LINES || pieces > GUEST_MAX_PIECES;
}

/** `wallet`: paid at a gateway that the customer leaves the shop for. */
export const PAYMENT_METHODS = ['cashOnDelivery', 'creditCard', 'wallet'] as const;

/** `UNCONFIRMED`: a guest's unconfirmed cash order, or one that waits for its payment at a gateway. */
export const SELLER_ORDER_STATUSES = [
  'UNCONFIRMED',
  'PLACED',
  'PACKED',
  'SHIPPED',
  'DELIVERED',
  'CANCELLED',
  'RETURNED',
] as const;
export const SHOP_BILL_STATUSES = ['UNPAID', 'PAID', 'REFUNDED'] as const;

export const SHOP_ORDER_PAGE_SIZE = 10;

/** Gateways that take cards in the shop's own page. */
export const GATEWAYS = ['sandbox', 'stripe'] as const;

export const PAYMENT_GATEWAYS = [...GATEWAYS, ...REDIRECT_GATEWAYS] as const;
export type PaymentGateway = (typeof PAYMENT_GATEWAYS)[number];

/** `VOIDED`: everything was cancelled before the capture. */
export const PAYMENT_STATUSES = ['AUTHORISED', 'CAPTURED', 'REFUNDED', 'VOIDED', 'FAILED'] as const;

/** `CHARGEBACK`: the customer's bank took the money back. */
export const REFUND_CAUSES = ['PART_CANCELLED', 'RETURN', 'GOODWILL', 'CHARGEBACK'] as const;

/** Outcome of a chargeback; `LOST`: the bank took the money back. */
export const DISPUTE_STATES = ['OPEN', 'WON', 'LOST'] as const;

/** Per account. */
export const MAX_SAVED_CARDS = 10;

/** Why a saved card cannot be charged: it has expired, or belongs to a former gateway. */
export const SAVED_CARD_PROBLEMS = ['expired', 'other_gateway'] as const;
