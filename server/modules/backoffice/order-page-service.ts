import { dayInKarachi } from '../../../contract/dates.ts';
import { presentIssued } from '../../../contract/document-names.ts';
import type { BodyOf, ResponseOf } from '../../../contract/endpoint.ts';
import { formatRupees } from '../../../contract/money.ts';
import type { addOrderNote, logOrderCall, StaffOrderPage } from '../../../contract/staff-orders.ts';
import type { Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { fail } from '../../fail.ts';
import type { Actor } from '../../infra/access-tokens.ts';
import { recordAudit } from '../audit/service.ts';
import { grantRefund } from '../credit/service.ts';
import { isEntered as readEntered } from '../orders/entry-service.ts';
import { readOrderView } from '../orders/order-service.ts';
import { readRefunds, refundOrder as refundByHand, tellOfOwedRefund } from '../orders/refund-service.ts';
import { hasRefundAccount } from '../shop/owed/service.ts';
import { giveBackUnused, listWalletPayments } from '../shop/payments/unused-service.ts';
import { completeOwed } from '../shop/refunds/cash-refund-service.ts';
import { confirmGuestByPhone, readGoodsForStaff, refundGoodwill } from '../shop/staff-service.ts';
import { orderLine } from './order-list-queries.ts';
import {
  type CallRow,
  callsOf,
  documentsOf,
  insertCall,
  insertNote,
  type NoteRow,
  notesOf,
  orderOf,
} from './order-page-queries.ts';
import { presentOrderLine } from './present.ts';

/** Everything about an order of any kind (backoffice-3). Fails with `request.not_found`. */
export async function readOrderPage(deps: Deps, actor: Actor, id: number): Promise<StaffOrderPage> {
  const { db, config } = deps;
  const row = (await orderLine(db, id, dayInKarachi())) ?? fail('request.not_found');
  const [detail, calls, notes, issued, isEntered, wallets, hasAccount] = await Promise.all([
    readDetail(deps, actor, id, row.order),
    callsOf(db, id),
    notesOf(db, id),
    documentsOf(db, id),
    readEntered(db, id),
    listWalletPayments(db, id),
    hasRefundAccount(deps, id),
  ]);
  return {
    line: presentOrderLine(row, config.brandName),
    ...detail,
    wallet_payments: wallets,
    has_refund_account: hasAccount,
    is_entered: isEntered,
    documents: presentIssued(issued, detail.order.payments),
    calls: calls.map(presentCall),
    notes: notes.map(presentNote),
  };
}

async function readDetail(
  deps: Deps,
  actor: Actor,
  id: number,
  { kind, ...paid }: { kind: 'single' | 'bulk' | 'goods' } & Parameters<typeof readRefunds>[2],
): Promise<
  Pick<StaffOrderPage, 'order' | 'payment' | 'refunds' | 'refundable' | 'to_send_back' | 'from_tailor'>
> {
  if (kind === 'goods') {
    const { order, money } = (await readGoodsForStaff(deps, actor, id)) ?? fail('request.not_found');
    return { order, ...money };
  }
  const order = await readOrderView(deps, actor, id);
  if (order.audience !== 'staff') fail('session.forbidden');
  return { order, payment: null, ...(await readRefunds(deps.db, id, paid)) };
}

/** Counts as a contact (orders-17). Fails with `request.not_found`. */
export async function logCall(
  tx: Tx,
  actor: Actor,
  orderId: number,
  call: BodyOf<typeof logOrderCall>,
): Promise<ResponseOf<typeof logOrderCall>> {
  const { id, customerId } =
    (await insertCall(tx, { ...call, orderId, authorId: actor.id })) ?? fail('request.not_found');
  await recordAudit(tx, actor, {
    action: 'orders.call-logged',
    subject: { kind: 'order', id: orderId },
    userId: customerId,
    data: { outcome: call.outcome },
  });
  const logged = (await callsOf(tx, orderId)).find((one) => one.id === id);
  if (!logged) throw new Error('The call is gone');
  return presentCall(logged);
}

/** Fails with `request.not_found`. */
export async function addNote(
  tx: Tx,
  actor: Actor,
  orderId: number,
  text: string,
): Promise<ResponseOf<typeof addOrderNote>> {
  const { customerId } = (await orderOf(tx, orderId)) ?? fail('request.not_found');
  const id = await insertNote(tx, { orderId, authorId: actor.id, text });
  await recordAudit(tx, actor, {
    action: 'orders.note-added',
    subject: { kind: 'order', id: orderId },
    userId: customerId,
  });
  const note = (await notesOf(tx, orderId)).find((one) => one.id === id);
  if (!note) throw new Error('The note is gone');
  return presentNote(note);
}

/** Stores the reason as a note. Fails like `refundGoodwill`, and with `request.not_found`. */
export async function refundOrder(
  tx: Tx,
  deps: Deps,
  actor: Actor,
  orderId: number,
  { amount, reason, fromTailor, name }: { amount: number; reason: string; fromTailor: number; name: string },
): Promise<{ id: number; amount: number }> {
  const { customerId, kind } = (await orderOf(tx, orderId)) ?? fail('request.not_found');
  await insertNote(tx, { orderId, authorId: actor.id, text: `Refund of ${formatRupees(amount)}: ${reason}` });
  await recordAudit(tx, actor, {
    action: 'orders.refunded',
    subject: { kind: 'order', id: orderId },
    userId: customerId,
    data: { amount, reason, ...(fromTailor > 0 && { fromTailor }) },
  });
  // Last, because it issues a document.
  if (kind !== 'goods') return refundByHand(tx, deps, orderId, { amount, fromTailor, reason, name });
  return refundGoodwill(tx, deps, orderId, { amount, name });
}

/** Fails like `completeOwed`. */
export async function handOverRefund(
  tx: Tx,
  deps: Deps,
  actor: Actor,
  id: number,
): Promise<{ id: number; amount: number }> {
  const { amount, orderId, wasOwed } = await completeOwed(tx, deps, id);
  if (wasOwed) {
    await tellOfOwedRefund(tx, deps, orderId, { id, amount });
    const customerId = (await orderOf(tx, orderId))?.customerId;
    await recordAudit(tx, actor, {
      action: 'orders.refund-handed-over',
      subject: { kind: 'order', id: orderId },
      ...(customerId !== undefined && { userId: customerId }),
      data: { amount },
    });
  }
  return { id, amount };
}

/** Fails like `giveBackUnused`. */
export async function giveBackWalletPayment(tx: Tx, actor: Actor, id: number): Promise<{ id: number }> {
  const { orderId, paisa, wasOwed } = await giveBackUnused(tx, actor, id);
  if (wasOwed) {
    const customerId = (await orderOf(tx, orderId))?.customerId;
    await recordAudit(tx, actor, {
      action: 'orders.payment-given-back',
      subject: { kind: 'order', id: orderId },
      ...(customerId !== undefined && { userId: customerId }),
      data: { payment: id, paisa },
    });
  }
  return { id };
}

/** Pays an owed refund into the customer's credit. Fails with `credit.no_account`, and like `completeOwed` (credit-4). */
export async function refundAsCredit(
  tx: Tx,
  deps: Deps,
  actor: Actor,
  id: number,
): Promise<{ id: number; amount: number }> {
  const { amount, orderId, wasOwed } = await completeOwed(tx, deps, id, true);
  if (!wasOwed) return { id, amount };
  const customerId = (await orderOf(tx, orderId))?.customerId ?? fail('credit.no_account');
  await grantRefund(tx, actor, { customerId, orderId, refundId: id, amount });
  await tellOfOwedRefund(tx, deps, orderId, { id, amount });
  return { id, amount };
}

/** Fails like `confirmGuestByPhone`. */
export async function confirmGuest(tx: Tx, deps: Deps, actor: Actor, orderId: number): Promise<void> {
  const { trackingNumber } = (await orderOf(tx, orderId)) ?? fail('request.not_found');
  await confirmGuestByPhone(tx, deps, trackingNumber);
  await recordAudit(tx, actor, {
    action: 'orders.confirmed-by-phone',
    subject: { kind: 'order', id: orderId },
  });
}

function presentCall({ at, ...call }: CallRow) {
  return { ...call, at: at.toISOString() };
}

function presentNote({ at, ...note }: NoteRow) {
  return { ...note, at: at.toISOString() };
}
