/** Of a message of the contact form (contact-7). */
export const MESSAGE_STATES = ['new', 'answered', 'closed'] as const;

export type MessageState = (typeof MESSAGE_STATES)[number];

export const MAX_REPLY_LENGTH = 5000;
