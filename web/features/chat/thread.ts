import type { ChatMessage } from '../../../contract/chat.ts';

export interface ThreadMessage
  extends Pick<ChatMessage, 'id' | 'timestamp' | 'picture' | 'order' | 'author'> {
  clientId: string | null;
  text: string;
  /** Written by the reader; for support, by anybody of support. */
  isMine: boolean;
}

/** A message that is shown, but not known to be stored. */
export interface OutgoingMessage {
  /** Idempotency key: a message resent with the same id is stored once (chat-5). */
  clientId: string;
  text: string;
  order: string | null;
  picture: File | undefined;
  timestamp: string;
  /** Why sending failed; undefined while it is being sent. */
  failure?: string;
}

export interface Thread {
  /** Ascending, without duplicates. */
  messages: readonly ThreadMessage[];
  /** In the order of sending. */
  outgoing: readonly OutgoingMessage[];
  /**
   * No message up to this one is missing; undefined before the history is read. Only the history moves it, because
   * frames of two senders may arrive out of order.
   */
  completeUpTo: number | undefined;
  hasEarlier: boolean;
}

export const EMPTY_THREAD: Thread = {
  messages: [],
  outgoing: [],
  completeUpTo: undefined,
  hasEarlier: false,
};

export type ThreadAction =
  | { type: 'queued'; message: OutgoingMessage }
  | { type: 'sent'; clientId: string; id: number; timestamp: string }
  | { type: 'received'; message: ThreadMessage }
  | { type: 'newest' | 'earlier'; messages: readonly ThreadMessage[]; hasEarlier: boolean }
  | { type: 'missed'; messages: readonly ThreadMessage[] }
  | { type: 'failed'; clientId: string; failure: string }
  | { type: 'retried' | 'discarded'; clientId: string }
  | { type: 'emptied' };

/** Merges sent, acknowledged, received and read messages, each once and in any order (chat-20). */
export function threadReducer(thread: Thread, action: ThreadAction): Thread {
  switch (action.type) {
    case 'queued':
      return { ...thread, outgoing: [...thread.outgoing, action.message] };
    case 'sent':
      return acknowledged(thread, action);
    case 'received':
      return merged(thread, [action.message]);
    case 'newest':
      return { ...fetched(thread, action.messages), hasEarlier: action.hasEarlier };
    case 'earlier':
      return { ...merged(thread, action.messages), hasEarlier: action.hasEarlier };
    case 'missed':
      return fetched(thread, action.messages);
    case 'failed':
      return {
        ...thread,
        outgoing: thread.outgoing.map((message) =>
          message.clientId === action.clientId ? { ...message, failure: action.failure } : message,
        ),
      };
    case 'retried': {
      const retried = thread.outgoing.find(({ clientId }) => clientId === action.clientId);
      if (!retried) return thread;
      const { failure: _, ...message } = retried;
      return { ...thread, outgoing: [...without(thread.outgoing, action.clientId), message] };
    }
    case 'discarded':
      return { ...thread, outgoing: without(thread.outgoing, action.clientId) };
    case 'emptied':
      return { ...EMPTY_THREAD, outgoing: thread.outgoing };
  }
}

export function toThreadMessage(message: ChatMessage, otherId: number): ThreadMessage {
  const { id, timestamp, picture, order, author, client_id } = message;
  const isMine = message.receiver === otherId;
  return { id, timestamp, picture, order, author, clientId: client_id, text: message.message, isMine };
}

function acknowledged(
  thread: Thread,
  { clientId, id, timestamp }: { clientId: string; id: number; timestamp: string },
): Thread {
  const sent = thread.outgoing.find((message) => message.clientId === clientId);
  if (!sent) return thread;
  const { text, order } = sent;
  const message = { id, timestamp, clientId, text, order, picture: null, author: null, isMine: true };
  return {
    ...merged(thread, thread.messages.some((known) => known.id === id) ? [] : [message]),
    outgoing: without(thread.outgoing, clientId),
  };
}

function fetched(thread: Thread, messages: readonly ThreadMessage[]): Thread {
  const newest = messages.at(-1)?.id ?? 0;
  return { ...merged(thread, messages), completeUpTo: Math.max(thread.completeUpTo ?? 0, newest) };
}

function merged(thread: Thread, messages: readonly ThreadMessage[]): Thread {
  const known = new Map(thread.messages.map((message) => [message.id, message]));
  for (const message of messages) known.set(message.id, message);
  const stored = new Set(messages.flatMap(({ isMine, clientId }) => (isMine && clientId ? clientId : [])));
  return {
    ...thread,
    messages: [...known.values()].sort((a, b) => a.id - b.id),
    outgoing:
      stored.size > 0 ? thread.outgoing.filter(({ clientId }) => !stored.has(clientId)) : thread.outgoing,
  };
}

function without(outgoing: readonly OutgoingMessage[], clientId: string): OutgoingMessage[] {
  return outgoing.filter((message) => message.clientId !== clientId);
}
