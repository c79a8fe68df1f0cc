import { and, eq, exists, gt, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { ERASED_NAME } from '../../../contract/erased-name.ts';
import type { Tx } from '../../db/client.ts';
import { users } from '../../db/schema/accounts.ts';
import { alterationClaims } from '../../db/schema/alteration-claims.ts';
import { auditEntries } from '../../db/schema/audit.ts';
import { orderCalls, orderNotes, savedViews } from '../../db/schema/backoffice.ts';
import { gatewayCustomers } from '../../db/schema/cards.ts';
import { chatConversations, chatMessages } from '../../db/schema/chat.ts';
import { contactMessages, subscribers } from '../../db/schema/contact.ts';
import { courierBookings } from '../../db/schema/courier-bookings.ts';
import { files } from '../../db/schema/files.ts';
import { alterations, garments } from '../../db/schema/garments.ts';
import { measureLinks } from '../../db/schema/measure-links.ts';
import { messages, whatsappInbound, whatsappNumbers } from '../../db/schema/messages.ts';
import { notifications } from '../../db/schema/notifications.ts';
import { bulkOrderDetails, singleOrderDetails } from '../../db/schema/order-details.ts';
import { orderEventPhotos, orderEvents } from '../../db/schema/order-events.ts';
import { orderAddresses, orders } from '../../db/schema/orders.ts';
import { paymentProofs } from '../../db/schema/payment-proofs.ts';
import { refundAccounts } from '../../db/schema/refund-accounts.ts';
import { reviews } from '../../db/schema/reviews.ts';
import { garmentSamples } from '../../db/schema/samples.ts';
import { mails, provenAddresses } from '../../db/schema/service.ts';
import { goodsReturns, sellerOrders } from '../../db/schema/shop.ts';
import { clothReceipts, finishedMeasures, orderQuestions } from '../../db/schema/workshop.ts';
import { isGuestOrderOf, isMessageOf, type Person } from './own-queries.ts';
import { deletePicturesOfReturns } from './return-pictures-queries.ts';

const ERASED_EMAIL = 'deleted@accounts.invalid';

export const isEnded = inArray(orders.status, ['DELIVERED', 'CANCELLED', 'RETURNED']);

/** An empty snapshot, because a stitched order must have a measurement source. */
const noMeasuresOf = (table: typeof singleOrderDetails | typeof garments) => ({
  // Without the picture, the source is a record.
  measurementSource: sql`case when ${table.measurementSource} is not null then 'STORE' end`,
  measurementPicture: null,
  measurementFrom: null,
  measurementSnapshot: sql`case when ${table.measurementSource} is not null then
    '{"id":0,"version":0,"label":"","gender":"","age_group":"adult","unit":"cm","note":"","values":{}}'::jsonb end`,
});

export const NO_MEASURES = {
  ...noMeasuresOf(singleOrderDetails),
};

export const NO_MEASURES_OF_GARMENT = { ...noMeasuresOf(garments), finished: null };

/**
 * Reduces orders to what bookkeeping needs: what was made or sold, when and for how much. Issued documents stay
 * unchanged (accounts-18). Returns the keys of pictures to remove from storage.
 */
async function anonymise(tx: Tx, which: SQL | undefined): Promise<string[]> {
  const rows = await tx.select({ id: orders.id }).from(orders).where(which);
  const own = rows.map(({ id }) => id);
  if (own.length === 0) return [];
  await tx
    .update(orderAddresses)
    .set({ fullName: ERASED_NAME, phone: null, address: '', postalCode: '' })
    .where(inArray(orderAddresses.orderId, own));
  await tx
    .update(singleOrderDetails)
    .set({
      ...{ ...NO_MEASURES, description: '', dressDesign: null },
      ...{ clothPostedOn: null, clothCourier: null, clothCourierNumber: null },
    })
    .where(inArray(singleOrderDetails.orderId, own));
  // The first one is a copy of the details.
  await tx
    .update(garments)
    .set({ ...NO_MEASURES_OF_GARMENT, description: '', dressDesign: null })
    .where(and(inArray(garments.orderId, own), gt(garments.position, 1)));
  await tx
    .update(bulkOrderDetails)
    .set({
      additionalNotes: '',
      design: null,
      acceptedName: sql`case when ${bulkOrderDetails.acceptedName} is not null then ${ERASED_NAME} end`,
      acceptedFrom: sql`case when ${bulkOrderDetails.acceptedFrom} is not null then '' end`,
    })
    .where(inArray(bulkOrderDetails.orderId, own));
  await tx.delete(finishedMeasures).where(inArray(finishedMeasures.orderId, own));
  await tx.update(alterations).set({ fit: null }).where(inArray(alterations.orderId, own));
  await tx.update(alterationClaims).set({ fit: null }).where(inArray(alterationClaims.orderId, own));
  await tx.delete(measureLinks).where(inArray(measureLinks.orderId, own));
  await tx.delete(paymentProofs).where(inArray(paymentProofs.orderId, own));
  await tx.delete(refundAccounts).where(inArray(refundAccounts.orderId, own));
  // That one has to go back is known without its words.
  await tx
    .update(garmentSamples)
    .set({ kind: '', name: '', lostNote: '' })
    .where(inArray(garmentSamples.orderId, own));
  // Questions may name the customer.
  await tx.update(orderQuestions).set({ text: '' }).where(inArray(orderQuestions.orderId, own));
  await tx
    .update(clothReceipts)
    .set({
      faults: '',
      bagTag: null,
      objection: sql`case when ${clothReceipts.objectedAt} is not null then '' end`,
    })
    .where(inArray(clothReceipts.orderId, own));
  await tx
    .update(orderEvents)
    .set({ noteCode: null, note: null })
    .where(
      and(
        inArray(orderEvents.orderId, own),
        or(isNotNull(orderEvents.noteCode), isNotNull(orderEvents.note)),
      ),
    );
  await tx
    .update(courierBookings)
    .set({ courierText: '', history: [] })
    .where(inArray(courierBookings.orderId, own));
  await tx.delete(orderNotes).where(inArray(orderNotes.orderId, own));
  await tx.update(orderCalls).set({ note: '' }).where(inArray(orderCalls.orderId, own));
  await tx
    .update(notifications)
    .set({ data: sql`${notifications.data} - 'reason'` })
    .where(inArray(notifications.orderId, own));
  await tx
    .update(auditEntries)
    .set({ data: sql`${auditEntries.data} - 'reason'` })
    .where(and(eq(auditEntries.subjectKind, 'order'), inArray(auditEntries.subjectId, own.map(String))));
  const theirs = tx
    .select({ id: sellerOrders.id })
    .from(sellerOrders)
    .where(inArray(sellerOrders.orderId, own));
  const returned = await tx
    .update(goodsReturns)
    .set({ note: '', answer: '', sealedAccount: null })
    .where(inArray(goodsReturns.sellerOrderId, theirs))
    .returning({ id: goodsReturns.id });
  const ofReturns = await deletePicturesOfReturns(
    tx,
    returned.map((row) => row.id),
  );
  const photos = tx
    .select({ id: orderEventPhotos.fileId })
    .from(orderEventPhotos)
    .innerJoin(orderEvents, eq(orderEvents.id, orderEventPhotos.eventId))
    .where(inArray(orderEvents.orderId, own));
  const removed = await tx.delete(files).where(inArray(files.id, photos)).returning({ key: files.key });
  return [...ofReturns, ...removed.map(({ key }) => key)];
}

/** Moves the orders to an account of this name that nobody can sign in to. */
export async function anonymiseOrders(tx: Tx, { id }: Person, heirName: string): Promise<string[]> {
  const pictures = await anonymise(tx, eq(orders.customerId, id));
  const [first] = await tx.select({ id: orders.id }).from(orders).where(eq(orders.customerId, id)).limit(1);
  if (!first) return pictures;
  const [heir] = await tx
    .insert(users)
    .values({ username: heirName, email: `${heirName}@accounts.invalid`.toLowerCase(), userType: 'customer' })
    .returning({ id: users.id });
  await tx
    .update(orders)
    .set({
      customerId: heir?.id ?? null,
      email: null,
      phone: sql`case when ${orders.kind} = 'goods' then null else '' end`,
    })
    .where(eq(orders.customerId, id));
  return pictures;
}

/** Only ended orders; the retention of guests' orders anonymises the others later. */
export function anonymiseGuestOrdersOf(tx: Tx, person: Person): Promise<string[]> {
  return anonymiseGuestOrders(tx, isGuestOrderOf(person));
}

export async function anonymiseGuestOrders(tx: Tx, which: SQL | undefined): Promise<string[]> {
  const ended = and(isNull(orders.customerId), isEnded, which);
  const pictures = await anonymise(tx, ended);
  await tx.update(orders).set({ email: ERASED_EMAIL, phone: null }).where(ended);
  return pictures;
}

export const isAnonymised = eq(orders.email, ERASED_EMAIL);

/** Deletes the account and all data that names it; returns what to remove from storage and gateways. */
export async function eraseAccount(tx: Tx, person: Person) {
  const { id, email } = person;
  await tx.delete(reviews).where(eq(reviews.customerId, id));
  await tx.delete(contactMessages).where(isMessageOf(person));
  const chatPictures = await deleteChats(tx, eq(chatConversations.customerId, id));
  await tx.delete(subscribers).where(eq(sql`lower(${subscribers.email})`, email));
  await tx.delete(provenAddresses).where(eq(provenAddresses.email, email));
  await eraseMails(tx, email);
  await eraseMessages(tx, id);
  await eraseFromWork(tx, person);
  const pictures = await tx.delete(files).where(eq(files.ownerId, id)).returning({ key: files.key });
  const customers = await tx
    .delete(gatewayCustomers)
    .where(eq(gatewayCustomers.userId, id))
    .returning({ gateway: gatewayCustomers.gateway, reference: gatewayCustomers.reference });
  // Foreign keys delete the rows of all other tables.
  await tx.delete(users).where(eq(users.id, id));
  return { pictures: [...chatPictures, ...pictures.map(({ key }) => key)], customers };
}

/** Includes the pictures of both sides. */
export async function deleteChats(tx: Tx, which: SQL | undefined): Promise<string[]> {
  const ofOwn = tx
    .select({ id: chatConversations.customerId })
    .from(chatConversations)
    .where(and(which, eq(chatConversations.customerId, chatMessages.customerId)));
  const pictures = tx
    .select({ id: chatMessages.pictureId })
    .from(chatMessages)
    .where(and(isNotNull(chatMessages.pictureId), exists(ofOwn)));
  const removed = await tx.delete(files).where(inArray(files.id, pictures)).returning({ key: files.key });
  await tx.delete(chatConversations).where(which);
  return removed.map(({ key }) => key);
}

/** Erases texts of staff that may name the person: reasons and saved searches. */
async function eraseFromWork(tx: Tx, { id, email }: Person): Promise<void> {
  await tx
    .update(auditEntries)
    .set({ data: sql`${auditEntries.data} - 'reason'` })
    .where(eq(auditEntries.userId, id));
  await tx
    .update(auditEntries)
    .set({ data: sql`${auditEntries.data} - 'search'` })
    .where(
      and(
        eq(auditEntries.action, 'transfers.export-started'),
        sql`position(${email} in lower(${auditEntries.data} ->> 'search')) > 0`,
      ),
    );
  const encoded = encodeURIComponent(email).toLowerCase();
  await tx
    .delete(savedViews)
    .where(
      sql`position(${email} in lower(${savedViews.query})) > 0 or position(${encoded} in lower(${savedViews.query})) > 0`,
    );
}

/** Mail to the customer, and mail from the customer to the shop. */
async function eraseMails(tx: Tx, email: string): Promise<void> {
  const isTo = eq(sql`lower(${mails.recipient})`, email);
  const isFrom = eq(sql`lower(${mails.replyTo})`, email);
  await tx.delete(mails).where(and(or(isTo, isFrom), isNull(mails.sentAt)));
  // Sent mail has no text, and counts towards limits until it is purged after 30 days.
  await tx.update(mails).set({ recipient: ERASED_EMAIL, subject: ERASED_NAME }).where(isTo);
  await tx.update(mails).set({ subject: ERASED_NAME, replyTo: null }).where(isFrom);
}

/** Codes and proven numbers go with the account; what was sent counts towards the costs until it is purged. */
async function eraseMessages(tx: Tx, userId: number): Promise<void> {
  const isTo = eq(messages.userId, userId);
  await tx.delete(messages).where(and(isTo, eq(messages.state, 'waiting')));
  await tx
    .update(messages)
    .set({ recipient: '', userId: null, fallback: null, providerId: null })
    .where(isTo);
  await tx.execute(sql`delete from ${whatsappInbound} i using ${whatsappNumbers} n
    where n.user_id = ${userId} and i.phone = n.phone`);
}
