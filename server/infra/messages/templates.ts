import { currentLocale, newsMessageWords } from '#words';
import type { Locale } from '../../../contract/locale.ts';

type Templates = typeof newsMessageWords.templates;
export type TemplateName = keyof Templates;
type SlotsOf<Name extends TemplateName> = Parameters<Templates[Name]>[0];

/** News as WhatsApp takes them outside of a conversation: the name of an approved text, and the values of its slots. */
export interface Template {
  name: TemplateName;
  language: Locale;
  values: string[];
}

export interface News {
  template: Template;
  /** The same as one text. */
  text: string;
}

/** Names that say an order's number and a link only. */
export type PlainTemplate = {
  [Name in TemplateName]: { number: string; link: string } extends SlotsOf<Name> ? Name : never;
}[TemplateName];

const ORDER = ['number', 'link'] as const;

/** The slots of each template by place: `{{1}}` is the first. */
export const TEMPLATE_SLOTS: { [Name in TemplateName]: readonly (keyof SlotsOf<Name>)[] } = {
  order_placed: ORDER,
  order_priced: ORDER,
  order_confirmed: ORDER,
  order_accepted: ORDER,
  order_question: ORDER,
  cloth_missing: ORDER,
  cloth_come: ORDER,
  order_started: ORDER,
  order_checked: ORDER,
  day_moved: ['number', 'day', 'link'],
  order_ready: ORDER,
  order_sent: ['number', 'parcel', 'link'],
  order_delivered: ORDER,
  order_not_delivered: ORDER,
  order_cancelled: ORDER,
  payment_recorded: ORDER,
  order_refunded: ['number', 'amount', 'link'],
  advance_due: ['number', 'amount', 'link'],
  return_accepted: ORDER,
  return_refused: ORDER,
  order_news: ['number', 'news', 'link'],
  work_new: ORDER,
  work_cancelled: ORDER,
  work_news: ['number', 'news', 'link'],
  sale_news: ['number', 'news', 'link'],
  account_news: ['brand', 'news', 'link'],
  chat_answer: ['brand', 'link'],
  application_received: ['brand', 'link'],
  application_question: ['brand', 'link'],
  application_declined: ['brand', 'link'],
  application_approved: ['brand', 'link'],
};

export const TEMPLATE_NAMES = Object.keys(TEMPLATE_SLOTS) as TemplateName[];

const MAX_VALUE_LENGTH = 300;

/** News in the current language. */
export function newsOf<Name extends TemplateName>(name: Name, slots: SlotsOf<Name>): News {
  const plain = Object.fromEntries(
    Object.entries(slots).map(([slot, value]) => [slot, plainValue(value as string)]),
  ) as SlotsOf<Name>;
  const values = TEMPLATE_SLOTS[name].map((slot) => plain[slot] as string);
  return { template: { name, language: currentLocale(), values }, text: textOf(name, plain) };
}

/** The text of a template with `{{1}}` for its first slot, in the current language. */
export function templateText(name: TemplateName): string {
  const slots = TEMPLATE_SLOTS[name].map((slot, index) => [slot, `{{${index + 1}}}`]);
  return textOf(name, Object.fromEntries(slots) as SlotsOf<typeof name>);
}

function textOf<Name extends TemplateName>(name: Name, slots: SlotsOf<Name>): string {
  return (newsMessageWords.templates[name] as (slots: SlotsOf<Name>) => string)(slots);
}

/** WhatsApp refuses values that are empty, or have line breaks or tabs. */
function plainValue(value: string): string {
  const plain = value.replace(/[\s\p{Cc}]+/gu, ' ').trim();
  const letters = [...plain];
  return letters.length > MAX_VALUE_LENGTH
    ? `${letters.slice(0, MAX_VALUE_LENGTH - 1).join('')}…`
    : plain || '-';
}
