import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLayoutEffect, useRef, useState } from 'react';
import type { SubscriberState } from '../../../../contract/constants/contact.ts';
import type { QueryFor } from '../../../../contract/paths.ts';
import type { SubscriberLine } from '../../../../contract/staff-newsletter.ts';
import { ListPage } from '../../../features/lists/components/list-page.tsx';
import type { ListColumn } from '../../../features/lists/components/list-table.tsx';
import type { ListDefinition } from '../../../features/lists/definition.ts';
import { useList } from '../../../features/lists/use-list.ts';
import { inEnglish } from '../../../features/lists/words.ts';
import { ExportButton } from '../../../features/transfers/components/export-button.tsx';
import { call } from '../../../lib/call.ts';
import { failureSentence } from '../../../lib/form-errors.ts';
import { formatDay } from '../../../lib/format.ts';
import { privateMeta } from '../../../lib/page-meta.ts';
import { definePersonalQuery } from '../../../lib/queries.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { AlertDialog } from '../../../ui/alert-dialog.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { keepPlace } from '../../../ui/focus.ts';
import { Heading } from '../../../ui/heading.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { toast } from '../../../ui/toast.tsx';
import { SavedViews } from '../saved-views.tsx';

const STATE_NAMES: Record<SubscriberState, string> = {
  subscribed: 'Subscribed',
  unconfirmed: 'Unconfirmed',
  unsubscribed: 'Unsubscribed',
};
const STATE_TONES = { subscribed: 'leaf', unconfirmed: 'saffron', unsubscribed: 'brand' } as const;

const LIST: ListDefinition<SubscriberQuery> = {
  searchLabel: 'Search subscribers',
  searchPlaceholder: 'E-mail address',
  sorts: [
    ['-asked', 'Newest first'],
    ['asked', 'Oldest first'],
  ],
  filters: {
    state: { kind: 'choice', label: 'State', options: Object.entries(STATE_NAMES) },
    from: { kind: 'day', label: 'Entered from' },
    to: { kind: 'day', label: 'Entered until' },
  },
};

const COLUMNS: readonly ListColumn<SubscriberLine>[] = [
  {
    name: 'E-mail',
    wraps: true,
    isWideOnly: true,
    cell: ({ email }) => <span className="wrap-anywhere">{email}</span>,
  },
  { name: 'Entered', sortBy: 'asked', cell: ({ asked_at }) => formatDay(asked_at) },
  { name: 'Confirmed', cell: ({ confirmed_at }) => (confirmed_at ? formatDay(confirmed_at) : '–') },
  {
    name: 'Unsubscribed',
    cell: ({ unsubscribed_at }) => (unsubscribed_at ? formatDay(unsubscribed_at) : '–'),
  },
  {
    name: 'State',
    cell: ({ state }) => <Badge tone={STATE_TONES[state]}>{STATE_NAMES[state]}</Badge>,
  },
  { name: 'Unsubscribe', cell: (reader) => <UnsubscribeButton reader={reader} /> },
];

export const meta = privateMeta('Newsletter');

/** (contact-9) */
export default function NewsletterPage() {
  const list = useList(LIST);
  const result = useQuery(
    { ...subscribersQuery(list.query), placeholderData: keepPreviousData },
    queryClient,
  );
  const { filters, search } = list.address;
  return (
    <div className="flex flex-col gap-5 p-4 lg:p-8">
      <Heading level={1} size="part">
        Newsletter
      </Heading>
      <ListPage
        list={list}
        result={result}
        words={inEnglish('address', 'addresses')}
        columns={COLUMNS}
        nameOf={({ email }) => email}
        summary={({ email }) => <span className="font-semibold wrap-anywhere">{email}</span>}
        empty={
          <EmptyState title="No subscribers yet">
            <p className="text-muted">Who asks for the newsletter at the foot of the shop appears here.</p>
          </EmptyState>
        }
      >
        <SavedViews list={list} name="newsletter" />
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <ExportButton
            kind="newsletter"
            filters={{ from: filters.from ?? '', to: filters.to ?? '', search }}
            label="Export subscribed addresses"
          />
          <p className="text-sm text-muted">
            Confirmed addresses only, each with its unsubscribe link. Search and days apply.
          </p>
        </div>
      </ListPage>
    </div>
  );
}

/** Unsubscribes a reader who asks for it by phone (contact-11). */
function UnsubscribeButton({ reader }: { reader: SubscriberLine }) {
  return reader.state === 'unsubscribed' ? '–' : <Unsubscribe reader={reader} />;
}

function Unsubscribe({ reader: { id, email } }: { reader: SubscriberLine }) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  // A refetch removes the button, maybe after the closing dialog has given it the focus back.
  useLayoutEffect(() => keepPlace(button.current), []);
  return (
    <>
      <Button
        ref={button}
        variant="quiet"
        className="px-3"
        aria-label={`Unsubscribe ${email}`}
        onClick={() => setOpen(true)}
      >
        Unsubscribe
      </Button>
      {isOpen && (
        <AlertDialog
          title={`Unsubscribe ${email}?`}
          open
          cancelLabel="Cancel"
          confirmLabel="Unsubscribe"
          pendingLabel="Unsubscribing..."
          onCancel={() => setOpen(false)}
          onConfirm={async () => {
            await unsubscribeReader(id);
            toast.success(`${email} is unsubscribed`);
            setOpen(false);
          }}
          errorText={(error) => failureSentence(error, 'Failed to unsubscribe the address')}
        >
          <p>
            The newsletter no longer goes to this address. Only its owner can subscribe again, at the bottom
            of the shop's pages.
          </p>
        </AlertDialog>
      )}
    </>
  );
}

type SubscriberQuery = QueryFor<'GET /api/staff/newsletter/'>;

const NEWSLETTER_KEY = ['staff-newsletter'];

const subscribersQuery = (query: SubscriberQuery) =>
  definePersonalQuery({
    queryKey: [...NEWSLETTER_KEY, query],
    queryFn: ({ signal }) => call('GET /api/staff/newsletter/', { query, signal }),
  });

/** Throws CallError. */
async function unsubscribeReader(id: number): Promise<void> {
  await call('POST /api/staff/newsletter/{id}/unsubscribe/', { params: { id } });
  await queryClient.invalidateQueries({ queryKey: NEWSLETTER_KEY });
}
