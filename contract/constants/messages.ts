/** Channels of the outbox of messages: `push` is web push, to browsers. */
export const PHONE_CHANNELS = ['sms', 'whatsapp', 'push'] as const;
export type PhoneChannel = (typeof PHONE_CHANNELS)[number];

/** How a person gets news (messages-11). */
export const CHANNELS = ['mail', 'whatsapp', 'sms', 'push'] as const;
export type Channel = (typeof CHANNELS)[number];

/** Where a message goes that surely failed (messages-14). */
export const FALLBACKS = ['whatsapp', 'sms', 'mail'] as const;

/**
 * `unsure`: its sending was cut off, and nobody knows whether it has left (messages-4). `delivered` and `read` are what
 * the provider reports of a sent one.
 */
export const MESSAGE_STATES = [
  'waiting',
  'sent',
  'failed',
  'unsure',
  'expired',
  'delivered',
  'read',
] as const;
export type MessageState = (typeof MESSAGE_STATES)[number];

export const CODE_LENGTH = 6;
export const CODE_MINUTES = 5;
export const CODE_TRIES = 5;
export const RESEND_SECONDS = 60;

/**
 * `proof`: of a number of one's own choice. `sign_in`: to the account of the number. `own`: to the number that signs in
 * to the account of the session.
 */
export const CODE_PURPOSES = ['proof', 'sign_in', 'own'] as const;
export type CodePurpose = (typeof CODE_PURPOSES)[number];

/** For so long a session that began with a code alone moves no money, and changes no way to sign in (accounts-28). */
export const GUARD_HOURS = 24;

/** Within 24 hours: of an account or device, and to a number. */
export const CODES_OF_HOLDER = 5;
export const CODES_TO_NUMBER = 5;
/** Of all who share a device. */
export const CODES_OF_VISITOR = 10;
/**
 * Of the codes of a day: those of a network, behind which a carrier puts thousands of phones, in all and by how long
 * visitors have had their cookie; and of everybody, which leaves some to devices that an account knows.
 */
export const SHARES_OF_CODES = { withoutCookie: 0.1, new: 0.25, known: 0.5, network: 0.5, all: 0.9 } as const;

/** News that have not left by then go by the next channel (messages-14). */
export const NEWS_HOURS = 16;

/** For so long after a person's last message WhatsApp takes free text. */
export const WHATSAPP_WINDOW_HOURS = 24;

/** Browsers of an account that take web push (messages-26). */
export const MAX_PUSH_DEVICES = 10;
