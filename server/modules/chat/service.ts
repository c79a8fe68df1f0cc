import type { ChatMarks, ChatMessage, ChatUser, chatHistory, chatStatus } from '../../../contract/chat.ts';
import { CHAT_USERS_LIMIT, SUPPORT_USERNAME } from '../../../contract/constants/chat.ts';
import type { QueryOf, ResponseOf } from '../../../contract/endpoint.ts';
import { realAddress } from '../../../contract/nobodys-address.ts';
import { SUPPORT_USER_ID } from '../../../contract/roles.ts';
import type { Db, Tx } from '../../db/client.ts';
import { isUnavailable } from '../../db/unavailable.ts';
import type { Deps } from '../../deps.ts';
import { Failure, fail } from '../../fail.ts';
import type { Actor } from '../../infra/access-tokens.ts';
import { type ExportEntry, jsonList } from '../../infra/data-export/entries.ts';
import { readPresence } from './live/presence-service.ts';
import { NEW_MESSAGES, topicOf } from './live/topics.ts';
import { insertMessage, lockWriting, messageIdOf, type NewMessage } from './live/write-queries.ts';
import { conversationWith, isAgent } from './policy.ts';
import { presentMessage } from './present.ts';
import {
  chatCustomers,
  hasConversation,
  type MessageRow,
  marksOf,
  messagesOf,
  moveReadMark,
  unreadConversations,
} from './queries.ts';
import { answerByWhatsApp } from './whatsapp/answer-service.ts';

/** Seconds; a page that stays open longer reads the history again. */
export const PICTURE_LINK_SECONDS = 3600;

/** Customers see only the support account; support sees all conversations, unread first (chat-1). */
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

/** Fails with `request.not_found` if the actor has no conversation with the account (chat-1). */
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

/** For support: the number of unread conversations. */
export async function readStatus(
  deps: Pick<Deps, 'db' | 'config'>,
  actor: Actor,
): Promise<ResponseOf<typeof chatStatus>> {
  const { db } = deps;
  const presence = await readPresence(deps);
  if (isAgent(actor)) {
    return { unread: await unreadConversations(db), read_up_to: 0, other_read_up_to: 0, presence };
  }
  return { ...(await readMarks(db, actor, actor.id)), presence };
}

/** Marking an earlier message has no effect. Fails with `request.not_found` (chat-8). */
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

export function exportChat({ db }: Deps, actor: Actor): ExportEntry[] {
  const reader = { id: actor.id, isAgent: false };
  async function* messages() {
    let rows: MessageRow[];
    let after = 0;
    do {
      rows = await messagesOf(db, actor.id, { after });
      for (const row of rows) yield presentMessage(row, reader, (key) => key);
      after = rows.at(-1)?.id ?? after;
    } while (rows.length > 0);
  }
  return [jsonList('chat.json', messages)];
}

const MAX_WAITING = 5_000;

interface WrittenMessage {
  id: number;
  /** True if the message was a retry. */
  isRepeated: boolean;
}

interface Waiting {
  message: NewMessage;
  resolve(written: WrittenMessage): void;
  reject(error: unknown): void;
}

/** Serialises the messages of a process, so that those waiting for the lock hold no pool connection. */
export class MessageWriter {
  readonly #deps: Pick<Deps, 'db' | 'pubsub' | 'config' | 'messages'>;
  readonly #waiting: Waiting[] = [];
  #isWriting = false;

  constructor(deps: Pick<Deps, 'db' | 'pubsub' | 'config' | 'messages'>) {
    this.#deps = deps;
  }

  /** Resolves once the message is committed. Fails with `server.unavailable` when too many wait. */
  write(message: NewMessage): Promise<WrittenMessage> {
    if (this.#waiting.length >= MAX_WAITING) return Promise.reject(new Failure('server.unavailable'));
    return new Promise((resolve, reject) => {
      this.#waiting.push({ message, resolve, reject });
      if (!this.#isWriting) void this.#writeAll();
    });
  }

  async #writeAll(): Promise<void> {
    this.#isWriting = true;
    for (let next = this.#waiting.shift(); next; next = this.#waiting.shift()) {
      const { message, resolve, reject } = next;
      try {
        resolve(await this.#deps.db.transaction((tx) => storeMessage(tx, this.#deps, message)));
      } catch (error) {
        reject(error);
        // Later messages must fail too; stored now, they would overtake this one when it is resent.
        if (isUnavailable(error)) for (const one of this.#waiting.splice(0)) one.reject(error);
      }
    }
    this.#isWriting = false;
  }
}

/** Stores a message and announces it. A resent message is stored only once (chat-5). */
export async function storeMessage(
  tx: Tx,
  deps: Pick<Deps, 'pubsub' | 'config' | 'messages'>,
  message: NewMessage,
): Promise<WrittenMessage> {
  await lockWriting(tx);
  const id = await insertMessage(tx, message);
  if (id !== undefined) {
    await deps.pubsub.publish(tx, NEW_MESSAGES);
    await answerByWhatsApp(tx, deps, id, message);
    return { id, isRepeated: false };
  }
  const { authorId, clientId } = message;
  const storedId = clientId === null ? undefined : await messageIdOf(tx, authorId, clientId);
  if (storedId === undefined) throw new Error('A message was not written');
  return { id: storedId, isRepeated: true };
}
