import { conversationMailWords, inLocale } from '#words';
import { HANDOVER_MINUTES } from '../../../contract/constants/chat.ts';
import type { Locale } from '../../../contract/locale.ts';
import { formatMoment } from '../../../contract/money.ts';
import { realAddress } from '../../../contract/nobodys-address.ts';
import { pageUrl } from '../../../contract/page-url.ts';
import type { Config } from '../../config.ts';
import { greetingTo, letter } from '../../infra/mail/letter.ts';
import type { OutgoingMail } from '../../infra/mail/outbox.ts';
import type { MessageRow } from './queries.ts';

interface Customer {
  id: number;
  username: string;
  email: string;
  locale: Locale;
  firstName: string | null;
}

type Said = Pick<MessageRow, 'text' | 'fromSupport' | 'createdAt' | 'order' | 'picture'>;

/** Tells support that a customer waits (chat-11). Replies go to the customer. */
export function waitingMail(config: Config, customer: Customer, messages: readonly Said[]): OutgoingMail {
  const address = realAddress(customer.email);
  return inLocale('en', () => ({
    kind: 'chat.waiting',
    to: config.support.email,
    ...(address && { replyTo: address }),
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
      footer: address ? [`An answer to this mail goes to ${address}.`] : [],
    }),
  }));
}

/** Tells a customer who left before a reply that it will follow by mail (chat-11). */
export function answerFollowsMail(config: Config, customer: Customer): OutgoingMail {
  return chatMail(config, customer, () => ({
    kind: 'chat.answer-follows',
    subject: conversationMailWords.answerFollows,
    paragraphs: [conversationMailWords.nobodyCouldAnswerYet],
    button: conversationMailWords.openTheChat,
  }));
}

/** Mails messages of support to a customer who is offline (chat-12). */
export function answerMail(config: Config, customer: Customer, messages: readonly Said[]): OutgoingMail {
  const { brandName } = config;
  return chatMail(config, customer, () => ({
    kind: 'chat.answer',
    subject: conversationMailWords.hasAnsweredYou({ brandName }),
    paragraphs: [conversationMailWords.youHaveAnAnswer, ...messages.map(textOf)],
    button: conversationMailWords.answerInTheChat,
  }));
}

/** See chat-19. */
export function transcriptMail(config: Config, customer: Customer, messages: readonly Said[]): OutgoingMail {
  const { brandName } = config;
  return chatMail(config, customer, () => ({
    kind: 'chat.transcript',
    subject: conversationMailWords.yourChatWith({ brandName }),
    paragraphs: [
      conversationMailWords.ourConversationSoFar,
      ...linesOf(messages, conversationMailWords.you, brandName),
    ],
    button: conversationMailWords.openTheChat,
  }));
}

interface Message {
  kind: 'chat.answer-follows' | 'chat.answer' | 'chat.transcript';
  subject: string;
  paragraphs: string[];
  button: string;
}

function chatMail(config: Config, customer: Customer, message: () => Message): OutgoingMail {
  const { brandName, support } = config;
  return inLocale(customer.locale, () => {
    const { kind, subject, paragraphs, button } = message();
    const { text, html } = letter({
      brand: brandName,
      greeting: greetingTo(customer.firstName ?? customer.username),
      paragraphs,
      action: { label: button, url: pageUrl(config, '/chat') },
      footer: [support.email, support.phone],
    });
    return { kind, to: customer.email, subject, text, html };
  });
}

function linesOf(messages: readonly Said[], customer: string, shop: string): string[] {
  return messages.map((message) =>
    conversationMailWords.said({
      moment: formatMoment(message.createdAt.toISOString()),
      who: message.fromSupport ? shop : customer,
      text: textOf(message),
    }),
  );
}

function textOf({ text, order, picture }: Said): string {
  const about = order && conversationMailWords.aboutOrder({ order });
  return [text, about, picture && conversationMailWords.aPicture].filter(Boolean).join(' ');
}
