import { inLocale, paperWords } from '#words';
import { documentName } from '../../../contract/document-names.ts';
import type { ResponseOf } from '../../../contract/endpoint.ts';
import { formatRupees } from '../../../contract/money.ts';
import type { staffOrder } from '../../../contract/staff-orders.ts';
import type { Db, Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { fail } from '../../fail.ts';
import { recordRefund, takeableFromTailor } from '../earnings/entry-service.ts';
import { notifyOfRefund } from '../notifications/service.ts';
import { bulkRefundMail } from './bulk/mails.ts';
import { bulkOrderWithin } from './bulk/queries.ts';
import { issueBulkRefundNote } from './bulk/service.ts';
import { issueRefundNote } from './invoice-service.ts';
import { refundMail } from './mails.ts';
import { leftOf } from './payments/present.ts';
import { lockOrder, orderWithin } from './queries.ts';
import {
  insertRefund,
  invoiceOf,
  OVERPAYMENT,
  ofPresentBill,
  refundsOf,
  setCreditNote,
  sumOf,
} from './refund-queries.ts';
import { updateOrder } from './write-queries.ts';

type Page = ResponseOf<typeof staffOrder>;

interface Paid {
  status: string;
  billStatus: string;
  total: number | null;
  paidAmount: number;
  keptAmount: number | null;
}

/** The payment minus refunds; a cancelled order uses the step `record_refund` instead (orders-40). */
function refundableOf(
  { status, billStatus, total }: Pick<Paid, 'status' | 'billStatus' | 'total'>,
  made: readonly { amount: number; cause: string }[],
): number {
  if (status === 'CANCELLED' || billStatus !== 'PAID' || total === null) return 0;
  return Math.max(0, total - sumOf(ofPresentBill(made)));
}

/** What the step `record_refund` is about; refunds that are owed are handed over by themselves. */
function toSendBack(order: Paid, made: readonly { amount: number }[]): number {
  if (order.status !== 'CANCELLED' || order.billStatus === 'REFUNDED') return 0;
  return leftOf({ ...order, returnedAmount: sumOf(made) });
}

/** Refunds of a stitched or bulk order, for staff. */
export async function readRefunds(
  db: Db,
  orderId: number,
  order: Paid,
): Promise<Pick<Page, 'refunds' | 'refundable' | 'to_send_back' | 'from_tailor'>> {
  const made = await refundsOf(db, orderId);
  return {
    refunds: made.map(({ id, cause, amount, name, createdAt, completedAt, creditNote, wantsCredit }) => ({
      id,
      cause,
      amount,
      at: createdAt.toISOString(),
      completed_at: completedAt?.toISOString() ?? null,
      failed_at: null,
      is_owed: completedAt === null,
      as_credit: wantsCredit || name.endsWith('-credit'),
      credit_note: creditNote === null ? null : documentName('CREDIT_NOTE', creditNote),
    })),
    refundable: refundableOf(order, made),
    to_send_back: toSendBack(order, made),
    from_tailor: await takeableFromTailor(db, orderId),
  };
}

interface Refund {
  amount: number;
  /** The part of the amount that the tailor bears. */
  fromTailor: number;
  reason: string;
  name: string;
}

/**
 * Refunds all or part of a stitched or bulk order that staff pay by hand, with credit note, mail and the tailor's entry
 * (orders-50). Fails with `shop.not_refundable`, `shop.refund_too_large` and `orders.from_tailor_too_large`.
 */
export async function refundOrder(
  tx: Tx,
  deps: Deps,
  orderId: number,
  refund: Refund,
): Promise<{ id: number; amount: number }> {
  if (!((await lockOrder(tx, 'all', orderId)) || (await lockOrder(tx, 'all', orderId, 'bulk')))) {
    fail('request.not_found');
  }
  const single = await orderWithin(tx, 'all', orderId);
  const bulk = single ? undefined : await bulkOrderWithin(tx, 'all', orderId);
  const { order } = single ?? bulk ?? fail('request.not_found');
  const left = refundableOf(order, await refundsOf(tx, orderId));
  const { amount, fromTailor, reason } = refund;
  if (left === 0) fail('shop.not_refundable');
  if (amount > left) fail('shop.refund_too_large', { left: formatRupees(left) });
  const earned = Math.min(amount, await takeableFromTailor(tx, orderId));
  if (fromTailor > earned) fail('orders.from_tailor_too_large', { earned: formatRupees(earned) });
  const id = await insertRefund(tx, { orderId, amount, name: `hand-${orderId}-${refund.name}` });
  if (amount === left) await updateOrder(tx, orderId, { billStatus: 'REFUNDED' });
  await recordRefund(tx, orderId, fromTailor);
  await notifyOfRefund(tx, { orderId, amount });
  if (single) await deps.outbox.post(tx, refundMail(deps.config, single, { amount, reason }));
  if (bulk) await deps.outbox.post(tx, bulkRefundMail(deps.config, bulk, { amount, reason }));
  const note = single
    ? await issueRefundNote(tx, deps.config, single, amount)
    : bulk &&
      (await issueBulkRefundNote(tx, deps.config, bulk, { amount, invoice: await invoiceOf(tx, orderId) }));
  if (note !== undefined) await setCreditNote(tx, id, note);
  return { id, amount };
}

/**
 * Tells the customer that what was owed back of a stitched or bulk order was handed over; the credit note of a garment or of
 * cloth was issued at once. Does nothing for an order of another kind.
 */
export async function tellOfOwedRefund(
  tx: Tx,
  deps: Deps,
  orderId: number,
  { id, amount }: { id: number; amount: number },
): Promise<void> {
  const single = await orderWithin(tx, 'all', orderId);
  const bulk = single ? undefined : await bulkOrderWithin(tx, 'all', orderId);
  if (!single && !bulk) return;
  const refund = (await refundsOf(tx, orderId)).find((one) => one.id === id);
  const locale = single?.customerLocale ?? bulk?.customer.locale ?? 'en';
  const name = refund?.name ?? '';
  const reason = inLocale(locale, () => reasonOf(name));
  const said = {
    ...{ amount, reason, isCredit: refund?.wantsCredit ?? false },
    hasNote: !name.startsWith(OVERPAYMENT),
  };
  await notifyOfRefund(tx, { orderId, amount });
  if (single) await deps.outbox.post(tx, refundMail(deps.config, single, said));
  if (bulk) await deps.outbox.post(tx, bulkRefundMail(deps.config, bulk, said));
}

/** In the present language, by the name of what is owed. */
function reasonOf(name: string): string {
  if (name.startsWith(OVERPAYMENT)) return paperWords.paidTooMuch;
  return name.startsWith('cloth-') ? paperWords.clothWasNotSent : paperWords.garmentWasCancelled;
}
