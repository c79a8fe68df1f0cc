/** `held`: until its recipient has proven the address. */
export const MAIL_STATES = ['waiting', 'held', 'sent', 'given_up'] as const;

export type MailState = (typeof MAIL_STATES)[number];
