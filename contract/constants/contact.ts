/** The first is the default (contact-2). */
export const INQUIRY_TYPES = [
  'Custom Tailoring',
  'Cultural Products',
  'Brand Shopping',
  'Bulk Orders',
  'Technical Support',
  'Other',
] as const;

/** States of a contact message (contact-7). */
export const MESSAGE_STATES = ['new', 'answered', 'closed'] as const;

export type MessageState = (typeof MESSAGE_STATES)[number];

export const MAX_REPLY_LENGTH = 5000;

/** States of a newsletter address (contact-9). */
export const SUBSCRIBER_STATES = ['subscribed', 'unconfirmed', 'unsubscribed'] as const;

export type SubscriberState = (typeof SUBSCRIBER_STATES)[number];

/** `held`: the recipient's address is unproven. */
export const MAIL_STATES = ['waiting', 'held', 'sent', 'given_up'] as const;

export type MailState = (typeof MAIL_STATES)[number];

/** The shop's address until the environment or staff set another one; the setup list asks for it (backoffice-12). */
export const PLACEHOLDER_ADDRESS = '12 Darzi Street, Anarkali, Lahore, Pakistan';

/** Sunday first, in minutes of the day, Pakistan time, until staff set others (contact-5). */
export const USUAL_HOURS = [
  { from: 12 * 60, to: 17 * 60 },
  { from: 9 * 60, to: 20 * 60 },
  { from: 9 * 60, to: 20 * 60 },
  { from: 9 * 60, to: 20 * 60 },
  { from: 9 * 60, to: 20 * 60 },
  { from: 9 * 60, to: 20 * 60 },
  { from: 10 * 60, to: 18 * 60 },
] as const;

/** Counted from the delivery (orders-16). */
export const ALTERATION_DAYS = 14;
