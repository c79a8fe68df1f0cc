import { orderMailWords, paperWords } from '#words';
import { formatRupees } from '../../../../contract/money.ts';
import { advanceIn, type Billed, dueOf, isAdvanceDue } from './present.ts';
import type { BillPaymentRow } from './queries.ts';

interface Paid {
  order: Billed;
  payments: readonly BillPaymentRow[];
}

/** Payments of the open transaction. */
export function newPayments(payments: readonly BillPaymentRow[]): BillPaymentRow[] {
  return payments.filter(({ is_new, receipt }) => is_new && receipt === null);
}

/** `Received in cash: Rs 2,000.` */
export function receivedNote({ method, amount, reference }: BillPaymentRow): string {
  const received = paperWords.received[method]({ amount: formatRupees(amount) });
  return reference === '' ? received : `${received} ${paperWords.transactionNumber({ reference })}`;
}

/** What is due before the work of a confirmed order. */
export function advanceSentences({ order }: { order: Billed }): string[] {
  if (order.paymentMethod === 'ADVANCE') return [orderMailWords.weEMailYouAPaymentLink];
  const amount = formatRupees(advanceIn(order));
  return isAdvanceDue(order) ? [orderMailWords.advanceIsDue({ amount })] : [];
}

/** What came in, and what is left. */
export function paymentSentences({ order, payments }: Paid): string[] {
  const { moreIsDueBefore, workCanStart, restIsDue, allIsPaid } = orderMailWords;
  const before = formatRupees(advanceIn(order) - order.paidAmount);
  const due = dueOf(order);
  const isBeforeWork = order.status === 'CONFIRMED' || order.status === 'ACCEPTED';
  const work = isAdvanceDue(order) ? moreIsDueBefore({ amount: before }) : workCanStart;
  return [
    ...newPayments(payments).map(receivedNote),
    ...(isBeforeWork && advanceIn(order) > 0 ? [work] : []),
    due > 0 ? restIsDue({ amount: formatRupees(due) }) : allIsPaid,
  ];
}

/** How it is paid, for the invoice. */
export function paymentNote(order: Billed): string {
  if (order.paymentMethod === 'ADVANCE') return paperWords.paymentInAdvance;
  const amount = formatRupees(advanceIn(order));
  return advanceIn(order) > 0 ? paperWords.advanceInCash({ amount }) : paperWords.paymentInCash;
}
