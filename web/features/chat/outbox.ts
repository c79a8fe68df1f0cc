import { createDraft, onlyIf } from '../../lib/create-draft.ts';
import { isListOf, isObject, isRecordOf, isShape, isText } from '../../lib/stored-shape.ts';
import type { OutgoingMessage } from './thread.ts';

type StoredMessage = Omit<OutgoingMessage, 'picture'> & { hasPicture: boolean };

const isMessage = (value: unknown): value is StoredMessage => isObject(value) && isText(value.clientId);

/** What is not known to be stored survives a reload of its tab. */
const outbox = createDraft({
  name: 'chat-outbox',
  version: 1,
  on: 'tab',
  empty: { messages: {} },
  check: onlyIf(isShape({ messages: isRecordOf(isListOf(isMessage)) })),
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
