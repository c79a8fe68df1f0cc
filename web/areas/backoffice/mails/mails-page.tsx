import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { MailState } from '../../../../contract/constants/contact.ts';
import type { QueryFor } from '../../../../contract/paths.ts';
import type { MailLine } from '../../../../contract/staff-mails.ts';
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
import { useAction } from '../../../lib/use-action.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { keepPlace } from '../../../ui/focus.ts';
import { EmptyState } from '../../../ui/states.tsx';
import { toast } from '../../../ui/toast.tsx';
import { PageHead } from '../page-head.tsx';
import { SavedViews } from '../saved-views.tsx';

const STATE_NAMES: Record<MailState, string> = {
  waiting: 'Waiting',
  held: 'Held until the address is confirmed',
  sent: 'Sent',
  given_up: 'Given up',
};
const STATE_TONES = { waiting: 'brand', held: 'saffron', sent: 'leaf', given_up: 'madder' } as const;

const LIST: ListDefinition<MailQuery> = {
  searchLabel: 'Search mails',
  searchPlaceholder: 'Recipient or mail number',
  sorts: [
    ['-written', 'Newest first'],
    ['written', 'Oldest first'],
  ],
  filters: { state: { kind: 'choice', label: 'State', options: Object.entries(STATE_NAMES) } },
  views: [{ name: 'Given up', query: 'state=given_up' }],
};

const COLUMNS: readonly ListColumn<MailLine>[] = [
  { name: 'Mail', wraps: true, isWideOnly: true, cell: (mail) => <Subject mail={mail} /> },
  { name: 'To', wraps: true, cell: ({ recipient }) => <Recipient address={recipient} /> },
  { name: 'Written', sortBy: 'written', cell: ({ created_at }) => formatMoment(created_at) },
  { name: 'Attempts', cell: ({ attempts }) => attempts },
  {
    name: 'State',
    wraps: true,
    cell: ({ state, last_error }) => (
      <>
        <Badge tone={STATE_TONES[state]}>{STATE_NAMES[state]}</Badge>
        {last_error && state !== 'sent' && <span className="block text-sm text-muted">{last_error}</span>}
      </>
    ),
  },
  { name: 'Resend', cell: (mail) => <Resend mail={mail} /> },
];

export const meta = privateMeta('Mails');

/** The outbox of mails (mail-6). */
export default function MailsPage() {
  const list = useList(LIST);
  const result = useQuery({ ...mailsQuery(list.query), placeholderData: keepPreviousData }, queryClient);
  return (
    <div className="flex flex-col gap-5 p-4 lg:p-8">
      <PageHead title="Mails">
        <p className="text-muted">
          Of the last 30 days. The text of a mail is not kept once it is sent, so only others can be sent
          again.
        </p>
      </PageHead>
      <ListPage
        list={list}
        result={result}
        words={inEnglish('mail', 'mails')}
        columns={COLUMNS}
        nameOf={({ id }) => `mail ${id}`}
        summary={(mail) => <Subject mail={mail} />}
        empty={<EmptyState title="No mails yet" />}
      >
        <SavedViews list={list} name="mails" />
      </ListPage>
    </div>
  );
}

function Recipient({ address }: { address: string }) {
  return <span className="block wrap-anywhere lg:max-w-80 lg:wrap-break-word">{address}</span>;
}

function Subject({ mail: { id, subject, kind } }: { mail: MailLine }) {
  return (
    <>
      <span className="font-semibold wrap-anywhere">{subject}</span>
      <span className="block text-sm text-muted">
        {kind}, {id}
      </span>
    </>
  );
}

function Resend({ mail: { id, state } }: { mail: MailLine }) {
  const { act, isPending, failure } = useAction();
  if (state === 'sent' || state === 'held') return '–';
  const resend = async (button: Element) => {
    const focusBack = keepPlace(button);
    await resendMail(id);
    toast.success(`Mail ${id} is tried again within a minute`);
    // Mails that were given up are removed from this list.
    focusBack();
  };
  return (
    <>
      <Button
        variant="quiet"
        className="px-3"
        pending={isPending}
        aria-label={`Resend mail ${id}`}
        onClick={({ currentTarget }) => act(() => resend(currentTarget), 'Failed to resend the mail')}
      >
        Resend
      </Button>
      {failure && (
        <span role="alert" className="block text-sm text-madder">
          {failure}
        </span>
      )}
    </>
  );
}

type MailQuery = QueryFor<'GET /api/staff/mails/'>;

const KEY = ['staff-mails'];

const mailsQuery = (query: MailQuery) =>
  definePersonalQuery({
    queryKey: [...KEY, query],
    queryFn: ({ signal }) => call('GET /api/staff/mails/', { query, signal }),
  });

async function resendMail(id: number): Promise<void> {
  await call('POST /api/staff/mails/{id}/resend/', { params: { id } });
  await queryClient.invalidateQueries({ queryKey: KEY });
}
