import { MAX_RETURNS, reasonsFor } from '../../../../contract/constants/goods-returns.ts';
import { addDays, dayInKarachi } from '../../../../contract/dates.ts';
import type { GoodsReturn, ListedReturn, ReturnsOfOrder } from '../../../../contract/goods-returns.ts';
import type { Deps } from '../../../deps.ts';
import type { partsToReturn, ReturnRow } from './request-queries.ts';

const PICTURE_LINK_SECONDS = 3600;

export function presentReturn(row: ReturnRow, { links }: Pick<Deps, 'links'>): GoodsReturn {
  return {
    id: row.id,
    part: row.part,
    state: row.isNotSent ? 'NOT_SENT' : row.state,
    reason: row.reason,
    note: row.note,
    answer: row.answer,
    as_credit: row.wantsCredit,
    asked_at: row.askedAt.toISOString(),
    answer_by:
      row.state === 'REQUESTED' && row.escalatedAt === null
        ? addDays(dayInKarachi(row.askedAt), row.answerDays)
        : null,
    escalated_at: row.escalatedAt?.toISOString() ?? null,
    decided_at: row.decidedAt?.toISOString() ?? null,
    received_at: row.receivedAt?.toISOString() ?? null,
    items: row.items,
    pictures: row.pictures.map((key) => links.sign(key, PICTURE_LINK_SECONDS)),
  };
}

export function presentListed(row: ReturnRow, deps: Pick<Deps, 'links' | 'config'>): ListedReturn {
  return {
    ...presentReturn(row, deps),
    order: row.orderId,
    tracking_id: row.trackingNumber,
    seller: row.seller ?? deps.config.brandName,
    is_own: row.brandId === null,
    has_account: row.hasAccount,
  };
}

/** Where an accepted return goes; a brand says it in its answer. */
export function sendTo(
  { state, brandId }: Pick<ReturnRow, 'state' | 'brandId'>,
  { brandName, support }: Deps['config'],
): string | null {
  return state === 'ACCEPTED' && brandId === null
    ? [brandName, support.address, support.phone].join('\n')
    : null;
}

type Part = Awaited<ReturnType<typeof partsToReturn>>[number];

/** The last day on which a return can be asked for, which counts whole in Pakistan (returns-14). */
function lastDayOf(deliveredAt: string, returnDays: number): string {
  return addDays(dayInKarachi(new Date(deliveredAt)), returnDays);
}

/** Whether the customer may ask now to send something of it back. */
export function isReturnable({ deliveredAt, returnDays, isOpen, count, items }: Part, now: Date): boolean {
  if (deliveredAt === null || isOpen || count >= MAX_RETURNS) return false;
  return dayInKarachi(now) <= lastDayOf(deliveredAt, returnDays) && items.some(({ left }) => left > 0);
}

export function presentReturns(
  order: {
    trackingNumber: string;
    customerId: number | null;
    paymentMethod: string;
    total: number;
    credit: number;
  },
  parts: readonly Part[],
  returns: readonly ReturnRow[],
  { deps, now }: { deps: Pick<Deps, 'links' | 'config'>; now: Date },
): ReturnsOfOrder {
  const isOwed = order.paymentMethod === 'COD' && order.total > order.credit;
  return {
    tracking_id: order.trackingNumber,
    is_cash: isOwed,
    is_credit_offered: isOwed && order.customerId !== null,
    parts: parts
      .filter((part) => isReturnable(part, now))
      .map(({ id, brandId, seller, deliveredAt, returnDays: days, items }) => ({
        id,
        seller: seller ?? deps.config.brandName,
        until: lastDayOf(deliveredAt ?? now.toISOString(), days),
        reasons: [...reasonsFor(brandId)],
        items: items.filter(({ left }) => left > 0),
      })),
    returns: returns.map((row) => ({ ...presentReturn(row, deps), send_to: sendTo(row, deps.config) })),
  };
}
