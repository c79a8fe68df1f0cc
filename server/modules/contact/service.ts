import { checkWords, currentLocale } from '#words';
import type { BodyOf } from '../../../contract/endpoint.ts';
import type { List } from '../../../contract/lists.ts';
import { isNobodysAddress } from '../../../contract/nobodys-address.ts';
import type { InboxLine, InboxMessage, updateInboxMessage } from '../../../contract/staff-inbox.ts';
import type { Db, Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { fail, failFields } from '../../fail.ts';
import type { Actor } from '../../infra/access-tokens.ts';
import { emailOf } from '../accounts/staff/invitation-service.ts';
import { recordAudit } from '../audit/service.ts';
import { presentLine, presentMessage } from './inbox-present.ts';
import { messageMail, replyMail } from './mails.ts';
import {
  deleteMessage,
  type InboxQuery,
  insertMessage,
  insertReply,
  listedMessages,
  lockMessage,
  type Message,
  messageById,
  repliesTo,
  updateMessage,
} from './queries.ts';

/** Fails on `email`, which only accounts without a mailbox leave out (accounts-31). */
export async function saveMessage(
  tx: Tx,
  { config, outbox }: Pick<Deps, 'config' | 'outbox'>,
  actor: Actor | null,
  typed: Omit<Message, 'email'> & { email?: string | undefined },
): Promise<void> {
  const customerId = actor?.id ?? null;
  const message = { ...typed, email: typed.email ?? (await placeholderOf(tx, actor)) };
  const id = await insertMessage(tx, { ...message, customerId, locale: currentLocale() });
  await outbox.post(tx, messageMail(config, { ...message, id, customerId }));
}

async function placeholderOf(tx: Tx, actor: Actor | null): Promise<string> {
  const email = actor ? await emailOf(tx, actor.id) : undefined;
  return email && isNobodysAddress(email) ? email : failFields({ email: [checkWords.required] });
}

/** Newest first (contact-7). */
export async function listInbox(db: Db, actor: Actor, query: InboxQuery): Promise<List<InboxLine>> {
  const { rows, ...page } = await listedMessages(db, actor.id, query);
  return { ...page, results: rows.map(presentLine) };
}

/** Fails with `request.not_found`, like the functions below. */
export async function readMessage(db: Db | Tx, actor: Actor, id: number): Promise<InboxMessage> {
  const row = (await messageById(db, id)) ?? fail('request.not_found');
  return presentMessage(row, await repliesTo(db, id), actor.id);
}

export async function changeMessage(
  tx: Tx,
  actor: Actor,
  id: number,
  { mine, closed }: BodyOf<typeof updateInboxMessage>,
): Promise<InboxMessage> {
  if (!(await lockMessage(tx, id))) fail('request.not_found');
  const hasReplies = (await repliesTo(tx, id)).length > 0;
  const open = hasReplies ? 'answered' : 'new';
  await updateMessage(tx, id, {
    ...(mine !== undefined && { assignedTo: mine ? actor.id : null }),
    ...(closed !== undefined && { state: closed ? 'closed' : open }),
  });
  await recordAudit(tx, actor, {
    action: 'contact.message-changed',
    subject: { kind: 'contact-message', id },
    data: { ...(mine !== undefined && { mine }), ...(closed !== undefined && { closed }) },
  });
  return readMessage(tx, actor, id);
}

/** Stores the reply and mails it to the author of the message (contact-8). Fails with `contact.no_address`. */
export async function reply(
  tx: Tx,
  { config, outbox }: Pick<Deps, 'config' | 'outbox'>,
  actor: Actor,
  id: number,
  text: string,
): Promise<InboxMessage> {
  if (!(await lockMessage(tx, id))) fail('request.not_found');
  const before = await messageById(tx, id);
  if (before && isNobodysAddress(before.email)) fail('contact.no_address');
  await insertReply(tx, id, actor.id, text);
  const row = (await messageById(tx, id)) ?? fail('request.not_found');
  if ((await outbox.post(tx, replyMail(config, row, text))) === undefined) fail('contact.too_many_replies');
  await recordAudit(tx, actor, { action: 'contact.replied', subject: { kind: 'contact-message', id } });
  return presentMessage(row, await repliesTo(tx, id), actor.id);
}

export async function removeMessage(tx: Tx, actor: Actor, id: number): Promise<void> {
  if (!(await lockMessage(tx, id))) fail('request.not_found');
  await deleteMessage(tx, id);
  await recordAudit(tx, actor, { action: 'contact.deleted', subject: { kind: 'contact-message', id } });
}
