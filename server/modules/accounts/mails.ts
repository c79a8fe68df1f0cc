import type { Config } from '../../config.ts';
import { greetingTo } from '../../infra/mail/greeting.ts';
import { letter } from '../../infra/mail/letter.ts';
import type { MailKind } from '../../infra/mail/mail-kinds.ts';
import type { OutgoingMail } from '../../infra/mail/outbox.ts';

/** Whom a mail is for. */
interface Addressee {
  email: string;
  username: string;
  firstName: string | null;
}

interface Message {
  kind: MailKind;
  subject: string;
  preheader: string;
  paragraphs: string[];
  action?: { label: string; url: string };
}

/** Told to who has just registered. */
export function welcomeMail(config: Config, user: Addressee): OutgoingMail {
  return accountMail(config, user, {
    kind: 'accounts.welcome',
    subject: `Welcome to ${config.brandName}`,
    preheader: 'Measure once, order anywhere.',
    paragraphs: [
      `Your ${config.brandName} account is ready. Your username is ${user.username}.`,
      'Take your measurements once and keep them with us: every tailor you order from will stitch by them.',
    ],
    action: { label: 'Add my measurements', url: `${config.publicUrl}/profile?tab=measurements` },
  });
}

/** The link that sets a new password: it works once, for an hour. */
export function resetLinkMail(config: Config, user: Addressee, token: string): OutgoingMail {
  return accountMail(config, user, {
    kind: 'accounts.reset-link',
    subject: 'Set a new password',
    preheader: 'The link works once, for one hour.',
    paragraphs: [
      'Somebody, most likely you, asked to set a new password for your account. The link works once, for one hour.',
      'If it was not you, do nothing: your password stays as it is.',
    ],
    action: { label: 'Set a new password', url: `${config.publicUrl}/reset-password?token=${token}` },
  });
}

/** Told to the owner when the password was changed or reset. */
export function passwordChangedMail(config: Config, user: Addressee): OutgoingMail {
  return accountMail(config, user, {
    kind: 'accounts.password-changed',
    subject: 'Your password was changed',
    preheader: 'Every other device was signed out.',
    paragraphs: [
      'The password of your account was changed just now, and every other device was signed out.',
      `If it was not you, set a new password at once and write to ${config.support.email}.`,
    ],
    action: { label: 'Set a new password', url: `${config.publicUrl}/forgot-password` },
  });
}

/** Told to the old address when an account moves to another one. */
export function emailChangedMail(config: Config, user: Addressee): OutgoingMail {
  return accountMail(config, user, {
    kind: 'accounts.email-changed',
    subject: 'Your e-mail address was changed',
    preheader: 'From now on we write to the new address.',
    paragraphs: [
      'Your account has a new e-mail address now. This is the last mail to the old one.',
      `If it was not you, write to ${config.support.email} or call ${config.support.phone} at once.`,
    ],
  });
}

function accountMail(config: Config, user: Addressee, message: Message): OutgoingMail {
  const { kind, subject, preheader, paragraphs, action } = message;
  const { text, html } = letter({
    brand: config.brandName,
    preheader,
    greeting: greetingTo(user.firstName ?? user.username),
    paragraphs,
    ...(action ? { action } : {}),
    footer: [config.support.email, config.support.phone],
  });
  return { kind, to: user.email, subject, text, html };
}
