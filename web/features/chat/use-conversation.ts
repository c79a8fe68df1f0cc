import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { createDraft, onlyIf } from '../../lib/create-draft.ts';
import { isLiveConnected, listenLive, sendLive } from '../../lib/live.ts';
import { useSession } from '../../lib/session.ts';
import { isListOf, isObject, isRecordOf, isShape, isText } from '../../lib/stored-shape.ts';
import { readHistory, readMissed, sendPicture } from './api.ts';
import { type ChatConversation, type ConversationState, openConversation } from './conversation.ts';
import type { OutgoingMessage } from './thread.ts';

/** The name under which the account's drafts to somebody are stored. */
export function useConversationName(otherId: number): string {
  const username = useSession(({ user }) => user?.username ?? '');
  return `${username} ${otherId}`;
}

/** The open conversation of the shown page; undefined on the first paint. */
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

type StoredMessage = Omit<OutgoingMessage, 'picture'> & { hasPicture: boolean };

const isMessage = (value: unknown): value is StoredMessage => isObject(value) && isText(value.clientId);

/** Unacknowledged messages survive a reload of the tab. */
const outbox = createDraft({
  name: 'chat-outbox',
  version: 1,
  on: 'tab',
  empty: { messages: {} },
  check: onlyIf(isShape({ messages: isRecordOf(isListOf(isMessage)) })),
});

/** `name` comes from `useConversationName`. */
async function readOutbox(name: string): Promise<OutgoingMessage[]> {
  const stored = outbox.read().messages[name] ?? [];
  const restored = await Promise.all(
    stored.map(async ({ hasPicture, ...message }) => {
      const picture = hasPicture ? await outbox.readFile(message.clientId) : undefined;
      const isLost = hasPicture && !picture && !message.text;
      return isLost ? [] : [{ ...message, picture }];
    }),
  );
  return restored.flat();
}

function writeOutbox(name: string, outgoing: readonly OutgoingMessage[]): void {
  const { [name]: before = [], ...others } = outbox.read().messages;
  for (const { clientId, picture } of outgoing) {
    if (picture && !before.some((known) => known.clientId === clientId))
      void outbox.keepFile(clientId, picture);
  }
  for (const { clientId, hasPicture } of before) {
    if (hasPicture && !outgoing.some((message) => message.clientId === clientId))
      void outbox.keepFile(clientId, undefined);
  }
  const messages = outgoing.map(({ picture, ...message }) => ({ ...message, hasPicture: Boolean(picture) }));
  outbox.write({ messages: messages.length > 0 ? { ...others, [name]: messages } : others });
}
