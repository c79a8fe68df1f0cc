import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { chatWords } from '#words';
import type { ChatUser } from '../../../../contract/chat.ts';
import { listenLive } from '../../../lib/live.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Heading } from '../../../ui/heading.tsx';
import { LazyPart } from '../../../ui/lazy-part.tsx';
import { Rich } from '../../../ui/rich.tsx';
import { Skeleton } from '../../../ui/states.tsx';
import { chatStatusQuery } from '../api.ts';
import type { ChatConversation } from '../conversation.ts';
import { useContactName } from '../use-contact-name.ts';
import { useConversation, useConversationName, useConversationState } from '../use-conversation.ts';
import { presenceText } from '../words.ts';
import { Composer } from './composer.tsx';
import { TypingLine } from './connection-state.tsx';
import { MessageList } from './message-list.tsx';

const loadOrderChooser = () => import('../../orders/components/order-chooser.tsx');
const loadChatInfo = () => import('./chat-info.tsx');

interface SupportConversationProps {
  contact: ChatUser;
  isConnected: boolean;
  order: string | undefined;
}

/** The customer's side of the conversation with support. */
export function SupportConversation({ contact, isConnected, order }: SupportConversationProps) {
  const conversation = useConversation(contact.id);
  const name = useConversationName(contact.id);
  const title = useContactName()(contact);
  const [hasInfo, setInfo] = useState(false);
  return (
    <Card as="section" padding="none" aria-labelledby="conversation-title" className="flex min-w-0 flex-col">
      <div className="flex items-center gap-3 border-b border-hairline p-4">
        <div className="min-w-0 flex-1">
          <Heading level={2} size="item" id="conversation-title" className="wrap-anywhere">
            {title}
          </Heading>
          <SupportPresence />
        </div>
        <Button variant="secondary" className="px-4" onClick={() => setInfo(true)}>
          {chatWords.chatInfo}
        </Button>
      </div>
      {conversation ? (
        <Messages conversation={conversation} name={title} />
      ) : (
        <Skeleton className="m-4 h-40" />
      )}
      <Composer
        key={name}
        conversation={conversation}
        name={name}
        isConnected={isConnected}
        order={order}
        loadOrderChooser={loadOrderChooser}
      />
      {hasInfo && (
        <LazyPart load={loadChatInfo}>
          {(ChatInfo) => <ChatInfo name={title} onClose={() => setInfo(false)} />}
        </LazyPart>
      )}
    </Card>
  );
}

function Messages({ conversation, name }: { conversation: ChatConversation; name: string }) {
  const { isOtherTyping } = useConversationState(conversation);
  const { data: status } = useQuery(chatStatusQuery, queryClient);
  const seen = status?.other_read_up_to;
  useEffect(() => {
    if (seen !== undefined) conversation.showRead(seen);
  }, [conversation, seen]);
  return (
    <>
      <MessageList
        conversation={conversation}
        otherName={name}
        className="max-h-[400px] min-h-48 lg:min-h-60"
        empty={
          <p className="m-auto max-w-sm text-center text-muted">
            <Rich
              text={chatWords.askInEnglishOrUrdu}
              parts={{ urdu: (text) => <span lang="ur">{text}</span> }}
            />
          </p>
        }
      />
      <TypingLine name={name} isTyping={isOtherTyping} />
    </>
  );
}

function SupportPresence() {
  const { data } = useQuery(chatStatusQuery, queryClient);
  useEffect(
    () =>
      listenLive({
        onFrame(frame) {
          // The number of unread messages has changed.
          if (frame.type === undefined || frame.type === 'read')
            void queryClient.invalidateQueries({ queryKey: chatStatusQuery.queryKey });
          if (frame.type !== 'presence') return;
          const { type: _, ...presence } = frame;
          queryClient.setQueryData(chatStatusQuery.queryKey, (known) => known && { ...known, presence });
        },
      }),
    [],
  );
  return (
    <p role="status" className="min-h-5 text-sm text-muted">
      {data && presenceText(data.presence)}
    </p>
  );
}
