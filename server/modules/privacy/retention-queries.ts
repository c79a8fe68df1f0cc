import { and, eq, exists, gt, inArray, isNotNull, lt, ne, or, type SQLWrapper, sql } from 'drizzle-orm';
import { RETENTION_MONTHS } from '../../../contract/constants/accounts.ts';
import { RETURN_WORDS_DAYS } from '../../../contract/constants/goods-returns.ts';
import { PROOF_DAYS } from '../../../contract/constants/payment-proofs.ts';
import type { Db, Tx } from '../../db/client.ts';
import { alterationClaims } from '../../db/schema/alteration-claims.ts';
import { chatConversations, chatMessages } from '../../db/schema/chat.ts';
import { contactMessages } from '../../db/schema/contact.ts';
import { files } from '../../db/schema/files.ts';
import { alterations, garments } from '../../db/schema/garments.ts';
import { singleOrderDetails } from '../../db/schema/order-details.ts';
import { orders } from '../../db/schema/orders.ts';
import { paymentProofs } from '../../db/schema/payment-proofs.ts';
import { garmentSamples } from '../../db/schema/samples.ts';
import { goodsReturns } from '../../db/schema/shop.ts';
import { finishedMeasures } from '../../db/schema/workshop.ts';
import {
  anonymiseGuestOrders,
  deleteChats,
  isAnonymised,
  isEnded,
  NO_MEASURES,
  NO_MEASURES_OF_GARMENT,
} from './erasure-queries.ts';
import { deletePicturesOfReturns } from './return-pictures-queries.ts';

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
  await tx.delete(garmentSamples).where(inArray(garmentSamples.orderId, old));
  await tx
    .update(alterations)
    .set({ fit: null })
    .where(and(inArray(alterations.orderId, old), isNotNull(alterations.fit)));
  await tx
    .update(alterationClaims)
    .set({ fit: null })
    .where(and(inArray(alterationClaims.orderId, old), isNotNull(alterationClaims.fit)));
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
  const ofOthers = await deleteOldMeasuresOfGarments(tx, old);
  const pictures = [...before, ...ofOthers].flatMap(({ picture }) => picture ?? []);
  if (pictures.length === 0) return [];
  // The first garment has the picture of its order.
  const stillShown = tx
    .select({ id: garments.measurementPicture })
    .from(garments)
    .where(inArray(garments.measurementPicture, pictures));
  const removed = await tx
    .delete(files)
    .where(and(inArray(files.id, pictures), sql`${files.id} not in ${stillShown}`))
    .returning({ key: files.key });
  return removed.map(({ key }) => key);
}

/** What customers have sent about transfers (payments-20); returns pictures to remove from storage. */
export async function deleteOldProofs(tx: Tx): Promise<string[]> {
  const deleted = await tx
    .delete(paymentProofs)
    .where(lt(paymentProofs.decidedAt, sql`now() - make_interval(days => ${PROOF_DAYS})`))
    .returning({ picture: paymentProofs.pictureId });
  const pictures = deleted.flatMap(({ picture }) => picture ?? []);
  if (pictures.length === 0) return [];
  const removed = await tx.delete(files).where(inArray(files.id, pictures)).returning({ key: files.key });
  return removed.map(({ key }) => key);
}

/** Pictures and words of returns that have ended, and accounts that nothing is owed to (returns-8). */
export async function deleteOldReturnWords(tx: Tx): Promise<string[]> {
  const old = await tx
    .update(goodsReturns)
    .set({ note: '', answer: '', sealedAccount: null })
    .where(
      sql`${goodsReturns.state} in ('REFUSED', 'RECEIVED', 'WITHDRAWN')
        and coalesce(${goodsReturns.receivedAt}, ${goodsReturns.decidedAt}, ${goodsReturns.askedAt}) < now() - make_interval(days => ${RETURN_WORDS_DAYS})
        and (${goodsReturns.note} <> '' or ${goodsReturns.answer} <> '' or ${goodsReturns.sealedAccount} is not null
          or (select count(*) from goods_return_pictures p where p.return_id = goods_returns.id) > 0)
        and (select count(*) from refunds r where r.return_id = goods_returns.id and r.completed_at is null) = 0`,
    )
    .returning({ id: goodsReturns.id });
  return deletePicturesOfReturns(
    tx,
    old.map(({ id }) => id),
  );
}

/** Of the garments after the first. */
async function deleteOldMeasuresOfGarments(tx: Tx, old: SQLWrapper) {
  const hasMeasures = and(
    inArray(garments.orderId, old),
    gt(garments.position, 1),
    or(
      isNotNull(garments.measurementPicture),
      isNotNull(garments.measurementFrom),
      isNotNull(garments.finished),
      ne(sql`${garments.measurementSnapshot} ->> 'id'`, '0'),
    ),
  );
  const before = await tx.select({ picture: garments.measurementPicture }).from(garments).where(hasMeasures);
  await tx.update(garments).set(NO_MEASURES_OF_GARMENT).where(hasMeasures);
  return before;
}
