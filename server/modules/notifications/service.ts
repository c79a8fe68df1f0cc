import {
  type IdentityNews,
  MAIL_TOPICS,
  type MailTopic,
  NOTIFICATION_PAGE_SIZE,
  type SellerNews,
  STOCK_NEWS,
  topicsOf,
  type WorkNews,
} from '../../../contract/constants/notifications.ts';
import type { BodyOf, ResponseOf } from '../../../contract/endpoint.ts';
import type {
  mailSettings,
  Notification,
  unreadNotifications,
  updateMailSettings,
} from '../../../contract/notifications.ts';
import type { Page } from '../../../contract/page.ts';
import type { Db, Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { fail } from '../../fail.ts';
import type { Actor } from '../../infra/access-tokens.ts';
import { allPages, type ExportEntry, jsonFile, jsonList } from '../../infra/data-export/entries.ts';
import { listPage } from '../../list-page.ts';
import { presentNotification } from './present.ts';
import {
  deleteOld,
  deleteOptOut,
  insertNotification,
  insertNotifications,
  insertOptOut,
  insertOrderNotification,
  markRead,
  markReadUpTo,
  notificationsOf,
  optOutsOf,
  unreadOf,
  unreadOfUsers,
} from './queries.ts';
import { subscriptionOf, type UnsubscribeLinks, unsubscribeLinks } from './unsubscribe-service.ts';

/** The facts of a step; this module does not know the lifecycle's. */
interface Step {
  orderId: number;
  sellerOrderId: number | null;
  action: string;
  to: string;
  actorId: number | null;
  noteCode?: string | null | undefined;
}

const MEASURED: Readonly<Record<string, string>> = {
  MEASURES_GIVEN: 'measured',
  SOME_MEASURES_GIVEN: 'measured_some',
  SAMPLE_MEASURED: 'sample_measured',
  SAMPLE_RETURNED: 'sample_returned',
  SAMPLE_LOST: 'sample_lost',
};

/** Notifies the customer of a step of an order, in its transaction (notifications-1). */
export async function notifyOfStep(tx: Tx, step: Step): Promise<void> {
  const { orderId, sellerOrderId, action, to, actorId, noteCode } = step;
  const kind = MEASURED[noteCode ?? ''] ?? action;
  await insertOrderNotification(tx, { orderId, sellerOrderId, kind, data: { to }, actorId });
}

/** Notifies the customer that an order will expire unless confirmed, or unless the measures asked for come. */
export async function notifyOfExpiry(
  tx: Tx,
  orderId: number,
  { isMeasured }: { isMeasured: boolean },
): Promise<void> {
  await insertOrderNotification(tx, {
    orderId,
    kind: isMeasured ? 'remind' : 'remind_measures',
    data: {},
    sellerOrderId: null,
    actorId: null,
  });
}

/** Notifies the customer that the cloth has not come, and of the last day for it. */
export async function notifyOfMissingCloth(
  tx: Tx,
  { orderId, until, isPosted }: { orderId: number; until: string; isPosted: boolean },
): Promise<void> {
  const kind = isPosted ? 'cloth_delayed' : 'cloth_missing';
  const missing = { kind, data: { until }, sellerOrderId: null, actorId: null };
  await insertOrderNotification(tx, { orderId, ...missing });
}

/** Notifies the customer that the cloth of some garments has not come (orders-201). */
export async function notifyOfMissingClothOfSome(tx: Tx, orderId: number): Promise<void> {
  const missing = { kind: 'cloth_missing_some', data: {}, sellerOrderId: null, actorId: null };
  await insertOrderNotification(tx, { orderId, ...missing });
}

/** Notifies the customer that nothing of the advance has come, and of the last day for it (payments-19). */
export async function notifyOfMissingAdvance(
  tx: Tx,
  { orderId, until }: { orderId: number; until?: string },
): Promise<void> {
  const missing = {
    kind: 'advance_missing',
    data: until ? { until } : {},
    sellerOrderId: null,
    actorId: null,
  };
  await insertOrderNotification(tx, { orderId, ...missing });
}

/** Notifies the customer that a transfer was not found (payments-18). */
export async function notifyOfRefusedProof(
  tx: Tx,
  { orderId, amount, reason }: { orderId: number; amount: number; reason: string },
): Promise<void> {
  const refused = { kind: 'proof_refused', data: { amount, reason }, sellerOrderId: null, actorId: null };
  await insertOrderNotification(tx, { orderId, ...refused });
}

/** Notifies the customer that a return was accepted or refused (returns-3). */
export async function notifyOfReturn(
  tx: Tx,
  { orderId, sellerOrderId, accepted }: { orderId: number; sellerOrderId: number; accepted: boolean },
): Promise<void> {
  const kind = accepted ? 'return_accepted' : 'return_refused';
  await insertOrderNotification(tx, { orderId, sellerOrderId, kind, data: {}, actorId: null });
}

/** Notifies the customer that their cloth is there, and the garment to measure is not (orders-185). */
export async function notifyOfMissingSample(tx: Tx, orderId: number): Promise<void> {
  const missing = { kind: 'sample_missing', data: {}, sellerOrderId: null, actorId: null };
  await insertOrderNotification(tx, { orderId, ...missing });
}

/** `amount` is the whole refund in rupees. */
export async function notifyOfRefund(
  tx: Tx,
  { orderId, amount }: { orderId: number; amount: number },
): Promise<void> {
  const refund = { kind: 'refund', data: { amount }, sellerOrderId: null, actorId: null };
  await insertOrderNotification(tx, { orderId, ...refund });
}

/** Notifies a tailor of an order (notifications-7). */
export async function notifyOfWork(
  tx: Tx,
  { orderId, userId, news, number }: { orderId: number; userId: number; news: WorkNews; number: string },
): Promise<void> {
  await insertNotification(tx, { userId, orderId, kind: news, data: { number } });
}

/** Notifies a brand of an order of its goods; `path` leads to its seller order (notifications-8). */
export async function notifyOfSale(
  tx: Tx,
  { userId, news, number, path }: { userId: number; news: SellerNews; number: string; path: string },
): Promise<void> {
  // Without the order id, because a step notifies several brands of an order, but its customer once.
  await insertNotification(tx, { userId, kind: news, data: { number, path } });
}

/** Notifies a brand that a product is low on stock (catalogue-20). */
export async function notifyOfLowStock(
  tx: Tx,
  userId: number,
  { product, path }: { product: string; path: string },
): Promise<void> {
  await insertNotification(tx, { userId, kind: STOCK_NEWS, data: { product, path } });
}

/** Notifies a tailor whether new orders are accepted (tailors-33). */
export async function notifyOfPause(
  tx: Tx,
  userId: number,
  { active, reason }: { active: boolean; reason: string | undefined },
): Promise<void> {
  const data = reason === undefined ? {} : { reason };
  await insertNotification(tx, { userId, kind: active ? 'resumed' : 'paused', data });
}

/** Notifies sellers that their identity is needed, checked or refused (sellers-7, sellers-8). */
export async function notifyOfIdentity(
  tx: Tx,
  userIds: readonly number[],
  { news, reason }: { news: IdentityNews; reason?: string },
): Promise<void> {
  await insertNotifications(tx, userIds, { kind: news, data: reason === undefined ? {} : { reason } });
}

export async function notifyOfReply(
  tx: Tx,
  userId: number,
  { seller, product, path }: { seller: string; product: string; path: string },
): Promise<void> {
  await insertNotification(tx, { userId, kind: 'reply', data: { seller, product, path } });
}

/** Newest first. Fails with `page.invalid` past the end. */
export async function listNotifications(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  page: number,
  addressOfPage: (page: number) => string,
): Promise<Page<Notification>> {
  const { count, rows } = await notificationsOf(db, actor.id, page);
  return listPage(
    { count, results: rows.map(presentNotification) },
    { page, size: NOTIFICATION_PAGE_SIZE, addressOfPage },
  );
}

type Unread = ResponseOf<typeof unreadNotifications>;

export async function countUnread(db: Db, actor: Actor): Promise<Unread> {
  return { unread: await unreadOf(db, actor.id) };
}

/** By user id; 0 for users without any. */
export async function countUnreadOfUsers(db: Db, userIds: number[]): Promise<Map<number, number>> {
  const unread = await unreadOfUsers(db, userIds);
  return new Map(userIds.map((id) => [id, unread.get(id) ?? 0]));
}

/** Fails with `request.not_found`. */
export async function readOne(db: Db, actor: Actor, id: number): Promise<Unread> {
  if (!(await markRead(db, actor.id, id))) fail('request.not_found');
  return countUnread(db, actor);
}

export async function readUpTo(db: Db, actor: Actor, id: number): Promise<Unread> {
  await markReadUpTo(db, actor.id, id);
  return countUnread(db, actor);
}

type Settings = ResponseOf<typeof mailSettings>;

export async function readMailSettings(db: Db | Tx, actor: Actor): Promise<Settings> {
  const off = await optOutsOf(db, actor.id);
  return { mails: Object.fromEntries(topicsOf(actor.role).map((topic) => [topic, !off.includes(topic)])) };
}

export function changeMailSettings(
  db: Db,
  actor: Actor,
  { mails }: BodyOf<typeof updateMailSettings>,
): Promise<Settings> {
  return db.transaction(async (tx) => {
    for (const topic of MAIL_TOPICS) {
      if (mails[topic] === true) await deleteOptOut(tx, actor.id, topic);
      if (mails[topic] === false) await insertOptOut(tx, actor.id, topic);
    }
    return readMailSettings(tx, actor);
  });
}

/** Idempotent. Fails with `notifications.unsubscribe_link_invalid`. */
export async function unsubscribeByLink(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  token: string,
): Promise<{ topic: MailTopic }> {
  const { userId, topic } = subscriptionOf(config, token) ?? fail('notifications.unsubscribe_link_invalid');
  await insertOptOut(db, userId, topic);
  return { topic };
}

/** Unsubscribe links for mail of a topic; undefined if the account has unsubscribed (notifications-5). */
export async function wantedMail(
  tx: Tx,
  { config }: Pick<Deps, 'config'>,
  userId: number,
  topic: MailTopic,
): Promise<UnsubscribeLinks | undefined> {
  if ((await optOutsOf(tx, userId)).includes(topic)) return undefined;
  return unsubscribeLinks(config, { userId, topic });
}

/** Runs every night. */
export function purgeOldNotifications(db: Db): Promise<void> {
  return deleteOld(db);
}

export function exportNotifications(deps: Deps, actor: Actor): ExportEntry[] {
  return [
    jsonList('notifications.json', () => allPages((page) => listNotifications(deps, actor, page, String))),
    jsonFile('mail-settings.json', () => readMailSettings(deps.db, actor)),
  ];
}
