import { creditWords, orderMoneyWords } from '#words';
import { BILL_STATUS_NAMES, PAYMENT_METHOD_NAMES } from './order-names.ts';
import type { BILL_STATUSES } from './orders.ts';
import type { PAYMENT_METHODS } from './shop-orders.ts';

/** As people read it: an order that credit has paid alone has no other method (credit-11). */
export function paymentMethodName({
  method,
  credit,
  total,
}: {
  method: (typeof PAYMENT_METHODS)[number];
  credit: number;
  total: number;
}): string {
  return credit > 0 && credit >= total ? creditWords.storeCredit : PAYMENT_METHOD_NAMES[method];
}

/** As people read it: of what the shop keeps all of, nothing was refunded (payments-39). */
export function billStatusName({
  bill_status,
  paid,
  kept,
}: {
  bill_status: (typeof BILL_STATUSES)[number];
  paid: number;
  kept: number;
}): string {
  if (bill_status !== 'REFUNDED' || kept === 0) return BILL_STATUS_NAMES[bill_status];
  return kept >= paid ? orderMoneyWords.paymentKept : orderMoneyWords.restRefunded;
}
