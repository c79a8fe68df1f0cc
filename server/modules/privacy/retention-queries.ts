import { and, eq, exists, inArray, isNotNull, lt, ne, or, sql } from 'drizzle-orm';
import { RETENTION_MONTHS } from '../../../contract/constants/accounts.ts';
import type { Db, Tx } from '../../db/client.ts';
import { chatConversations, chatMessages } from '../../db/schema/chat.ts';
import { contactMessages } from '../../db/schema/contact.ts';
import { files } from '../../db/schema/files.ts';
import { singleOrderDetails } from '../../db/schema/order-details.ts';
import { orders } from '../../db/schema/orders.ts';
import { finishedMeasures } from '../../db/schema/workshop.ts';
import { anonymiseGuestOrders, deleteChats, isAnonymised, isEnded, NO_MEASURES } from './erasure-queries.ts';

const cutoff = sql`now() - make_interval(months => ${RETENTION_MONTHS})`;
const isOld = lt(orders.updatedAt, cutoff);

export async function deleteOldMessages(db: Db): Promise<void> {
  const lastWord = sql`coalesce(${contactMessages.answeredAt}, ${contactMessages.createdAt})`;
  await db.delete(contactMessages).where(lt(lastWord, cutoff));
}

/** Deletes whole conversations by their last message; returns pictures to remove from storage. */
export function deleteOldChats(tx: Tx): Promise<string[]> {
  const lastMessage = tx
    .select({ id: chatMessages.id })
    .from(chatMessages)
    .where(and(eq(chatMessages.id, chatConversations.lastMessageId), lt(chatMessages.createdAt, cutoff)));
  return deleteChats(tx, exists(lastMessage));
}

/** Returns pictures to remove from storage. */
export function anonymiseOldGuestOrders(tx: Tx): Promise<string[]> {
  return anonymiseGuestOrders(tx, and(isOld, or(isNotNull(orders.phone), sql`not ${isAnonymised}`)));
}

/** Deletes measurement snapshots of stitched orders; returns pictures to remove from storage. */
export async function deleteOldMeasures(tx: Tx): Promise<string[]> {
  const old = tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.kind, 'single'), isEnded, isOld));
  await tx.delete(finishedMeasures).where(inArray(finishedMeasures.orderId, old));
  const hasMeasures = and(
    inArray(singleOrderDetails.orderId, old),
    or(
      isNotNull(singleOrderDetails.measurementPicture),
      isNotNull(singleOrderDetails.measurementFrom),
      ne(sql`${singleOrderDetails.measurementSnapshot} ->> 'id'`, '0'),
    ),
  );
  const before = await tx
    .select({ picture: singleOrderDetails.measurementPicture })
    .from(singleOrderDetails)
    .where(hasMeasures);
  await tx.update(singleOrderDetails).set(NO_MEASURES).where(hasMeasures);
  const pictures = before.flatMap(({ picture }) => picture ?? []);
  if (pictures.length === 0) return [];
  const stillShown = tx
    .select({ id: singleOrderDetails.measurementPicture })
    .from(singleOrderDetails)
    .where(inArray(singleOrderDetails.measurementPicture, pictures));
  const removed = await tx
    .delete(files)
    .where(and(inArray(files.id, pictures), sql`${files.id} not in ${stillShown}`))
    .returning({ key: files.key });
  return removed.map(({ key }) => key);
}
