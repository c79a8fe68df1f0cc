import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type ClientLoaderFunctionArgs, redirect, useSearchParams } from 'react-router';
import { accountWords } from '#words';
import { SUPPORT_USER_ID } from '../../../contract/roles.ts';
import { trackingNumberFrom } from '../../../contract/tracking-number.ts';
import { requireSession, useLeaveWhenSignedOut } from '../../features/accounts/require-session.ts';
import { chatUsersQuery } from '../../features/chat/api.ts';
import { ConnectionState } from '../../features/chat/components/connection-state.tsx';
import { ContactList } from '../../features/chat/components/contact-list.tsx';
import { SupportConversation } from '../../features/chat/components/support-conversation.tsx';
import { HISTORY_FAILED } from '../../features/chat/conversation.ts';
import { failureSentence } from '../../lib/form-errors.ts';
import { useLiveConnected } from '../../lib/live.ts';
import { privateMeta } from '../../lib/page-meta.ts';
import { idIn } from '../../lib/query.ts';
import { queryClient } from '../../lib/query-client.ts';
import { isStaff, useSession } from '../../lib/session.ts';
import { Card } from '../../ui/card.tsx';
import { Heading } from '../../ui/heading.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Loading, Skeleton } from '../../ui/states.tsx';

export const meta = privateMeta(accountWords.chat);

/** Staff reply in the back office. */
export function clientLoader({ request }: ClientLoaderFunctionArgs): null {
  requireSession({ request });
  if (isStaff()) throw redirect('/admin/chat');
  return null;
}

export function HydrateFallback() {
  return (
    <Frame>
      <ChatSkeleton />
    </Frame>
  );
}

/** See chat-2 and chat-21. */
export default function ChatPage() {
  const user = useSession((session) => session.user);
  useLeaveWhenSignedOut();
  return user ? <Chat /> : <HydrateFallback />;
}

function Chat() {
  const isConnected = useLiveConnected();
  const [parameters] = useSearchParams();
  const order = trackingNumberFrom(parameters.get('order') ?? '') ?? undefined;
  const chosen = idIn(parameters.get('contact')) ?? (order && SUPPORT_USER_ID);
  const { data, error, refetch } = useQuery(chatUsersQuery, queryClient);
  const contacts = data?.filter(({ id }) => id === SUPPORT_USER_ID);
  const contact = contacts?.find(({ id }) => id === chosen);
  return (
    <Frame state={<ConnectionState isConnected={isConnected} />}>
      {!contacts && error && (
        <LoadFailure onRetry={() => void refetch()}>{failureSentence(error, HISTORY_FAILED)}</LoadFailure>
      )}
      {!contacts && !error && <ChatSkeleton />}
      {contacts && (
        <div className="grid items-start gap-4 lg:gap-6 lg:grid-cols-[18rem_minmax(0,1fr)]">
          <ContactList contacts={contacts} chosen={contact?.id} to={({ id }) => `/chat?contact=${id}`} />
          {contact ? (
            <SupportConversation key={order} contact={contact} isConnected={isConnected} order={order} />
          ) : (
            <Card className="grid min-h-60 place-items-center text-center text-muted">
              <p>{accountWords.chooseAContact}</p>
            </Card>
          )}
        </div>
      )}
    </Frame>
  );
}

function Frame({ state, children }: { state?: ReactNode; children: ReactNode }) {
  return (
    <div className="page flex flex-col gap-4 py-4 sm:gap-6 sm:py-12">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Heading level={1} size="form" className="max-sm:text-2xl">
          {accountWords.chat}
        </Heading>
        {state}
      </div>
      {children}
    </div>
  );
}

function ChatSkeleton() {
  return (
    <Loading text={accountWords.loadingYourContacts}>
      <div className="grid gap-6 lg:grid-cols-[18rem_minmax(0,1fr)]">
        <Skeleton className="h-16" />
        <Skeleton className="h-80" />
      </div>
    </Loading>
  );
}
