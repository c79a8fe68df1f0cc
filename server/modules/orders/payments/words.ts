import { orderMailWords, paperWords } from '#words';
import { formatRupees } from '../../../../contract/money.ts';
import {
  advanceIn,
  amountToPay,
  type Billed,
  billFacts,
  dueOf,
  isAdvanceDue,
  leftOf,
  type Returned,
} from './present.ts';
import type { BillPaymentRow } from './queries.ts';

interface Paid {
  order: Billed;
  payments: readonly BillPaymentRow[];
}

/** Payments of the open transaction. */
export function newPayments(payments: readonly BillPaymentRow[]): BillPaymentRow[] {
  return payments.filter(({ is_new, receipt }) => is_new && receipt === null);
}

/**
 * Of an order that ended: what is kept of the advance, what of it is store credit again, and what staff send back
 * (couriers-33, credit-9).
 */
export function backSentences(order: Returned & { heldCredit: number }): string[] {
  const kept = order.keptAmount ?? 0;
  const left = leftOf(order);
  const credit = Math.min(order.heldCredit, left);
  const { weKeepOfTheAdvance, creditIsBack, weSendBackTheRest, weSendBackWhatYouHavePaid } = orderMailWords;
  const isRest = kept + order.returnedAmount + credit > 0;
  return [
    ...(kept > 0 ? [weKeepOfTheAdvance({ amount: formatRupees(kept) })] : []),
    ...(credit > 0 ? [creditIsBack({ amount: formatRupees(credit) })] : []),
    ...(left > credit ? [isRest ? weSendBackTheRest : weSendBackWhatYouHavePaid] : []),
  ];
}

/** `Received in cash: Rs 2,000.` */
export function receivedNote({ method, amount, reference }: BillPaymentRow): string {
  const received = paperWords.received[method]({ amount: formatRupees(amount) });
  return reference === '' ? received : `${received} ${paperWords.transactionNumber({ reference })}`;
}

/** Where what was paid from credit for a garment goes back to (credit-9). */
export function creditSentence({ payments }: Pick<Paid, 'payments'>): string[] {
  const isPaid = payments.some(({ method, reversed_at }) => method === 'CREDIT' && reversed_at === null);
  return isPaid ? [orderMailWords.creditGoesBack] : [];
}

/** What a step of a stitched order means for its money. */
export function moneySentences(
  action: string,
  row: Paid & Payable & { order: Returned & { heldCredit: number } },
): string[] {
  if (action === 'confirm') return advanceSentences(row);
  if (action === 'record_payment') return paymentSentences(row);
  const isOver = action === 'cancel' || action === 'fail_delivery';
  return isOver && billFacts(row.order).isPaidAtAll ? backSentences(row.order) : [];
}

export interface PaidBack {
  amount: number;
  /** The customer wanted it as store credit. */
  isCredit?: boolean;
  /** It has a credit note of its own, which the customer finds. */
  hasNote?: boolean;
}

/** That money went back (orders-50, payments-8). */
export function paidBackSentence({ amount: rupees, isCredit = false, hasNote = true }: PaidBack): string {
  const amount = formatRupees(rupees);
  const { isInYourCredit, weHavePaidBack, weHavePaidBackWithoutNote } = orderMailWords;
  if (isCredit) return isInYourCredit({ amount });
  return hasNote ? weHavePaidBack({ amount }) : weHavePaidBackWithoutNote({ amount });
}

export interface Payable {
  /** False where staff e-mail how to pay (payments-16). */
  isPayableOnPage: boolean;
}

/** What is due before the work of a confirmed order. */
export function advanceSentences({ order, isPayableOnPage }: { order: Billed } & Payable): string[] {
  if (!isAdvanceDue(order)) return [];
  const amount = formatRupees(amountToPay(order));
  const hasRest = advanceIn(order) < (order.total ?? 0);
  const { advanceIsDue, advanceIsDueByEMail, restIsDueInCash } = orderMailWords;
  return [
    (isPayableOnPage ? advanceIsDue : advanceIsDueByEMail)({ amount }),
    ...(hasRest ? [restIsDueInCash] : []),
  ];
}

/** What came in, and what is left; of a cancelled order that it goes back. */
export function paymentSentences({ order, payments }: Paid & { order: Returned }): string[] {
  const { moreIsDueBefore, workCanStart, restIsDue, allIsPaid } = orderMailWords;
  const received = newPayments(payments).map(receivedNote);
  if (order.status === 'CANCELLED') {
    const isFirst = (order.keptAmount ?? 0) + order.returnedAmount === 0;
    const { weSendBackWhatYouHavePaid, weSendThisBack } = orderMailWords;
    return [...received, isFirst ? weSendBackWhatYouHavePaid : weSendThisBack];
  }
  const due = dueOf(order);
  if (due === 0) return [...received, ...(isAwaitingWork(order) ? [workCanStart] : []), allIsPaid];
  const before = isAdvanceDue(order) ? advanceIn(order) - order.paidAmount : 0;
  const rest = due - before;
  return [
    ...received,
    ...(before > 0 ? [moreIsDueBefore({ amount: formatRupees(before) })] : []),
    ...(before === 0 && isAwaitingWork(order) ? [workCanStart] : []),
    ...(rest > 0 ? [restIsDue({ amount: formatRupees(rest) })] : []),
  ];
}

/** Whether the work of an order with an advance has not begun. */
function isAwaitingWork(order: Billed): boolean {
  return advanceIn(order) > 0 && (order.status === 'CONFIRMED' || order.status === 'ACCEPTED');
}

/** How it is paid, for the invoice. */
export function paymentNote(order: Billed): string {
  const amount = formatRupees(advanceIn(order));
  if (order.paymentMethod === 'ADVANCE') return paperWords.paymentInAdvance({ amount });
  return advanceIn(order) > 0 ? paperWords.advanceInCash({ amount }) : paperWords.paymentInCash;
}
