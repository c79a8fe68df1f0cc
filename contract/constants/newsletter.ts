/** Of an address that somebody has entered for the newsletter (contact-9). */
export const SUBSCRIBER_STATES = ['subscribed', 'unconfirmed', 'unsubscribed'] as const;

export type SubscriberState = (typeof SUBSCRIBER_STATES)[number];
