import { topicOfStep } from '../../../../contract/constants/notifications.ts';
import type { SellerOrderStatus } from '../../../../contract/shop-orders.ts';
import type { Tx } from '../../../db/client.ts';
import type { Deps } from '../../../deps.ts';
import { fail } from '../../../fail.ts';
import { recordCash } from '../../couriers/entry-service.ts';
import { recordGoods, recordReturns } from '../../earnings/entry-service.ts';
import { textCash } from '../../lifecycle/cash-text-service.ts';
import type { Lifecycle, LockedOrder, StepContext } from '../../lifecycle/service.ts';
import type { TakenStep } from '../../lifecycle/taken-step.ts';
import { wantedMail } from '../../notifications/service.ts';
import { goodsStatus } from '../goods-timeline.ts';
import { sellerOrderMail } from '../mails.ts';
import { type MailedStatus, parcelOf } from '../news-mails.ts';
import { fixCash } from '../payments/cash-service.ts';
import { canStepSellerOrder } from '../policy.ts';
import { anyShopOrder, type SellerOrderRow } from '../queries.ts';
import { refundCash } from '../refunds/cash-refund-service.ts';
import { returnCreditOfOrder } from '../refunds/credit-service.ts';
import { isEnded, refundDue } from '../refunds/rules.ts';
import { recordRefundsDue } from '../refunds/service.ts';
import { lastReceivedOf, receivedOf } from '../returns/queries.ts';
import { onlyReceived, receive } from '../returns/receipt-service.ts';
import { issueCashReceipt, issueGoodsInvoice } from '../service.ts';
import { factsOfSellerOrder, isForTailor } from './facts.ts';
import { tellSeller } from './news-service.ts';
import {
  billOfOrder,
  lockSellerOrder,
  returnStock,
  sellerOrdersOf,
  setBillStatus,
  setOrderStatus,
  setSellerOrderStatus,
} from './queries.ts';

export type SellerOrder = NonNullable<Awaited<ReturnType<typeof lockSellerOrder>>>;
type Order = LockedOrder<SellerOrder>;

/** Applies the steps of a seller order (shop-13): stock, bill, mail, refund and documents. */
export const sellerLifecycle: Lifecycle<SellerOrder> = {
  refusal: 'shop.step_not_allowed',

  async lock({ tx, actor }, id) {
    const row = await lockSellerOrder(tx, id);
    return row && canStepSellerOrder(actor, row) ? lockedOrder(row) : undefined;
  },

  prepare: {
    ship: ({ tx }, { row }) => fixCash(tx, row.orderId, row.id),
    take_back: ({ tx, actor }, { row }, { receipt }) =>
      receive(tx, { sellerOrderId: row.id, actorId: actor.id }, receipt ?? fail('shop.return_empty')),
    return: ({ tx, actor }, { row }, { receipt, restock = false, reason: note = '' }) =>
      receive(tx, { sellerOrderId: row.id, actorId: actor.id }, receipt ?? { restock, note }),
    // Goods that were lost or spoilt on the way are written off.
    fail_delivery: async ({ tx }, { row }, request) => {
      if ('restock' in request && request.restock) await returnStock(tx, row.id);
    },
  },

  setStatus: (tx, { row }, to) => setSellerOrderStatus(tx, row.id, to as SellerOrderStatus),

  async reload(tx, { row }) {
    const changed = await lockSellerOrder(tx, row.id);
    if (!changed) throw new Error('The seller order is gone.');
    return lockedOrder(changed);
  },

  effects: [
    ({ tx, deps }, _order, step) => tellSeller(tx, deps, step),
    async ({ tx }, { row }, { action, to }) => {
      // The stock of an order that expires may have returned before.
      if (to === 'CANCELLED' && action !== 'fail_delivery' && action !== 'expire') {
        await returnStock(tx, row.id);
      }
    },
    async ({ tx }, { row }, { action, from, to }) => {
      if (to === 'DELIVERED' && from !== to) await recordGoods(tx, row.id);
      if (action === 'take_back' || to === 'RETURNED') await recordReturns(tx, row.id);
    },
    ({ tx }, { row }, step) => recordCash(tx, row.orderId, step),
    ofCart(({ tx }, { row }) => summariseStatus(tx, row.orderId)),
    ofCart(mailCustomer),
    ofCart(settle),
    ofCart(async ({ tx, deps }, { row }, { action, to }) => {
      const isBack = to === 'RETURNED' || action === 'take_back';
      if (isBack || to === 'CANCELLED')
        await returnCreditOfOrder(tx, deps, row.orderId, isBack ? 'RETURN' : 'PART_CANCELLED');
    }),
  ],
};

/** A stitched order has its own status, mails and bill (shop-31). */
function ofCart(effect: Lifecycle<SellerOrder>['effects'][number]): typeof effect {
  return async (context, order, step) => {
    if (!isForTailor(order.row)) await effect(context, order, step);
  };
}

function lockedOrder(row: SellerOrder): Order {
  return {
    facts: { ...factsOfSellerOrder(row), orderId: row.orderId, sellerOrderId: row.id },
    row,
  };
}

/** Updates the order's summary status; call in the transaction that has changed a seller order. */
export async function summariseStatus(tx: Tx, orderId: number): Promise<void> {
  const sellerOrders = await sellerOrdersOf(tx, orderId);
  const bill = sellerOrders.some((one) => isEnded(one) || one.returns.length > 0)
    ? await billOfOrder(tx, orderId)
    : undefined;
  const cancelledAmount = bill ? refundDue(bill, sellerOrders) : 0;
  await setOrderStatus(tx, orderId, goodsStatus(sellerOrders), cancelledAmount);
}

async function mailCustomer({ tx, deps, actor }: StepContext, { row }: Order, step: TakenStep) {
  const { action, to } = step;
  if (to === 'PLACED' || to === 'UNCONFIRMED') return;
  const order = await anyShopOrder(tx, row.orderId);
  const part = order?.sellerOrders.find(({ id }) => id === row.id);
  if (!order || !part) return;
  const { email, customerId } = order.order;
  const isBack = action === 'take_back' || action === 'return';
  const moved = isBack ? { ...part, items: await itemsBack(tx, part) } : part;
  const topic = customerId === null ? undefined : topicOfStep(action);
  const leave = topic && customerId !== null ? await wantedMail(tx, deps, customerId, topic) : undefined;
  if (topic && !leave) return;
  if (to === 'SHIPPED')
    await textCash(tx, deps, order.order, {
      kind: 'shop.order-update',
      parcel: parcelOf(order.order, part),
    });
  if (!email) return;
  // The system cancels orders that could not be charged, so there is nothing to refund.
  const isPaidByCard = row.paymentMethod === 'CARD' && actor.role !== 'system';
  await deps.outbox.post(
    tx,
    sellerOrderMail(deps.config, email, order, moved, {
      to: isBack ? 'RETURNED' : (to as MailedStatus),
      notDelivered: action === 'come_back' || action === 'fail_delivery',
      said: step,
      isPaidByCard,
      leave,
    }),
  );
}

/** What came back with the step that was just taken. */
async function itemsBack(tx: Tx, { id, items }: SellerOrderRow): Promise<SellerOrderRow['items']> {
  const last = await lastReceivedOf(tx, id);
  if (last === undefined) return items;
  return onlyReceived(items, await receivedOf(tx, last));
}

/** A job refunds cards, but the refunds are recorded at once; cash is settled at the delivery. */
async function settle(
  { tx, deps, actor }: StepContext,
  { row }: Order,
  { action, from, to }: TakenStep,
): Promise<void> {
  // Of orders that could not be charged, or whose guest did not confirm.
  if (actor.role === 'system' && to === 'CANCELLED') return;
  if (row.paymentMethod !== 'CARD') {
    await settleCash(tx, deps, row.orderId);
    if (to === 'DELIVERED' && from !== to) await issueCashReceipt(tx, deps, row.orderId, row.id);
    return;
  }
  if (to !== 'CANCELLED' && to !== 'RETURNED' && action !== 'take_back') return;
  await recordRefundsDue(tx, row.orderId);
  // An order without a captured payment is voided or captured first.
  const job = row.billStatus === 'UNPAID' ? 'shop.capture' : 'shop.refund';
  await deps.jobs.send(tx, job, { orderId: row.orderId });
}

/** A cash order is paid once everything shipped is delivered; returns are owed to the customer. */
async function settleCash(tx: Tx, deps: Deps, orderId: number): Promise<void> {
  const sellerOrders = await sellerOrdersOf(tx, orderId);
  const sent = sellerOrders.filter(({ status }) => status !== 'CANCELLED');
  if (sent.length === 0) return;
  if (!sent.every(({ status }) => status === 'DELIVERED' || status === 'RETURNED')) return;
  await setBillStatus(tx, orderId, 'PAID');
  await issueGoodsInvoice(tx, deps, orderId);
  await refundCash(tx, deps, orderId);
}
