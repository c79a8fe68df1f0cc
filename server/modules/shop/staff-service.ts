import { documentName } from '../../../contract/document-names.ts';
import { formatRupees } from '../../../contract/money.ts';
import type { StaffGoods, StaffOrderPage } from '../../../contract/staff-orders.ts';
import type { Db, Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { fail } from '../../fail.ts';
import type { Actor } from '../../infra/access-tokens.ts';
import { actionsFor } from '../lifecycle/steps.ts';
import { noteOf } from '../lifecycle/words.ts';
import { confirmByPhone } from './checkout/reservation-service.ts';
import { disputesOf, hasOpenDispute } from './payments/dispute-queries.ts';
import { presentShopOrder } from './present.ts';
import { anyShopOrder } from './queries.ts';
import { completeByHand } from './refunds/cash-refund-service.ts';
import { insertRefunds, type RefundRow, refundsOf } from './refunds/queries.ts';
import { isByHand, isOpen, paidFor, sumOf } from './refunds/rules.ts';
import { billOfOrder, lockPayment, sellerOrdersOf } from './seller-orders/queries.ts';
import { goodsHistory, readPayment, returnTermsOf } from './staff-queries.ts';

type Money = Pick<StaffOrderPage, 'payment' | 'refunds' | 'refundable' | 'to_send_back' | 'from_tailor'>;

/** A cart order of any customer for staff, with the steps that `actor` may take; undefined if there is none. */
export async function readGoodsForStaff(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  actor: Actor,
  id: number,
): Promise<{ order: StaffGoods; money: Money } | undefined> {
  const row = await anyShopOrder(db, id);
  if (!row) return undefined;
  const history = await goodsHistory(db, id);
  const shown = presentShopOrder(row, config.brandName);
  const isPaymentDue = row.order.paymentMethod === 'CARD' && row.order.billStatus !== 'PAID';
  const money = await moneyOf(db, id);
  const isDisputed = money.payment?.disputes.some(({ state }) => state === 'OPEN') ?? false;
  const terms = await returnTermsOf(db, id);
  const parts = shown.parts.map((part) => {
    const delivered = history
      .filter((event) => event.part === part.id && event.to === 'DELIVERED' && event.action !== 'take_back')
      .at(-1);
    const sent = history.filter(
      ({ part: of, action }) => of === part.id && (action === 'ship' || action === 'come_back'),
    );
    const facts = {
      kind: 'goods' as const,
      status: part.status,
      total: row.order.total,
      delivery: null,
      deliveredAt: delivered?.at ?? null,
      isPaymentDue,
      isRefundDue: false,
      isQuoteExpired: false,
      isAsked: false,
      isHandoverKnown: true,
      isInHouse: false,
      isDisputed,
      ...terms.get(part.id),
      isBack: part.status === 'PACKED' && sent.at(-1)?.action === 'come_back',
    };
    return { ...part, actions: actionsFor(facts, actor.role, new Date()) };
  });
  const events = history.map(({ at, by, courierNumber, noteCode, note, ...event }) => ({
    ...event,
    garment: null,
    note: noteOf({ noteCode, note }),
    by: by ?? config.brandName,
    courier_number: courierNumber,
    photos: [],
    at: at.toISOString(),
  }));
  const payments = shown.payments.map((payment) => ({
    ...payment,
    recorded_by: history.find(({ part, to }) => part === payment.part && to === 'DELIVERED')?.by ?? null,
    reversed_by: null,
    reversed_reason: null,
  }));
  const order = {
    ...shown,
    payments,
    kind: 'goods' as const,
    status: row.order.status,
    parts,
    events,
  };
  return { order, money };
}

async function moneyOf(db: Db, orderId: number): Promise<Money> {
  const [payment, refunds] = await Promise.all([readPayment(db, orderId), refundsOf(db, orderId)]);
  const disputes = payment ? await disputesOf(db, payment.id) : [];
  return {
    payment: payment
      ? {
          gateway: payment.gateway,
          amount: payment.amount,
          refunded: payment.refunded,
          status: payment.status,
          card: cardOf(payment),
          at: payment.createdAt.toISOString(),
          disputes: disputes.map(({ id, amount, reason, state, respondBy, openedAt }) => ({
            id,
            amount,
            reason,
            state,
            respond_by: respondBy?.toISOString() ?? null,
            at: openedAt.toISOString(),
          })),
        }
      : null,
    refunds: refunds.map(presentRefund),
    refundable: await refundableOf(db, orderId, payment, refunds),
    to_send_back: 0,
    from_tailor: 0,
  };
}

function cardOf({ cardBrand, cardLast4, cardExpiry }: NonNullable<Payment>) {
  if (cardBrand === null || cardLast4 === null || cardExpiry === null) return null;
  return { brand: cardBrand, last4: cardLast4, expiry: cardExpiry };
}

function presentRefund(row: RefundRow) {
  const { id, cause, amount, createdAt, completedAt, failedAt, creditNote } = row;
  return {
    id,
    cause,
    amount,
    at: createdAt.toISOString(),
    completed_at: completedAt?.toISOString() ?? null,
    failed_at: failedAt?.toISOString() ?? null,
    is_owed: completedAt === null && isByHand(row),
    as_credit: row.wantsCredit,
    credit_note: creditNote === null ? null : documentName('CREDIT_NOTE', creditNote),
  };
}

type Payment = Awaited<ReturnType<typeof readPayment>>;

/**
 * The part of the payment that is not refunded; refunds of cancelled and returned goods are automatic. 0 during a
 * chargeback.
 */
async function refundableOf(
  db: Db | Tx,
  orderId: number,
  payment: Payment,
  refunds: readonly RefundRow[],
): Promise<number> {
  const order = await billOfOrder(db, orderId);
  if (!order) return 0;
  const sellerOrders = await sellerOrdersOf(db, orderId);
  const isPaid = payment ? payment.status === 'CAPTURED' : order.billStatus === 'PAID';
  if (!isPaid || (payment && (await hasOpenDispute(db, payment.id)))) return 0;
  const paid = paidFor({ order, sellerOrders, isCash: payment === undefined });
  return Math.max(0, paid - sumOf(refunds));
}

/**
 * Makes a goodwill refund: by card through a job, in cash as already paid. `name` is the same in retries of one refund.
 * Fails with `shop.not_refundable`, `shop.refund_under_way` and `shop.refund_too_large` (payments-5).
 */
export async function refundGoodwill(
  tx: Tx,
  deps: Deps,
  orderId: number,
  { amount, name }: { amount: number; name: string },
): Promise<{ id: number; amount: number }> {
  const payment = await lockPayment(tx, orderId);
  const recorded = await refundsOf(tx, orderId);
  const left = await refundableOf(tx, orderId, payment, recorded);
  if (left === 0) fail('shop.not_refundable');
  if (recorded.some(isOpen)) fail('shop.refund_under_way');
  if (amount > left) fail('shop.refund_too_large', { left: formatRupees(left) });
  const goodwill = { orderId, cause: 'GOODWILL' as const, amount };
  if (!payment) {
    return completeByHand(tx, deps, orderId, { ...goodwill, name: `goodwill-${orderId}-${name}` });
  }
  const [refund] = await insertRefunds(tx, [
    { ...goodwill, paymentId: payment.id, name: `goodwill-${payment.reference}-${name}` },
  ]);
  if (!refund) throw new Error('The refund was not written.');
  await deps.jobs.send(tx, 'shop.refund', { orderId });
  return { id: refund.id, amount };
}

/** Fails with `request.not_found` if the order needs no confirmation, and like `confirmByPhone`. */
export async function confirmGuestByPhone(tx: Tx, deps: Deps, trackingNumber: string): Promise<void> {
  if ((await confirmByPhone(tx, deps, trackingNumber)) === undefined) fail('request.not_found');
}
