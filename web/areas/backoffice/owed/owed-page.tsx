import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { OwedCause } from '../../../../contract/constants/money-back.ts';
import type { OwedOrder } from '../../../../contract/money-back.ts';
import { ListPage } from '../../../features/lists/components/list-page.tsx';
import type { ListColumn } from '../../../features/lists/components/list-table.tsx';
import type { ListDefinition } from '../../../features/lists/definition.ts';
import { useList } from '../../../features/lists/use-list.ts';
import { inEnglish } from '../../../features/lists/words.ts';
import { formatRupees } from '../../../lib/format.ts';
import { formatMoment } from '../../../lib/moments.ts';
import { privateMeta } from '../../../lib/page-meta.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { EmptyState } from '../../../ui/states.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { PageHead } from '../page-head.tsx';
import Account from './account.tsx';
import { type OwedQuery, owedQuery } from './api.ts';

const CAUSE_NAMES: Record<OwedCause, string> = {
  REFUND: 'Refund',
  CANCELLED: 'Cancelled order',
  UNUSED: 'Payment that pays nothing',
};
const DAY_MS = 86_400_000;
const LATE_DAYS = 7;

const LIST: ListDefinition<OwedQuery> = {
  searchLabel: 'Search orders',
  searchPlaceholder: 'Order number or name',
  sorts: [
    ['since', 'Longest owed first'],
    ['-since', 'Newest first'],
    ['-amount', 'Largest first'],
    ['amount', 'Smallest first'],
  ],
  filters: {
    cause: { kind: 'choice', label: 'Why', options: Object.entries(CAUSE_NAMES) },
    account: { kind: 'flag', label: 'With an account' },
  },
  views: [{ name: 'Can be sent', query: 'account=true' }],
};

const COLUMNS: readonly ListColumn<OwedOrder>[] = [
  { name: 'Order', isWideOnly: true, cell: (owed) => <OrderLink owed={owed} /> },
  { name: 'Customer', wraps: true, cell: ({ customer }) => customer ?? 'Deleted account' },
  { name: 'Why', wraps: true, cell: ({ causes }) => causes.map((cause) => CAUSE_NAMES[cause]).join(', ') },
  { name: 'Owed', sortBy: 'amount', cell: (owed) => <Amount owed={owed} /> },
  { name: 'Since', sortBy: 'since', cell: ({ since }) => <Since since={since} /> },
  { name: 'Account', wraps: true, cell: (owed) => <AccountOf owed={owed} /> },
];

export const meta = privateMeta('Owed back');

/** What is owed back to customers (payments-38). */
export default function OwedPage() {
  const list = useList(LIST);
  const result = useQuery({ ...owedQuery(list.query), placeholderData: keepPreviousData }, queryClient);
  return (
    <div className="flex flex-col gap-5 p-4 lg:p-8">
      <PageHead title="Owed back">
        <p className="text-muted">
          Send the money, then record it on the order: the customer is told, and the account is deleted.
        </p>
        {result.data && result.data.total > 0 && (
          <p className="figures font-semibold">{`${formatRupees(result.data.total)} in all`}</p>
        )}
      </PageHead>
      <ListPage
        list={list}
        result={result}
        words={inEnglish('order', 'orders')}
        columns={COLUMNS}
        nameOf={({ tracking_id }) => `order ${tracking_id}`}
        summary={(owed) => <OrderLink owed={owed} />}
        empty={<EmptyState title="Nothing is owed back" />}
      />
    </div>
  );
}

function OrderLink({ owed: { id, tracking_id } }: { owed: OwedOrder }) {
  return (
    <TextLink to={`/admin/orders/${id}`} className="figures min-h-0">
      {tracking_id}
    </TextLink>
  );
}

function Amount({ owed: { amount, as_credit } }: { owed: OwedOrder }) {
  return (
    <>
      <span className="font-semibold">{formatRupees(amount)}</span>
      {as_credit > 0 && (
        <span className="block text-sm text-muted">
          {as_credit >= amount ? 'as store credit' : `${formatRupees(as_credit)} as store credit`}
        </span>
      )}
    </>
  );
}

function Since({ since }: { since: string }) {
  const days = Math.floor((Date.now() - Date.parse(since)) / DAY_MS);
  return (
    <span className={days >= LATE_DAYS ? 'text-saffron-ink' : undefined}>
      {days === 0 ? 'Today' : `${days} ${days === 1 ? 'day' : 'days'}`}
    </span>
  );
}

function AccountOf({ owed }: { owed: OwedOrder }) {
  if (owed.has_account) return <Account orderId={owed.id} number={owed.tracking_id} />;
  if (owed.as_credit >= owed.amount) return '–';
  return owed.asked_at === null
    ? 'None; asked for within the hour'
    : `None; asked for ${formatMoment(owed.asked_at)}`;
}
