import { type AdvanceCause, advanceOf } from '../../../../contract/advance.ts';
import type { BillPayment, StaffBillPayment } from '../../../../contract/bill-payments.ts';
import { documentName } from '../../../../contract/document-names.ts';
import type { BillPaymentRow } from './queries.ts';

export interface Billed {
  status: string;
  total: number | null;
  paymentMethod: string;
  billStatus: string;
  paidAmount: number;
  advancePercent: number;
  advanceCause: AdvanceCause | null;
}

/** A bill with what is kept of it and what went back, or is owed back. */
export interface Returned extends Billed {
  keptAmount: number | null;
  returnedAmount: number;
}

/** Rupees that are still here and are not kept. */
export function leftOf({
  paidAmount,
  keptAmount,
  returnedAmount,
}: Pick<Returned, 'paidAmount' | 'keptAmount' | 'returnedAmount'>): number {
  return Math.max(0, paidAmount - (keptAmount ?? 0) - returnedAmount);
}

/** Rupees of the bill that are not paid. */
export function dueOf({
  total,
  paidAmount,
  billStatus,
}: Pick<Billed, 'total' | 'paidAmount' | 'billStatus'>): number {
  return billStatus === 'REFUNDED' ? 0 : Math.max(0, (total ?? 0) - paidAmount);
}

/** Whether all of a cancelled order went back but for what is kept. */
export function isSentBack({ status, billStatus }: Pick<Billed, 'status' | 'billStatus'>): boolean {
  return status === 'CANCELLED' && billStatus === 'REFUNDED';
}

/**
 * Rupees that may still be recorded as paid. Of a cancelled order a transfer may be under way after all went back, up to
 * its bill once more (payments-12).
 */
export function recordableOf(
  order: Pick<Returned, 'status' | 'total' | 'paidAmount' | 'billStatus' | 'keptAmount'>,
): number {
  return isSentBack(order) ? Math.max(0, (order.total ?? 0) - (order.keptAmount ?? 0)) : dueOf(order);
}

/** Rupees that have to be paid before the work begins; 0 without a price. */
export function advanceIn({ total, paymentMethod, advancePercent }: Omit<Billed, 'status'>): number {
  const payment_type = paymentMethod === 'ADVANCE' ? 'ADVANCE' : 'COD';
  return total === null ? 0 : advanceOf(total, { payment_type, percent: advancePercent });
}

/** Rupees to be paid next: what is due before the work, else all that is left. */
export function amountToPay(order: Billed): number {
  const before = advanceIn(order) - order.paidAmount;
  if (order.status === 'CANCELLED') return 0;
  return before > 0 ? before : dueOf(order);
}

/** A courier has the parcel, or is coming for it, and asks at the door for what its label says (payments-31). */
export function isWithCourier({ status, isBooked }: { status: string; isBooked: boolean }): boolean {
  return status === 'SHIPPED' || isBooked;
}

/** Keep in step with the `isAdvanceDue` of the orders' indexes. */
export function isAdvanceDue(order: Omit<Billed, 'status'>): boolean {
  return order.paidAmount < advanceIn(order);
}

/** What the steps of a stitched or bulk order depend on. */
export function billFacts(order: Returned) {
  const isPaidAtAll = order.billStatus === 'PAID' || order.billStatus === 'PARTIALLY_PAID';
  return {
    isPaymentDue: isAdvanceDue(order),
    isAdvanceUnpaid: isAdvanceDue(order) && order.paidAmount === 0,
    isBillOpen: recordableOf(order) > 0,
    isPaidAtAll: isPaidAtAll && order.paidAmount > 0,
    isRefundDue: order.status === 'CANCELLED' && isPaidAtAll && leftOf(order) > 0,
  };
}

const BY_CUSTOMER: readonly string[] = ['REFUSED', 'NOT_REACHED', 'WRONG_ADDRESS', 'NOT_COLLECTED'];

/**
 * The most that may be kept of an order that ends undelivered: what was paid of the advance and has not gone back, if the
 * customer did not take it; nothing of what was lost (couriers-33).
 */
export function keepableOf(order: Returned, failure: string | undefined): number {
  return BY_CUSTOMER.includes(failure ?? '') ? Math.min(leftOf(order), advanceIn(order)) : 0;
}

export function presentPaid(order: Billed & Pick<Returned, 'keptAmount'>) {
  const { paidAmount: paid, keptAmount: kept, advanceCause } = order;
  return { paid, advance: advanceIn(order), kept: kept ?? 0, advance_cause: advanceCause };
}

export function presentPayment(row: BillPaymentRow): BillPayment {
  const { id, method, amount, reference, at, reversed_at, receipt } = row;
  return {
    id,
    method,
    amount,
    reference,
    at: new Date(at).toISOString(),
    reversed_at: reversed_at && new Date(reversed_at).toISOString(),
    receipt: receipt === null ? null : documentName('RECEIPT', receipt),
  };
}

export function presentStaffPayment(row: BillPaymentRow): StaffBillPayment {
  const { recorded_by, reversed_by, reversed_reason } = row;
  return { ...presentPayment(row), recorded_by, reversed_by, reversed_reason };
}
