import type {
  ChatNote,
  Conversation,
  chatAgents,
  conversation,
  conversations,
} from '../../../../contract/chat-inbox.ts';
import { CONVERSATION_PAGE_SIZE, HANDOVER_MINUTES } from '../../../../contract/constants/chat.ts';
import type { QueryOf, ResponseOf } from '../../../../contract/endpoint.ts';
import type { Measurement } from '../../../../contract/measurements.ts';
import { isNobodysAddress } from '../../../../contract/nobodys-address.ts';
import type { Page } from '../../../../contract/page.ts';
import type { Db, Tx } from '../../../db/client.ts';
import type { Deps } from '../../../deps.ts';
import { fail } from '../../../fail.ts';
import type { Actor } from '../../../infra/access-tokens.ts';
import { isProven } from '../../../infra/mail/proven-addresses.ts';
import { listPage } from '../../../list-page.ts';
import { recordAudit } from '../../audit/service.ts';
import { listMeasurementsOf } from '../../measurements/service.ts';
import {
  conversationOf,
  countsOfPanel,
  inbox,
  insertNote,
  isAgentAccount,
  notesOf,
  ordersOfCustomer,
  setAssigned,
  supportTeam,
} from '../conversation-queries.ts';
import { topicOf } from '../live/topics.ts';
import { answerFollowsMail, answerMail, transcriptMail, waitingMail } from '../mails.ts';
import { fullName, presentConversation, presentNote, presentOrder } from '../present.ts';
import { hasConversation, lastMessages } from '../queries.ts';
import { claimAnswers, claimHandover, unmailedCustomers, waitingCustomers } from './queries.ts';

/** A transcript has only the newest messages. */
const TRANSCRIPT_MESSAGES = 500;

/** Unread first (chat-14). Fails with `page.invalid` past the end. */
export async function listConversations(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  query: QueryOf<typeof conversations>,
  addressOfPage: (page: number) => string,
): Promise<Page<Conversation>> {
  const { count, rows } = await inbox(db, { ...query, agentId: actor.id });
  return listPage(
    { count, results: rows.map(presentConversation) },
    { page: query.page, size: CONVERSATION_PAGE_SIZE, addressOfPage },
  );
}

/** Includes the side panel. Fails with `request.not_found`. */
export async function readConversation(db: Db, customerId: number): Promise<ResponseOf<typeof conversation>> {
  const row = (await conversationOf(db, customerId)) ?? fail('request.not_found');
  const [orders, { records, notes }] = await Promise.all([
    ordersOfCustomer(db, customerId),
    countsOfPanel(db, customerId),
  ]);
  const { found, customer, ...shown } = presentConversation(row);
  const { phoneNumber, createdAt } = row.customer;
  return {
    ...shown,
    customer: { ...customer, phone_number: phoneNumber, joined_at: createdAt.toISOString() },
    orders: orders.map(presentOrder),
    measurement_records: records,
    notes,
  };
}

/** Null removes the assignment. Fails with `request.not_found` and `chat.agent_unknown` (chat-15). */
export async function assignTo(
  tx: Tx,
  { pubsub }: Pick<Deps, 'pubsub'>,
  actor: Actor,
  customerId: number,
  agentId: number | null,
): Promise<Omit<Conversation, 'found'>> {
  if (agentId !== null && !(await isAgentAccount(tx, agentId))) fail('chat.agent_unknown');
  if (!(await setAssigned(tx, customerId, agentId))) fail('request.not_found');
  await recordAudit(tx, actor, { ...of(customerId), action: 'chat.assigned', data: { agent: agentId } });
  await pubsub.publish(tx, topicOf({ what: 'changed', customerId }));
  const { found, ...shown } = presentConversation(
    (await conversationOf(tx, customerId)) ?? fail('request.not_found'),
  );
  return shown;
}

/** Records the view in the audit log first (chat-18). Fails with `request.not_found`. */
export async function readMeasurements(db: Db, actor: Actor, customerId: number): Promise<Measurement[]> {
  if (!(await hasConversation(db, customerId))) fail('request.not_found');
  await recordAudit(db, actor, { ...of(customerId), action: 'chat.measurements-read' });
  return listMeasurementsOf(db, customerId);
}

/** Oldest first. Fails with `request.not_found` (chat-17). */
export async function listNotes(db: Db, customerId: number): Promise<ChatNote[]> {
  if (!(await hasConversation(db, customerId))) fail('request.not_found');
  return (await notesOf(db, customerId)).map(presentNote);
}

/** Fails with `request.not_found`. */
export async function addNote(
  tx: Tx,
  { pubsub }: Pick<Deps, 'pubsub'>,
  actor: Actor,
  customerId: number,
  text: string,
): Promise<ChatNote> {
  const id = (await insertNote(tx, { customerId, authorId: actor.id, text })) ?? fail('request.not_found');
  await recordAudit(tx, actor, { ...of(customerId), action: 'chat.note-added', data: { note: id } });
  await pubsub.publish(tx, topicOf({ what: 'changed', customerId }));
  const note = (await notesOf(tx, customerId)).find((one) => one.id === id);
  if (!note) throw new Error('The note is gone');
  return presentNote(note);
}

/** By name. */
export async function listAgents(db: Db): Promise<ResponseOf<typeof chatAgents>> {
  return (await supportTeam(db)).map(({ id, username, isOnline, assigned, ...names }) => ({
    id,
    username,
    name: fullName({ username, ...names }),
    online: isOnline,
    assigned,
  }));
}

/** Leaves out notes (chat-19). Fails with `request.not_found` and `chat.no_address`. */
export async function sendTranscript(
  tx: Tx,
  { config, outbox }: Pick<Deps, 'config' | 'outbox'>,
  actor: Actor,
  customerId: number,
): Promise<void> {
  const { customer } = (await conversationOf(tx, customerId)) ?? fail('request.not_found');
  if (isNobodysAddress(customer.email) || !(await isProven(tx, customer.email))) fail('chat.no_address');
  const messages = await lastMessages(tx, customerId, TRANSCRIPT_MESSAGES);
  await outbox.post(tx, transcriptMail(config, customer, messages));
  await recordAudit(tx, actor, { ...of(customerId), action: 'chat.transcript-mailed' });
}

/** The audit subject of a conversation. */
function of(customerId: number) {
  return { subject: { kind: 'conversation' as const, id: customerId }, userId: customerId };
}

const ORDER_TOPICS = 'order:';

/** Batches changes, because bulk steps change many orders at once. */
const COLLECT_MS = 500;

/** Calls back with changed orders, at most twice a second. Returns a function that ends it. */
export function watchOrders(
  { pubsub }: Pick<Deps, 'pubsub'>,
  onChange: (orders: number[]) => void,
): () => void {
  const changed = new Set<number>();
  let timer: NodeJS.Timeout | undefined;
  const stop = pubsub.subscribeAll(ORDER_TOPICS, (topic) => {
    if (topic === undefined) return;
    changed.add(Number(topic.slice(ORDER_TOPICS.length)));
    timer ??= setTimeout(() => {
      timer = undefined;
      onChange([...changed]);
      changed.clear();
    }, COLLECT_MS).unref();
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
}

const BATCH = 100;
/** Messages of a conversation in one mail. */
const MAILED_MESSAGES = 30;
/** Leaves time for a brief disconnection, and for a reply in several messages. */
const ANSWER_DELAY_SECONDS = 60;

type Parts = Pick<Deps, 'db' | 'config' | 'outbox'>;

/** Runs every minute: mails unanswered conversations to support and unread replies to customers (chat-11, chat-12). */
export async function handOver(deps: Parts): Promise<void> {
  for (const id of await waitingCustomers(deps.db, HANDOVER_MINUTES, BATCH)) await tellSupport(deps, id);
  for (const id of await unmailedCustomers(deps.db, ANSWER_DELAY_SECONDS, BATCH)) await mailAnswers(deps, id);
}

function tellSupport({ db, config, outbox }: Parts, customerId: number): Promise<void> {
  return db.transaction(async (tx) => {
    const claimed = await claimHandover(tx, customerId);
    if (!claimed) return;
    const messages = await lastMessages(tx, customerId, MAILED_MESSAGES);
    await outbox.post(tx, waitingMail(config, claimed.customer, messages));
    if (!claimed.isOnline) await outbox.post(tx, answerFollowsMail(config, claimed.customer));
  });
}

function mailAnswers({ db, config, outbox }: Parts, customerId: number): Promise<void> {
  return db.transaction(async (tx) => {
    const claimed = await claimAnswers(tx, customerId);
    if (!claimed) return;
    const recent = await lastMessages(tx, customerId, MAILED_MESSAGES);
    const answers = recent.filter(({ id }) => claimed.ids.has(id));
    if (answers.length > 0) await outbox.post(tx, answerMail(config, claimed.customer, answers));
  });
}
