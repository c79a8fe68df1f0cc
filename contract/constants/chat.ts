/** Milliseconds before a client reconnects (chat-2). @public */
export const CHAT_RECONNECT_MS = 5000;

/** Pixels. @public */
export const CHAT_AREA_MAX_HEIGHT = 400;

export const MAX_MESSAGE_LENGTH = 2000;

/** A longer frame closes the socket with `CHAT_CLOSE.tooLarge`. */
export const MAX_FRAME_BYTES = 16 * 1024;

/** Messages per page of the history, and the most that `after` returns. */
export const CHAT_PAGE_SIZE = 50;
export const CHAT_CATCH_UP_SIZE = 200;

export const CONVERSATION_PAGE_SIZE = 30;

/** Unread messages are counted up to here; a page shows "99+". */
export const MAX_UNREAD_MESSAGES = 100;

/** A client sends `typing` at most this often. */
export const TYPING_INTERVAL_MS = 3000;
/** A client shows `typing` for this long after the last one. @public */
export const TYPING_SHOWN_MS = 5000;

/** A client renews its token (`token` frame) this long before it expires. @public */
export const TOKEN_RENEWAL_MS = 60_000;

/** Minutes without a reply after which support and the customer are mailed (chat-11). */
export const HANDOVER_MINUTES = 10;

/** Minutes in "Usually replies in …" while support is online (chat-9). */
export const USUAL_REPLY_MINUTES = 10;

/** Close codes of a socket. The reason is an error code, see `CHAT_CLOSE_REASONS`. */
export const CHAT_CLOSE = {
  /** The server is stopping; reconnect. */
  restart: 1012,
  /** The frame exceeds `MAX_FRAME_BYTES`, or is not text. */
  tooLarge: 1009,
  unsupported: 1003,
  /** The token is missing, invalid or expired, or the session has ended: reconnect with a new token, or sign in. */
  session: 4401,
  /** Too many sockets of the account or network, or too many frames: wait before reconnecting. */
  tooMany: 4429,
  /** The client does not read; reconnect and continue with `after`. */
  tooSlow: 4408,
} as const;

/** Reasons of a close with `CHAT_CLOSE.session`. */
export const CHAT_CLOSE_REASONS = {
  missing: 'session.missing',
  invalid: 'session.invalid',
  expired: 'session.expired',
  ended: 'session.ended',
} as const;

/** Filters of support's inbox (chat-14). */
export const CONVERSATION_FILTERS = ['all', 'unread', 'waiting', 'mine', 'unassigned'] as const;
export type ConversationFilter = (typeof CONVERSATION_FILTERS)[number];

/** Variables of a canned reply, in braces: `Salaam {name}` (chat-16). */
export const REPLY_VARIABLES = ['name', 'agent', 'shop', 'order', 'status', 'delivery'] as const;
export type ReplyVariable = (typeof REPLY_VARIABLES)[number];

export const MAX_CANNED_REPLIES = 200;

/** Username of account 466. */
export const SUPPORT_USERNAME = 'support';

/** Limit of support's list of chat users; the inbox has pages. */
export const CHAT_USERS_LIMIT = 200;
