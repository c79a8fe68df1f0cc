import { unsubscribe } from '../../../contract/newsletter.ts';
import { addressOf } from '../../../contract/paths.ts';
import type { Config } from '../../config.ts';
import { greetingTo } from '../../infra/mail/greeting.ts';
import { letter } from '../../infra/mail/letter.ts';
import type { OutgoingMail } from '../../infra/mail/outbox.ts';

/** The link that begins a subscription: it works once, for seven days. */
export function confirmationMail(config: Config, email: string, token: string): OutgoingMail {
  const { brandName, publicUrl, support } = config;
  const { text, html } = letter({
    brand: brandName,
    preheader: 'Confirm to get our newsletter.',
    greeting: greetingTo(null),
    paragraphs: [
      `Somebody, most likely you, asked for the newsletter of ${brandName} at this address. Please confirm it; the link works once, for seven days.`,
      'If it was not you, do nothing: we will not e-mail you.',
    ],
    action: { label: 'Confirm my subscription', url: `${publicUrl}/newsletter/confirm?token=${token}` },
    footer: [support.email, support.phone],
  });
  const subject = `Confirm your subscription to ${brandName}`;
  return { kind: 'newsletter.confirm', to: email, subject, text, html };
}

/** The first mail of the newsletter itself. Like every one it says how to leave. */
export function welcomeMail(config: Config, email: string, leavingToken: string): OutgoingMail {
  const { brandName, publicUrl, support } = config;
  const { text, html } = letter({
    brand: brandName,
    preheader: 'You are subscribed.',
    greeting: greetingTo(null),
    paragraphs: [
      `You are subscribed to the newsletter of ${brandName}. We will e-mail you when there is something new: a collection, a tailor, a brand.`,
      'You can unsubscribe at any time with the link at the end of every e-mail.',
    ],
    action: { label: 'See what is new', url: `${publicUrl}/` },
    footer: [support.email, `Unsubscribe: ${publicUrl}/newsletter/unsubscribe?token=${leavingToken}`],
  });
  const unsubscribeUrl = publicUrl + addressOf(unsubscribe.call, {}, { token: leavingToken });
  const subject = `Welcome to the newsletter of ${brandName}`;
  return { kind: 'newsletter.welcome', to: email, subject, text, html, unsubscribeUrl };
}
