import { billPaymentWords, inLocale, paperWords } from '#words';
import { countryName } from '../../../contract/constants/countries.ts';
import { DELIVERY_NAMES, WALLET_NAMES } from '../../../contract/constants/order-names.ts';
import type { REFUND_CAUSES } from '../../../contract/constants/shop-orders.ts';
import { documentName } from '../../../contract/document-names.ts';
import { formatRupees } from '../../../contract/money.ts';
import { realAddress } from '../../../contract/nobodys-address.ts';
import { pageUrl } from '../../../contract/page-url.ts';
import type { Config } from '../../config.ts';
import type { ShopOrderRow } from './queries.ts';
import { creditBack, paidFor } from './refunds/rules.ts';

type RefundCause = (typeof REFUND_CAUSES)[number];

const REASONS: Record<RefundCause, string> = paperWords.refundCauses;

/** In the present language: the invoice of a cart order (invoices-6): by card all goods, in cash those that were not cancelled. */
export function invoiceContent(config: Config, row: ShopOrderRow) {
  const { order } = row;
  const isCash = order.paymentMethod === 'COD';
  const sold = isCash ? row.sellerOrders.filter(({ status }) => status !== 'CANCELLED') : row.sellerOrders;
  const items = sold.flatMap((sellerOrder) => itemLines(config, sellerOrder));
  const { money, credit } = billOf(row);
  const total = money + credit;
  const sum = items.reduce((all, { amount }) => all + amount, 0);
  const discount = total - order.deliveryFee - sum;
  return {
    ...frame(config, row, sold),
    lines: [
      ...items,
      ...(discount === 0 ? [] : [{ label: paperWords.discount, ...noteOfCode(row), amount: discount }]),
      ...(order.deliveryFee === 0
        ? []
        : [{ label: DELIVERY_NAMES[order.delivery], amount: order.deliveryFee }]),
    ],
    total,
    paymentState: 'PAID' as const,
    paid: total,
    notes: [
      ...(credit > 0 ? [paperWords.paidFromCredit({ amount: formatRupees(credit) })] : []),
      ...(order.country === 'PK' ? [] : [paperWords.dutiesAreNotPart]),
    ],
  };
}

/** What the order costs without cancelled goods of a cash order: in money, and from store credit. */
function billOf({ order, sellerOrders }: ShopOrderRow) {
  const isCash = order.paymentMethod === 'COD';
  const paid = { order, sellerOrders, isCash };
  const kept = sellerOrders.map((part) =>
    isCash && part.status === 'CANCELLED' ? part : { ...part, status: 'DELIVERED' as const, returns: [] },
  );
  return { money: paidFor(paid), credit: order.credit - creditBack({ ...paid, sellerOrders: kept }, []) };
}

/** Which code took a part of the discount off (discounts-1). */
function noteOfCode({ code }: ShopOrderRow): { note?: string } {
  return code ? { note: paperWords.withCode({ code: code.code, amount: formatRupees(code.amount) }) } : {};
}

interface CreditedRefund {
  cause: RefundCause;
  sellerOrderId: number | null;
  amount: number;
}

/** In the present language: the content of a refund's credit note (invoices-5); `invoice` is the number of the order's invoice. */
export function creditNoteContent(
  config: Config,
  row: ShopOrderRow,
  refund: CreditedRefund,
  invoice: number | null,
) {
  const { cause, sellerOrderId, amount } = refund;
  // What money and credit pay back together has a note of each.
  const back = row.order.credit > 0 ? [] : row.sellerOrders.filter(({ id }) => id === sellerOrderId);
  const items = back.flatMap((sellerOrder) => itemLines(config, sellerOrder));
  const rest = amount - items.reduce((all, line) => all + line.amount, 0);
  const { order, ...more } = frame(config, row, back.length > 0 ? back : row.sellerOrders);
  return {
    ...more,
    order: {
      ...order,
      invoice: invoice === null ? null : documentName('INVOICE', invoice),
      reason: REASONS[cause],
    },
    lines: [
      ...items,
      ...(rest === 0
        ? []
        : [{ label: items.length > 0 ? paperWords.discountAndDelivery : REASONS[cause], amount: rest }]),
    ],
    total: amount,
    paymentState: 'REFUNDED' as const,
    paid: amount,
    notes: [],
  };
}

/** In the present language: the receipt of the cash for a parcel (invoices-11); `invoice` is null before all are delivered. */
export function receiptContent(
  config: Config,
  row: ShopOrderRow,
  { id: payment, part, amount }: ShopOrderRow['payments'][number],
  invoice: number | null,
) {
  const sold = row.sellerOrders.filter(({ id }) => id === part);
  const items = sold.flatMap((sellerOrder) => itemLines(config, sellerOrder));
  const rest = amount - items.reduce((all, line) => all + line.amount, 0);
  const { order, ...more } = frame(config, row, sold);
  const { money, credit } = billOf(row);
  const cash = row.payments
    .slice(0, row.payments.findIndex(({ id }) => id === payment) + 1)
    .reduce((sum, { amount }) => sum + amount, 0);
  const label = row.order.credit > 0 ? paperWords.discountDeliveryAndCredit : paperWords.discountAndDelivery;
  return {
    ...more,
    order: { ...order, invoice: invoice === null ? null : documentName('INVOICE', invoice) },
    lines: [...items, ...(rest === 0 ? [] : [{ label, amount: rest }])],
    total: amount,
    paymentState: 'PAID' as const,
    paid: amount,
    received: {
      amount,
      orderTotal: money + credit,
      paidSoFar: cash + credit,
      ...{ refunded: 0, kept: 0, left: Math.max(0, money - cash), owedBack: 0 },
    },
    notes: [paperWords.received.CASH({ amount: formatRupees(amount) })],
  };
}

function itemLines(config: Config, { items, seller }: ShopOrderRow['sellerOrders'][number]) {
  return items.map(({ name, colour, size, price, quantity }) => ({
    label: paperWords.piecesOf({ pieces: quantity, item: name }),
    note: [colour, size, paperWords.priceEach({ price: formatRupees(price) }), seller ?? config.brandName]
      .filter(Boolean)
      .join(' · '),
    amount: price * quantity,
  }));
}

/** A code of the documents, or a name. */
function paymentOf({ order, card }: Pick<ShopOrderRow, 'order' | 'card'>): string {
  if (card) return paperWords.cardEndingIn({ brand: card.brand, digits: card.last4 });
  if (order.wallet) return WALLET_NAMES[order.wallet];
  const isOfCredit = order.paymentMethod !== 'COD' || (order.credit > 0 && order.credit >= order.total);
  return isOfCredit ? billPaymentWords.methods.CREDIT : 'COD';
}

/** The facts that both documents share. */
function frame(config: Config, { order, card }: ShopOrderRow, sold: ShopOrderRow['sellerOrders']) {
  return {
    seller: {
      name: config.brandName,
      lines: [config.support.address, config.support.phone, config.support.email],
    },
    customer: {
      name: order.fullName,
      email: realAddress(order.email ?? '') ?? '',
      phone: order.phone ?? '',
      address: [
        order.address,
        `${order.city} ${order.postalCode}`,
        inLocale('en', () => countryName(order.country)),
      ],
    },
    order: {
      id: order.id,
      trackingNumber: order.trackingNumber,
      placedOn: order.orderDate.toISOString(),
      expectedDelivery: order.expectedDeliveryDate,
      deliveryType: DELIVERY_NAMES[order.delivery],
      paymentMethod: paymentOf({ order, card }),
      sellers: [...new Set(sold.map(({ seller }) => seller ?? config.brandName))],
      pieces: sold.flatMap(({ items }) => items).reduce((sum, { quantity }) => sum + quantity, 0),
    },
    trackingUrl: pageUrl(config, `/order_tracking?number=${order.trackingNumber}`),
  };
}
