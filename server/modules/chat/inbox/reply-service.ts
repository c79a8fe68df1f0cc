import { inLocale } from '#words';
import type { CannedReply, cannedReplies, updateCannedReply } from '../../../../contract/chat-inbox.ts';
import {
  MAX_CANNED_REPLIES,
  REPLY_VARIABLES,
  type ReplyVariable,
} from '../../../../contract/constants/chat.ts';
import type { BodyOf, ResponseOf } from '../../../../contract/endpoint.ts';
import type { Locale } from '../../../../contract/locale.ts';
import { formatDay } from '../../../../contract/money.ts';
import { trackingNumberFrom } from '../../../../contract/tracking-number.ts';
import type { Tx } from '../../../db/client.ts';
import type { Deps } from '../../../deps.ts';
import { fail } from '../../../fail.ts';
import type { Actor } from '../../../infra/access-tokens.ts';
import { recordAudit } from '../../audit/service.ts';
import { statusPhrase } from '../../lifecycle/words.ts';
import { conversationOf, type OrderRow, ordersOfCustomer } from '../conversation-queries.ts';
import { shortName } from '../present.ts';
import { lastMessages, personById } from '../queries.ts';
import {
  countReplies,
  insertReply,
  isTitleTaken,
  lockReplies,
  removeReply,
  replaceReply,
  repliesByTitle,
} from './queries.ts';

/**
 * Fills in the variables if a customer is given, in their language. Fails with `request.not_found` without a
 * conversation.
 */
export async function listReplies(
  deps: Pick<Deps, 'db' | 'config'>,
  actor: Actor,
  customerId: number | undefined,
): Promise<ResponseOf<typeof cannedReplies>> {
  const replies = await repliesByTitle(deps.db);
  if (customerId === undefined) return replies.map((reply) => ({ ...reply, filled: null }));
  const facts = await factsFor(deps, actor, customerId);
  const valuesIn = (locale: Locale) => inLocale(locale, () => valuesOf(facts));
  const [english, urdu] = [valuesIn('en'), valuesIn('ur')];
  return replies.map((reply) => ({
    ...reply,
    filled:
      facts.locale === 'ur' && reply.text_ur !== ''
        ? fillReply(reply.text_ur, urdu)
        : fillReply(reply.text, english),
  }));
}

/** How many messages are searched for an order number. */
const MESSAGES_READ = 20;

interface ReplyFacts {
  locale: Locale;
  name: string;
  shop: string;
  agent: string | undefined;
  order: OrderRow | undefined;
}

/** About the customer, and the order mentioned last, otherwise the newest one. */
async function factsFor(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  actor: Actor,
  customerId: number,
): Promise<ReplyFacts> {
  const [conversation, agent, orders, messages] = await Promise.all([
    conversationOf(db, customerId),
    personById(db, actor.id),
    ordersOfCustomer(db, customerId),
    lastMessages(db, customerId, MESSAGES_READ),
  ]);
  if (!conversation) fail('request.not_found');
  return {
    locale: conversation.customer.locale,
    name: shortName(conversation.customer),
    shop: config.brandName,
    agent: agent && shortName(agent),
    order: orderNamedIn(messages.toReversed(), orders) ?? orders[0],
  };
}

/** In the language of the caller. */
function valuesOf({ name, shop, agent, order }: ReplyFacts): Partial<Record<ReplyVariable, string>> {
  return {
    name,
    shop,
    ...(agent && { agent }),
    ...(order && { order: order.trackingNumber, status: statusPhrase(order.status) }),
    ...(order?.expectedDeliveryDate && { delivery: formatDay(order.expectedDeliveryDate) }),
  };
}

function orderNamedIn(newestFirst: { text: string; fromSupport: boolean }[], orders: OrderRow[]) {
  for (const { text, fromSupport } of newestFirst) {
    const words = fromSupport ? [] : text.split(/[^\w-]/);
    const named = orders.find(({ trackingNumber }) =>
      words.some((word) => trackingNumberFrom(word) === trackingNumber),
    );
    if (named) return named;
  }
  return undefined;
}

type Form = BodyOf<typeof updateCannedReply>;

/** Fails with `chat.title_taken` and `chat.too_many_replies`. */
export async function addReply(tx: Tx, actor: Actor, form: Form): Promise<CannedReply> {
  await lockReplies(tx);
  if ((await countReplies(tx)) >= MAX_CANNED_REPLIES)
    fail('chat.too_many_replies', { limit: MAX_CANNED_REPLIES });
  if (await isTitleTaken(tx, form.title)) fail('chat.title_taken');
  const reply = await insertReply(tx, fieldsOf(form));
  await recordAudit(tx, actor, { action: 'chat.reply-saved', subject: of(reply.id) });
  return reply;
}

/** Fails with `chat.title_taken` and `request.not_found`. */
export async function updateReply(tx: Tx, actor: Actor, id: number, form: Form): Promise<CannedReply> {
  await lockReplies(tx);
  if (await isTitleTaken(tx, form.title, id)) fail('chat.title_taken');
  const reply = (await replaceReply(tx, id, fieldsOf(form))) ?? fail('request.not_found');
  await recordAudit(tx, actor, { action: 'chat.reply-saved', subject: of(id) });
  return reply;
}

/** Fails with `request.not_found`. */
export async function deleteReply(tx: Tx, actor: Actor, id: number): Promise<void> {
  if (!(await removeReply(tx, id))) fail('request.not_found');
  await recordAudit(tx, actor, { action: 'chat.reply-deleted', subject: of(id) });
}

function fieldsOf({ title, text, text_ur = '' }: Form) {
  return { title, text, textUr: text_ur };
}

function of(id: number) {
  return { kind: 'canned-reply' as const, id };
}

/** Fills the variables of a canned reply. A variable without a value stays visible to support (chat-16). */
function fillReply(text: string, values: Partial<Record<ReplyVariable, string>>): string {
  return text.replaceAll(/\{([a-z]{1,20})\}/g, (slot, name: string) => {
    const variable = REPLY_VARIABLES.find((one) => one === name);
    return (variable && values[variable]) || slot;
  });
}
