import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { chatWords } from '#words';
import { SUPPORT_USER_ID } from '../../../../contract/roles.ts';
import { failureSentence } from '../../../lib/form-errors.ts';
import { useLiveConnected } from '../../../lib/live.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { isStaff, useSession } from '../../../lib/session.ts';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Rich } from '../../../ui/rich.tsx';
import { Skeleton } from '../../../ui/states.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { chatUsersQuery } from '../api.ts';
import { ConnectionState } from '../components/connection-state.tsx';
import { SupportConversation } from '../components/support-conversation.tsx';
import { HISTORY_FAILED } from '../conversation.ts';
import { insertText } from '../typed-text.ts';
import { useConversationName } from '../use-conversation.ts';
import { takeGuestText } from './guest-messages.ts';

/** The conversation of /chat; the text written before the sign-in waits to be sent. */
export default function AccountChat() {
  const isConnected = useLiveConnected();
  const role = useSession(({ user }) => user?.user_type);
  const name = useConversationName(SUPPORT_USER_ID);
  const { data, error, refetch } = useQuery({ ...chatUsersQuery, enabled: !isStaff(role) }, queryClient);
  const contact = data?.find(({ id }) => id === SUPPORT_USER_ID);
  useEffect(() => {
    const written = takeGuestText();
    if (written) insertText(name, written);
  }, [name]);
  if (isStaff(role)) {
    return (
      <p className="p-4">
        <Rich
          text={chatWords.youAnswerCustomersInTheInbox}
          parts={{ inbox: (text) => <TextLink to="/admin/chat">{text}</TextLink> }}
        />
      </p>
    );
  }
  return (
    <div className="flex min-h-0 flex-col gap-3 overflow-y-auto overscroll-contain p-3">
      <ConnectionState isConnected={isConnected} />
      {contact && <SupportConversation contact={contact} isConnected={isConnected} order={undefined} />}
      {!contact && error && (
        <LoadFailure onRetry={() => void refetch()}>{failureSentence(error, HISTORY_FAILED)}</LoadFailure>
      )}
      {!contact && !error && <Skeleton className="h-80" />}
    </div>
  );
}
