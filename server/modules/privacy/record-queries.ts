import { and, desc, eq, getTableColumns, gt, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { emailLinks, refreshTokens, users } from '../../db/schema/accounts.ts';
import { alterationClaims } from '../../db/schema/alteration-claims.ts';
import { auditEntries } from '../../db/schema/audit.ts';
import { accountNotes, orderCalls, orderNotes } from '../../db/schema/backoffice.ts';
import { chatNotes } from '../../db/schema/chat.ts';
import { contactMessages, contactReplies } from '../../db/schema/contact.ts';
import { courierBookings } from '../../db/schema/courier-bookings.ts';
import { fitAnswers } from '../../db/schema/fit.ts';
import { alterations, garments } from '../../db/schema/garments.ts';
import {
  channelChoices,
  messages,
  phoneProofs,
  pushSubscriptions,
  signInPhones,
  whatsappNumbers,
} from '../../db/schema/messages.ts';
import { orderAddresses, orders } from '../../db/schema/orders.ts';
import { garmentSamples } from '../../db/schema/samples.ts';
import { mails } from '../../db/schema/service.ts';
import { sellerOrderItems, sellerOrders } from '../../db/schema/shop.ts';
import { finishedMeasures } from '../../db/schema/workshop.ts';
import { isGuestOrderOf, isMessageOf, isOrderOf, type Person } from './own-queries.ts';

/** Internal notes of others about the person. */
export async function notesAbout(db: Db, person: Person) {
  const own = db.select({ id: orders.id }).from(orders).where(isOrderOf(person));
  const account = await db
    .select({ text: accountNotes.text, created_at: accountNotes.createdAt })
    .from(accountNotes)
    .where(eq(accountNotes.userId, person.id))
    .orderBy(accountNotes.id);
  const chat = await db
    .select({ text: chatNotes.text, created_at: chatNotes.createdAt })
    .from(chatNotes)
    .where(eq(chatNotes.customerId, person.id))
    .orderBy(chatNotes.id);
  const ofOrders = await db
    .select({ order: orderNotes.orderId, text: orderNotes.text, created_at: orderNotes.createdAt })
    .from(orderNotes)
    .where(inArray(orderNotes.orderId, own))
    .orderBy(orderNotes.id);
  const calls = await db
    .select({
      order: orderCalls.orderId,
      outcome: orderCalls.outcome,
      note: orderCalls.note,
      created_at: orderCalls.createdAt,
    })
    .from(orderCalls)
    .where(inArray(orderCalls.orderId, own))
    .orderBy(orderCalls.id);
  const [blocked] = await db
    .select({ since: users.blockedAt, reason: users.blockedReason })
    .from(users)
    .where(eq(users.id, person.id));
  return { account, chat, orders: ofOrders, calls, blocked: blocked?.since ? blocked : null };
}

/** Actions of staff on the person's data, and views of their measures (people-9). */
export function accessTo(db: Db, { id }: Person) {
  return db
    .select({
      action: auditEntries.action,
      by: users.userType,
      subject: auditEntries.subjectKind,
      subject_id: auditEntries.subjectId,
      data: auditEntries.data,
      at: auditEntries.createdAt,
    })
    .from(auditEntries)
    .leftJoin(users, eq(users.id, auditEntries.actorId))
    .where(eq(auditEntries.userId, id))
    .orderBy(desc(auditEntries.createdAt), desc(auditEntries.id));
}

/**
 * What finished garments measure, without those whose measures somebody else has given by a link (orders-71). Those
 * after the first of an order name their garment.
 */
export async function finishedMeasuresOf(db: Db, person: Person) {
  const first = await db
    .select({
      order: finishedMeasures.orderId,
      unit: finishedMeasures.unit,
      millimetres: finishedMeasures.values,
      measured_at: finishedMeasures.measuredAt,
    })
    .from(finishedMeasures)
    .innerJoin(orders, eq(orders.id, finishedMeasures.orderId))
    .leftJoin(garments, and(eq(garments.orderId, orders.id), eq(garments.position, 1)))
    .where(and(isOrderOf(person), isNull(garments.measurementFrom)))
    .orderBy(finishedMeasures.orderId);
  const others = await db
    .select({ order: garments.orderId, garment: garments.id, finished: garments.finished })
    .from(garments)
    .innerJoin(orders, eq(orders.id, garments.orderId))
    .where(and(isOrderOf(person), isNotNull(garments.finished), isNull(garments.measurementFrom)))
    .orderBy(garments.id);
  return [
    ...first,
    ...others.flatMap(({ order, garment, finished }) =>
      finished
        ? [
            {
              order,
              garment,
              unit: finished.unit,
              millimetres: finished.values,
              measured_at: finished.measured_at,
            },
          ]
        : [],
    ),
  ];
}

/** The garments that were sent along to be measured, and where they were. */
export function samplesOf(db: Db, person: Person) {
  return db
    .select({
      order: garmentSamples.orderId,
      garment: garmentSamples.garmentId,
      kind: garmentSamples.kind,
      name: garmentSamples.name,
      age_group: garmentSamples.ageGroup,
      gender: garmentSamples.gender,
      measurement: garmentSamples.measurementId,
      came_at: garmentSamples.cameAt,
      measured_at: garmentSamples.measuredAt,
      packed_at: garmentSamples.packedAt,
      returned_at: garmentSamples.returnedAt,
      lost_at: garmentSamples.lostAt,
      lost_note: garmentSamples.lostNote,
    })
    .from(garmentSamples)
    .innerJoin(orders, eq(orders.id, garmentSamples.orderId))
    .where(isOrderOf(person))
    .orderBy(garmentSamples.garmentId);
}

/** What did not fit, and the answers to suggested changes of a record. */
export async function fitOf(db: Db, person: Person) {
  const altered = await db
    .select({
      order: alterations.orderId,
      garment: alterations.garmentId,
      fit: alterations.fit,
      requested_at: alterations.requestedAt,
    })
    .from(alterations)
    .innerJoin(orders, eq(orders.id, alterations.orderId))
    .where(isOrderOf(person))
    .orderBy(alterations.requestedAt);
  const answers = await db
    .select(getTableColumns(fitAnswers))
    .from(fitAnswers)
    .innerJoin(orders, eq(orders.id, fitAnswers.orderId))
    .where(isOrderOf(person))
    .orderBy(fitAnswers.answeredAt);
  const claims = await db
    .select(getTableColumns(alterationClaims))
    .from(alterationClaims)
    .innerJoin(orders, eq(orders.id, alterationClaims.orderId))
    .where(isOrderOf(person))
    .orderBy(alterationClaims.sentAt);
  return { alterations: altered, claims, answers };
}

/** Orders placed while signed out, with the account's address. */
export function guestOrdersOf(db: Db, person: Person) {
  const id = sql.raw('orders.id');
  return db
    .select({
      id: orders.id,
      tracking_id: orders.trackingNumber,
      status: orders.status,
      total: orders.total,
      email: orders.email,
      phone: orders.phone,
      order_date: orders.orderDate,
      addresses: sql<unknown[]>`coalesce((select jsonb_agg(to_jsonb(a) - 'order_id')
        from ${orderAddresses} a where a.order_id = ${id}), '[]')`,
      items: sql<unknown[]>`coalesce((select jsonb_agg(i.name order by i.id)
        from ${sellerOrderItems} i join ${sellerOrders} s on s.id = i.seller_order_id where s.order_id = ${id}), '[]')`,
    })
    .from(orders)
    .where(isGuestOrderOf(person))
    .orderBy(orders.id);
}

/** Contact messages, oldest first. */
export function messagesOf(db: Db, person: Person) {
  const id = sql.raw('contact_messages.id');
  return db
    .select({
      name: contactMessages.name,
      email: contactMessages.email,
      phone: contactMessages.phone,
      subject: contactMessages.subject,
      message: contactMessages.message,
      created_at: contactMessages.createdAt,
      replies: sql<{ text: string; created_at: string }[]>`coalesce((
        select jsonb_agg(jsonb_build_object('text', r.text, 'created_at', r.created_at) order by r.id)
        from ${contactReplies} r where r.message_id = ${id}
      ), '[]')`,
    })
    .from(contactMessages)
    .where(isMessageOf(person))
    .orderBy(contactMessages.id);
}

export function pendingLinksOf(db: Db, { id }: Person) {
  return db
    .select({
      purpose: emailLinks.purpose,
      email: emailLinks.email,
      created_at: emailLinks.createdAt,
      expires_at: emailLinks.expiresAt,
    })
    .from(emailLinks)
    .where(and(eq(emailLinks.userId, id), isNull(emailLinks.usedAt), gt(emailLinks.expiresAt, sql`now()`)))
    .orderBy(emailLinks.id);
}

/** Without the text, which is deleted when a mail is sent. */
export async function mailsTo(db: Db, { email, isProven }: Person) {
  if (!isProven) return [];
  return db
    .select({ subject: mails.subject, created_at: mails.createdAt, sent_at: mails.sentAt })
    .from(mails)
    .where(eq(sql`lower(${mails.recipient})`, email))
    .orderBy(mails.id);
}

/** What couriers have said of the person's parcels. */
export function courierNewsOf(db: Db, person: Person) {
  return db
    .select({
      order: courierBookings.orderId,
      courier: courierBookings.courier,
      number: courierBookings.number,
      says: courierBookings.courierText,
      history: courierBookings.history,
    })
    .from(courierBookings)
    .innerJoin(orders, eq(orders.id, courierBookings.orderId))
    .where(isOrderOf(person))
    .orderBy(courierBookings.id);
}

/** Numbers that the account has proven, browsers with web push, and messages of 30 days, without their texts. */
export async function phonesOf(db: Db, { id }: Person) {
  const proven = await db
    .select({ phone: phoneProofs.phone, proven_at: phoneProofs.provenAt })
    .from(phoneProofs)
    .where(eq(phoneProofs.userId, id))
    .orderBy(phoneProofs.id);
  const sent = await db
    .select({
      channel: messages.channel,
      phone: messages.recipient,
      kind: messages.kind,
      state: messages.state,
      created_at: messages.createdAt,
      ended_at: messages.endedAt,
    })
    .from(messages)
    .where(eq(messages.userId, id))
    .orderBy(messages.id);
  const [chosen] = await db
    .select({
      channel: channelChoices.channel,
      phone: channelChoices.phone,
      chosen_at: channelChoices.chosenAt,
      stopped_at: channelChoices.stoppedAt,
    })
    .from(channelChoices)
    .where(eq(channelChoices.userId, id));
  const signIn = await db
    .select({ phone: signInPhones.phone, verified_at: signInPhones.verifiedAt })
    .from(signInPhones)
    .where(eq(signInPhones.userId, id));
  const whatsapp = await db
    .select({
      phone: whatsappNumbers.phone,
      last_message_at: whatsappNumbers.lastInboundAt,
      stopped_at: whatsappNumbers.stoppedAt,
    })
    .from(whatsappNumbers)
    .where(eq(whatsappNumbers.userId, id))
    .orderBy(whatsappNumbers.phone);
  const devices = await db
    .select({
      device: refreshTokens.device,
      address: pushSubscriptions.endpoint,
      added_at: pushSubscriptions.createdAt,
      last_sent_at: pushSubscriptions.lastSentAt,
    })
    .from(pushSubscriptions)
    .innerJoin(refreshTokens, eq(refreshTokens.id, pushSubscriptions.sessionId))
    .where(eq(pushSubscriptions.userId, id))
    .orderBy(pushSubscriptions.id);
  return { proven, sign_in: signIn[0] ?? null, news: chosen ?? null, whatsapp, devices, messages: sent };
}
