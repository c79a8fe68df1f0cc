import { orderNameWords } from '#words';
import type { DeliveryChoice } from '../delivery.ts';
import type { DocumentKind } from '../document-names.ts';
import type { RedirectGatewayName } from './gateway-payments.ts';
import type { BILL_STATUSES, BULK_STATUSES, CONTACT_STATUSES, ORDER_STATUSES } from './orders.ts';
import type { PAYMENT_METHODS, SELLER_ORDER_STATUSES } from './shop-orders.ts';
import type { ORDER_KINDS, WAITS_FOR } from './staff.ts';

/** Names on pages and in exported files. */
export const STATUS_NAMES: Record<(typeof ORDER_STATUSES)[number], string> = orderNameWords.statusNames;

export const BULK_STATUS_NAMES: Record<(typeof BULK_STATUSES)[number], string> =
  orderNameWords.bulkStatusNames;

export const GOODS_STATUS_NAMES: Record<(typeof SELLER_ORDER_STATUSES)[number], string> =
  orderNameWords.goodsStatusNames;

export const DOCUMENT_KIND_NAMES: Record<DocumentKind, string> = orderNameWords.documentKindNames;

export const BILL_STATUS_NAMES: Record<(typeof BILL_STATUSES)[number], string> =
  orderNameWords.billStatusNames;

export const CONTACT_STATUS_NAMES: Record<(typeof CONTACT_STATUSES)[number], string> =
  orderNameWords.contactStatusNames;

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

export const PAYMENT_METHOD_NAMES: Record<(typeof PAYMENT_METHODS)[number], string> =
  orderNameWords.paymentMethods;

export const WALLET_NAMES: Record<RedirectGatewayName, string> = orderNameWords.wallets;

export const DELIVERY_NAMES: Record<DeliveryChoice, string> = orderNameWords.deliveries;
