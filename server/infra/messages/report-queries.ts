import { and, eq, inArray, isNotNull, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import {
  type FALLBACKS,
  type PhoneChannel,
  WHATSAPP_WINDOW_HOURS,
} from '../../../contract/constants/messages.ts';
import { isNobodysAddress, realAddress } from '../../../contract/nobodys-address.ts';
import type { Db, Tx } from '../../db/client.ts';
import { users } from '../../db/schema/accounts.ts';
import { orderSettings } from '../../db/schema/fees.ts';
import {
  channelChoices,
  messages,
  phoneProofs,
  signInPhones,
  whatsappNumbers,
} from '../../db/schema/messages.ts';
import { ended, type MessageRow, priceOfMessage } from './message-queries.ts';
import { hasSubscription } from './push-queries.ts';

export interface Route {
  channel: PhoneChannel;
  /** A number; of web push the address of the account, or without a mailbox its number, by which staff find its messages. */
  to: string;
  /** Whether text messages are the next channel. */
  smsToo: boolean;
  /** Of web push: the next channel of an account without a mailbox (accounts-29). */
  instead?: Route | undefined;
}

/** By which channel the person gets news; undefined: by mail (messages-11). */
export async function routeOf(tx: Db | Tx, userId: number): Promise<Route | undefined> {
  const phone = sql<string | null>`coalesce(${channelChoices.phone}, ${signInPhones.phone})`;
  const [row] = await tx
    .select({
      channel: channelChoices.channel,
      phone: phone.as('route_phone'),
      byWhatsapp: orderSettings.newsByWhatsapp,
      bySms: orderSettings.newsBySms,
      byPush: orderSettings.newsByPush,
      isProven: sql<boolean>`${phoneProofs.id} is not null`,
      email: users.email,
      username: users.username,
    })
    .from(channelChoices)
    .innerJoin(users, eq(users.id, channelChoices.userId))
    .leftJoin(signInPhones, eq(signInPhones.userId, channelChoices.userId))
    .leftJoin(phoneProofs, and(eq(phoneProofs.userId, channelChoices.userId), eq(phoneProofs.phone, phone)))
    .innerJoin(orderSettings, sql`true`)
    .where(and(eq(channelChoices.userId, userId), ne(channelChoices.channel, 'mail')));
  if (!row) return undefined;
  const { channel, byPush, email, username } = row;
  // A number whose proof has gone gets nothing any more.
  const number = row.isProven ? row.phone : null;
  if (channel !== 'push') return phoneRoute(number, row, channel === 'whatsapp');
  const instead = isNobodysAddress(email) ? phoneRoute(number, row, true) : undefined;
  const isTaken = byPush && (await hasSubscription(tx, userId));
  const to = realAddress(email) ?? number ?? username;
  return isTaken ? { channel, to, smsToo: false, instead } : instead;
}

function phoneRoute(
  to: string | null,
  { byWhatsapp, bySms, email }: { byWhatsapp: boolean; bySms: boolean; email: string },
  isByWhatsapp: boolean,
): Route | undefined {
  if (!to) return undefined;
  // An account without a mailbox has no other way (accounts-29).
  const smsToo = bySms || isNobodysAddress(email);
  if (isByWhatsapp && byWhatsapp) return { channel: 'whatsapp', to, smsToo };
  return smsToo ? { channel: 'sms', to, smsToo: false } : undefined;
}

export async function isTextOffered(tx: Tx): Promise<boolean> {
  const [row] = await tx.select({ bySms: orderSettings.newsBySms }).from(orderSettings);
  return row?.bySms ?? false;
}

export async function isWhatsappOffered(tx: Tx): Promise<boolean> {
  const [row] = await tx.select({ byWhatsapp: orderSettings.newsByWhatsapp }).from(orderSettings);
  return row?.byWhatsapp ?? false;
}

/** Whether WhatsApp takes free text to the number at present. */
export async function isWindowOpen(db: Db, phone: string): Promise<boolean> {
  const found = await db
    .select({ phone: whatsappNumbers.phone })
    .from(whatsappNumbers)
    .where(
      and(
        eq(whatsappNumbers.phone, phone),
        // A message that leaves in the last minutes might arrive too late.
        sql`${whatsappNumbers.lastInboundAt} > now() - make_interval(hours => ${WHATSAPP_WINDOW_HOURS}, mins => -5)`,
      ),
    );
  return found.length > 0;
}

/** Whether STOP was the last that came from the number. */
export async function isStopped(db: Db | Tx, phone: string): Promise<boolean> {
  const found = await db
    .select({ phone: whatsappNumbers.phone })
    .from(whatsappNumbers)
    .where(and(eq(whatsappNumbers.phone, phone), isNotNull(whatsappNumbers.stoppedAt)));
  return found.length > 0;
}

export interface Report {
  providerId: string;
  /** Ours, if it came along. */
  key: string | undefined;
  state: 'sent' | 'delivered' | 'read' | 'failed';
  /** For staff. */
  reason: string | undefined;
}

/** A report changes a state of a lower rank only, so that doubled and late ones change nothing. */
const RANKS = { waiting: 0, unsure: 1, expired: 1, sent: 2, failed: 3, delivered: 4, read: 5 } as const;

const rank = sql<number>`case ${messages.state} ${sql.join(
  Object.entries(RANKS).map(([state, place]) => sql`when ${state} then ${sql.raw(String(place))}`),
  sql` `,
)} end`;

/** The message that the report is about, if it changes something; with what is to be sent otherwise if it failed. */
export async function applyReport(
  tx: Tx,
  { providerId, key, state, reason }: Report,
): Promise<Pick<MessageRow, 'id' | 'kind' | 'channel' | 'recipient' | 'userId' | 'fallback'> | undefined> {
  const [found] = await tx
    .select({ id: messages.id, fallback: messages.fallback })
    .from(messages)
    .where(
      and(
        eq(messages.channel, 'whatsapp'),
        or(eq(messages.providerId, providerId), isOfKey(key)),
        lt(rank, RANKS[state]),
        // One that is only waiting was not sent.
        or(ne(messages.state, 'waiting'), isNotNull(messages.claimedUntil)),
      ),
    )
    .limit(1)
    .for('update');
  if (!found) return undefined;
  const [row] = await tx
    .update(messages)
    .set({
      ...ended(state),
      endedAt: sql`coalesce(${messages.endedAt}, now())`,
      providerId,
      // Of one whose sending was cut off, nobody has counted the cost.
      ...(state !== 'failed' && {
        price: sql`case when ${messages.state} in ('waiting', 'unsure') then ${priceOfMessage} else ${messages.price} end`,
      }),
      lastError: state === 'failed' ? (reason ?? null) : null,
      fallback: null,
      ...(state === 'sent' && { fallback: found.fallback }),
    })
    .where(and(eq(messages.id, found.id), lt(rank, RANKS[state])))
    .returning();
  return row && { ...row, fallback: found.fallback };
}

/** `<milliseconds of its creation>-<id>`, as it was sent. */
function isOfKey(key: string | undefined): SQL | undefined {
  const [, milliseconds, id] = /^(\d{13})-(\d{1,9})$/.exec(key ?? '') ?? [];
  if (milliseconds === undefined) return undefined;
  return and(
    eq(messages.id, Number(id)),
    isNull(messages.providerId),
    sql`floor(extract(epoch from ${messages.createdAt}) * 1000) = ${milliseconds}::bigint`,
  );
}

export async function markFellBack(tx: Tx, id: number, to: (typeof FALLBACKS)[number]): Promise<void> {
  await tx.update(messages).set({ fellBackTo: to, fallback: null }).where(eq(messages.id, id));
}

/** News that wait for a person, or for a number. */
export async function waitingNews(tx: Tx, whose: { userId: number } | { phone: string }): Promise<number[]> {
  const isTheirs =
    'userId' in whose ? eq(messages.userId, whose.userId) : eq(messages.recipient, whose.phone);
  const rows = await tx
    .select({ id: messages.id })
    .from(messages)
    .where(
      and(
        isTheirs,
        eq(messages.state, 'waiting'),
        isNull(messages.claimedUntil),
        isNotNull(messages.fallback),
      ),
    )
    .for('update');
  return rows.map(({ id }) => id);
}

/** Numbers end their news by a reply; returns whether there were any to end (messages-12). */
export async function stopChoices(tx: Tx, phone: string): Promise<number[]> {
  const stopped = await tx
    .update(channelChoices)
    .set({ channel: 'mail', phone: null, stoppedAt: sql`now()` })
    .where(and(eq(channelChoices.phone, phone), inArray(channelChoices.channel, ['whatsapp', 'sms'])))
    .returning({ userId: channelChoices.userId });
  return stopped.map(({ userId }) => userId);
}
