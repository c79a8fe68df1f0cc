import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Parcel } from '../../../../contract/couriers.ts';
import { ListPage } from '../../../features/lists/components/list-page.tsx';
import type { ListColumn } from '../../../features/lists/components/list-table.tsx';
import type { ListDefinition } from '../../../features/lists/definition.ts';
import { useList } from '../../../features/lists/use-list.ts';
import { inEnglish } from '../../../features/lists/words.ts';
import { formatDay, formatRupees } from '../../../lib/format.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Heading } from '../../../ui/heading.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { type ParcelQuery, parcelsQuery } from './api.ts';
import { ClosingDialog } from './closing-dialog.tsx';
import { Handover } from './handover.tsx';
import { CLOSING_NAMES } from './words.ts';

const LIST: ListDefinition<ParcelQuery> = {
  searchLabel: 'Search parcels',
  searchPlaceholder: 'Number of the courier or of the order',
  sorts: [
    ['id', 'Oldest first'],
    ['-id', 'Newest first'],
  ],
  filters: {
    state: {
      kind: 'choice',
      label: 'State',
      options: [
        ['held', 'Not settled'],
        ['differs', 'Paid with another sum'],
      ],
    },
  },
  views: [
    { name: 'Not settled', query: 'state=held' },
    { name: 'Differences', query: 'state=differs' },
  ],
};

const COLUMNS: readonly ListColumn<Parcel>[] = [
  { name: 'Order', isWideOnly: true, cell: (parcel) => <OrderLink parcel={parcel} /> },
  {
    name: 'Number',
    wraps: true,
    cell: ({ number }) => <span className="wrap-anywhere">{number || '–'}</span>,
  },
  { name: 'Delivered', cell: ({ delivered_at }) => formatDay(delivered_at) },
  { name: 'Collected', cell: ({ collected }) => formatRupees(collected) },
  { name: 'Paid', cell: ({ received }) => formatRupees(received) },
  { name: 'Fee', cell: ({ fees }) => formatRupees(fees) },
  { name: 'Held', wraps: true, cell: (parcel) => <Held parcel={parcel} /> },
];

/** The parcels of a courier, of which some are handed over without a file, or closed (couriers-6, couriers-8). */
export function Parcels({ id, mayClose }: { id: number; mayClose: boolean }) {
  const list = useList(LIST);
  const result = useQuery(
    { ...parcelsQuery(id, list.query), placeholderData: keepPreviousData },
    queryClient,
  );
  const [chosen, choose] = useState<Parcel>();
  return (
    <>
      <Heading level={2} size="item">
        Parcels
      </Heading>
      <ListPage
        list={list}
        result={result}
        words={inEnglish('parcel', 'parcels')}
        columns={COLUMNS}
        nameOf={({ order }) => `parcel of ${order.tracking_id}`}
        summary={(parcel) => <OrderLink parcel={parcel} />}
        bulk={({ rows, keep }) => <Handover courier={id} parcels={rows} onBooked={() => keep([])} />}
        actions={(parcel) =>
          mayClose && (parcel.held !== 0 || parcel.closing) ? (
            <Button
              variant="secondary"
              className="px-3"
              aria-label={`${parcel.closing ? 'Reopen' : 'Close'} the parcel of ${parcel.order.tracking_id}`}
              onClick={() => choose(parcel)}
            >
              {parcel.closing ? 'Reopen' : 'Close'}
            </Button>
          ) : null
        }
        empty={<EmptyState title="No parcels yet" />}
      />
      {chosen && (
        <ClosingDialog key={chosen.id} subject={{ parcel: chosen }} onClose={() => choose(undefined)} />
      )}
    </>
  );
}

function OrderLink({ parcel: { order } }: { parcel: Parcel }) {
  return (
    <TextLink to={`/admin/orders/${order.id}`} className="figures min-h-0">
      {order.tracking_id}
    </TextLink>
  );
}

function Held({ parcel: { held, is_remitted, closing, reason } }: { parcel: Parcel }) {
  return (
    <>
      {formatRupees(held)}
      {held !== 0 && is_remitted && (
        <span className="block">
          <Badge tone="saffron">{held > 0 ? 'Too little paid' : 'Too much paid'}</Badge>
        </span>
      )}
      {closing && (
        <span className="block text-sm wrap-anywhere text-muted">
          {CLOSING_NAMES[closing]}. {reason}
        </span>
      )}
    </>
  );
}
