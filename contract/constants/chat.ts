/** How long a client waits before it connects again, in milliseconds (chat-2). @public */
export const CHAT_RECONNECT_MS = 5000;

/** Pixels. @public */
export const CHAT_AREA_MAX_HEIGHT = 400;

export const MAX_MESSAGE_LENGTH = 2000;

/** A longer frame closes the socket with `CHAT_CLOSE.tooLarge`. */
export const MAX_FRAME_BYTES = 16 * 1024;

/** Messages of a page of the history, and the most that `after` sends at once. */
export const CHAT_PAGE_SIZE = 50;
export const CHAT_CATCH_UP_SIZE = 200;

export const CONVERSATION_PAGE_SIZE = 30;

/** Unread messages are counted up to here; a page shows "99+". */
export const MAX_UNREAD_MESSAGES = 100;

/** A client sends `typing` at most this often while somebody types … */
export const TYPING_INTERVAL_MS = 3000;
/** … and shows it for this long after the last one. @public */
export const TYPING_SHOWN_MS = 5000;

/** A client renews its token (a `token` frame) this long before it expires. @public */
export const TOKEN_RENEWAL_MS = 60_000;

/** Minutes without an answer after which support and the customer are told by mail (chat-11). */
export const HANDOVER_MINUTES = 10;

/** "Usually replies in …" while somebody of support is online, in minutes (chat-9). */
export const USUAL_REPLY_MINUTES = 10;

/** Why the server closes a socket. Its reason is an error code, see `CHAT_CLOSE_REASONS`. */
export const CHAT_CLOSE = {
  /** The server stops; connect again. */
  restart: 1012,
  /** A frame above `MAX_FRAME_BYTES`, or one that is not text. */
  tooLarge: 1009,
  unsupported: 1003,
  /** No valid token, an expired one, or an ended session: connect again with a new token, or sign in. */
  session: 4401,
  /** Too many sockets of the account or network, or too many frames: wait before connecting again. */
  tooMany: 4429,
  /** The client does not take in what is sent; connect again and read on with `after`. */
  tooSlow: 4408,
} as const;

/** Reasons of a close with `CHAT_CLOSE.session`. */
export const CHAT_CLOSE_REASONS = {
  missing: 'session.missing',
  invalid: 'session.invalid',
  expired: 'session.expired',
  ended: 'session.ended',
} as const;

/** What the inbox of support shows (chat-14). */
export const CONVERSATION_FILTERS = ['all', 'unread', 'waiting', 'mine', 'unassigned'] as const;
export type ConversationFilter = (typeof CONVERSATION_FILTERS)[number];

/** What a canned reply may name, in braces: `Salaam {name}` (chat-16). */
export const REPLY_VARIABLES = ['name', 'agent', 'shop', 'order', 'status', 'delivery'] as const;
export type ReplyVariable = (typeof REPLY_VARIABLES)[number];

export const MAX_CANNED_REPLIES = 200;

/** The name of account 466 beside its messages. */
export const SUPPORT_USERNAME = 'support';

/** Of support's chat users; the inbox pages through all. */
export const CHAT_USERS_LIMIT = 200;
