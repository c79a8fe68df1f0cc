import { orderMailWords, paperWords } from '#words';
import { formatRupees } from '../../../../contract/money.ts';
import { advanceIn, type Billed, dueOf, isAdvanceDue, leftOf, type Returned } from './present.ts';
import type { BillPaymentRow } from './queries.ts';

interface Paid {
  order: Billed;
  payments: readonly BillPaymentRow[];
}

/** Payments of the open transaction. */
export function newPayments(payments: readonly BillPaymentRow[]): BillPaymentRow[] {
  return payments.filter(({ is_new, receipt }) => is_new && receipt === null);
}

/** Of an order that ended: what is kept of the advance, and what goes back (couriers-33). */
export function backSentences(order: Returned): string[] {
  const kept = order.keptAmount ?? 0;
  const { weKeepOfTheAdvance, weSendBackTheRest, weSendBackWhatYouHavePaid } = orderMailWords;
  const keeps = kept > 0 ? [weKeepOfTheAdvance({ amount: formatRupees(kept) })] : [];
  if (leftOf(order) === 0) return keeps;
  return [...keeps, kept + order.returnedAmount > 0 ? weSendBackTheRest : weSendBackWhatYouHavePaid];
}

/** `Received in cash: Rs 2,000.` */
export function receivedNote({ method, amount, reference }: BillPaymentRow): string {
  const received = paperWords.received[method]({ amount: formatRupees(amount) });
  return reference === '' ? received : `${received} ${paperWords.transactionNumber({ reference })}`;
}

/** Where what was paid from credit goes back to (credit-9). */
export function creditSentence({ payments }: Pick<Paid, 'payments'>): string[] {
  const isPaid = payments.some(({ method, reversed_at }) => method === 'CREDIT' && reversed_at === null);
  return isPaid ? [orderMailWords.creditGoesBack] : [];
}

/** What is due before the work of a confirmed order. */
export function advanceSentences({ order }: { order: Billed }): string[] {
  if (order.paymentMethod === 'ADVANCE') return [orderMailWords.weEMailYouAPaymentLink];
  const amount = formatRupees(advanceIn(order));
  return isAdvanceDue(order) ? [orderMailWords.advanceIsDue({ amount })] : [];
}

/** What came in, and what is left; of a cancelled order that it goes back. */
export function paymentSentences({ order, payments }: Paid): string[] {
  const { moreIsDueBefore, workCanStart, restIsDue, allIsPaid, weSendBackWhatYouHavePaid } = orderMailWords;
  const received = newPayments(payments).map(receivedNote);
  if (order.status === 'CANCELLED') return [...received, weSendBackWhatYouHavePaid];
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
  if (order.paymentMethod === 'ADVANCE') return paperWords.paymentInAdvance;
  const amount = formatRupees(advanceIn(order));
  return advanceIn(order) > 0 ? paperWords.advanceInCash({ amount }) : paperWords.paymentInCash;
}
