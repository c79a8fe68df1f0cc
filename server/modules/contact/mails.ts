import type { InboxMessage } from '../../../contract/staff-inbox.ts';
import type { Config } from '../../config.ts';
import { greetingTo, letter } from '../../infra/mail/letter.ts';
import type { OutgoingMail } from '../../infra/mail/outbox.ts';

interface KeptMessage {
  id: number;
  customerId: number | null;
  name: string;
  email: string;
  phone: string;
  subject: string;
  message: string;
}

/** Replies go to the sender of the message. */
export function messageMail({ brandName, support }: Config, message: KeptMessage): OutgoingMail {
  const { id, customerId, name, email, phone, subject } = message;
  const { text, html } = letter({
    brand: brandName,
    preheader: `${name} sent a message.`,
    greeting: `Message ${id} from the contact form:`,
    paragraphs: paragraphsOf(message.message),
    facts: [
      ['About', subject],
      ['Name', name],
      ['E-mail', email],
      ['Phone', phone || 'none given'],
      ['Account', customerId === null ? 'none, or not signed in' : `customer ${customerId}`],
    ],
    footer: [`An answer to this mail goes to ${email}.`],
  });
  return {
    kind: 'contact.message',
    to: support.email,
    replyTo: email,
    subject: `${subject}: ${name}`,
    text,
    html,
  };
}

/** Sent to the author of the message; replies reach support (contact-8). */
export function replyMail(
  { brandName, support }: Config,
  { id, name, email, subject, message }: Pick<InboxMessage, 'id' | 'name' | 'email' | 'subject' | 'message'>,
  reply: string,
): OutgoingMail {
  const { text, html } = letter({
    brand: brandName,
    preheader: reply.slice(0, 80),
    greeting: greetingTo(name),
    paragraphs: [...paragraphsOf(reply), 'You wrote to us:', ...paragraphsOf(message)],
    footer: [support.email, support.phone],
  });
  return {
    kind: 'contact.reply',
    to: email,
    replyTo: support.email,
    subject: `Re: ${subject} [message ${id}]`,
    text,
    html,
  };
}

function paragraphsOf(text: string): string[] {
  return text.split(/\n(?:\s*\n)+/);
}
