/** `unsure`: its sending was cut off, and nobody knows whether it has left (messages-4). */
export const MESSAGE_STATES = ['waiting', 'sent', 'failed', 'unsure', 'expired'] as const;
export type MessageState = (typeof MESSAGE_STATES)[number];

export const CODE_LENGTH = 6;
export const CODE_MINUTES = 5;
export const CODE_TRIES = 5;
export const RESEND_SECONDS = 60;

/** Within 24 hours: of an account or device, and to a number. */
export const CODES_OF_HOLDER = 5;
export const CODES_TO_NUMBER = 5;
/** Of all codes of a day, because a carrier puts thousands of phones behind one address. */
export const NETWORK_SHARE_OF_CODES = 0.5;
