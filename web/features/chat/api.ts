import type { ChatMessage } from '../../../contract/chat.ts';
import { CHAT_CATCH_UP_SIZE, CHAT_PAGE_SIZE } from '../../../contract/constants/chat.ts';
import { call } from '../../lib/call.ts';
import { definePersonalQuery } from '../../lib/queries.ts';

const STATUS_INTERVAL_MS = 60_000;

/** The number of unread messages, what the other side has read, and support's presence. */
export const chatStatusQuery = definePersonalQuery({
  queryKey: ['chat', 'status'],
  queryFn: ({ signal }) => call('GET /live_chat/status/', { signal }),
  refetchInterval: STATUS_INTERVAL_MS,
});

/** The accounts that one may write to. */
export const chatUsersQuery = definePersonalQuery({
  queryKey: ['chat', 'users'],
  queryFn: ({ signal }) => call('GET /live_chat/users/', { signal }),
});

export interface HistoryPage {
  messages: ChatMessage[];
  /** True if there are more in the same direction. */
  hasMore: boolean;
}

/** The newest messages of a conversation, or those before one. Throws CallError. */
export async function readHistory(id: number, before?: number): Promise<HistoryPage> {
  const messages = await call('GET /live_chat/chat/history/{id}/', { params: { id }, query: { before } });
  return { messages, hasMore: messages.length >= CHAT_PAGE_SIZE };
}

/** The messages after one. Throws CallError. */
export async function readMissed(id: number, after: number): Promise<HistoryPage> {
  const messages = await call('GET /live_chat/chat/history/{id}/', { params: { id }, query: { after } });
  return { messages, hasMore: messages.length >= CHAT_CATCH_UP_SIZE };
}

interface PictureMessage {
  text: string;
  clientId: string;
  order: string | null;
  picture: File;
}

/** Sends a message with a picture, for which the socket is not used. Throws CallError. */
export function sendPicture(
  id: number,
  { text, clientId, order, picture }: PictureMessage,
  onProgress: (sent: number) => void,
): Promise<ChatMessage> {
  return call('POST /live_chat/chat/{id}/messages/', {
    params: { id },
    body: { message: text, client_id: clientId, ...(order ? { order } : {}) },
    files: { picture },
    onProgress,
  });
}
