import type { Config } from '../../config.ts';
import { letter } from '../../infra/mail/letter.ts';
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

/** Replies go to the writer of the message. */
export function messageMail({ brandName, support }: Config, message: KeptMessage): OutgoingMail {
  const { id, customerId, name, email, phone, subject } = message;
  const { text, html } = letter({
    brand: brandName,
    preheader: `${name} sent a message.`,
    greeting: `Message ${id} from the contact form:`,
    paragraphs: message.message.split(/\n(?:\s*\n)+/),
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
