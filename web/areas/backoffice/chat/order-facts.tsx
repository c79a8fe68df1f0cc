import { formatDay, formatRupees } from '../../../lib/format.ts';
import type { ConversationDetails } from './api.ts';

const KIND_NAMES = { single: 'Stitched order', bulk: 'Bulk order', goods: 'Cart order' } as const;

/** `IN_PRODUCTION` as "In production". */
function wordsOf(status: string): string {
  const words = status.toLowerCase().replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export function OrderFacts({ order }: { order: ConversationDetails['orders'][number] }) {
  const { tracking_id, kind, status, bill_status, total, order_date, expected_delivery_date } = order;
  return (
    <>
      <span className="figures flex flex-wrap justify-between gap-x-3 font-semibold">
        {tracking_id}
        <span>{wordsOf(status)}</span>
      </span>
      <span className="text-sm text-muted">
        {KIND_NAMES[kind]} of {formatDay(order_date)}
        {total !== null && (
          <>
            , <span className="whitespace-nowrap">{formatRupees(total)}</span>
          </>
        )}
        , {wordsOf(bill_status).toLowerCase()}
        {expected_delivery_date && `, due ${formatDay(expected_delivery_date)}`}
      </span>
    </>
  );
}
