import { createDraft } from '../../lib/create-draft.ts';
import type { OutgoingMessage } from './thread.ts';

type StoredMessage = Omit<OutgoingMessage, 'picture'> & { hasPicture: boolean };

interface Outbox {
  messages: Record<string, readonly StoredMessage[]>;
}

/** What is not known to be stored survives a reload of its tab. */
const outbox = createDraft<Outbox>({
  name: 'chat-outbox',
  version: 1,
  on: 'tab',
  empty: { messages: {} },
  check,
});

/** `name` is that of a conversation, see `conversationName`. */
export async function readOutbox(name: string): Promise<OutgoingMessage[]> {
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

export function writeOutbox(name: string, outgoing: readonly OutgoingMessage[]): void {
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

function check(stored: unknown): Outbox | undefined {
  const { messages } = (stored ?? {}) as Partial<Outbox>;
  if (typeof messages !== 'object' || messages === null) return undefined;
  const isWhole = Object.values(messages).every(
    (list) => Array.isArray(list) && list.every((message) => typeof message?.clientId === 'string'),
  );
  return isWhole ? { messages } : undefined;
}
