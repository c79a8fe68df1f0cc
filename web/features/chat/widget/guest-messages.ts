import { chatWords } from '#words';
import { createDraft, onlyIf } from '../../../lib/create-draft.ts';
import { isListOf, isShape, isText } from '../../../lib/stored-shape.ts';

/** Milliseconds (chat-30). */
export const REPLY_DELAY_MS = 1000;

export const GREETING = chatWords.greeting;
export const REPLY = chatWords.thankYouPleaseSignIn;

/** The most messages stored. */
const MAX_MESSAGES = 50;

/** Survives a reload and the way to the sign-in. */
export const guestChat = createDraft({
  name: 'chat-guest',
  version: 1,
  on: 'tab',
  empty: { messages: [], typed: '' },
  // The messages are never sent.
  check: onlyIf(isShape({ messages: isListOf(isText), typed: isText })),
});

export function writeTyped(typed: string): void {
  guestChat.write({ ...guestChat.read(), typed });
}

/** Returns false for blank text, which is not added. */
export function addMessage(): boolean {
  const { messages, typed } = guestChat.read();
  const text = typed.trim();
  if (!text) return false;
  guestChat.write({ messages: [...messages, text].slice(-MAX_MESSAGES), typed: '' });
  return true;
}

/** Returns and removes the text that reached nobody, to continue with after the sign-in. */
export function takeGuestText(): string {
  const { messages, typed } = guestChat.read();
  guestChat.forget();
  return [...messages, typed.trim()].filter(Boolean).join('\n');
}
