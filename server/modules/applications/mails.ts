import { applicationMailWords, inLocale } from '#words';
import { CONFIRM_APPLICATION_DAYS } from '../../../contract/constants/tailors.ts';
import type { Locale } from '../../../contract/locale.ts';
import { realAddress } from '../../../contract/nobodys-address.ts';
import { pageUrl } from '../../../contract/page-url.ts';
import type { Config } from '../../config.ts';
import { greetingTo, letter } from '../../infra/mail/letter.ts';
import type { MailKind } from '../../infra/mail/mail-kinds.ts';
import type { OutgoingMail } from '../../infra/mail/outbox.ts';

interface Applicant {
  email: string;
  locale: Locale;
  name: string;
}

interface Message {
  kind: MailKind;
  subject: string;
  preheader: string;
  paragraphs: string[];
  action: { label: string; url: string };
}

type Address = Pick<Applicant, 'email' | 'locale'>;

/** Sent to an unproven address, so it contains nothing that a stranger has written. */
export function confirmationMail(config: Config, address: Address, token: string): OutgoingMail {
  const { brandName } = config;
  return applicationMail(config, nameless(address), () => ({
    kind: 'applications.confirm',
    subject: applicationMailWords.confirmYourApplication({ brandName }),
    preheader: applicationMailWords.weLookOnceConfirmed,
    paragraphs: [
      applicationMailWords.somebodyApplied({ brandName, days: CONFIRM_APPLICATION_DAYS }),
      applicationMailWords.ifNotYouItIsDeleted,
    ],
    action: { label: applicationMailWords.seeAndConfirm, url: applicationUrl(config, token) },
  }));
}

/** Mailed, because a page must not tell strangers who has an account. */
export function addressInUseMail(config: Config, address: Address): OutgoingMail {
  const { brandName } = config;
  return applicationMail(config, nameless(address), () => ({
    kind: 'applications.address-in-use',
    subject: applicationMailWords.needsAnotherAddress,
    preheader: applicationMailWords.thereIsAnAccount({ brandName }),
    paragraphs: [
      applicationMailWords.tailorNeedsOwnAccount({ brandName }),
      applicationMailWords.ifNotYouDoNothing,
    ],
    action: {
      label: applicationMailWords.applyWithAnotherAddress,
      url: pageUrl(config, '/become-a-tailor'),
    },
  }));
}

export function alreadyOpenMail(config: Config, applicant: Applicant, token: string): OutgoingMail {
  return applicationMail(config, applicant, () => ({
    kind: 'applications.already-open',
    subject: applicationMailWords.weHaveItAlready,
    preheader: applicationMailWords.nothingLeftToDo,
    paragraphs: [applicationMailWords.somebodyAppliedOnceMore],
    action: { label: applicationMailWords.seeMyApplication, url: applicationUrl(config, token) },
  }));
}

export function receivedMail(config: Config, applicant: Applicant, token: string): OutgoingMail {
  return applicationMail(config, applicant, () => ({
    kind: 'applications.received',
    subject: applicationMailWords.weHaveReceivedIt,
    preheader: applicationMailWords.weLookAndWrite,
    paragraphs: [applicationMailWords.thankYouForApplying, applicationMailWords.seeOrWithdraw],
    action: { label: applicationMailWords.seeMyApplication, url: applicationUrl(config, token) },
  }));
}

export function questionMail(
  config: Config,
  applicant: Applicant,
  { token, question }: { token: string; question: string },
): OutgoingMail {
  return applicationMail(config, applicant, () => ({
    kind: 'applications.question',
    subject: applicationMailWords.aQuestion,
    preheader: applicationMailWords.allIsStillThere,
    paragraphs: [applicationMailWords.weHaveAQuestion, question, applicationMailWords.openItToAnswer],
    action: { label: applicationMailWords.answerAndComplete, url: applicationUrl(config, token) },
  }));
}

export function declinedMail(config: Config, applicant: Applicant, reason: string): OutgoingMail {
  const { brandName } = config;
  return applicationMail(config, applicant, () => ({
    kind: 'applications.declined',
    subject: applicationMailWords.aboutYourApplication,
    preheader: applicationMailWords.weCannotTakeYou,
    paragraphs: [
      applicationMailWords.thankYouButNo({ brandName }),
      reason,
      applicationMailWords.welcomeToApplyAgain,
    ],
    action: { label: applicationMailWords.applyAgain, url: pageUrl(config, '/become-a-tailor') },
  }));
}

interface Welcome {
  username: string;
  tailorId: number;
  passwordToken: string;
  days: number;
}

/** Contains a link to set the first password. */
export function approvedMail(
  config: Config,
  applicant: Applicant,
  { username, tailorId, passwordToken, days }: Welcome,
): OutgoingMail {
  const { brandName } = config;
  return applicationMail(config, applicant, () => ({
    kind: 'applications.approved',
    subject: applicationMailWords.welcomeAmongTheTailors({ brandName }),
    preheader: applicationMailWords.setPasswordOpenWorkshop,
    paragraphs: [
      applicationMailWords.gladToHaveYou({ username, address: pageUrl(config, `/tailors/${tailorId}`) }),
      applicationMailWords.howToBegin({ days }),
    ],
    action: passwordAction(config, passwordToken),
  }));
}

/** Contains a new link to set the first password, after the earlier one has expired. */
export function welcomeAgainMail(
  config: Config,
  tailor: Applicant,
  { username, passwordToken, days }: Omit<Welcome, 'tailorId'>,
): OutgoingMail {
  const { brandName } = config;
  return applicationMail(config, tailor, () => ({
    kind: 'applications.welcome-again',
    subject: applicationMailWords.yourNewLink({ brandName }),
    preheader: applicationMailWords.setPasswordOpenWorkshop,
    paragraphs: [
      applicationMailWords.youAreATailor({ brandName, username }),
      applicationMailWords.howToBeginAgain({ days }),
    ],
    action: passwordAction(config, passwordToken),
  }));
}

function passwordAction(config: Config, token: string): { label: string; url: string } {
  return {
    label: applicationMailWords.setMyPassword,
    url: pageUrl(config, `/reset-password?token=${token}`),
  };
}

/** Sent to the shop; replies go to the applicant, unless there is no mailbox. */
export function newApplicationMail(
  { brandName, publicUrl, support }: Config,
  {
    id,
    name,
    shopName,
    city,
    email,
    phone,
    isAnswer,
  }: {
    id: number;
    name: string;
    shopName: string;
    city: string;
    email: string;
    phone: string;
    isAnswer: boolean;
  },
): OutgoingMail {
  const address = realAddress(email);
  return inLocale('en', () => ({
    kind: 'applications.new',
    to: support.email,
    ...(address !== null && { replyTo: address }),
    subject: isAnswer ? `Answer of ${shopName}` : `Application of ${shopName}`,
    ...letter({
      brand: brandName,
      greeting: isAnswer ? 'An applicant has answered:' : 'Somebody wants to become a tailor:',
      paragraphs: [],
      facts: [
        ['Shop', shopName],
        ['Name', name],
        ['City', city],
      ],
      action: { label: 'Look at the application', url: `${publicUrl}/admin/applications/${id}` },
      footer: [
        address === null
          ? `The applicant has no e-mail address; the phone is ${phone}.`
          : `An answer to this mail goes to ${address}.`,
      ],
    }),
  }));
}

function applicationUrl(config: Config, token: string): string {
  return pageUrl(config, applicationPath(token));
}

/** The page of an application. */
export function applicationPath(token: string): string {
  return `/become-a-tailor/application?token=${token}`;
}

function nameless({ email, locale }: Address) {
  return { email, locale, name: null };
}

/** `message` is worded in the language of its reader. */
function applicationMail(
  { brandName, support }: Config,
  { email, locale, name }: Address & { name: string | null },
  message: () => Message,
): OutgoingMail {
  return inLocale(locale, () => {
    const { kind, subject, preheader, paragraphs, action } = message();
    const { text, html } = letter({
      brand: brandName,
      preheader,
      greeting: greetingTo(name),
      paragraphs,
      action,
      footer: [support.email, support.phone],
    });
    return { kind, to: email, subject, text, html };
  });
}
