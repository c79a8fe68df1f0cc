import { accountMailWords } from '#words';
import { PROVIDER_NAMES, type SocialProvider } from '../../../contract/constants/accounts.ts';
import { shownDevice } from '../../../contract/device-names.ts';
import { formatLongMoment } from '../../../contract/money.ts';
import { pageUrl } from '../../../contract/page-url.ts';
import type { Config } from '../../config.ts';
import type { OutgoingMail } from '../../infra/mail/outbox.ts';
import { type Address, type Addressee, accountMail, nameless, newPasswordAction } from './mails.ts';

export function newDeviceMail(config: Config, user: Addressee, device: string, at: Date): OutgoingMail {
  return accountMail(config, user, () => {
    const name = shownDevice(device);
    const moment = formatLongMoment(at.toISOString());
    return {
      kind: 'accounts.new-device',
      subject: accountMailWords.newSignIn,
      preheader: name,
      paragraphs: [
        accountMailWords.signedInOnNewDevice({ device: name, moment }),
        accountMailWords.ifItWasYou,
        accountMailWords.newPasswordSignsOutEverywhere({ email: config.support.email }),
      ],
      action: newPasswordAction(config),
    };
  });
}

/**
 * Single use, valid for an hour. Omits the account's name, because strangers choose names. Names the person at the
 * provider, so that the owner sees whether it was somebody else.
 */
export function connectSocialMail(
  config: Config,
  address: Address,
  identity: { provider: SocialProvider; firstName: string | null; lastName: string | null },
  token: string,
): OutgoingMail {
  const { firstName, lastName } = identity;
  const { brandName } = config;
  const provider = PROVIDER_NAMES[identity.provider];
  const person = [firstName, lastName].filter(Boolean).join(' ');
  return accountMail(config, nameless(address), () => ({
    kind: 'accounts.connect-social',
    subject: accountMailWords.connectProviderToAccount({ provider }),
    preheader: accountMailWords.linkWorksForOneHour,
    paragraphs: [
      person
        ? accountMailWords.providerAccountHasYourAddress({ provider, person, brandName })
        : accountMailWords.namelessProviderAccountHasYourAddress({ provider, brandName }),
      accountMailWords.ifProviderAccountIsNotYours({ provider }),
    ],
    action: {
      label: accountMailWords.connectProvider({ provider }),
      url: pageUrl(config, `/connect-sign-in?token=${token}`),
    },
  }));
}

export function socialAddedMail(config: Config, user: Addressee, way: SocialProvider): OutgoingMail {
  const provider = PROVIDER_NAMES[way];
  return accountMail(config, user, () => ({
    kind: 'accounts.way-added',
    subject: accountMailWords.signInWithProviderNow({ provider }),
    preheader: accountMailWords.ifNotYouRemoveAtOnce,
    paragraphs: [
      accountMailWords.providerWasConnected({ provider }),
      accountMailWords.ifNotYouDisconnect({ email: config.support.email }),
    ],
    action: waysAction(config),
  }));
}

export function socialRemovedMail(config: Config, user: Addressee, way: SocialProvider): OutgoingMail {
  const provider = PROVIDER_NAMES[way];
  return accountMail(config, user, () => ({
    kind: 'accounts.way-removed',
    subject: accountMailWords.providerFromAccount({ provider }),
    preheader: accountMailWords.noLongerUsedToSignIn,
    paragraphs: [
      accountMailWords.providerWasDisconnected({ provider }),
      accountMailWords.ifNotYouSetPasswordAndWrite({ email: config.support.email }),
    ],
    action: newPasswordAction(config),
  }));
}

export function passkeyAddedMail(config: Config, user: Addressee): OutgoingMail {
  return accountMail(config, user, () => ({
    kind: 'accounts.way-added',
    subject: accountMailWords.signInWithPasskeyNow,
    preheader: accountMailWords.ifNotYouRemoveAtOnce,
    paragraphs: [
      accountMailWords.passkeyWasAdded,
      accountMailWords.ifNotYouRemove({ email: config.support.email }),
    ],
    action: waysAction(config),
  }));
}

function waysAction(config: Config): { label: string; url: string } {
  return { label: accountMailWords.waysToSignIn, url: pageUrl(config, '/profile') };
}

export function passkeyRemovedMail(config: Config, user: Addressee): OutgoingMail {
  return accountMail(config, user, () => ({
    kind: 'accounts.way-removed',
    subject: accountMailWords.passkeyFromAccount,
    preheader: accountMailWords.noLongerUsedToSignIn,
    paragraphs: [
      accountMailWords.passkeyWasRemoved,
      accountMailWords.ifNotYouSetPasswordAndWrite({ email: config.support.email }),
    ],
    action: newPasswordAction(config),
  }));
}

export function secondFactorOnMail(config: Config, user: Addressee): OutgoingMail {
  return accountMail(config, user, () => ({
    kind: 'accounts.second-factor',
    subject: accountMailWords.twoStepIsOn,
    preheader: accountMailWords.asksForCodeFromNowOn,
    paragraphs: [
      accountMailWords.passwordAsksForCode,
      accountMailWords.ifNotYouWriteAtOnce({ email: config.support.email }),
    ],
  }));
}

export function secondFactorOffMail(config: Config, user: Addressee): OutgoingMail {
  return accountMail(config, user, () => ({
    kind: 'accounts.second-factor',
    subject: accountMailWords.twoStepIsOff,
    preheader: accountMailWords.passwordAloneAgain,
    paragraphs: [
      accountMailWords.twoStepWasTurnedOff,
      accountMailWords.ifNotYouSetPasswordAndWrite({ email: config.support.email }),
    ],
    action: newPasswordAction(config),
  }));
}

export function recoveryCodeUsedMail(config: Config, user: Addressee, left: number): OutgoingMail {
  return accountMail(config, user, () => ({
    kind: 'accounts.recovery-code',
    subject: accountMailWords.recoveryCodeWasUsed,
    preheader: accountMailWords.recoveryCodesLeft({ count: left }),
    paragraphs: [
      accountMailWords.somebodyUsedARecoveryCode({ count: left }),
      accountMailWords.ifNotYouSetPasswordAndWrite({ email: config.support.email }),
    ],
    action: newPasswordAction(config),
  }));
}

export function phoneChangedMail(config: Config, user: Addressee, phone: string): OutgoingMail {
  return accountMail(config, user, () => ({
    kind: 'accounts.phone-changed',
    subject: accountMailWords.phoneSignsIn,
    preheader: accountMailWords.ifNotYouRemoveAtOnce,
    paragraphs: [
      accountMailWords.codesToPhoneSignIn({ phone }),
      accountMailWords.ifNotYouRemovePhone({ email: config.support.email }),
    ],
    action: waysAction(config),
  }));
}

export function phoneRemovedMail(config: Config, user: Addressee): OutgoingMail {
  return accountMail(config, user, () => ({
    kind: 'accounts.way-removed',
    subject: accountMailWords.phoneSignsInNoMore,
    preheader: accountMailWords.noLongerUsedToSignIn,
    paragraphs: [
      accountMailWords.phoneWasRemoved,
      accountMailWords.ifNotYouSetPasswordAndWrite({ email: config.support.email }),
    ],
    action: newPasswordAction(config),
  }));
}

/** Valid for a day, until the number has changed. */
export function confirmPhoneMail(config: Config, user: Addressee, token: string): OutgoingMail {
  return accountMail(config, user, () => ({
    kind: 'accounts.confirm-phone',
    subject: accountMailWords.confirmNewPhone,
    preheader: accountMailWords.linkWorksForADay,
    paragraphs: [
      accountMailWords.somebodyWithPasswordChangesPhone,
      accountMailWords.ifNotYouSetPasswordAndWrite({ email: config.support.email }),
    ],
    action: {
      label: accountMailWords.changeThePhone,
      url: pageUrl(config, `/confirm-phone?token=${token}`),
    },
  }));
}

/** Valid for an hour. */
export function confirmSessionMail(config: Config, user: Addressee, token: string): OutgoingMail {
  return accountMail(config, user, () => ({
    kind: 'accounts.confirm-session',
    subject: accountMailWords.confirmThatItIsYou,
    preheader: accountMailWords.linkWorksForAnHour,
    paragraphs: [
      accountMailWords.somebodySignedInByPhone,
      accountMailWords.ifNotYouDoNotOpen({ email: config.support.email }),
    ],
    action: {
      label: accountMailWords.itIsMe,
      url: pageUrl(config, `/confirm-session?token=${token}`),
    },
  }));
}
