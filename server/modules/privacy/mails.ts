import { formatDay } from '../../../contract/money.ts';
import type { Config } from '../../config.ts';
import { greetingTo, letter } from '../../infra/mail/letter.ts';
import type { OutgoingMail } from '../../infra/mail/outbox.ts';

interface Addressee {
  email: string;
  username: string;
  firstName: string | null;
}

/** `day` is in Karachi; the link works until then. */
export function deletionMail(config: Config, user: Addressee, day: string, token: string): OutgoingMail {
  const { text, html } = letter({
    brand: config.brandName,
    preheader: 'Until then you can keep it with one press.',
    greeting: greetingTo(user.firstName ?? user.username),
    paragraphs: [
      `Your account will be deleted on ${formatDay(day)}, as you have asked. You are signed out on every device.`,
      'Until then you can keep the account as it is: open the link, or sign in, and press “Keep my account”. Afterwards your profile, measurements, pictures, messages and reviews are gone for good; invoices stay with us as long as the law requires.',
      `If it was not you, keep the account, set a new password at once and write to ${config.support.email}.`,
    ],
    action: { label: 'Keep my account', url: `${config.publicUrl}/keep-account?token=${token}` },
    footer: [config.support.email, config.support.phone],
  });
  return {
    kind: 'privacy.deletion',
    to: user.email,
    subject: `Your account will be deleted on ${formatDay(day)}`,
    text,
    html,
  };
}
