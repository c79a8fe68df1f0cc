import type { ChatMessage, ChatUser, chatHistory } from '../../../contract/chat.ts';
import { CHAT_USERS_LIMIT, SUPPORT_USERNAME } from '../../../contract/constants/chat.ts';
import type { QueryOf } from '../../../contract/endpoint.ts';
import { SUPPORT_USER_ID } from '../../../contract/roles.ts';
import type { Deps } from '../../deps.ts';
import { fail } from '../../fail.ts';
import type { Actor } from '../../infra/access-tokens.ts';
import { conversationWith, isAgent } from './policy.ts';
import { presentMessage } from './present.ts';
import { chatCustomers, hasConversation, marksOf, messagesOf } from './queries.ts';

/** Seconds; a page that stays open longer reads the history again. */
const PICTURE_LINK_SECONDS = 3600;

/** Customers see the support account only, support whoever has written, unread first (chat-1). */
export async function listChatUsers(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  actor: Actor,
): Promise<ChatUser[]> {
  if (isAgent(actor)) return chatCustomers(db, CHAT_USERS_LIMIT);
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
