import { createDraft } from '../../../lib/create-draft.ts';

/** Milliseconds (chat-30). */
export const REPLY_DELAY_MS = 1000;

export const GREETING = 'Assalam-o-Alaikum! How can we help you with your order?';
export const REPLY =
  'Thank you! Please sign in, so that our team can answer you here, or leave a message and we answer by e-mail.';

/** More are not kept. */
const MAX_MESSAGES = 50;

interface GuestChat {
  /** What the visitor wrote; it is sent nowhere. */
  messages: readonly string[];
  typed: string;
}

/** Survives a reload and the way to the sign-in. */
export const guestChat = createDraft<GuestChat>({
  name: 'chat-guest',
  version: 1,
  on: 'tab',
  empty: { messages: [], typed: '' },
  check(stored) {
    const { messages, typed } = (stored ?? {}) as Partial<GuestChat>;
    const isWhole = Array.isArray(messages) && messages.every((text) => typeof text === 'string');
    return isWhole && typeof typed === 'string' ? { messages, typed } : undefined;
  },
});

export function writeTyped(typed: string): void {
  guestChat.write({ ...guestChat.read(), typed });
}

/** False for blank text, which is not added. */
export function addMessage(): boolean {
  const { messages, typed } = guestChat.read();
  const text = typed.trim();
  if (!text) return false;
  guestChat.write({ messages: [...messages, text].slice(-MAX_MESSAGES), typed: '' });
  return true;
}

/** Everything that was written here and reached nobody, to go on with after the sign-in. */
export function takeGuestText(): string {
  const { messages, typed } = guestChat.read();
  guestChat.forget();
  return [...messages, typed.trim()].filter(Boolean).join('\n');
}
