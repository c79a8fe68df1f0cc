import type { OrderFacts } from '../../lifecycle/steps.ts';

interface SellerOrderFacts {
  kind: string;
  orderStatus: string;
  status: OrderFacts['status'];
  total: number | null;
  deliveredAt: string | null;
  paymentMethod: string;
  billStatus: string;
  isDisputed: boolean;
  isReturnAgreed?: boolean;
  returnDays?: number;
  isBack?: boolean;
}

/** Statuses of a stitched order in which its cloth may travel. */
const AT_WORK = ['ACCEPTED', 'IN_PRODUCTION', 'QUALITY_CHECK'];

/** Statuses of a stitched order in which nobody has cut its cloth. */
const UNCUT = ['CONFIRMED', 'DECLINED', 'ACCEPTED', 'CANCELLED'];

/** Whether it is cloth of a stitched order, which goes to its tailor (shop-30). */
export function isForTailor({ kind }: Pick<SellerOrderFacts, 'kind'>): boolean {
  return kind === 'single';
}

/** What the conditions of its steps test (shop-13, shop-32). */
export function factsOfSellerOrder(row: SellerOrderFacts): OrderFacts {
  const isReturnable = !isForTailor(row) || UNCUT.includes(row.orderStatus);
  return {
    kind: 'goods',
    status: row.status,
    total: row.total,
    delivery: null,
    deliveredAt: row.deliveredAt && isReturnable ? new Date(row.deliveredAt) : null,
    isPaymentDue: row.paymentMethod !== 'COD' && row.billStatus !== 'PAID',
    isRefundDue: false,
    isQuoteExpired: false,
    isAsked: false,
    isHandoverKnown: true,
    isInHouse: false,
    isDisputed: row.isDisputed,
    isReturnAgreed: row.isReturnAgreed === true,
    ...(row.returnDays !== undefined && { returnDays: row.returnDays }),
    isBack: row.isBack === true,
    isTailorReady: !isForTailor(row) || AT_WORK.includes(row.orderStatus),
  };
}
