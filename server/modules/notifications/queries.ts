import { and, count, desc, eq, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm';
import {
  MAX_UNREAD_COUNT,
  type MailTopic,
  NOTIFICATION_PAGE_SIZE,
} from '../../../contract/constants/notifications.ts';
import type { Db, Tx } from '../../db/client.ts';
import { users } from '../../db/schema/accounts.ts';
import { brands } from '../../db/schema/catalogue.ts';
import { mailOptOuts, type NotificationData, notifications } from '../../db/schema/notifications.ts';
import { orders } from '../../db/schema/orders.ts';
import { sellerOrders } from '../../db/schema/shop.ts';

export type NotificationRow = typeof notifications.$inferSelect;

interface OrderNotification {
  orderId: number;
  sellerOrderId: number | null;
  kind: string;
  /** Merged with facts of the order. */
  data: NotificationData;
  /** Who caused it; for this user the notification is already read. */
  actorId: number | null;
}

/**
 * Notifies the customer of an order, but no guest; of the cloth for a stitched order not what the system does with it,
 * because the customer hears of the order's own step then. A second notification in the transaction drops the seller's name.
 */
export async function insertOrderNotification(
  tx: Tx,
  { orderId, sellerOrderId, kind, data, actorId }: OrderNotification,
): Promise<void> {
  await tx.execute(sql`
    insert into ${notifications} (user_id, kind, order_id, data, read_at)
    select o.customer_id, ${kind}, o.id,
      jsonb_strip_nulls(jsonb_build_object(
        'number', o.tracking_id, 'order', case when s.id is not null and o.kind = 'single' then 'cloth' else o.kind end, 'isPriced', o.total is not null, 'seller', b.name
      )) || ${JSON.stringify(data)}::jsonb,
      case when o.customer_id = ${actorId}::integer then now() end
    from ${orders} o
    left join ${sellerOrders} s on s.id = ${sellerOrderId}::integer
    left join ${brands} b on b.id = s.brand_id
    where o.id = ${orderId} and o.customer_id is not null
      and not (o.kind = 'single' and s.id is not null and ${actorId}::integer is null)
    on conflict (order_id, kind, created_at) do update set data = notifications.data - 'seller'`);
}

export async function insertNotification(
  tx: Tx,
  notification: { userId: number; kind: string; data: NotificationData; orderId?: number },
): Promise<void> {
  await tx.insert(notifications).values(notification);
}

/** The same for several accounts. */
export async function insertNotifications(
  tx: Tx,
  userIds: readonly number[],
  { kind, data }: { kind: string; data: NotificationData },
): Promise<void> {
  if (userIds.length === 0) return;
  await tx.insert(notifications).values(userIds.map((userId) => ({ userId, kind, data })));
}

/** Newest first. */
export async function notificationsOf(
  db: Db,
  userId: number,
  page: number,
): Promise<{ count: number; rows: NotificationRow[] }> {
  const [[counted], rows] = await Promise.all([
    db.select({ count: count() }).from(notifications).where(eq(notifications.userId, userId)),
    db
      .select()
      .from(notifications)
      .where(eq(notifications.userId, userId))
      .orderBy(desc(notifications.id))
      .limit(NOTIFICATION_PAGE_SIZE)
      .offset((page - 1) * NOTIFICATION_PAGE_SIZE),
  ]);
  return { count: counted?.count ?? 0, rows };
}

/** At most `MAX_UNREAD_COUNT`, which bounds the cost. */
export async function unreadOf(db: Db, userId: number): Promise<number> {
  const first = db
    .select({ id: notifications.id })
    .from(notifications)
    .where(and(eq(notifications.userId, userId), isNull(notifications.readAt)))
    .limit(MAX_UNREAD_COUNT)
    .as('first');
  const [row] = await db.select({ count: count() }).from(first);
  return row?.count ?? 0;
}

/** Counts of many users; users without unread notifications are left out. */
export async function unreadOfUsers(db: Db, userIds: number[]): Promise<Map<number, number>> {
  const rows = await db
    .select({ userId: notifications.userId, unread: sql<number>`least(count(*), ${MAX_UNREAD_COUNT})::int` })
    .from(notifications)
    .where(and(inArray(notifications.userId, userIds), isNull(notifications.readAt)))
    .groupBy(notifications.userId);
  return new Map(rows.map(({ userId, unread }) => [userId, unread]));
}

/** False if the notification is not the user's. */
export async function markRead(db: Db, userId: number, id: number): Promise<boolean> {
  const marked = await db
    .update(notifications)
    .set({ readAt: sql`coalesce(${notifications.readAt}, now())` })
    .where(and(eq(notifications.id, id), eq(notifications.userId, userId)))
    .returning({ id: notifications.id });
  return marked.length > 0;
}

export async function markReadUpTo(db: Db, userId: number, id: number): Promise<void> {
  await db
    .update(notifications)
    .set({ readAt: sql`now()` })
    .where(and(eq(notifications.userId, userId), lte(notifications.id, id), isNull(notifications.readAt)));
}

export async function optOutsOf(db: Db | Tx, userId: number): Promise<MailTopic[]> {
  const rows = await db
    .select({ topic: mailOptOuts.topic })
    .from(mailOptOuts)
    .where(eq(mailOptOuts.userId, userId));
  return rows.map(({ topic }) => topic);
}

/** Ignores deleted accounts. */
export async function insertOptOut(db: Db | Tx, userId: number, topic: MailTopic): Promise<void> {
  await db
    .insert(mailOptOuts)
    .select(
      db
        .select({
          userId: users.id,
          topic: sql<MailTopic>`${topic}`.as('topic'),
          createdAt: sql`now()`.as('created_at'),
        })
        .from(users)
        .where(eq(users.id, userId)),
    )
    .onConflictDoNothing();
}

export async function deleteOptOut(db: Db | Tx, userId: number, topic: MailTopic): Promise<void> {
  await db.delete(mailOptOuts).where(and(eq(mailOptOuts.userId, userId), eq(mailOptOuts.topic, topic)));
}

const READ_DAYS = 90;
const UNREAD_DAYS = 365;

/** Purges (notifications-4). */
export async function deleteOld(db: Db): Promise<void> {
  const daysAgo = (days: number) => sql`now() - make_interval(days => ${days})`;
  await db
    .delete(notifications)
    .where(
      or(lt(notifications.readAt, daysAgo(READ_DAYS)), lt(notifications.createdAt, daysAgo(UNREAD_DAYS))),
    );
}
