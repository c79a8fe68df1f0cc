import { SHOP_ORDER_PAGE_SIZE } from '../../../contract/constants/shop-orders.ts';
import type { SellerOrderStatus } from '../../../contract/shop-orders.ts';
import type { CashAtTheDoor, TrackedGoods } from '../../../contract/tracking.ts';
import { trackingPartFrom } from '../../../contract/tracking-number.ts';
import type { Db, Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { fail } from '../../fail.ts';
import type { Actor } from '../../infra/access-tokens.ts';
import { cashCode } from '../../infra/cash-codes.ts';
import { allPages, type ExportEntry, jsonList } from '../../infra/data-export/entries.ts';
import { listPage } from '../../list-page.ts';
import { dutyNotes } from '../customs/service.ts';
import { forReaderOf, issueDocument } from '../documents/service.ts';
import { notDeliveredAt } from '../lifecycle/steps.ts';
import { creditNoteContent, invoiceContent, receiptContent } from './goods-documents.ts';
import { goodsTimeline } from './goods-timeline.ts';
import { presentShopOrder } from './present.ts';
import { deleteExpired } from './purge-queries.ts';
import {
  anyShopOrder,
  customerShopOrder,
  customerShopOrders,
  orderProgress,
  type ShopOrderRow,
  trackedShopOrder,
  wasDelivered,
} from './queries.ts';
import { invoiceOf, type RefundRow, setCreditNote, setReceipt } from './refunds/queries.ts';
import { receivedOf } from './returns/queries.ts';
import { onlyReceived } from './returns/receipt-service.ts';
import { forgetRequests } from './returns/withdrawal-queries.ts';

/** Required for a review (reviews-1). */
export function hasReceivedProduct(db: Db | Tx, customerId: number, productId: number): Promise<boolean> {
  return wasDelivered(db, customerId, productId);
}

/** Public data of an order; undefined for an unknown tracking number. */
export async function findTrackedGoods(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  trackingNumber: string,
): Promise<TrackedGoods | undefined> {
  const order = await trackedShopOrder(db, trackingNumber);
  if (!order) return undefined;
  const steps = (order.steps ?? []).map(({ at, ...step }) => ({ ...step, at: new Date(at) }));
  const stages = goodsTimeline(order.sellerOrders, steps);
  return {
    kind: 'goods',
    tracking_id: order.trackingNumber,
    steps: steps.length,
    status: order.status,
    stages,
    shipments: steps.flatMap(({ courier, courierNumber, at }) =>
      courier === null ? [] : [{ courier, number: courierNumber, at: at.toISOString() }],
    ),
    items: order.sellerOrders.flatMap(({ items }) => items.map(({ name, quantity }) => ({ name, quantity }))),
    order_date: order.orderDate.toISOString(),
    expected_delivery_date: order.expectedDeliveryDate,
    is_day_promised: true,
    is_paid: order.billStatus === 'PAID',
    cash: order.paymentMethod === 'COD' ? cashOfParcels(config, order) : [],
    delivered_at: stages.at(-1)?.at ?? null,
    not_delivered_at: latest(
      order.sellerOrders.map(({ id }) => notDeliveredAt(steps.filter((step) => step.sellerOrder === id))),
    ),
  };
}

/** Told of a parcel once its cash is fixed (shop-17). */
function cashOfParcels(
  config: Deps['config'],
  { trackingNumber, sellerOrders }: NonNullable<Awaited<ReturnType<typeof trackedShopOrder>>>,
): CashAtTheDoor[] {
  return sellerOrders.flatMap(({ id, status, cash: amount }) =>
    amount && (status === 'PACKED' || status === 'SHIPPED')
      ? [{ amount, code: cashCode(config.cashKey, { trackingNumber, sellerOrderId: id, amount }) }]
      : [],
  );
}

function latest(moments: readonly (Date | null)[]): string | null {
  const known = moments.filter((moment) => moment !== null).map((moment) => moment.getTime());
  return known.length > 0 ? new Date(Math.max(...known)).toISOString() : null;
}

export async function purgeExpiredShopOrders(db: Db): Promise<void> {
  await forgetRequests(db);
  await deleteExpired(db);
}

export function exportShopOrders(deps: Deps, actor: Actor): ExportEntry[] {
  const orders = () => allPages((page) => listShopOrders(deps, actor, { page }, String));
  return [jsonList('shop-orders.json', orders)];
}

/** Newest first. Fails with `page.invalid` past the end. */
export async function listShopOrders(
  { db, config }: Deps,
  actor: Actor,
  {
    page,
    status,
    search,
  }: { page: number; status?: SellerOrderStatus | undefined; search?: string | undefined },
  addressOfPage: (page: number) => string,
) {
  const part = search === undefined ? undefined : trackingPartFrom(search);
  const { orders, count } = await customerShopOrders(db, actor.id, { status, part }, page);
  const results = orders.map((row) => presentShopOrder(row, config.brandName));
  return listPage({ count, results }, { page, size: SHOP_ORDER_PAGE_SIZE, addressOfPage });
}

/** Fails with `request.not_found` for another customer's order. */
export async function readShopOrder(
  { db, config }: { db: Db | Tx } & Pick<Deps, 'config'>,
  actor: Actor,
  id: number,
) {
  const row = (await customerShopOrder(db, actor.id, id)) ?? fail('request.not_found');
  return presentShopOrder(row, config.brandName);
}

/** Fails with `request.not_found` unless it is the order's tracking number. */
export async function readOrderPayment({ db }: Pick<Deps, 'db'>, id: number, trackingNumber: string) {
  const order = await orderProgress(db, id);
  if (order?.trackingNumber !== trackingNumber) fail('request.not_found');
  const { billStatus, status, awaitsConfirmation } = order;
  return { bill_status: billStatus, status, awaits_confirmation: awaitsConfirmation };
}

type Config = Pick<Deps, 'config'>;

/** Issues the invoice of a paid cart order, once (invoices-6). Requires a lock on the order or its payment. */
export async function issueGoodsInvoice(
  tx: Tx,
  { config }: Config,
  orderId: number,
  issuedAt?: Date,
): Promise<void> {
  if ((await invoiceOf(tx, orderId)) !== null) return;
  const row = await anyShopOrder(tx, orderId);
  if (!row || row.order.total === 0) return;
  const { country, subTotal, discount } = row.order;
  const duty = await dutyNotes(tx, country === 'PK' ? null : country, subTotal - discount);
  const content = forReaderOf(row.order.locale, () => {
    const { notes, ...rest } = invoiceContent(config, row);
    return { ...rest, notes: [...notes, ...duty()] };
  });
  await issueDocument(tx, 'INVOICE', orderId, content, issuedAt);
}

/** Issues the receipt of the cash for a delivered parcel, once (invoices-11). Must be last in the transaction. */
export async function issueCashReceipt(
  tx: Tx,
  { config }: Config,
  orderId: number,
  sellerOrderId: number,
): Promise<void> {
  const row = await anyShopOrder(tx, orderId);
  const payment = row?.payments.find(({ part, receipt }) => part === sellerOrderId && receipt === null);
  if (!row || !payment) return;
  const invoice = await invoiceOf(tx, orderId);
  const content = forReaderOf(row.order.locale, () => receiptContent(config, row, payment, invoice));
  await setReceipt(tx, payment.id, await issueDocument(tx, 'RECEIPT', orderId, content));
}

/** Issues credit notes for completed refunds of one order. Must be last in the transaction. */
export async function issueCreditNotes(
  tx: Tx,
  { config }: Config,
  refunds: readonly RefundRow[],
  issuedAt?: Date,
): Promise<void> {
  for (const refund of refunds) {
    const row = await anyShopOrder(tx, refund.orderId);
    if (!row) continue;
    const invoice = await invoiceOf(tx, refund.orderId);
    const credited = await creditedGoods(tx, row, refund);
    const content = forReaderOf(row.order.locale, () => creditNoteContent(config, credited, refund, invoice));
    await setCreditNote(
      tx,
      refund.id,
      await issueDocument(tx, 'CREDIT_NOTE', refund.orderId, content, issuedAt),
    );
  }
}

/** The order with the items of its seller orders that the refund is for. */
async function creditedGoods(tx: Tx, row: ShopOrderRow, refund: RefundRow): Promise<ShopOrderRow> {
  const { returnId, sellerOrderId, cause } = refund;
  if (cause !== 'RETURN') return row;
  const received = returnId === null ? undefined : await receivedOf(tx, returnId);
  return {
    ...row,
    sellerOrders: row.sellerOrders.map((part) => {
      if (part.id !== sellerOrderId) return part;
      const rest = part.items.map(({ line, quantity, returned }) => ({
        line,
        quantity: quantity - returned,
      }));
      return { ...part, items: onlyReceived(part.items, received ?? rest) };
    }),
  };
}
