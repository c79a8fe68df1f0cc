import { contactWords, conversationMailWords, inLocale } from '#words';
import { INQUIRY_TYPES } from '../../../contract/constants/contact.ts';
import { realAddress } from '../../../contract/nobodys-address.ts';
import type { Config } from '../../config.ts';
import { greetingTo, letter } from '../../infra/mail/letter.ts';
import type { OutgoingMail } from '../../infra/mail/outbox.ts';
import type { MessageRow } from './queries.ts';

interface KeptMessage {
  id: number;
  customerId: number | null;
  name: string;
  email: string;
  phone: string;
  subject: string;
  message: string;
}

type Answered = Pick<MessageRow, 'id' | 'locale' | 'name' | 'email' | 'subject' | 'message'>;

/** Replies go to the sender of the message. */
export function messageMail({ brandName, support }: Config, message: KeptMessage): OutgoingMail {
  const { id, customerId, name, phone, subject } = message;
  const email = realAddress(message.email);
  return inLocale('en', () => ({
    kind: 'contact.message',
    to: support.email,
    ...(email !== null && { replyTo: email }),
    subject: `${subject}: ${name}`,
    ...letter({
      brand: brandName,
      preheader: `${name} sent a message.`,
      greeting: `Message ${id} from the contact form:`,
      paragraphs: paragraphsOf(message.message),
      facts: [
        ['About', subject],
        ['Name', name],
        ['E-mail', email ?? 'none'],
        ['Phone', phone || 'none given'],
        ['Account', customerId === null ? 'none, or not signed in' : `customer ${customerId}`],
      ],
      footer: [
        email === null
          ? 'This customer has no e-mail address; answer in the chat, or call.'
          : `An answer to this mail goes to ${email}.`,
      ],
    }),
  }));
}

/** Sent to the author of the message; replies reach support (contact-8). */
export function replyMail(
  { brandName, support }: Config,
  { id, locale, name, email, subject, message }: Answered,
  reply: string,
): OutgoingMail {
  return inLocale(locale, () => ({
    kind: 'contact.reply',
    to: email,
    replyTo: support.email,
    subject: conversationMailWords.replyTo({ subject: shownSubject(subject), id }),
    ...letter({
      brand: brandName,
      preheader: reply.slice(0, 80),
      greeting: greetingTo(name),
      paragraphs: [...paragraphsOf(reply), conversationMailWords.youWroteToUs, ...paragraphsOf(message)],
      footer: [support.email, support.phone],
    }),
  }));
}

/** The form sends one of these subjects in English. */
function shownSubject(subject: string): string {
  const inquiry = INQUIRY_TYPES.find((type) => type === subject);
  return inquiry === undefined ? subject : contactWords.inquiryTypes[inquiry];
}

function paragraphsOf(text: string): string[] {
  return text.split(/\n(?:\s*\n)+/);
}
