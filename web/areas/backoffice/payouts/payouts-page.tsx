import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { PAYOUT_STATES } from '../../../../contract/constants/payouts.ts';
import type { RunLine } from '../../../../contract/payouts.ts';
import { ListPage } from '../../../features/lists/components/list-page.tsx';
import type { ListColumn } from '../../../features/lists/components/list-table.tsx';
import type { ListDefinition } from '../../../features/lists/definition.ts';
import { useList } from '../../../features/lists/use-list.ts';
import { inEnglish } from '../../../features/lists/words.ts';
import { Loaded } from '../../../features/workshops/components/workshop-form.tsx';
import { formatDay, formatRupees } from '../../../lib/format.ts';
import { privateMeta } from '../../../lib/page-meta.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Heading } from '../../../ui/heading.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { Section } from '../orders/section.tsx';
import { balancesQuery, type RunQuery, runsQuery } from './api.ts';
import { NewRun } from './new-run.tsx';
import { STATE_NAMES, STATE_TONES } from './words.ts';

const LIST: ListDefinition<RunQuery> = {
  searchLabel: 'Search runs',
  searchPlaceholder: 'Number, or reference of the bank',
  sorts: [
    ['-id', 'Newest first'],
    ['id', 'Oldest first'],
  ],
  filters: {
    state: {
      kind: 'choice',
      label: 'State',
      options: PAYOUT_STATES.map((code) => [code, STATE_NAMES[code]]),
    },
  },
};

const COLUMNS: readonly ListColumn<RunLine>[] = [
  { name: 'Run', isWideOnly: true, cell: (run) => <RunName run={run} /> },
  { name: 'State', cell: ({ state }) => <Badge tone={STATE_TONES[state]}>{STATE_NAMES[state]}</Badge> },
  { name: 'Sellers', cell: ({ sellers }) => sellers },
  { name: 'Total', cell: ({ total }) => formatRupees(total) },
  { name: 'Made', cell: ({ created_at, created_by }) => `${formatDay(created_at)}, ${created_by ?? '–'}` },
  { name: 'Reference', wraps: true, cell: ({ reference }) => reference || '–' },
];

export const meta = privateMeta('Payouts');

/** What sellers have to get, and the runs that pay it; for admins (earnings-12). */
export default function PayoutsPage() {
  const list = useList(LIST);
  const result = useQuery({ ...runsQuery(list.query), placeholderData: keepPreviousData }, queryClient);
  const balances = useQuery(balancesQuery, queryClient);
  return (
    <div className="flex flex-col gap-5 p-4 lg:p-8">
      <Heading level={1} size="part">
        Payouts
      </Heading>
      <Section title="Balances" anchor="balances">
        <Loaded query={balances} loading="Loading the balances..." fallback="Failed to get the balances">
          {({ results }) => <NewRun balances={results} />}
        </Loaded>
      </Section>
      <Heading level={2} size="item">
        Runs
      </Heading>
      <ListPage
        list={list}
        result={result}
        words={inEnglish('run', 'runs')}
        columns={COLUMNS}
        nameOf={({ id }) => `Run ${id}`}
        summary={(run) => <RunName run={run} />}
        empty={<EmptyState title="No runs yet" />}
      />
    </div>
  );
}

function RunName({ run: { id } }: { run: RunLine }) {
  return (
    <TextLink to={`/admin/payouts/${id}`} className="min-h-0">
      Run {id}
    </TextLink>
  );
}
