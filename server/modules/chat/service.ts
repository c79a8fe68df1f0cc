import type { ChatMarks, ChatMessage, ChatUser, chatHistory, chatStatus } from '../../../contract/chat.ts';
import { CHAT_USERS_LIMIT, SUPPORT_USERNAME } from '../../../contract/constants/chat.ts';
import type { AnswerOf, QueryOf } from '../../../contract/endpoint.ts';
import { realAddress } from '../../../contract/nobodys-address.ts';
import { SUPPORT_USER_ID } from '../../../contract/roles.ts';
import type { Db } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { fail } from '../../fail.ts';
import type { Actor } from '../../infra/access-tokens.ts';
import { readPresence } from './live/presence-service.ts';
import { topicOf } from './live/topics.ts';
import { conversationWith, isAgent } from './policy.ts';
import { presentMessage } from './present.ts';
import {
  chatCustomers,
  hasConversation,
  marksOf,
  messagesOf,
  moveReadMark,
  unreadConversations,
} from './queries.ts';

/** Seconds; a page that stays open longer reads the history again. */
export const PICTURE_LINK_SECONDS = 3600;

/** Customers see the support account only, support whoever has written, unread first (chat-1). */
export async function listChatUsers(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  actor: Actor,
): Promise<ChatUser[]> {
  if (isAgent(actor)) {
    const customers = await chatCustomers(db, CHAT_USERS_LIMIT);
    return customers.map((customer) => ({ ...customer, email: realAddress(customer.email) ?? '' }));
  }
  const unread = (await marksOf(db, actor.id))?.unreadOfCustomer ?? 0;
  return [{ id: SUPPORT_USER_ID, username: SUPPORT_USERNAME, email: config.support.email, unread }];
}

/** Fails with `request.not_found` for anybody that the actor has no conversation with (chat-1). */
export async function readHistory(
  { db, links }: Pick<Deps, 'db' | 'links'>,
  actor: Actor,
  otherId: number,
  query: QueryOf<typeof chatHistory>,
): Promise<ChatMessage[]> {
  const customerId = conversationWith(actor, otherId) ?? fail('request.not_found');
  const rows = await messagesOf(db, customerId, query);
  if (rows.length === 0 && isAgent(actor) && !(await hasConversation(db, customerId))) {
    fail('request.not_found');
  }
  const reader = { id: actor.id, isAgent: isAgent(actor) };
  return rows.map((row) => presentMessage(row, reader, (key) => links.sign(key, PICTURE_LINK_SECONDS)));
}

/** For support the number of conversations with unread messages. */
export async function readStatus(
  deps: Pick<Deps, 'db' | 'config'>,
  actor: Actor,
): Promise<AnswerOf<typeof chatStatus>> {
  const { db } = deps;
  const presence = await readPresence(deps);
  if (isAgent(actor)) {
    return { unread: await unreadConversations(db), read_up_to: 0, other_read_up_to: 0, presence };
  }
  return { ...(await readMarks(db, actor, actor.id)), presence };
}

/** An earlier message changes nothing. Fails with `request.not_found` (chat-8). */
export async function markRead(
  { db, pubsub }: Pick<Deps, 'db' | 'pubsub'>,
  actor: Actor,
  otherId: number,
  upTo: number,
): Promise<ChatMarks> {
  const customerId = conversationWith(actor, otherId) ?? fail('request.not_found');
  const bySupport = isAgent(actor);
  if (bySupport && !(await hasConversation(db, customerId))) fail('request.not_found');
  await db.transaction(async (tx) => {
    const moved = await moveReadMark(tx, customerId, bySupport, upTo);
    if (moved === undefined) return;
    const by = bySupport ? 'support' : 'customer';
    await pubsub.publish(tx, topicOf({ what: 'read', customerId, by, upTo: moved }));
  });
  return readMarks(db, actor, customerId);
}

async function readMarks(db: Db, actor: Actor, customerId: number): Promise<ChatMarks> {
  const marks = await marksOf(db, customerId);
  if (!marks) return { unread: 0, read_up_to: 0, other_read_up_to: 0 };
  const { customerReadId, supportReadId, unreadOfCustomer, unreadOfSupport } = marks;
  return isAgent(actor)
    ? { unread: unreadOfSupport, read_up_to: supportReadId, other_read_up_to: customerReadId }
    : { unread: unreadOfCustomer, read_up_to: customerReadId, other_read_up_to: supportReadId };
}
