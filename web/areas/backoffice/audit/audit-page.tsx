import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { AuditEntry } from '../../../../contract/audit.ts';
import { AUDIT_SUBJECTS, AUDITED_ACTIONS } from '../../../../contract/constants/audit.ts';
import type { QueryFor } from '../../../../contract/paths.ts';
import { ListPage } from '../../../features/lists/components/list-page.tsx';
import type { ListColumn } from '../../../features/lists/components/list-table.tsx';
import type { ListDefinition } from '../../../features/lists/definition.ts';
import { useList } from '../../../features/lists/use-list.ts';
import { inEnglish } from '../../../features/lists/words.ts';
import { call } from '../../../lib/call.ts';
import { formatMoment } from '../../../lib/moments.ts';
import { privateMeta } from '../../../lib/page-meta.ts';
import { definePersonalQuery } from '../../../lib/queries.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { Heading } from '../../../ui/heading.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { SavedViews } from '../saved-views.tsx';

const LIST: ListDefinition<AuditQuery> = {
  searchLabel: 'Whose data',
  searchPlaceholder: 'Username, e-mail address or account number',
  sorts: [
    ['-time', 'Newest first'],
    ['time', 'Oldest first'],
  ],
  filters: {
    actor: { kind: 'text', label: 'Done by (username)', maxLength: 254 },
    action: { kind: 'choice', label: 'Action', options: Object.entries(AUDITED_ACTIONS) },
    subject: { kind: 'choice', label: 'On', options: Object.entries(AUDIT_SUBJECTS) },
    subject_id: { kind: 'text', label: 'Its number', maxLength: 100 },
    from: { kind: 'day', label: 'From' },
    to: { kind: 'day', label: 'Until' },
  },
};

const COLUMNS: readonly ListColumn<AuditEntry>[] = [
  { name: 'Time', sortBy: 'time', cell: ({ at }) => formatMoment(at) },
  { name: 'Done by', wraps: true, cell: ({ actor }) => actor?.username ?? 'Deleted account' },
  { name: 'Action', wraps: true, isWideOnly: true, cell: ({ action }) => actionName(action) },
  { name: 'On', wraps: true, cell: ({ subject }) => (subject ? subjectName(subject) : '–') },
  { name: 'Whose data', wraps: true, cell: ({ user }) => user?.username ?? '–' },
  {
    name: 'Details',
    wraps: true,
    cell: ({ data }) => <span className="wrap-anywhere">{detailsText(data) || '–'}</span>,
  },
];

export const meta = privateMeta('Audit log');

/** The audit log, for admins (people-9). */
export default function AuditPage() {
  const list = useList(LIST);
  const result = useQuery({ ...auditQuery(list.query), placeholderData: keepPreviousData }, queryClient);
  return (
    <div className="flex flex-col gap-5 p-4 lg:p-8">
      <Heading level={1} size="part">
        Audit log
      </Heading>
      <ListPage
        list={list}
        result={result}
        words={inEnglish('entry', 'entries')}
        columns={COLUMNS}
        nameOf={({ id }) => `entry ${id}`}
        summary={({ action }) => <span className="font-semibold">{actionName(action)}</span>}
        empty={
          <EmptyState title="Nothing recorded yet">
            <p className="text-muted">What staff do to orders, accounts and settings appears here.</p>
          </EmptyState>
        }
      >
        <SavedViews list={list} name="audit" />
      </ListPage>
    </div>
  );
}

/** Falls back to the code for actions of earlier releases. */
function actionName(action: string): string {
  return (AUDITED_ACTIONS as Record<string, string>)[action] ?? action;
}

function subjectName({ kind, id }: { kind: string; id: string }): string {
  return `${(AUDIT_SUBJECTS as Record<string, string>)[kind] ?? kind} ${id}`;
}

function detailsText(data: AuditEntry['data']): string {
  return Object.entries(data)
    .map(([name, value]) => `${name}: ${value}`)
    .join(', ');
}

type AuditQuery = QueryFor<'GET /api/staff/audit/'>;

const auditQuery = (query: AuditQuery) =>
  definePersonalQuery({
    queryKey: ['audit', query],
    queryFn: ({ signal }) => call('GET /api/staff/audit/', { query, signal }),
    // Every action anywhere adds an entry.
    staleTime: 0,
  });
