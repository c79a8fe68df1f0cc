import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { InboxLine } from '../../../../contract/staff-inbox.ts';
import { ListPage } from '../../../features/lists/components/list-page.tsx';
import type { ListColumn } from '../../../features/lists/components/list-table.tsx';
import type { ListDefinition } from '../../../features/lists/definition.ts';
import { useList } from '../../../features/lists/use-list.ts';
import { inEnglish } from '../../../features/lists/words.ts';
import { formatMoment } from '../../../lib/moments.ts';
import { privateMeta } from '../../../lib/page-meta.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Heading } from '../../../ui/heading.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { SavedViews } from '../saved-views.tsx';
import { type InboxQuery, inboxQuery } from './api.ts';
import { STATE_NAMES, STATE_TONES } from './words.ts';

const LIST: ListDefinition<InboxQuery> = {
  searchLabel: 'Search messages',
  searchPlaceholder: 'E-mail or message number',
  sorts: [
    ['-received', 'Newest first'],
    ['received', 'Oldest first'],
  ],
  filters: {
    state: { kind: 'choice', label: 'State', options: Object.entries(STATE_NAMES) },
    mine: { kind: 'flag', label: 'Assigned to me' },
  },
  views: [
    { name: 'New', query: 'state=new&sort=received' },
    { name: 'Mine', query: 'mine=true' },
  ],
};

const COLUMNS: readonly ListColumn<InboxLine>[] = [
  { name: 'Message', wraps: true, isWideOnly: true, cell: (message) => <Subject message={message} /> },
  { name: 'From', wraps: true, cell: ({ name, email }) => <Writer name={name} email={email} /> },
  { name: 'Received', sortBy: 'received', cell: ({ created_at }) => formatMoment(created_at) },
  { name: 'Assigned to', cell: ({ assigned_to }) => assigned_to ?? '–' },
  {
    name: 'State',
    cell: ({ state }) => <Badge tone={STATE_TONES[state]}>{STATE_NAMES[state]}</Badge>,
  },
];

export const meta = privateMeta('Inbox');

/** The messages of the contact form (contact-7). */
export default function InboxPage() {
  const list = useList(LIST);
  const result = useQuery({ ...inboxQuery(list.query), placeholderData: keepPreviousData }, queryClient);
  return (
    <div className="flex flex-col gap-5 p-4 lg:p-8">
      <Heading level={1} size="part">
        Inbox
      </Heading>
      <ListPage
        list={list}
        result={result}
        words={inEnglish('message', 'messages')}
        columns={COLUMNS}
        nameOf={({ id }) => `message ${id}`}
        summary={(message) => <Subject message={message} />}
        empty={
          <EmptyState title="No messages yet">
            <p className="text-muted">What people write by the contact form appears here.</p>
          </EmptyState>
        }
      >
        <SavedViews list={list} name="inbox" />
      </ListPage>
    </div>
  );
}

function Writer({ name, email }: Pick<InboxLine, 'name' | 'email'>) {
  return (
    <span className="min-w-0 max-lg:text-end">
      <span dir="auto" className="block wrap-anywhere">
        {name}
      </span>
      <span className="block text-sm wrap-anywhere text-muted lg:max-w-80 lg:wrap-break-word">
        {email || 'No e-mail address'}
      </span>
    </span>
  );
}

function Subject({ message: { id, subject, excerpt } }: { message: InboxLine }) {
  return (
    <>
      <Link
        to={`/admin/inbox/${id}`}
        className="inline-flex min-h-11 items-center font-semibold text-brand underline"
      >
        {subject} ({id})
      </Link>
      <span dir="auto" className="block text-sm text-muted wrap-anywhere">
        {excerpt}
      </span>
    </>
  );
}
