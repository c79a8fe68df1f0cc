import { unsubscribe } from '../../../contract/newsletter.ts';
import { addressOf } from '../../../contract/paths.ts';
import type { Config } from '../../config.ts';
import { greetingTo, letter } from '../../infra/mail/letter.ts';
import type { OutgoingMail } from '../../infra/mail/outbox.ts';

/** Single use, valid for seven days. */
export function confirmationMail(config: Config, email: string, token: string): OutgoingMail {
  const { brandName, publicUrl, support } = config;
  const { text, html } = letter({
    brand: brandName,
    preheader: 'Confirm to get our newsletter.',
    greeting: greetingTo(null),
    paragraphs: [
      `Somebody, most likely you, asked for the newsletter of ${brandName} at this address. Open the link and press the button to confirm; it works once, for seven days.`,
      'If it was not you, do nothing: we will not e-mail you.',
    ],
    action: { label: 'Confirm my subscription', url: `${publicUrl}/newsletter/confirm?token=${token}` },
    footer: [support.email, support.phone],
  });
  const subject = `Confirm your subscription to ${brandName}`;
  return { kind: 'newsletter.confirm', to: email, subject, text, html };
}

export function welcomeMail(config: Config, email: string, unsubscribeToken: string): OutgoingMail {
  const { brandName } = config;
  return subscriberMail(config, email, unsubscribeToken, {
    kind: 'newsletter.welcome',
    subject: `Welcome to the newsletter of ${brandName}`,
    preheader: 'You are subscribed.',
    first: `You are subscribed to the newsletter of ${brandName}. We will e-mail you when there is something new: a collection, a tailor, a brand.`,
  });
}

/** Mailed instead of a page, which must not tell strangers who is subscribed. */
export function alreadySubscribedMail(config: Config, email: string, unsubscribeToken: string): OutgoingMail {
  const { brandName } = config;
  return subscriberMail(config, email, unsubscribeToken, {
    kind: 'newsletter.already-subscribed',
    subject: `You are already subscribed to ${brandName}`,
    preheader: 'There is nothing left to do.',
    first: `Somebody, most likely you, asked for the newsletter of ${brandName} at this address. You are already subscribed, so there is nothing left to do.`,
  });
}

interface SubscriberMail {
  kind: 'newsletter.welcome' | 'newsletter.already-subscribed';
  subject: string;
  preheader: string;
  first: string;
}

/** Contains both an unsubscribe link and the header. */
function subscriberMail(
  { brandName, publicUrl, support }: Config,
  email: string,
  unsubscribeToken: string,
  { kind, subject, preheader, first }: SubscriberMail,
): OutgoingMail {
  const { text, html } = letter({
    brand: brandName,
    preheader,
    greeting: greetingTo(null),
    paragraphs: [first, 'You can unsubscribe at any time with the link at the end of every e-mail.'],
    action: { label: 'See what is new', url: `${publicUrl}/` },
    footer: [support.email, `Unsubscribe: ${publicUrl}/newsletter/unsubscribe?token=${unsubscribeToken}`],
  });
  const unsubscribeUrl = publicUrl + addressOf(unsubscribe.call, {}, { token: unsubscribeToken });
  return { kind, to: email, subject, text, html, unsubscribeUrl };
}
