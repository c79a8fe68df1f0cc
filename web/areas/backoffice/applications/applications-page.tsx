import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { tradeWords } from '#words';
import type { ApplicationLine } from '../../../../contract/staff-applications.ts';
import { ListPage } from '../../../features/lists/components/list-page.tsx';
import type { ListColumn } from '../../../features/lists/components/list-table.tsx';
import type { ListDefinition } from '../../../features/lists/definition.ts';
import { useList } from '../../../features/lists/use-list.ts';
import { inEnglish } from '../../../features/lists/words.ts';
import { formatDay } from '../../../lib/format.ts';
import { privateMeta } from '../../../lib/page-meta.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Heading } from '../../../ui/heading.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { type ApplicationQuery, applicationsQuery } from './api.ts';

const { UNCONFIRMED: _, ...SEEN } = tradeWords.applicationStates;

const LIST: ListDefinition<ApplicationQuery> = {
  searchLabel: 'Search applications',
  searchPlaceholder: 'Shop, name, e-mail, city or phone',
  sorts: [
    ['-received', 'Newest first'],
    ['received', 'Oldest first'],
  ],
  filters: {
    state: { kind: 'choice', label: 'State', options: Object.entries(SEEN) },
    kind: { kind: 'choice', label: 'Stitches for', options: Object.entries(tradeWords.kinds) },
  },
  views: [{ name: 'To review', query: 'state=SUBMITTED&sort=received' }],
};

const COLUMNS: readonly ListColumn<ApplicationLine>[] = [
  { name: 'Shop', wraps: true, isWideOnly: true, cell: (line) => <Shop line={line} /> },
  { name: 'City', cell: ({ city }) => city },
  { name: 'Stitches for', cell: ({ kind }) => tradeWords.kinds[kind] },
  { name: 'Rates', cell: ({ number_of_rates: rates }) => rates },
  { name: 'Pictures', cell: ({ number_of_pictures: pictures }) => pictures },
  { name: 'Received', sortBy: 'received', cell: ({ submitted_at: at }) => formatDay(at) },
  { name: 'State', cell: ({ state }) => <StateBadge state={state} /> },
];

export const meta = privateMeta('Applications');

/** Applications of tailors (tailors-10). */
export default function ApplicationsPage() {
  const list = useList(LIST);
  const result = useQuery(
    { ...applicationsQuery(list.query), placeholderData: keepPreviousData },
    queryClient,
  );
  return (
    <div className="flex flex-col gap-5 p-4 lg:p-8">
      <Heading level={1} size="part">
        Applications
      </Heading>
      <ListPage
        list={list}
        result={result}
        words={inEnglish('application', 'applications')}
        columns={COLUMNS}
        nameOf={({ shop_name }) => shop_name}
        summary={(line) => <Shop line={line} />}
        empty={
          <EmptyState title="No applications yet">
            <p className="text-muted">
              Tailors apply at /become-a-tailor and confirm their address or number first.
            </p>
          </EmptyState>
        }
      />
    </div>
  );
}

function Shop({ line: { id, shop_name, name, email, phone } }: { line: ApplicationLine }) {
  return (
    <>
      <Link
        to={`/admin/applications/${id}`}
        className="inline-flex min-h-11 items-center font-semibold text-brand wrap-anywhere hover:underline"
      >
        {shop_name}
      </Link>
      <span className="-mt-2 block text-sm text-muted wrap-anywhere">
        {name}, {email || phone}
      </span>
    </>
  );
}

const TONES = {
  UNCONFIRMED: 'saffron',
  SUBMITTED: 'brand',
  QUESTIONED: 'saffron',
  APPROVED: 'leaf',
  DECLINED: 'madder',
} as const;

function StateBadge({ state }: { state: ApplicationLine['state'] }) {
  return <Badge tone={TONES[state]}>{tradeWords.applicationStates[state]}</Badge>;
}
