import type { ChatMessage, sendChatMessage } from '../../../../contract/chat.ts';
import type { BodyOf } from '../../../../contract/endpoint.ts';
import type { Db } from '../../../db/client.ts';
import type { Deps } from '../../../deps.ts';
import { fail } from '../../../fail.ts';
import type { Upload } from '../../../http/uploads.ts';
import type { Actor } from '../../../infra/access-tokens.ts';
import { withPictures } from '../../files/keep-picture.ts';
import { conversationWith, isAgent } from '../policy.ts';
import { presentMessage } from '../present.ts';
import { isCustomer, messageById, orderOfCustomer } from '../queries.ts';
import { PICTURE_LINK_SECONDS, storeMessage } from '../service.ts';
import { messageIdOf, type NewMessage } from './write-queries.ts';

interface Draft {
  receiverId: number;
  text: string;
  clientId: string | null;
  /** A tracking number. */
  order: string | undefined;
}

/** Cache of accounts that support may write to. They cannot become support's own without losing their session. */
const known = new WeakMap<Db, Set<number>>();
const MAX_KNOWN = 20_000;

/**
 * Builds the message of a draft, without its picture. Fails with `request.not_found` for a forbidden recipient
 * (chat-1), `chat.blank` and `chat.order_unknown`.
 */
export async function prepareMessage(db: Db, actor: Actor, draft: Draft): Promise<NewMessage> {
  const customerId = conversationWith(actor, draft.receiverId) ?? fail('request.not_found');
  const fromSupport = isAgent(actor);
  if (fromSupport && !(await mayBeWrittenTo(db, customerId))) fail('request.not_found');
  const orderId =
    draft.order === undefined
      ? null
      : ((await orderOfCustomer(db, customerId, draft.order)) ?? fail('chat.order_unknown'));
  const { text, clientId } = draft;
  return { customerId, fromSupport, authorId: actor.id, clientId, text, pictureId: null, orderId };
}

async function mayBeWrittenTo(db: Db, customerId: number): Promise<boolean> {
  const ids = known.get(db) ?? new Set();
  known.set(db, ids);
  if (ids.has(customerId)) return true;
  if (!(await isCustomer(db, customerId))) return false;
  if (ids.size >= MAX_KNOWN) ids.clear();
  ids.add(customerId);
  return true;
}

/** Sends by HTTP, possibly with a picture (chat-10). A retry returns the stored message (chat-5). */
export async function sendMessage(
  deps: Pick<Deps, 'db' | 'pubsub' | 'config' | 'messages' | 'links' | 'pictures' | 'storage'>,
  actor: Actor,
  receiverId: number,
  body: BodyOf<typeof sendChatMessage>,
  uploads: Record<string, Upload>,
): Promise<ChatMessage> {
  const { db } = deps;
  const { picture } = uploads;
  if (body.message === '' && !picture) fail('chat.blank');
  const clientId = body.client_id ?? null;
  const draft = { receiverId, text: body.message, clientId, order: body.order };
  const message = await prepareMessage(db, actor, draft);
  const repeatedId = clientId === null ? undefined : await messageIdOf(db, actor.id, clientId);
  if (repeatedId !== undefined) return presentStored(deps, actor, repeatedId);
  return withPictures(deps, actor.id, { picture }, async (keep) => {
    const written = await db.transaction(async (tx) => {
      const kept = await keep(tx);
      return storeMessage(tx, deps, { ...message, pictureId: kept.picture ?? null });
    });
    return presentStored(deps, actor, written.id);
  });
}

async function presentStored(
  { db, links }: Pick<Deps, 'db' | 'links'>,
  actor: Actor,
  id: number,
): Promise<ChatMessage> {
  const row = (await messageById(db, id)) ?? fail('request.not_found');
  const reader = { id: actor.id, isAgent: isAgent(actor) };
  return presentMessage(row, reader, (key) => links.sign(key, PICTURE_LINK_SECONDS));
}
