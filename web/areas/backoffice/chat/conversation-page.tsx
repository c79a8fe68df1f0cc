import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { CallError } from '../../../lib/call-error.ts';
import { failureSentence } from '../../../lib/form-errors.ts';
import { listenLive, sendLive, useLiveConnected } from '../../../lib/live.ts';
import { idIn } from '../../../lib/query.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Heading } from '../../../ui/heading.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Loading, Skeleton } from '../../../ui/states.tsx';
import { type ConversationDetails, conversationQuery } from './api.ts';
import { CustomerPanel } from './customer-panel.tsx';
import { queryOf, shownIn } from './shown.ts';
import { StaffConversation } from './staff-conversation.tsx';

export default function ConversationPage() {
  const { id: text } = useParams();
  const id = idIn(text);
  return id === undefined ? <MissingConversation /> : <OpenConversation key={id} id={id} />;
}

function OpenConversation({ id }: { id: number }) {
  const { data, error, refetch } = useQuery(conversationQuery(id), queryClient);
  if (data) return <Conversation details={data} />;
  if (error instanceof CallError && error.status === 404) return <MissingConversation />;
  return (
    <div className="p-4">
      {error ? (
        <LoadFailure onRetry={() => void refetch()}>
          {failureSentence(error, 'Failed to get the conversation')}
        </LoadFailure>
      ) : (
        <Loading text="Loading the conversation...">
          <Skeleton className="h-80" />
        </Loading>
      )}
    </div>
  );
}

function Conversation({ details }: { details: ConversationDetails }) {
  const { customer } = details;
  const isConnected = useLiveConnected();
  const isOnline = useCustomerOnline(customer.id, details.online, isConnected);
  const [hasPanel, setPanel] = useState(false);
  const name = customer.name || customer.username;
  return (
    <div data-conversation className="flex h-full xl:grid xl:grid-cols-[minmax(0,1fr)_19rem]">
      <div className="flex min-h-0 min-w-0 flex-1 flex-col">
        <header className="flex items-center gap-2 border-b border-hairline bg-card px-2 py-2 lg:px-4">
          <BackToInbox />
          <div className="min-w-0 flex-1">
            <Heading level={1} size="item" className="truncate">
              {name}
            </Heading>
            <p role="status" className="text-sm text-muted">
              {isOnline ? 'Online' : 'Offline'}
            </p>
          </div>
          <Button variant="secondary" className="px-4 xl:hidden" onClick={() => setPanel(true)}>
            Customer
          </Button>
        </header>
        <StaffConversation details={details} name={name} isConnected={isConnected} />
      </div>
      <aside
        aria-label="Customer"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard has to get there.
        tabIndex={0}
        className="hidden overflow-y-auto border-s border-hairline p-4 -outline-offset-3 xl:block"
      >
        <CustomerPanel details={details} />
      </aside>
      <Dialog title={name} open={hasPanel} onClose={() => setPanel(false)}>
        <CustomerPanel details={details} />
      </Dialog>
    </div>
  );
}

function BackToInbox() {
  const [parameters] = useSearchParams();
  return (
    <ButtonLink
      variant="icon"
      to={`/admin/chat${queryOf(shownIn(parameters))}`}
      aria-label="Back to the inbox"
      className="lg:hidden"
    >
      <Icon>
        <path d="M14.500 5.500 8 12l6.500 6.500" />
      </Icon>
    </ButtonLink>
  );
}

function MissingConversation() {
  return (
    <div className="flex flex-col items-start gap-4 p-4 sm:p-8">
      <Heading level={1} size="item">
        There is no such conversation
      </Heading>
      <p className="text-muted">This person has not written to support.</p>
      <ButtonLink to="/admin/chat" variant="secondary">
        Back to the inbox
      </ButtonLink>
    </div>
  );
}

/** Tells the server which conversation is open, and returns whether its customer is online. */
function useCustomerOnline(id: number, atFirst: boolean, isConnected: boolean): boolean {
  const [isOnline, setOnline] = useState(atFirst);
  useEffect(
    () =>
      listenLive({
        onFrame(frame) {
          if (frame.type === 'customer' && frame.user_id === id) setOnline(frame.online);
        },
      }),
    [id],
  );
  useEffect(() => {
    if (!isConnected) return;
    sendLive({ type: 'open', user_id: id });
    return () => void sendLive({ type: 'open', user_id: null });
  }, [id, isConnected]);
  return isOnline;
}
