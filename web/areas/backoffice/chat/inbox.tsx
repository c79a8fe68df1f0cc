import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type FormEvent, useId } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import type { Conversation } from '../../../../contract/chat-inbox.ts';
import { CONVERSATION_FILTERS, CONVERSATION_PAGE_SIZE } from '../../../../contract/constants/chat.ts';
import { ConnectionState } from '../../../features/chat/components/connection-state.tsx';
import { languageOf } from '../../../features/chat/message-parts.ts';
import { dayName, unreadText } from '../../../features/chat/words.ts';
import { failureSentence } from '../../../lib/form-errors.ts';
import { useLiveConnected } from '../../../lib/live.ts';
import { formatTime } from '../../../lib/moments.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { FIELD_BOX } from '../../../ui/field.tsx';
import { Heading } from '../../../ui/heading.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { PageLinks } from '../../../ui/pagination.tsx';
import { Loading, Skeleton } from '../../../ui/states.tsx';
import { inboxQuery } from './api.ts';
import { FILTER_NAMES, queryOf, shownIn } from './shown.ts';

interface InboxProps {
  /** The customer whose conversation is open. */
  chosen: number;
  headingLevel: 1 | 2;
}

export function Inbox({ chosen, headingLevel }: InboxProps) {
  const [parameters] = useSearchParams();
  const shown = shownIn(parameters);
  const isConnected = useLiveConnected();
  const { data, error, isPlaceholderData, refetch } = useQuery(
    { ...inboxQuery(shown), placeholderData: keepPreviousData },
    queryClient,
  );
  return (
    <>
      <div className="flex flex-col gap-3 border-b border-hairline p-4">
        <div className="flex items-center justify-between gap-3">
          <Heading level={headingLevel} size="item">
            Chat
          </Heading>
          <ConnectionState isConnected={isConnected} />
        </div>
        <SearchForm key={shown.search} search={shown.search} />
        <nav aria-label="Filter conversations">
          <ul className="-mx-4 flex gap-1 overflow-x-auto px-4 py-1 [scrollbar-width:none]">
            {CONVERSATION_FILTERS.map((filter) => (
              <li key={filter}>
                <Link
                  to={`/admin/chat${queryOf({ ...shown, filter, page: 1 })}`}
                  aria-current={filter === shown.filter ? 'true' : undefined}
                  className="flex min-h-11 items-center rounded-full px-3 text-sm font-semibold text-muted -outline-offset-3 hover:text-ink aria-[current]:bg-brand-soft aria-[current]:text-brand"
                >
                  {FILTER_NAMES[filter]}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <section
        aria-label="Conversations"
        aria-busy={isPlaceholderData}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard has to get there.
        tabIndex={0}
        className="min-h-0 flex-1 overflow-y-auto -outline-offset-3 transition duration-200 aria-busy:opacity-60"
      >
        {!data && !error && <InboxSkeleton />}
        {!data && error && (
          <div className="p-4">
            <LoadFailure onRetry={() => void refetch()}>
              {failureSentence(error, 'Failed to get the conversations')}
            </LoadFailure>
          </div>
        )}
        {data?.results.length === 0 && (
          <p className="p-6 text-center text-muted">
            {shown.search || shown.filter !== 'all' ? 'No conversations found.' : 'Nobody has written yet.'}
          </p>
        )}
        {data && (
          <ul className="divide-y divide-hairline">
            {data.results.map((one) => (
              <li key={one.customer.id}>
                <ConversationLink
                  conversation={one}
                  isChosen={one.customer.id === chosen}
                  query={queryOf(shown)}
                />
              </li>
            ))}
          </ul>
        )}
        {data && (
          <div className="p-2">
            <PageLinks
              label="Conversations"
              page={shown.page}
              pages={Math.ceil(data.count / CONVERSATION_PAGE_SIZE)}
              to={(page) => `/admin/chat${queryOf({ ...shown, page })}`}
            />
          </div>
        )}
      </section>
      <p className="border-t border-hairline p-2">
        <ButtonLink variant="quiet" to="/admin/chat-replies">
          Canned replies
        </ButtonLink>
      </p>
    </>
  );
}

function SearchForm({ search }: { search: string | undefined }) {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const id = useId();
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('search') ?? '').trim();
    void navigate(`/admin/chat${queryOf({ ...shownIn(parameters), search: typed, page: 1 })}`);
  };
  return (
    <form method="post" onSubmit={onSubmit} className="flex gap-2">
      <label htmlFor={id} className="sr-only">
        Search names, e-mail addresses and messages
      </label>
      <input
        id={id}
        type="search"
        name="search"
        maxLength={100}
        defaultValue={search}
        placeholder="Search"
        className={`${FIELD_BOX} min-w-0`}
      />
      <Button type="submit" variant="secondary" className="px-4">
        Search
      </Button>
    </form>
  );
}

interface ConversationLinkProps {
  conversation: Conversation;
  isChosen: boolean;
  query: string;
}

function ConversationLink({ conversation, isChosen, query }: ConversationLinkProps) {
  const { customer, unread, last_message, assigned_to, waiting_since, online, found } = conversation;
  const { text, timestamp } = found ?? last_message;
  const day = dayName(timestamp);
  return (
    <Link
      to={`/admin/chat/${customer.id}${query}`}
      aria-current={isChosen ? 'page' : undefined}
      className="flex flex-col gap-1 px-4 py-3 -outline-offset-3 hover:bg-sunken aria-[current]:bg-brand-soft"
    >
      <span className="flex items-baseline gap-2">
        <span className="min-w-0 flex-1 truncate font-semibold">
          {customer.name || customer.username}
          {online && (
            <>
              <span aria-hidden="true" className="ms-2 inline-block size-2.5 rounded-full bg-leaf" />
              <span className="sr-only">, online</span>
            </>
          )}
        </span>
        <time dateTime={timestamp} className="figures shrink-0 text-sm text-muted">
          {day === 'Today' ? formatTime(timestamp) : day}
        </time>
      </span>
      <span className="flex items-center gap-2">
        <span
          dir="auto"
          lang={languageOf(text)}
          className={`min-w-0 flex-1 truncate text-sm ${unread > 0 ? 'font-semibold' : 'text-muted'}`}
        >
          {!found && last_message.from_support && 'You: '}
          {text || 'Picture'}
        </span>
        {unread > 0 && (
          <span className="figures shrink-0 rounded-full bg-madder px-2 text-sm font-semibold text-paper">
            {unreadText(unread)}
            <span className="sr-only"> unread</span>
          </span>
        )}
      </span>
      {(assigned_to || waiting_since) && (
        <span className="flex flex-wrap items-center gap-2 text-sm text-muted">
          {waiting_since && <Badge tone="saffron">Waiting</Badge>}
          {assigned_to && <span className="truncate">{assigned_to.username}</span>}
        </span>
      )}
    </Link>
  );
}

function InboxSkeleton() {
  return (
    <div className="p-4">
      <Loading text="Loading the conversations...">
        <div className="flex flex-col gap-3">
          {[0, 1, 2, 3].map((row) => (
            <Skeleton key={row} className="h-16" />
          ))}
        </div>
      </Loading>
    </div>
  );
}
