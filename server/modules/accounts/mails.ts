import { accountMailWords, inLocale } from '#words';
import { INVITATION_DAYS } from '../../../contract/constants/staff.ts';
import type { Locale } from '../../../contract/locale.ts';
import { pageUrl } from '../../../contract/page-url.ts';
import type { Config } from '../../config.ts';
import { greetingTo, letter } from '../../infra/mail/letter.ts';
import type { MailKind } from '../../infra/mail/mail-kinds.ts';
import type { OutgoingMail } from '../../infra/mail/outbox.ts';

export interface Addressee {
  email: string;
  locale: Locale;
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
  const { brandName } = config;
  return accountMail(config, user, () => ({
    kind: 'accounts.welcome',
    subject: accountMailWords.welcomeTo({ brandName }),
    preheader: accountMailWords.measureOnce,
    paragraphs: [
      accountMailWords.accountIsReady({ brandName, username: `${user.username}` }),
      accountMailWords.takeYourMeasurementsOnce,
    ],
    action: {
      label: accountMailWords.addMyMeasurements,
      url: pageUrl(config, '/profile?tab=measurements'),
    },
  }));
}

/** Single use, valid for an hour. */
export function resetLinkMail(
  config: Config,
  user: Addressee,
  token: string,
  cause: 'asked' | 'undone' = 'asked',
): OutgoingMail {
  return accountMail(config, user, () => ({
    kind: 'accounts.reset-link',
    subject: accountMailWords.setANewPassword,
    preheader: accountMailWords.linkWorksForOneHour,
    paragraphs:
      cause === 'asked'
        ? [accountMailWords.somebodyAskedForNewPassword, accountMailWords.ifNotYouPasswordStays]
        : [
            accountMailWords.addressIsYoursAgain,
            accountMailWords.setPasswordNow({ address: pageUrl(config, '/forgot-password') }),
          ],
    action: {
      label: accountMailWords.setANewPassword,
      url: pageUrl(config, `/reset-password?token=${token}`),
    },
  }));
}

/** Mailed to the owner of an account that an admin has created; single use. */
export function invitationMail(config: Config, user: Addressee, token: string): OutgoingMail {
  const { brandName } = config;
  return accountMail(config, user, () => ({
    kind: 'accounts.invitation',
    subject: accountMailWords.yourAccountAt({ brandName }),
    preheader: accountMailWords.setPasswordWithin({ days: INVITATION_DAYS }),
    paragraphs: [
      accountMailWords.accountWasMadeForYou({ brandName, username: `${user.username}` }),
      accountMailWords.setPasswordFirst({ days: INVITATION_DAYS }),
    ],
    action: { label: accountMailWords.setMyPassword, url: pageUrl(config, `/reset-password?token=${token}`) },
  }));
}

export function workshopInvitationMail(config: Config, user: Addressee, token: string): OutgoingMail {
  const { brandName } = config;
  return accountMail(config, user, () => ({
    kind: 'accounts.invitation',
    subject: accountMailWords.signInOfTheWorkshop({ brandName }),
    preheader: accountMailWords.setPasswordWithin({ days: INVITATION_DAYS }),
    paragraphs: [
      accountMailWords.workshopSignsInHere({ brandName, address: pageUrl(config, '/workshop') }),
      accountMailWords.setPasswordFirst({ days: INVITATION_DAYS }),
    ],
    action: {
      label: accountMailWords.setThePassword,
      url: pageUrl(config, `/reset-password?token=${token}`),
    },
  }));
}

export function passwordChangedMail(config: Config, user: Addressee): OutgoingMail {
  const { email } = config.support;
  return accountMail(config, user, () => ({
    kind: 'accounts.password-changed',
    subject: accountMailWords.passwordWasChanged,
    preheader: accountMailWords.otherDevicesSignedOut,
    paragraphs: [
      accountMailWords.passwordWasChangedJustNow,
      accountMailWords.ifNotYouSetPasswordAndWrite({ email }),
    ],
    action: newPasswordAction(config),
  }));
}

export function newPasswordAction(config: Config): { label: string; url: string } {
  return { label: accountMailWords.setANewPassword, url: pageUrl(config, '/forgot-password') };
}

export function emailChangedMail(config: Config, user: Addressee, token: string): OutgoingMail {
  const { email, phone } = config.support;
  return accountMail(config, user, () => ({
    kind: 'accounts.email-changed',
    subject: accountMailWords.emailWasChanged,
    preheader: accountMailWords.undoWithinSevenDays,
    paragraphs: [
      accountMailWords.accountHasNewEmail,
      accountMailWords.whatUndoingDoes,
      accountMailWords.alsoWriteOrCall({ email, phone }),
    ],
    action: {
      label: accountMailWords.undoTheChange,
      url: pageUrl(config, `/undo-email-change?token=${token}`),
    },
  }));
}

export function emailRestoredMail(config: Config, user: Addressee): OutgoingMail {
  return accountMail(config, user, () => ({
    kind: 'accounts.email-restored',
    subject: accountMailWords.emailChangeWasUndone,
    preheader: accountMailWords.earlierAddressIsBack,
    paragraphs: [
      accountMailWords.earlierAddressUndidChange,
      accountMailWords.ifAMistakeWrite({ email: config.support.email }),
    ],
  }));
}

export type Address = Pick<Addressee, 'email' | 'locale'>;

/** Single use, valid for a day. Omits the name, because strangers choose names. */
export function proveAddressMail(config: Config, address: Address, token: string): OutgoingMail {
  const { brandName } = config;
  return accountMail(config, nameless(address), () => ({
    kind: 'accounts.prove-address',
    subject: accountMailWords.confirmYourEmail,
    preheader: accountMailWords.linkWorksForADay,
    paragraphs: [
      accountMailWords.somebodyCreatedAnAccount({ brandName }),
      accountMailWords.ifNotYouDoNothing,
    ],
    action: {
      label: accountMailWords.confirmMyAddress,
      url: pageUrl(config, `/confirm-email?token=${token}`),
    },
  }));
}

/** Single use, valid for a day. */
export function confirmNewEmailMail(config: Config, address: Address, token: string): OutgoingMail {
  const { brandName } = config;
  return accountMail(config, nameless(address), () => ({
    kind: 'accounts.confirm-new-email',
    subject: accountMailWords.confirmYourNewEmail,
    preheader: accountMailWords.linkWorksForADay,
    paragraphs: [
      accountMailWords.somebodyWantsThisAddress({ brandName }),
      accountMailWords.ifNotYouAddressStays,
    ],
    action: {
      label: accountMailWords.confirmMyNewAddress,
      url: pageUrl(config, `/confirm-email?token=${token}`),
    },
  }));
}

export function nameless({ email, locale }: Address): Addressee {
  return { email, locale, username: null, firstName: null };
}

/** `message` is worded in the language of its reader. */
export function accountMail(config: Config, user: Addressee, message: () => Message): OutgoingMail {
  return inLocale(user.locale, () => {
    const { kind, subject, preheader, paragraphs, action } = message();
    const { text, html } = letter({
      brand: config.brandName,
      preheader,
      greeting: greetingTo(user.firstName ?? user.username),
      paragraphs,
      ...(action ? { action } : {}),
      footer: [config.support.email, config.support.phone],
    });
    return { kind, to: user.email, subject, text, html };
  });
}
