import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { users } from '../../db/schema/accounts.ts';
import { gatewayCustomers } from '../../db/schema/cards.ts';
import { chatConversations } from '../../db/schema/chat.ts';
import { contactMessages, subscribers } from '../../db/schema/contact.ts';
import { files } from '../../db/schema/files.ts';
import { bulkOrderDetails, singleOrderDetails } from '../../db/schema/order-details.ts';
import { orderEvents } from '../../db/schema/order-events.ts';
import { orderAddresses, orders } from '../../db/schema/orders.ts';
import { reviews } from '../../db/schema/reviews.ts';
import { mails, provenAddresses } from '../../db/schema/service.ts';
import { finishedMeasures, orderQuestions } from '../../db/schema/workshop.ts';

const ERASED_NAME = 'Deleted customer';

/**
 * Leaves of the orders what bookkeeping needs: what was made or sold, when and for how much. They move to an account
 * of this name that nobody can sign in to; issued documents stay as they are (accounts-18).
 */
export async function anonymiseOrders(tx: Tx, userId: number, heirName: string): Promise<void> {
  const own = tx.select({ id: orders.id }).from(orders).where(eq(orders.customerId, userId));
  await tx
    .update(orderAddresses)
    .set({ fullName: ERASED_NAME, phone: null, address: '', postalCode: '' })
    .where(inArray(orderAddresses.orderId, own));
  await tx
    .update(singleOrderDetails)
    .set({
      description: '',
      dressDesign: null,
      measurementPicture: null,
      // A picture of measurements becomes a record without measures: the source of a stitched order is never empty.
      measurementSource: sql`case when ${singleOrderDetails.measurementSource} is not null then 'STORE' end`,
      measurementSnapshot: sql`case when ${singleOrderDetails.measurementSource} is not null then
        '{"id":0,"version":0,"label":"","gender":"","age_group":"adult","unit":"cm","note":"","values":{}}'::jsonb end`,
    })
    .where(inArray(singleOrderDetails.orderId, own));
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
  await tx.update(orderQuestions).set({ text: '' }).where(inArray(orderQuestions.orderId, own));
  await tx.update(orderEvents).set({ note: null }).where(eq(orderEvents.actorId, userId));
  const [first] = await own.limit(1);
  if (!first) return;
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
    .where(eq(orders.customerId, userId));
}

/** Deletes the account with all that names it; returns what is to be removed from storage and from gateways. */
export async function eraseAccount(tx: Tx, { id, email }: { id: number; email: string }) {
  await tx.delete(reviews).where(eq(reviews.customerId, id));
  await tx.delete(contactMessages).where(eq(contactMessages.customerId, id));
  await tx.delete(chatConversations).where(eq(chatConversations.customerId, id));
  await tx.delete(subscribers).where(eq(sql`lower(${subscribers.email})`, email));
  await tx.delete(provenAddresses).where(eq(provenAddresses.email, email));
  await eraseMails(tx, email);
  const pictures = await tx.delete(files).where(eq(files.ownerId, id)).returning({ key: files.key });
  const customers = await tx
    .delete(gatewayCustomers)
    .where(eq(gatewayCustomers.userId, id))
    .returning({ gateway: gatewayCustomers.gateway, reference: gatewayCustomers.reference });
  // All other tables follow by their foreign keys.
  await tx.delete(users).where(eq(users.id, id));
  return { pictures: pictures.map(({ key }) => key), customers };
}

/** Mail to the customer, and to the shop from the customer. */
async function eraseMails(tx: Tx, email: string): Promise<void> {
  const isTo = eq(sql`lower(${mails.recipient})`, email);
  const isFrom = eq(sql`lower(${mails.replyTo})`, email);
  await tx.delete(mails).where(and(or(isTo, isFrom), isNull(mails.sentAt)));
  // Sent ones have no text any more and are counted until they are 30 days old.
  await tx.update(mails).set({ recipient: 'deleted@accounts.invalid' }).where(isTo);
  await tx.update(mails).set({ subject: ERASED_NAME, replyTo: null }).where(isFrom);
}
