import { PROVIDER_NAMES, type SocialProvider } from '../../../contract/constants/accounts.ts';
import type { Config } from '../../config.ts';
import type { OutgoingMail } from '../../infra/mail/outbox.ts';
import { type Addressee, accountMail, nameless } from './mails.ts';

const SIGN_IN_TIME_FORMAT = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Asia/Karachi',
});

export function newDeviceMail(config: Config, user: Addressee, device: string, at: Date): OutgoingMail {
  return accountMail(config, user, {
    kind: 'accounts.new-device',
    subject: 'New sign-in to your account',
    preheader: device,
    paragraphs: [
      `Somebody has signed in to your account on a new device: ${device}, ${SIGN_IN_TIME_FORMAT.format(at)} in Pakistan.`,
      'If it was you, there is nothing to do.',
      `If it was not you, set a new password at once: it signs every device out. Write to ${config.support.email} if you need help.`,
    ],
    action: { label: 'Set a new password', url: `${config.publicUrl}/forgot-password` },
  });
}

/**
 * Single use, valid for an hour. Omits the account's name, because strangers choose names. Names the person at the
 * provider, so that the owner sees whether it was somebody else.
 */
export function connectSocialMail(
  config: Config,
  { email, firstName, lastName }: { email: string; firstName: string | null; lastName: string | null },
  provider: SocialProvider,
  token: string,
): OutgoingMail {
  const name = PROVIDER_NAMES[provider];
  const person = [firstName, lastName].filter(Boolean).join(' ');
  const who = person ? `“${person}”` : 'somebody without a name there';
  return accountMail(config, nameless(email), {
    kind: 'accounts.connect-social',
    subject: `Connect ${name} to your account`,
    preheader: 'The link works once, for one hour.',
    paragraphs: [
      `The ${name} account of ${who} gives this address, which has a ${config.brandName} account. If it is yours, connect the two, and sign in with ${name} from now on. The link works once, for one hour, in the browser in which you asked for it.`,
      `If that ${name} account is not yours, do nothing.`,
    ],
    action: { label: `Connect ${name}`, url: `${config.publicUrl}/connect-sign-in?token=${token}` },
  });
}

export function socialAddedMail(config: Config, user: Addressee, provider: SocialProvider): OutgoingMail {
  const name = PROVIDER_NAMES[provider];
  return accountMail(config, user, {
    kind: 'accounts.way-added',
    subject: `You can sign in with ${name} now`,
    preheader: 'If it was not you, remove it at once.',
    paragraphs: [
      `${name} was connected to your account just now and can be used to sign in.`,
      `If it was not you, disconnect it in your profile, set a new password, and write to ${config.support.email}.`,
    ],
    action: { label: 'Ways to sign in', url: `${config.publicUrl}/profile` },
  });
}

export function socialRemovedMail(config: Config, user: Addressee, provider: SocialProvider): OutgoingMail {
  const name = PROVIDER_NAMES[provider];
  return accountMail(config, user, {
    kind: 'accounts.way-removed',
    subject: `${name} was disconnected from your account`,
    preheader: 'It can no longer be used to sign in.',
    paragraphs: [
      `${name} was disconnected from your account just now and can no longer be used to sign in.`,
      `If it was not you, set a new password at once and write to ${config.support.email}.`,
    ],
    action: { label: 'Set a new password', url: `${config.publicUrl}/forgot-password` },
  });
}

export function passkeyAddedMail(config: Config, user: Addressee): OutgoingMail {
  return accountMail(config, user, {
    kind: 'accounts.way-added',
    subject: 'You can sign in with a new passkey now',
    preheader: 'If it was not you, remove it at once.',
    paragraphs: [
      'A passkey was added to your account just now and can be used to sign in.',
      `If it was not you, remove it in your profile, set a new password, and write to ${config.support.email}.`,
    ],
    action: { label: 'Ways to sign in', url: `${config.publicUrl}/profile` },
  });
}

export function passkeyRemovedMail(config: Config, user: Addressee): OutgoingMail {
  return accountMail(config, user, {
    kind: 'accounts.way-removed',
    subject: 'A passkey was removed from your account',
    preheader: 'It can no longer be used to sign in.',
    paragraphs: [
      'A passkey was removed from your account just now and can no longer be used to sign in.',
      `If it was not you, set a new password at once and write to ${config.support.email}.`,
    ],
    action: { label: 'Set a new password', url: `${config.publicUrl}/forgot-password` },
  });
}

export function secondFactorOnMail(config: Config, user: Addressee): OutgoingMail {
  return accountMail(config, user, {
    kind: 'accounts.second-factor',
    subject: 'Two-step sign-in is on',
    preheader: 'Signing in asks for a code of your app from now on.',
    paragraphs: [
      'Signing in with your password asks for a code of your authenticator app from now on. Keep the recovery codes where you find them without your phone.',
      `If it was not you, write to ${config.support.email} at once.`,
    ],
  });
}

export function secondFactorOffMail(config: Config, user: Addressee): OutgoingMail {
  return accountMail(config, user, {
    kind: 'accounts.second-factor',
    subject: 'Two-step sign-in is off',
    preheader: 'Signing in takes the password alone again.',
    paragraphs: [
      'Two-step sign-in was turned off just now. Signing in takes your password alone again.',
      `If it was not you, set a new password at once and write to ${config.support.email}.`,
    ],
    action: { label: 'Set a new password', url: `${config.publicUrl}/forgot-password` },
  });
}

export function recoveryCodeUsedMail(config: Config, user: Addressee, left: number): OutgoingMail {
  return accountMail(config, user, {
    kind: 'accounts.recovery-code',
    subject: 'A recovery code was used',
    preheader: left === 1 ? 'One is left.' : `${left} are left.`,
    paragraphs: [
      `Somebody has used one of your recovery codes instead of a code of your app. ${left === 1 ? 'One is left' : `${left} are left`}; your profile makes new ones.`,
      `If it was not you, set a new password at once and write to ${config.support.email}.`,
    ],
    action: { label: 'Set a new password', url: `${config.publicUrl}/forgot-password` },
  });
}
