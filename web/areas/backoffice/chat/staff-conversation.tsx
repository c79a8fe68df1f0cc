import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import type { ChatNote } from '../../../../contract/chat-inbox.ts';
import { Composer } from '../../../features/chat/components/composer.tsx';
import { TypingLine } from '../../../features/chat/components/connection-state.tsx';
import { MessageList } from '../../../features/chat/components/message-list.tsx';
import { MessageText } from '../../../features/chat/components/message-text.tsx';
import type { ChatConversation } from '../../../features/chat/conversation.ts';
import { insertText } from '../../../features/chat/typed-text.ts';
import {
  useConversation,
  useConversationName,
  useConversationState,
} from '../../../features/chat/use-conversation.ts';
import { failureSentence } from '../../../lib/form-errors.ts';
import { formatTime } from '../../../lib/moments.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { Button } from '../../../ui/button.tsx';
import { LazyPart } from '../../../ui/lazy-part.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Skeleton } from '../../../ui/states.tsx';
import { type ConversationDetails, notesQuery } from './api.ts';

const loadReplyChooser = () => import('./reply-chooser.tsx');
const loadNoteForm = () => import('./note-form.tsx');

interface StaffConversationProps {
  details: ConversationDetails;
  name: string;
  isConnected: boolean;
}

/** Support's side of a conversation: messages with the notes among them, and a reply or a note below. */
export function StaffConversation({ details, name, isConnected }: StaffConversationProps) {
  const { id } = details.customer;
  const conversation = useConversation(id);
  const draft = useConversationName(id);
  const [writes, setWrites] = useState<'reply' | 'note'>('reply');
  const [hasReplies, setReplies] = useState(false);
  const loadOrderChooser = useCallback(async () => {
    const { CustomerOrderChooser } = await import('./customer-order-chooser.tsx');
    return {
      default: (props: { onChoose: (trackingNumber: string) => void; onClose: () => void }) => (
        <CustomerOrderChooser customerId={id} {...props} />
      ),
    };
  }, [id]);
  return (
    <>
      {conversation ? (
        <Messages conversation={conversation} details={details} name={name} />
      ) : (
        <Skeleton className="m-4 flex-1" />
      )}
      <div className="bg-card">
        <fieldset className="flex gap-1 border-t border-hairline px-3 py-2">
          <legend className="sr-only">What to write</legend>
          {(['reply', 'note'] as const).map((kind) => (
            <Button
              key={kind}
              variant="quiet"
              aria-pressed={writes === kind}
              onClick={() => setWrites(kind)}
              className="text-sm text-muted aria-pressed:bg-brand-soft aria-pressed:text-brand"
            >
              {kind === 'reply' ? 'Reply' : 'Internal note'}
            </Button>
          ))}
        </fieldset>
        {writes === 'reply' ? (
          <Composer
            conversation={conversation}
            name={draft}
            isConnected={isConnected}
            loadOrderChooser={loadOrderChooser}
            tools={
              <Button variant="quiet" className="px-3" onClick={() => setReplies(true)}>
                Replies
              </Button>
            }
          />
        ) : (
          <LazyPart load={loadNoteForm} skeleton={<Skeleton className="m-3 h-24" />}>
            {(NoteForm) => <NoteForm customerId={id} />}
          </LazyPart>
        )}
      </div>
      {hasReplies && (
        <LazyPart load={loadReplyChooser}>
          {(ReplyChooser) => (
            <ReplyChooser
              customerId={id}
              onClose={() => setReplies(false)}
              onChoose={(text) => {
                insertText(draft, text);
                setReplies(false);
              }}
            />
          )}
        </LazyPart>
      )}
    </>
  );
}

interface MessagesProps {
  conversation: ChatConversation;
  details: ConversationDetails;
  name: string;
}

function Messages({ conversation, details, name }: MessagesProps) {
  const { isOtherTyping } = useConversationState(conversation);
  const notes = useQuery(notesQuery(details.customer.id), queryClient);
  const seen = details.customer_read_up_to;
  useEffect(() => conversation.showRead(seen), [conversation, seen]);
  const asides = (notes.data ?? []).map((note) => ({
    key: `note ${note.id}`,
    after: note.after_message,
    timestamp: note.timestamp,
    content: <Note note={note} />,
  }));
  return (
    <>
      {!notes.data && notes.error && (
        <div className="p-3">
          <LoadFailure onRetry={() => void notes.refetch()}>
            {failureSentence(notes.error, 'Failed to get the notes')}
          </LoadFailure>
        </div>
      )}
      <MessageList
        conversation={conversation}
        otherName={name}
        isStaff
        asides={asides}
        className="min-h-0 flex-1"
        empty={<p className="m-auto text-muted">There are no messages yet.</p>}
      />
      <TypingLine name={name} isTyping={isOtherTyping} />
    </>
  );
}

/** Styled unlike a message, so that nobody mistakes it for one (chat-17). */
function Note({ note }: { note: ChatNote }) {
  const { author, text, timestamp } = note;
  return (
    <div className="flex flex-col gap-1 rounded-xl border border-dashed border-saffron bg-saffron-soft px-4 py-2 text-saffron-ink">
      <p className="text-sm font-semibold">
        Internal note{author && ` by ${author.username}`},{' '}
        <time dateTime={timestamp} className="figures">
          {formatTime(timestamp)}
        </time>
      </p>
      <MessageText text={text} />
    </div>
  );
}
