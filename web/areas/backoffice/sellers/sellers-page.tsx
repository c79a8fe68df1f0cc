import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { dayInKarachi } from '../../../../contract/dates.ts';
import type { SellerLine } from '../../../../contract/seller-identity.ts';
import { ListPage } from '../../../features/lists/components/list-page.tsx';
import type { ListColumn } from '../../../features/lists/components/list-table.tsx';
import type { ListDefinition } from '../../../features/lists/definition.ts';
import { useList } from '../../../features/lists/use-list.ts';
import { inEnglish } from '../../../features/lists/words.ts';
import { failureSentence } from '../../../lib/form-errors.ts';
import { formatMoment } from '../../../lib/moments.ts';
import { privateMeta } from '../../../lib/page-meta.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { Badge } from '../../../ui/badge.tsx';
import { DownloadButton } from '../../../ui/download-button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { Section } from '../orders/section.tsx';
import { PageHead } from '../page-head.tsx';
import { type SellerQuery, saveStatement, sellersQuery } from './api.ts';
import { STATE_NAMES, STATE_TONES } from './words.ts';

const LIST: ListDefinition<SellerQuery> = {
  searchLabel: 'Search sellers',
  searchPlaceholder: 'Tailor or brand',
  sorts: [
    ['-id', 'Newest first'],
    ['id', 'Oldest first'],
  ],
  filters: {
    state: { kind: 'choice', label: 'Identity', options: Object.entries(STATE_NAMES) },
    kind: {
      kind: 'choice',
      label: 'Kind',
      options: [
        ['tailor', 'Tailors'],
        ['brand', 'Brands'],
      ],
    },
  },
};

const COLUMNS: readonly ListColumn<SellerLine>[] = [
  { name: 'Seller', wraps: true, isWideOnly: true, cell: (seller) => <SellerName seller={seller} /> },
  { name: 'Kind', cell: ({ kind }) => (kind === 'tailor' ? 'Tailor' : 'Brand') },
  {
    name: 'Identity',
    cell: ({ state }) => <Badge tone={STATE_TONES[state]}>{STATE_NAMES[state]}</Badge>,
  },
  { name: 'Given', cell: ({ given_at }) => (given_at === null ? '–' : formatMoment(given_at)) },
  { name: 'New orders', cell: ({ on_hold }) => (on_hold ? <Badge tone="saffron">On hold</Badge> : '–') },
];

export const meta = privateMeta('Sellers');

/** Whose identity is missing or waits for a check, and the statement of a month; for admins (sellers-6, sellers-10). */
export default function SellersPage() {
  const list = useList(LIST);
  const result = useQuery({ ...sellersQuery(list.query), placeholderData: keepPreviousData }, queryClient);
  return (
    <div className="flex flex-col gap-5 p-4 lg:p-8">
      <PageHead title="Sellers" action={<TextLink to="#statement">Statement of a month</TextLink>} />
      <ListPage
        list={list}
        result={result}
        words={inEnglish('seller', 'sellers')}
        columns={COLUMNS}
        nameOf={({ name }) => name}
        summary={(seller) => <SellerName seller={seller} />}
        empty={<EmptyState title="No sellers yet" />}
      />
      <Statement />
    </div>
  );
}

function SellerName({ seller: { name, kind, page } }: { seller: SellerLine }) {
  const to = kind === 'tailor' ? `/admin/tailors/${page}?part=identity` : `/admin/brands/${page}#identity`;
  return (
    <TextLink to={to} className="min-h-0 wrap-anywhere">
      {name}
    </TextLink>
  );
}

function Statement() {
  const [month, setMonth] = useState(() => dayInKarachi().slice(0, 7));
  return (
    <Section title="Statement of a month" anchor="statement">
      <p className="text-muted">
        What each seller has delivered and refunded, with CNIC, NTN and STRN, as CSV. Each download is in the
        audit log; keep the file safe.
      </p>
      <div className="flex flex-wrap items-end gap-3">
        <TextField
          label="Month"
          type="month"
          placeholder="2026-11"
          value={month}
          onChange={({ target }) => setMonth(target.value)}
        />
        <DownloadButton
          label="Download the statement"
          save={() => saveStatement(month)}
          errorText={(error) => failureSentence(error, 'Failed to get the statement')}
        />
      </div>
    </Section>
  );
}
