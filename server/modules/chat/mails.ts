import { HANDOVER_MINUTES } from '../../../contract/constants/chat.ts';
import { formatMoment } from '../../../contract/money.ts';
import type { Config } from '../../config.ts';
import { greetingTo, letter } from '../../infra/mail/letter.ts';
import type { OutgoingMail } from '../../infra/mail/outbox.ts';
import type { MessageRow } from './queries.ts';

interface Customer {
  id: number;
  username: string;
  email: string;
  firstName: string | null;
}

type Said = Pick<MessageRow, 'text' | 'fromSupport' | 'createdAt' | 'order' | 'picture'>;

/** Tells support that a customer waits (chat-11). Replies go to the customer. */
export function waitingMail(config: Config, customer: Customer, messages: readonly Said[]): OutgoingMail {
  return {
    kind: 'chat.waiting',
    to: config.support.email,
    replyTo: customer.email,
    subject: `Chat: ${customer.username} waits for an answer`,
    ...letter({
      brand: config.brandName,
      greeting: greetingTo(null),
      paragraphs: [
        `${customer.username} has had no answer for ${HANDOVER_MINUTES} minutes:`,
        ...linesOf(messages, customer.username, config.brandName),
      ],
      action: {
        label: 'Open the conversation',
        url: `${config.publicUrl}/admin/chat/${customer.id}`,
      },
      footer: [`An answer to this mail goes to ${customer.email}.`],
    }),
  };
}

/** Tells a customer who left before a reply that it will follow by mail (chat-11). */
export function answerFollowsMail(config: Config, customer: Customer): OutgoingMail {
  return {
    kind: 'chat.answer-follows',
    to: customer.email,
    subject: 'We have your message and answer by e-mail',
    ...letter({
      brand: config.brandName,
      greeting: greetingTo(customer.firstName ?? customer.username),
      paragraphs: [
        'Nobody of us could answer your chat message yet. We have it before us, and e-mail you the answer if you are not on the site then.',
      ],
      action: { label: 'Open the chat', url: `${config.publicUrl}/chat` },
      footer: [config.support.email, config.support.phone],
    }),
  };
}

/** Mails messages of support to a customer who is offline (chat-12). */
export function answerMail(config: Config, customer: Customer, messages: readonly Said[]): OutgoingMail {
  return {
    kind: 'chat.answer',
    to: customer.email,
    subject: `${config.brandName} has answered you`,
    ...letter({
      brand: config.brandName,
      greeting: greetingTo(customer.firstName ?? customer.username),
      paragraphs: ['You have an answer in our chat:', ...messages.map(textOf)],
      action: { label: 'Answer in the chat', url: `${config.publicUrl}/chat` },
      footer: [config.support.email, config.support.phone],
    }),
  };
}

/** See chat-19. */
export function transcriptMail(config: Config, customer: Customer, messages: readonly Said[]): OutgoingMail {
  return {
    kind: 'chat.transcript',
    to: customer.email,
    subject: `Your chat with ${config.brandName}`,
    ...letter({
      brand: config.brandName,
      greeting: greetingTo(customer.firstName ?? customer.username),
      paragraphs: ['This is our conversation so far:', ...linesOf(messages, 'You', config.brandName)],
      action: { label: 'Open the chat', url: `${config.publicUrl}/chat` },
      footer: [config.support.email, config.support.phone],
    }),
  };
}

function linesOf(messages: readonly Said[], customer: string, shop: string): string[] {
  return messages.map((message) => {
    const who = message.fromSupport ? shop : customer;
    return `${formatMoment(message.createdAt.toISOString())}, ${who}: ${textOf(message)}`;
  });
}

function textOf({ text, order, picture }: Said): string {
  return [text, order && `(about ${order})`, picture && '(a picture)'].filter(Boolean).join(' ');
}
