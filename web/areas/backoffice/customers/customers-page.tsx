import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { CustomerLine } from '../../../../contract/staff-customers.ts';
import { ListPage } from '../../../features/lists/components/list-page.tsx';
import type { ListColumn } from '../../../features/lists/components/list-table.tsx';
import type { ListDefinition } from '../../../features/lists/definition.ts';
import { useList } from '../../../features/lists/use-list.ts';
import { inEnglish } from '../../../features/lists/words.ts';
import { ExportButton } from '../../../features/transfers/components/export-button.tsx';
import { formatDay } from '../../../lib/format.ts';
import { privateMeta } from '../../../lib/page-meta.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Heading } from '../../../ui/heading.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { SavedViews } from '../saved-views.tsx';
import { type CustomerQuery, customersQuery } from './api.ts';

const LIST: ListDefinition<CustomerQuery> = {
  searchLabel: 'Search customers',
  searchPlaceholder: 'Name, username, e-mail address or phone number',
  sorts: [
    ['-joined', 'Newest first'],
    ['joined', 'Oldest first'],
    ['name', 'By username, A to Z'],
    ['-name', 'By username, Z to A'],
  ],
  filters: { blocked: { kind: 'flag', label: 'Blocked' } },
};

const COLUMNS: readonly ListColumn<CustomerLine>[] = [
  {
    name: 'Customer',
    sortBy: 'name',
    isWideOnly: true,
    wraps: true,
    cell: (customer) => <Customer customer={customer} />,
  },
  { name: 'E-mail', wraps: true, cell: ({ email }) => <span className="wrap-anywhere">{email ?? '–'}</span> },
  { name: 'Phone', cell: ({ phone_number }) => <span className="figures">{phone_number ?? '–'}</span> },
  { name: 'Orders', cell: ({ orders }) => <span className="figures">{orders}</span> },
  { name: 'Since', sortBy: 'joined', cell: ({ joined_at }) => formatDay(joined_at) },
];

export const meta = privateMeta('Customers');

/** (people-13) */
export default function CustomersPage() {
  const list = useList(LIST);
  const result = useQuery({ ...customersQuery(list.query), placeholderData: keepPreviousData }, queryClient);
  return (
    <div className="flex flex-col gap-5 p-4 lg:p-8">
      <Heading level={1} size="part">
        Customers
      </Heading>
      <ListPage
        list={list}
        result={result}
        words={inEnglish('customer', 'customers')}
        columns={COLUMNS}
        nameOf={({ username }) => username}
        summary={(customer) => <Customer customer={customer} />}
        empty={
          <EmptyState title="No customers yet">
            <p className="text-muted">Whoever signs up in the shop appears here.</p>
          </EmptyState>
        }
      >
        <div className="flex flex-wrap items-start justify-between gap-3">
          <SavedViews list={list} name="customers" />
          <ExportButton kind="customers" filters={{ ...list.address.filters, search: list.address.search }} />
        </div>
      </ListPage>
    </div>
  );
}

function Customer({ customer: { id, name, username, blocked_at } }: { customer: CustomerLine }) {
  return (
    <>
      <TextLink to={`/admin/customers/${id}`} className="wrap-anywhere">
        {name}
      </TextLink>
      {blocked_at !== null && <Badge tone="madder">Blocked</Badge>}
      {name !== username && <span className="block text-sm wrap-anywhere text-muted">{username}</span>}
    </>
  );
}
