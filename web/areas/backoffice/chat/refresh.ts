import type { IncomingFrame } from '../../../lib/live.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { conversationQuery, INBOX_KEY, notesQuery } from './api.ts';

/** Several frames in a row are one reading. */
const INBOX_DELAY_MS = 300;

let waiting: ReturnType<typeof setTimeout> | undefined;

/** Reads again what a frame says has changed. */
export function refreshBy(frame: IncomingFrame): void {
  if (frame.type === undefined || frame.type === 'conversation' || frame.type === 'ready') {
    refreshInbox();
    if (frame.type === 'conversation') refreshConversation(frame.user_id);
  }
}

export function refreshConversation(id: number): void {
  void queryClient.invalidateQueries({ queryKey: conversationQuery(id).queryKey });
  void queryClient.invalidateQueries({ queryKey: notesQuery(id).queryKey });
}

function refreshInbox(): void {
  clearTimeout(waiting);
  waiting = setTimeout(() => void queryClient.invalidateQueries({ queryKey: INBOX_KEY }), INBOX_DELAY_MS);
}
