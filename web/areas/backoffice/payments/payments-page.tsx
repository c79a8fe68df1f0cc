import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ProofState } from '../../../../contract/constants/payment-proofs.ts';
import type { StaffPaymentProof } from '../../../../contract/payment-proofs.ts';
import { ListPage } from '../../../features/lists/components/list-page.tsx';
import type { ListColumn } from '../../../features/lists/components/list-table.tsx';
import type { ListDefinition } from '../../../features/lists/definition.ts';
import { useList } from '../../../features/lists/use-list.ts';
import { inEnglish } from '../../../features/lists/words.ts';
import { formatRupees } from '../../../lib/format.ts';
import { formatMoment } from '../../../lib/moments.ts';
import { privateMeta } from '../../../lib/page-meta.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { LazyPart } from '../../../ui/lazy-part.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { PageHead } from '../page-head.tsx';
import { type ProofQuery, proofsQuery } from './api.ts';

const STATE_NAMES: Record<ProofState, string> = {
  open: 'To check',
  matched: 'Recorded',
  refused: 'Not found',
};
const STATE_TONES = { open: 'saffron', matched: 'leaf', refused: 'madder' } as const;

const loadDialog = () => import('./proof-dialog.tsx');

const LIST: ListDefinition<ProofQuery> = {
  searchLabel: 'Search payments',
  searchPlaceholder: 'Number of transaction or order',
  sorts: [
    ['id', 'Oldest first'],
    ['-id', 'Newest first'],
  ],
  filters: { state: { kind: 'choice', label: 'State', options: Object.entries(STATE_NAMES) } },
  views: [{ name: 'To check', query: 'state=open' }],
};

const COLUMNS: readonly ListColumn<StaffPaymentProof>[] = [
  { name: 'Order', isWideOnly: true, cell: (proof) => <OrderLink proof={proof} /> },
  { name: 'Customer', wraps: true, cell: ({ customer }) => customer || 'Deleted account' },
  { name: 'Transferred', cell: ({ amount }) => formatRupees(amount) },
  { name: 'Open', cell: ({ order }) => formatRupees(order.due) },
  {
    name: 'Number',
    wraps: true,
    cell: ({ reference, picture }) => (
      <span className="wrap-anywhere">{reference || (picture ? 'Picture' : '–')}</span>
    ),
  },
  { name: 'Sent', cell: ({ sent_at }) => formatMoment(sent_at) },
  {
    name: 'State',
    wraps: true,
    cell: ({ state, decided_by, reason }) => (
      <>
        <Badge tone={STATE_TONES[state]}>{STATE_NAMES[state]}</Badge>
        {decided_by && <span className="block text-sm text-muted">by {decided_by}</span>}
        {reason && <span className="block text-sm wrap-anywhere text-muted">{reason}</span>}
      </>
    ),
  },
];

export const meta = privateMeta('Payments to check');

/** What customers have sent about their transfers (payments-18). */
export default function PaymentsPage() {
  const list = useList(LIST);
  const result = useQuery({ ...proofsQuery(list.query), placeholderData: keepPreviousData }, queryClient);
  const [checked, setChecked] = useState<StaffPaymentProof>();
  return (
    <div className="flex flex-col gap-5 p-4 lg:p-8">
      <PageHead title="Payments to check">
        <p className="text-muted">
          What customers have sent about a transfer. Compare it with your account, then record or refuse it.
        </p>
      </PageHead>
      <ListPage
        list={list}
        result={result}
        words={inEnglish('payment', 'payments')}
        columns={COLUMNS}
        nameOf={({ order }) => `payment for ${order.tracking_id}`}
        summary={(proof) => <OrderLink proof={proof} />}
        actions={(proof) =>
          proof.state === 'open' ? (
            <Button
              variant="secondary"
              className="px-3"
              aria-label={`Check the payment for ${proof.order.tracking_id}`}
              onClick={() => setChecked(proof)}
            >
              Check
            </Button>
          ) : null
        }
        empty={<EmptyState title="Nobody has sent anything about a transfer yet" />}
      />
      {checked && (
        <LazyPart load={loadDialog} skeleton={null}>
          {(ProofDialog) => (
            <ProofDialog key={checked.id} proof={checked} onClose={() => setChecked(undefined)} />
          )}
        </LazyPart>
      )}
    </div>
  );
}

function OrderLink({ proof: { order } }: { proof: StaffPaymentProof }) {
  return (
    <TextLink to={`/admin/orders/${order.id}`} className="figures min-h-0">
      {order.tracking_id}
    </TextLink>
  );
}
