import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { isLiveConnected, listenLive, sendLive } from '../../lib/live.ts';
import { useSession } from '../../lib/session.ts';
import { readHistory, readMissed, sendPicture } from './api.ts';
import { type ChatConversation, type ConversationState, openConversation } from './conversation.ts';
import { readOutbox, writeOutbox } from './outbox.ts';

/** Under this name an account keeps what it has typed to somebody and not sent. */
export function useConversationName(otherId: number): string {
  const username = useSession(({ user }) => user?.username ?? '');
  return `${username} ${otherId}`;
}

/** The conversation with somebody while its page is shown; undefined on the first paint. */
export function useConversation(otherId: number): ChatConversation | undefined {
  const name = useConversationName(otherId);
  const [conversation, setConversation] = useState<ChatConversation>();
  useEffect(() => {
    const opened = openConversation(otherId, {
      listen: listenLive,
      sendFrame: sendLive,
      isConnected: isLiveConnected,
      readHistory,
      readMissed,
      sendPicture,
      readOutbox: () => readOutbox(name),
      writeOutbox: (outgoing) => writeOutbox(name, outgoing),
    });
    setConversation(opened);
    return () => opened.close();
  }, [otherId, name]);
  return conversation;
}

export function useConversationState(conversation: ChatConversation): ConversationState {
  return useStore(conversation.store);
}
