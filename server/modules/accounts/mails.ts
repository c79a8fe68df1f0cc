import { INVITATION_DAYS } from '../../../contract/constants/staff.ts';
import type { Config } from '../../config.ts';
import { greetingTo, letter } from '../../infra/mail/letter.ts';
import type { MailKind } from '../../infra/mail/mail-kinds.ts';
import type { OutgoingMail } from '../../infra/mail/outbox.ts';

export interface Addressee {
  email: string;
  username: string | null;
  firstName: string | null;
}

interface Message {
  kind: MailKind;
  subject: string;
  preheader: string;
  paragraphs: string[];
  action?: { label: string; url: string };
}

export function welcomeMail(config: Config, user: Addressee): OutgoingMail {
  return accountMail(config, user, {
    kind: 'accounts.welcome',
    subject: `Welcome to ${config.brandName}`,
    preheader: 'Measure once, order anywhere.',
    paragraphs: [
      `Your ${config.brandName} account is ready. Your username is ${user.username}.`,
      'Take your measurements once and keep them with us: every tailor you order from will use them.',
    ],
    action: { label: 'Add my measurements', url: `${config.publicUrl}/profile?tab=measurements` },
  });
}

/** Single use, valid for an hour. */
export function resetLinkMail(
  config: Config,
  user: Addressee,
  token: string,
  cause: 'asked' | 'undone' = 'asked',
): OutgoingMail {
  return accountMail(config, user, {
    kind: 'accounts.reset-link',
    subject: 'Set a new password',
    preheader: 'The link works once, for one hour.',
    paragraphs: [
      ...(cause === 'asked'
        ? [
            'Somebody, most likely you, asked to set a new password for your account. The link works once, for one hour.',
            'If it was not you, do nothing: your password stays as it is.',
          ]
        : [
            'This address is that of your account again. The password of before and every other way to sign in have ended, in case somebody else knew them.',
            `Set a new password now. The link works once, for one hour; after that ask for another one at ${config.publicUrl}/forgot-password.`,
          ]),
    ],
    action: { label: 'Set a new password', url: `${config.publicUrl}/reset-password?token=${token}` },
  });
}

/** Mailed to the owner of an account that an admin has created; single use. */
export function invitationMail(config: Config, user: Addressee, token: string): OutgoingMail {
  return accountMail(config, user, {
    kind: 'accounts.invitation',
    subject: `Your ${config.brandName} account`,
    preheader: `Set a password within ${INVITATION_DAYS} days.`,
    paragraphs: [
      `${config.brandName} has made an account for you. Your username is ${user.username}; you sign in with this e-mail address.`,
      `Please set a password first. The link works once, for ${INVITATION_DAYS} days.`,
    ],
    action: { label: 'Set my password', url: `${config.publicUrl}/reset-password?token=${token}` },
  });
}

export function workshopInvitationMail(config: Config, user: Addressee, token: string): OutgoingMail {
  return accountMail(config, user, {
    kind: 'accounts.invitation',
    subject: `The sign-in of the workshop of ${config.brandName}`,
    preheader: `Set a password within ${INVITATION_DAYS} days.`,
    paragraphs: [
      `The in-house workshop of ${config.brandName} signs in with this e-mail address from now on, and finds its orders under ${config.publicUrl}/workshop.`,
      `Please set a password first. The link works once, for ${INVITATION_DAYS} days.`,
    ],
    action: { label: 'Set the password', url: `${config.publicUrl}/reset-password?token=${token}` },
  });
}

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

export function emailChangedMail(config: Config, user: Addressee, token: string): OutgoingMail {
  return accountMail(config, user, {
    kind: 'accounts.email-changed',
    subject: 'Your e-mail address was changed',
    preheader: 'If it was not you, undo it within seven days.',
    paragraphs: [
      'Your account has a new e-mail address now. This is the last e-mail to the old one.',
      'If it was not you, undo the change within seven days: your account gets this address back, every device is signed out, and we e-mail you a link to set a new password.',
      `You can also write to ${config.support.email} or call ${config.support.phone}.`,
    ],
    action: { label: 'Undo the change', url: `${config.publicUrl}/undo-email-change?token=${token}` },
  });
}

export function emailRestoredMail(config: Config, user: Addressee): OutgoingMail {
  return accountMail(config, user, {
    kind: 'accounts.email-restored',
    subject: 'The change of your e-mail address was undone',
    preheader: 'The account has its earlier address again.',
    paragraphs: [
      'Whoever reads the mail of your earlier e-mail address has undone the change to this one. Your account has the earlier address again, and every device was signed out.',
      `If you think this is a mistake, write to ${config.support.email}.`,
    ],
  });
}

/** Single use, valid for a day. Omits the name, because strangers choose names. */
export function proveAddressMail(config: Config, email: string, token: string): OutgoingMail {
  return accountMail(config, nameless(email), {
    kind: 'accounts.prove-address',
    subject: 'Confirm your e-mail address',
    preheader: 'The link works once, for 24 hours.',
    paragraphs: [
      `Somebody, most likely you, has created a ${config.brandName} account with this address. Please confirm that it is yours: until then we send no other e-mails to it. The link works once, for 24 hours.`,
      'If it was not you, do nothing.',
    ],
    action: { label: 'Confirm my address', url: `${config.publicUrl}/confirm-email?token=${token}` },
  });
}

/** Single use, valid for a day. */
export function confirmNewEmailMail(config: Config, email: string, token: string): OutgoingMail {
  return accountMail(config, nameless(email), {
    kind: 'accounts.confirm-new-email',
    subject: 'Confirm your new e-mail address',
    preheader: 'The link works once, for 24 hours.',
    paragraphs: [
      `Somebody, most likely you, wants to use this address for a ${config.brandName} account. The change takes effect once you confirm it. The link works once, for 24 hours.`,
      'If it was not you, do nothing: the account keeps its old address.',
    ],
    action: { label: 'Confirm my new address', url: `${config.publicUrl}/confirm-email?token=${token}` },
  });
}

export function nameless(email: string): Addressee {
  return { email, username: null, firstName: null };
}

export function accountMail(config: Config, user: Addressee, message: Message): OutgoingMail {
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
