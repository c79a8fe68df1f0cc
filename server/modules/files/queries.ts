import { and, eq, exists, gt, inArray, isNotNull, not, or, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Db, Tx } from '../../db/client.ts';
import { users } from '../../db/schema/accounts.ts';
import { chatMessages } from '../../db/schema/chat.ts';
import { files, storageIdentity } from '../../db/schema/files.ts';
import { garments } from '../../db/schema/garments.ts';
import { orderEventPhotos, orderEvents } from '../../db/schema/order-events.ts';
import { orders } from '../../db/schema/orders.ts';
import { provenAddresses } from '../../db/schema/service.ts';
import { transferParts } from '../../db/schema/transfers.ts';

export async function addFile(tx: Tx, file: typeof files.$inferInsert): Promise<number> {
  const [row] = await tx.insert(files).values(file).returning({ id: files.id });
  if (!row) throw new Error('The file was not written');
  return row.id;
}

/** A picture of an order that staff have entered for its customer (orders-215). */
const isSentByStaff = sql`exists (select 1 from ${garments} garment join ${orderEvents} event on event.order_id = garment.order_id
  where (garment.dress_design = files.id or garment.measurement_picture = files.id) and event.action = 'place'
  and event.actor_id <> files.owner_id)`;

/** How many pictures the customer has sent in 24 hours; undefined for other roles. */
export async function keptWithinDay(tx: Tx, customerId: number) {
  const [row] = await tx
    .select({
      pictures: tx.$count(
        files,
        and(
          eq(files.ownerId, customerId),
          gt(files.createdAt, sql`now() - interval '1 day'`),
          not(isSentByStaff),
        ),
      ),
      isProven: exists(
        tx
          .select({ email: provenAddresses.email })
          .from(provenAddresses)
          .where(eq(provenAddresses.email, sql`lower(${users.email})`)),
      ).mapWith(Boolean),
    })
    .from(users)
    .where(and(eq(users.id, customerId), eq(users.userType, 'customer')));
  return row;
}

export async function fileByKey(db: Db, key: string) {
  const [row] = await db
    .select({ mediaType: files.mediaType, bytes: files.bytes })
    .from(files)
    .where(eq(files.key, key));
  return row;
}

export async function publishedFileByKey(db: Db, key: string) {
  const [row] = await db
    .select({ mediaType: files.mediaType, bytes: files.bytes })
    .from(files)
    .where(and(eq(files.key, key), files.published));
  return row;
}

/** Returns the key to remove from storage. */
export async function removeFile(tx: Tx, id: number): Promise<string | undefined> {
  const [row] = await tx.delete(files).where(eq(files.id, id)).returning({ key: files.key });
  return row?.key;
}

export async function knownKeys(db: Db, keys: string[]): Promise<Set<string>> {
  const pictures = db.select({ key: files.key }).from(files).where(inArray(files.key, keys));
  const parts = db
    .select({ key: transferParts.key })
    .from(transferParts)
    .where(inArray(transferParts.key, keys));
  const rows = await unionAll(pictures, parts);
  return new Set(rows.map(({ key }) => key));
}

export async function storageId(db: Db): Promise<string | undefined> {
  const [row] = await db.select({ id: storageIdentity.id }).from(storageIdentity);
  return row?.id;
}

/** Does not replace an existing id. */
export async function setStorageId(db: Db): Promise<string> {
  await db.insert(storageIdentity).values({}).onConflictDoNothing();
  const id = await storageId(db);
  if (!id) throw new Error('The id of the storage was not written');
  return id;
}

/** Files uploaded by the account, or by others for it, with steps of its orders or in its chat. */
export function filesAbout(db: Db, userId: number) {
  const ofSteps = db
    .select({ id: orderEventPhotos.fileId })
    .from(orderEventPhotos)
    .innerJoin(orderEvents, eq(orderEvents.id, orderEventPhotos.eventId))
    .innerJoin(orders, eq(orders.id, orderEvents.orderId))
    .where(eq(orders.customerId, userId));
  const ofChat = db
    .select({ id: chatMessages.pictureId })
    .from(chatMessages)
    .where(and(eq(chatMessages.customerId, userId), isNotNull(chatMessages.pictureId)));
  return db
    .select({ key: files.key, mediaType: files.mediaType })
    .from(files)
    .where(or(eq(files.ownerId, userId), inArray(files.id, ofSteps), inArray(files.id, ofChat)))
    .orderBy(files.id);
}
