import { and, desc, eq, isNull, lt, lte, sql } from 'drizzle-orm';
import type { Locale } from '../../../../contract/locale.ts';
import type { Db, Tx } from '../../../db/client.ts';
import { users } from '../../../db/schema/accounts.ts';
import { chatConversations, chatMessages } from '../../../db/schema/chat.ts';
import { channelChoices, whatsappInbound, whatsappNumbers } from '../../../db/schema/messages.ts';
import { orders } from '../../../db/schema/orders.ts';

/** What the ids of their writers begin with in the chat. */
export const WHATSAPP_IDS = 'whatsapp-';

/**
 * Whose number it is: who has chosen it for news, who has proven it last, or who was bound to it by an order. Staff have
 * no conversation.
 */
export async function ownerOfNumber(
  db: Db | Tx,
  phone: string,
): Promise<{ id: number; locale: Locale } | undefined> {
  const { rows } = await db.execute<{ id: number; locale: Locale }>(sql`
    select u.id, u.locale from (
      select user_id, 1 as place, chosen_at as at from channel_choices where phone = ${phone}
      union all
      select user_id, 2, proven_at from phone_proofs where phone = ${phone} and user_id is not null
      union all
      select user_id, 3, last_inbound_at from whatsapp_numbers where phone = ${phone} and user_id is not null
    ) found
    join users u on u.id = found.user_id and u.user_type in ('customer', 'tailor', 'brand')
    order by place, at desc, u.id limit 1`);
  return rows[0];
}

const isDue = and(isNull(whatsappInbound.handledAt), lte(whatsappInbound.nextTryAt, sql`now()`));

export interface InboundCounts {
  /** Of the number, within ten minutes. */
  own: number;
  /** Of all unknown numbers, within an hour. */
  unknown: number;
}

export async function countInbound(tx: Tx, phone: string): Promise<InboundCounts> {
  const { rows } = await tx.execute<{ own: number; unknown: number }>(sql`select
    (select count(*)::int from ${whatsappInbound} where phone = ${phone}
      and received_at > now() - interval '10 minutes') as own,
    (select count(*)::int from ${whatsappInbound} where not is_known
      and received_at > now() - interval '1 hour') as unknown`);
  return rows[0] ?? { own: 0, unknown: 0 };
}

/** Undefined for a message that came before. */
export async function insertInbound(
  tx: Tx,
  message: { providerId: string; phone: string; body: Buffer; isKnown: boolean; hasPicture: boolean },
): Promise<number | undefined> {
  const [row] = await tx
    .insert(whatsappInbound)
    .values(message)
    .onConflictDoNothing({ target: whatsappInbound.providerId })
    .returning({ id: whatsappInbound.id });
  return row?.id;
}

/** A STOP is remembered until the next other message. */
export async function noteInbound(
  tx: Tx,
  phone: string,
  userId: number | null,
  isStopping: boolean,
): Promise<void> {
  const stoppedAt = isStopping ? sql`now()` : null;
  await tx
    .insert(whatsappNumbers)
    .values({ phone, userId, stoppedAt })
    .onConflictDoUpdate({
      target: whatsappNumbers.phone,
      set: { lastInboundAt: sql`now()`, stoppedAt, ...(userId !== null && { userId }) },
    });
}

/** Whether news, or answers to who has an account, still go to the number. */
export async function isToBeStopped(tx: Tx, phone: string): Promise<boolean> {
  const { rows } = await tx.execute<{ found: boolean }>(sql`select
    exists (select from ${channelChoices} where phone = ${phone})
    or exists (select from ${whatsappNumbers}
      where phone = ${phone} and user_id is not null and stopped_at is null) as found`);
  return rows[0]?.found === true;
}

/** Those whose job was lost and that are due, pictures last. */
export async function unhandledInbound(db: Db, limit: number) {
  return db
    .select({ id: whatsappInbound.id, hasPicture: whatsappInbound.hasPicture })
    .from(whatsappInbound)
    .where(and(isDue, sql`${whatsappInbound.receivedAt} < now() - interval '1 minute'`))
    .orderBy(whatsappInbound.hasPicture, whatsappInbound.id)
    .limit(limit);
}

/** True for the one worker that handles it. */
export async function markHandled(tx: Tx, id: number): Promise<boolean> {
  const handled = await tx
    .update(whatsappInbound)
    .set({ handledAt: sql`now()`, body: null })
    .where(and(eq(whatsappInbound.id, id), isNull(whatsappInbound.handledAt)))
    .returning({ id: whatsappInbound.id });
  return handled.length > 0;
}

/** False if it has been handled. */
export async function postpone(tx: Tx, id: number, hours: number): Promise<boolean> {
  const postponed = await tx
    .update(whatsappInbound)
    .set({ nextTryAt: sql`now() + make_interval(hours => ${hours})` })
    .where(and(eq(whatsappInbound.id, id), isNull(whatsappInbound.handledAt)))
    .returning({ id: whatsappInbound.id });
  return postponed.length > 0;
}

/** Serialises what comes from a number until the transaction ends. */
export async function lockNumber(tx: Tx, phone: string): Promise<void> {
  await tx.execute(sql`select from ${whatsappNumbers} where phone = ${phone} for update`);
}

/** The newest of what a number has written and nobody has taken up, in the order of their coming; drops the others. */
export async function newestWaiting(tx: Tx, phone: string, most: number) {
  const isWaiting = and(eq(whatsappInbound.phone, phone), isNull(whatsappInbound.handledAt));
  const newest = await tx
    .select()
    .from(whatsappInbound)
    .where(isWaiting)
    .orderBy(desc(whatsappInbound.id))
    .limit(most)
    .for('update');
  const oldest = newest.at(-1);
  if (oldest) {
    await tx
      .update(whatsappInbound)
      .set({ handledAt: sql`now()`, body: null })
      .where(and(isWaiting, lt(whatsappInbound.id, oldest.id)));
  }
  return newest.toReversed();
}

/** Makes due what waits for its number to get an owner (`ownerOfNumber`), where it has one. */
export async function wakeOwned(db: Db): Promise<void> {
  await db.execute(sql`
    update ${whatsappInbound} i set next_try_at = now()
    where handled_at is null and next_try_at > now() + interval '1 hour' and exists (
      select from users u where u.user_type in ('customer', 'tailor', 'brand') and u.id in (
        select user_id from channel_choices c where c.phone = i.phone
        union all select user_id from phone_proofs p where p.phone = i.phone
        union all select user_id from whatsapp_numbers n where n.phone = i.phone))`);
}

/**
 * Counts a try of a message that is due, and says when the next one is: after ten seconds, for a picture two minutes,
 * twice as long each time, up to an hour.
 */
export async function claimTry(db: Db, id: number) {
  const seconds = sql`least(3600, (case when ${whatsappInbound.hasPicture} then 120 else 10 end) * 2 ^ least(${whatsappInbound.tries}, 10))`;
  const [row] = await db
    .update(whatsappInbound)
    .set({
      tries: sql`least(${whatsappInbound.tries} + 1, 1000)`,
      nextTryAt: sql`now() + make_interval(secs => ${seconds})`,
    })
    .where(and(eq(whatsappInbound.id, id), isDue))
    .returning();
  return row;
}

/** The account with an order of this number whose phone this is; guests have no conversation (messages-21). */
export async function customerByOrder(
  tx: Tx,
  trackingNumber: string,
  phone: string,
): Promise<{ id: number; locale: Locale; orderId: number } | undefined> {
  const [row] = await tx
    .select({ id: users.id, locale: users.locale, orderId: orders.id })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.customerId))
    .where(
      and(
        eq(orders.trackingNumber, trackingNumber),
        sql`coalesce(${orders.phone}, ${users.phoneNumber}) = ${phone}`,
        eq(users.userType, 'customer'),
      ),
    );
  return row;
}

/** Whether the number may try an order number: five within a day. */
export async function countOrderTry(tx: Tx, phone: string): Promise<number> {
  const isOld = sql`coalesce(${whatsappNumbers.triedAt} < now() - interval '1 day', true)`;
  const [row] = await tx
    .update(whatsappNumbers)
    .set({
      tries: sql`case when ${isOld} then 1 else least(${whatsappNumbers.tries} + 1, 1000) end`,
      triedAt: sql`case when ${isOld} then now() else ${whatsappNumbers.triedAt} end`,
    })
    .where(eq(whatsappNumbers.phone, phone))
    .returning({ tries: whatsappNumbers.tries });
  return row?.tries ?? Number.POSITIVE_INFINITY;
}

/** True once in 30 days for a number, and not more often in a day than `most` for all. */
export async function mayAsk(tx: Tx, phone: string, most: number): Promise<boolean> {
  const asked = await tx
    .update(whatsappNumbers)
    .set({ askedAt: sql`now()` })
    .where(
      and(
        eq(whatsappNumbers.phone, phone),
        sql`coalesce(${whatsappNumbers.askedAt} < now() - interval '30 days', true)`,
        sql`(select count(*) from whatsapp_numbers n where n.asked_at > now() - interval '1 day') < ${most}`,
      ),
    )
    .returning({ phone: whatsappNumbers.phone });
  return asked.length > 0;
}

export async function bindNumber(tx: Tx, phone: string, userId: number): Promise<void> {
  await tx.update(whatsappNumbers).set({ userId }).where(eq(whatsappNumbers.phone, phone));
}

/**
 * The number by which a customer has written within a week, to be answered there: if the last message came by WhatsApp
 * and is not STOP, and the number is still this customer's (messages-23).
 */
export async function answerTo(tx: Tx, customerId: number) {
  const { rows } = await tx.execute<{ phone: string; isProven: boolean }>(sql`
    select phone,
      exists (select from phone_proofs p where p.user_id = ${customerId} and p.phone = n.phone) as "isProven"
    from (
      select phone, stopped_at from whatsapp_numbers
      where user_id = ${customerId} and last_inbound_at > now() - interval '7 days'
      order by last_inbound_at desc limit 1
    ) n
    where stopped_at is null and exists (
      select from chat_conversations c join chat_messages m on m.id = c.last_of_customer
      where c.customer_id = ${customerId} and starts_with(m.client_id, ${WHATSAPP_IDS}))`);
  const found = rows[0];
  if (!found || (await ownerOfNumber(tx, found.phone))?.id !== customerId) return undefined;
  const [customer] = await tx
    .select({
      id: users.id,
      username: users.username,
      email: users.email,
      locale: users.locale,
      firstName: users.firstName,
    })
    .from(users)
    .where(eq(users.id, customerId));
  return customer && { ...found, customer };
}

/**
 * What is answered by WhatsApp is not mailed as well (chat-12). False if an earlier message of support has to be mailed
 * yet, with which this one goes.
 */
export async function markAnswered(tx: Tx, customerId: number, messageId: number): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    update ${chatConversations} set mailed_id = ${messageId}
    where customer_id = ${customerId} and mailed_id < ${messageId} and not exists (
      select from ${chatMessages} m
      where m.customer_id = ${customerId} and m.from_support
        and m.id > greatest(mailed_id, customer_read_id) and m.id < ${messageId})`);
  return rowCount === 1;
}

export async function purgeInbound(db: Db): Promise<void> {
  await db.execute(sql`delete from ${whatsappInbound} where received_at < now() - interval '30 days'`);
  await db.execute(sql`delete from ${whatsappNumbers}
    where last_inbound_at < now() - case when user_id is null then interval '30 days' else interval '365 days' end`);
}
