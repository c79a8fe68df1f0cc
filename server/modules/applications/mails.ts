import { CONFIRM_APPLICATION_DAYS } from '../../../contract/constants/tailors.ts';
import type { Config } from '../../config.ts';
import { greetingTo, letter } from '../../infra/mail/letter.ts';
import type { MailKind } from '../../infra/mail/mail-kinds.ts';
import type { OutgoingMail } from '../../infra/mail/outbox.ts';

interface Applicant {
  email: string;
  name: string;
}

interface Message {
  kind: MailKind;
  subject: string;
  preheader: string;
  paragraphs: string[];
  action?: { label: string; url: string };
}

/** Sent to an unproven address, so it contains nothing that a stranger has written. */
export function confirmationMail(config: Config, email: string, token: string): OutgoingMail {
  return applicationMail(
    config,
    { email, name: null },
    {
      kind: 'applications.confirm',
      subject: `Confirm your application to ${config.brandName}`,
      preheader: 'We look at it once you have confirmed this address.',
      paragraphs: [
        `Somebody, most likely you, applied with this address to stitch for customers of ${config.brandName}. Open the link and press the button, and we will look at the application. It waits for ${CONFIRM_APPLICATION_DAYS} days.`,
        'If it was not you, do nothing: the application will be deleted.',
      ],
      action: { label: 'See and confirm my application', url: applicationUrl(config, token) },
    },
  );
}

/** Mailed, because a page must not tell strangers who has an account. */
export function addressInUseMail(config: Config, email: string): OutgoingMail {
  return applicationMail(
    config,
    { email, name: null },
    {
      kind: 'applications.address-in-use',
      subject: 'Your application needs another address',
      preheader: `There is an account at ${config.brandName} with this one.`,
      paragraphs: [
        `Somebody, most likely you, applied with this address to stitch for customers of ${config.brandName}. There is an account with it already, and a tailor needs an account of its own. Please apply again with another address.`,
        'If it was not you, do nothing.',
      ],
      action: { label: 'Apply with another address', url: `${config.publicUrl}/become-a-tailor` },
    },
  );
}

export function alreadyOpenMail(config: Config, applicant: Applicant, token: string): OutgoingMail {
  return applicationMail(config, applicant, {
    kind: 'applications.already-open',
    subject: 'We have your application already',
    preheader: 'There is nothing left to do.',
    paragraphs: [
      'Somebody, most likely you, has applied with this address once more. We keep the application that we are looking at and have dropped the other one.',
    ],
    action: { label: 'See my application', url: applicationUrl(config, token) },
  });
}

export function receivedMail(config: Config, applicant: Applicant, token: string): OutgoingMail {
  return applicationMail(config, applicant, {
    kind: 'applications.received',
    subject: 'We have received your application',
    preheader: 'We look at it and write to you.',
    paragraphs: [
      'Thank you for applying. We look at your rates and pictures, and may call you on your phone. Then we write to you.',
      'Until then you can see your application by this link, or withdraw it.',
    ],
    action: { label: 'See my application', url: applicationUrl(config, token) },
  });
}

export function questionMail(
  config: Config,
  applicant: Applicant,
  { token, question }: { token: string; question: string },
): OutgoingMail {
  return applicationMail(config, applicant, {
    kind: 'applications.question',
    subject: 'A question about your application',
    preheader: 'All you have written is still there.',
    paragraphs: [
      'We have looked at your application and have a question:',
      question,
      'Open your application to answer. All you have written and every picture are still there; change what you like and send it again.',
    ],
    action: { label: 'Answer and complete my application', url: applicationUrl(config, token) },
  });
}

export function declinedMail(config: Config, applicant: Applicant, reason: string): OutgoingMail {
  return applicationMail(config, applicant, {
    kind: 'applications.declined',
    subject: 'About your application',
    preheader: 'We cannot take you in now.',
    paragraphs: [
      `Thank you for your interest in ${config.brandName}. We cannot take you in as a tailor now:`,
      reason,
      'You are welcome to apply again once this has changed.',
    ],
    action: { label: 'Apply again', url: `${config.publicUrl}/become-a-tailor` },
  });
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
  const { brandName, publicUrl } = config;
  return applicationMail(config, applicant, {
    kind: 'applications.approved',
    subject: `Welcome among the tailors of ${brandName}`,
    preheader: 'Set your password and open your workshop.',
    paragraphs: [
      `We are glad to have you. Customers find you as ${username} from now on: ${publicUrl}/tailors/${tailorId}`,
      `Set a password with the link, then sign in with this e-mail address. Your workshop shows your orders, measurements and days. The link works once, for ${days} days; after that you get a new one from "Forgot password?" on the sign-in page.`,
    ],
    action: { label: 'Set my password', url: `${publicUrl}/reset-password?token=${passwordToken}` },
  });
}

/** Contains a new link to set the first password, after the earlier one has expired. */
export function welcomeAgainMail(
  config: Config,
  tailor: Applicant,
  { username, passwordToken, days }: Omit<Welcome, 'tailorId'>,
): OutgoingMail {
  const { brandName, publicUrl } = config;
  return applicationMail(config, tailor, {
    kind: 'applications.welcome-again',
    subject: `Your new link to the workshop of ${brandName}`,
    preheader: 'Set your password and open your workshop.',
    paragraphs: [
      `You are a tailor of ${brandName}. Customers find you as ${username}.`,
      `Set a password with the link, then sign in with this e-mail address. Your workshop shows your orders, measurements and days. The link works once, for ${days} days. Links of earlier mails no longer work.`,
    ],
    action: { label: 'Set my password', url: `${publicUrl}/reset-password?token=${passwordToken}` },
  });
}

/** Sent to the shop; replies go to the applicant. */
export function newApplicationMail(
  { brandName, publicUrl, support }: Config,
  {
    id,
    name,
    shopName,
    city,
    email,
    isAnswer,
  }: {
    id: number;
    name: string;
    shopName: string;
    city: string;
    email: string;
    isAnswer: boolean;
  },
): OutgoingMail {
  const { text, html } = letter({
    brand: brandName,
    greeting: isAnswer ? 'An applicant has answered:' : 'Somebody wants to become a tailor:',
    paragraphs: [],
    facts: [
      ['Shop', shopName],
      ['Name', name],
      ['City', city],
    ],
    action: { label: 'Look at the application', url: `${publicUrl}/admin/applications/${id}` },
    footer: [`An answer to this mail goes to ${email}.`],
  });
  return {
    kind: 'applications.new',
    to: support.email,
    replyTo: email,
    subject: isAnswer ? `Answer of ${shopName}` : `Application of ${shopName}`,
    text,
    html,
  };
}

function applicationUrl({ publicUrl }: Config, token: string): string {
  return `${publicUrl}/become-a-tailor/application?token=${token}`;
}

function applicationMail(
  { brandName, support }: Config,
  { email, name }: { email: string; name: string | null },
  { kind, subject, preheader, paragraphs, action }: Message,
): OutgoingMail {
  const { text, html } = letter({
    brand: brandName,
    preheader,
    greeting: greetingTo(name),
    paragraphs,
    ...(action ? { action } : {}),
    footer: [support.email, support.phone],
  });
  return { kind, to: email, subject, text, html };
}
