import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { billStatusName } from '../../../../contract/constants/money-names.ts';
import { ALL_STATUSES } from '../../../../contract/constants/staff.ts';
import type { StaffOrderLine } from '../../../../contract/staff-orders.ts';
import { ListPage, type Selected } from '../../../features/lists/components/list-page.tsx';
import type { ListColumn } from '../../../features/lists/components/list-table.tsx';
import type { CustomFilterProps, ListDefinition } from '../../../features/lists/definition.ts';
import { useList } from '../../../features/lists/use-list.ts';
import { inEnglish } from '../../../features/lists/words.ts';
import { statusName } from '../../../features/orders/status-names.ts';
import { ExportButton } from '../../../features/transfers/components/export-button.tsx';
import { formatDay, formatRupees } from '../../../lib/format.ts';
import { privateMeta } from '../../../lib/page-meta.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { LazyPart } from '../../../ui/lazy-part.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { PageHead } from '../page-head.tsx';
import { SavedViews } from '../saved-views.tsx';
import { staffTailorQuery } from '../tailors/api.ts';
import { type OrderQuery, ordersQuery } from './api.ts';
import { BulkDialog } from './bulk-dialog.tsx';
import type { BulkAction } from './bulk-run.ts';
import { PrintOrders } from './print-orders.tsx';
import { TailorPicker } from './tailor-picker.tsx';
import { itemWords, KIND_NAMES, SHORT_KIND_NAMES, WAITS_FOR_NAMES } from './words.ts';

const loadBookOrders = () => import('./book-orders.tsx');

const LIST: ListDefinition<OrderQuery> = {
  searchLabel: 'Search orders',
  searchPlaceholder: 'Number, customer, e-mail, phone, item',
  sorts: [
    ['-placed', 'Newest first'],
    ['placed', 'Oldest first'],
    ['due', 'Promised day, earliest first'],
    ['-due', 'Promised day, latest first'],
    ['-total', 'Highest total first'],
    ['total', 'Lowest total first'],
  ],
  filters: {
    kind: { kind: 'choice', label: 'Kind', options: Object.entries(KIND_NAMES) },
    status: {
      kind: 'choice',
      label: 'Status',
      options: ALL_STATUSES.map((status) => [status, statusName({ status })]),
    },
    tailor: { kind: 'custom', label: 'Tailor', pattern: /^[1-9]\d{0,9}$/, Field: TailorFilter },
    city: { kind: 'text', label: 'City', maxLength: 80 },
    from: { kind: 'day', label: 'Placed from' },
    to: { kind: 'day', label: 'Placed until' },
    late: { kind: 'flag', label: 'Late' },
    at_risk: { kind: 'flag', label: 'Will miss its day' },
    unpaid: { kind: 'flag', label: 'Unpaid' },
    owed: { kind: 'flag', label: 'Refund to hand over' },
    disputed: { kind: 'flag', label: 'Payment disputed' },
    claimed: { kind: 'flag', label: 'Receipt of an alteration' },
    samples: { kind: 'flag', label: 'Sample to go back' },
    waiting: { kind: 'flag', label: 'Waiting for us' },
  },
  views: [
    { name: 'Waiting for us', query: 'waiting=true&sort=placed' },
    { name: 'Late', query: 'late=true&sort=due' },
    { name: 'Will miss its day', query: 'at_risk=true&sort=due' },
    { name: 'Unpaid', query: 'unpaid=true' },
  ],
};

const COLUMNS: readonly ListColumn<StaffOrderLine>[] = [
  { name: 'Order', sortBy: 'placed', isWideOnly: true, cell: (order) => <OrderNumber order={order} /> },
  { name: 'Item', wraps: true, isWideOnly: true, cell: ({ item }) => itemWords(item) },
  {
    name: 'Customer',
    wraps: true,
    cell: ({ customer, city }) => (
      <>
        {customer.name}
        {city && <span className="block text-muted">{city}</span>}
      </>
    ),
  },
  { name: 'Tailor', wraps: true, cell: ({ tailor }) => tailor?.name ?? '–' },
  { name: 'Status', cell: (order) => <Status order={order} /> },
  {
    name: 'Promised',
    sortBy: 'due',
    cell: ({ expected_delivery_date: day }) => (day ? formatDay(day) : '–'),
  },
  {
    name: 'Total',
    sortBy: 'total',
    cell: (order) => (
      <>
        {order.total === null ? '–' : formatRupees(order.total)}
        <span className="block text-muted">{billStatusName(order)}</span>
      </>
    ),
  },
];

export const meta = privateMeta('Orders');

/** Orders of all kinds (backoffice-1). */
export default function OrdersPage() {
  const list = useList(LIST);
  const result = useQuery({ ...ordersQuery(list.query), placeholderData: keepPreviousData }, queryClient);
  return (
    <div className="flex flex-col gap-5 p-4 lg:p-8">
      <PageHead title="Orders" action={<ButtonLink to="/admin/orders/new">New order</ButtonLink>} />
      <ListPage
        list={list}
        result={result}
        words={inEnglish('order', 'orders')}
        columns={COLUMNS}
        nameOf={({ tracking_id }) => tracking_id}
        summary={(order) => (
          <>
            <OrderNumber order={order} />
            <span className="block text-base">{itemWords(order.item)}</span>
          </>
        )}
        bulk={(selected) => <BulkActions selected={selected} />}
        empty={
          <EmptyState title="No orders yet">
            <p className="text-muted">The first one appears here as soon as it is placed.</p>
          </EmptyState>
        }
      >
        <div className="flex flex-wrap items-start justify-between gap-3">
          <SavedViews list={list} name="orders" />
          {list.address.filters.at_risk && (
            <TextLink to="/admin/orders/at-risk">See why, and who has room</TextLink>
          )}
          <ExportButton kind="orders" filters={{ ...list.address.filters, search: list.address.search }} />
        </div>
      </ListPage>
    </div>
  );
}

function OrderNumber({ order }: { order: StaffOrderLine }) {
  return (
    <>
      <TextLink to={`/admin/orders/${order.id}`} className="figures">
        {order.tracking_id}
      </TextLink>
      <span className="block text-sm text-muted">
        {SHORT_KIND_NAMES[order.kind]}, {formatDay(order.order_date)}
      </span>
    </>
  );
}

function Status({ order }: { order: StaffOrderLine }) {
  return (
    <span className="flex flex-wrap items-center gap-1 max-lg:justify-end">
      {statusName(order)}
      {order.is_late && <Badge tone="madder">Late</Badge>}
      {order.waits_for && <Badge tone="saffron">{WAITS_FOR_NAMES[order.waits_for]}</Badge>}
    </span>
  );
}

const NAMES: Record<BulkAction, string> = {
  call: 'Log a call',
  reassign: 'Choose another tailor',
  cancel: 'Cancel',
};

/** Bulk actions; each order is processed separately (lists-2), but what is printed is one PDF. */
function BulkActions({ selected }: { selected: Selected<StaffOrderLine> }) {
  const [action, setAction] = useState<BulkAction>();
  const [isPrinting, setPrinting] = useState(false);
  return (
    <>
      {(['call', 'reassign', 'cancel'] as const).map((one) => (
        <Button
          key={one}
          variant={one === 'cancel' ? 'danger' : 'secondary'}
          className="px-4"
          onClick={() => setAction(one)}
        >
          {NAMES[one]}
        </Button>
      ))}
      <Button variant="secondary" className="px-4" onClick={() => setPrinting(true)}>
        Print
      </Button>
      <LazyPart load={loadBookOrders} skeleton={null}>
        {(BookOrders) => <BookOrders orders={selected.rows} />}
      </LazyPart>
      {isPrinting && <PrintOrders orders={selected.rows} onClose={() => setPrinting(false)} />}
      {action && (
        <BulkDialog
          title={NAMES[action]}
          action={action}
          orders={selected.rows}
          onDone={selected.keep}
          onClose={() => setAction(undefined)}
        />
      )}
    </>
  );
}

function TailorFilter({ name, label, value, onChoose }: CustomFilterProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { data } = useQuery({ ...staffTailorQuery(Number(value)), enabled: value !== '' }, queryClient);
  const choose = (tailor: string) => {
    if (input.current) input.current.value = tailor;
    setOpen(false);
    onChoose();
  };
  return (
    <div className="flex flex-col gap-1.5 lg:w-44">
      <span className="text-sm font-semibold">{label}</span>
      <input ref={input} type="hidden" name={name} defaultValue={value} />
      <Button
        variant="secondary"
        className="justify-start truncate rounded-xl px-3.5 font-normal"
        onClick={() => setOpen(true)}
      >
        <span className="sr-only">{label}: </span>
        {value === '' ? 'All' : (data?.name ?? `Number ${value}`)}
      </Button>
      {isOpen && (
        <Dialog title="Orders of which tailor?" open onClose={() => setOpen(false)}>
          <TailorPicker isOptional={false} value={value} error={undefined} onChoose={choose} />
          <Button variant="quiet" className="self-start" onClick={() => choose('')}>
            All tailors
          </Button>
        </Dialog>
      )}
    </div>
  );
}
