import type { DocumentKind } from '../document-names.ts';
import type { BILL_STATUSES, BULK_STATUSES, CONTACT_STATUSES, ORDER_STATUSES } from './orders.ts';
import type { SELLER_ORDER_STATUSES } from './shop-orders.ts';
import type { ORDER_KINDS, WAITS_FOR } from './staff.ts';

/** Names on pages and in exported files. */
export const STATUS_NAMES: Record<(typeof ORDER_STATUSES)[number], string> = {
  PLACED: 'Placed',
  CONFIRMED: 'Confirmed',
  ACCEPTED: 'Accepted',
  DECLINED: 'Declined',
  IN_PRODUCTION: 'In production',
  QUALITY_CHECK: 'Quality check',
  READY: 'Ready',
  SHIPPED: 'Shipped',
  DELIVERED: 'Delivered',
  ALTERATION: 'Alteration',
  CANCELLED: 'Cancelled',
};

export const BULK_STATUS_NAMES: Record<(typeof BULK_STATUSES)[number], string> = {
  REQUESTED: 'Requested',
  QUOTED: 'Quoted',
  ACCEPTED: 'Accepted',
  IN_PRODUCTION: 'In production',
  QUALITY_CHECK: 'Quality check',
  SHIPPED: 'Shipped',
  DELIVERED: 'Delivered',
  CANCELLED: 'Cancelled',
};

export const GOODS_STATUS_NAMES: Record<(typeof SELLER_ORDER_STATUSES)[number], string> = {
  UNCONFIRMED: 'Waiting for confirmation',
  PLACED: 'Placed',
  PACKED: 'Packed',
  SHIPPED: 'Shipped',
  DELIVERED: 'Delivered',
  CANCELLED: 'Cancelled',
  RETURNED: 'Returned',
};

export const DOCUMENT_KIND_NAMES: Record<DocumentKind, string> = {
  INVOICE: 'Invoice',
  CREDIT_NOTE: 'Credit note',
  CONTRACT: 'Contract',
  STATEMENT: 'Statement',
  RECEIPT: 'Receipt',
};

export const BILL_STATUS_NAMES: Record<(typeof BILL_STATUSES)[number], string> = {
  UNPAID: 'Unpaid',
  PARTIALLY_PAID: 'Partially paid',
  PAID: 'Paid',
  REFUNDED: 'Refunded',
};

export const CONTACT_STATUS_NAMES: Record<(typeof CONTACT_STATUSES)[number], string> = {
  NOT_CONTACTED: 'Not contacted',
  CONTACTED: 'Contacted',
  UNREACHABLE: 'Unreachable',
};

export const KIND_NAMES: Record<(typeof ORDER_KINDS)[number], string> = {
  single: 'Stitched order',
  bulk: 'Bulk order',
  goods: 'Cart order',
};

/** What the shop has to do (backoffice-2). */
export const WAITS_FOR_NAMES: Record<(typeof WAITS_FOR)[number], string> = {
  price: 'Needs a price',
  quote: 'Needs a quote',
  tailor: 'Needs a tailor',
  call: 'Needs a call',
  payment: 'Awaits payment',
  refund: 'Refund due',
};
