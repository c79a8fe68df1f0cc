import { and, desc, eq, sql } from 'drizzle-orm';
import type { Channel } from '../../../contract/constants/messages.ts';
import type { Locale } from '../../../contract/locale.ts';
import type { Db, Tx } from '../../db/client.ts';
import { users } from '../../db/schema/accounts.ts';
import { orderSettings } from '../../db/schema/fees.ts';
import { channelChoices, phoneProofs } from '../../db/schema/messages.ts';

export async function choiceOf(db: Db | Tx, userId: number) {
  const [row] = await db
    .select({
      language: users.locale,
      email: users.email,
      channel: channelChoices.channel,
      phone: channelChoices.phone,
      stoppedAt: channelChoices.stoppedAt,
      byWhatsapp: orderSettings.newsByWhatsapp,
      bySms: orderSettings.newsBySms,
      byPush: orderSettings.newsByPush,
    })
    .from(users)
    .innerJoin(orderSettings, sql`true`)
    .leftJoin(channelChoices, eq(channelChoices.userId, users.id))
    .where(eq(users.id, userId));
  return row;
}

/** The last proven first. */
export async function provenNumbers(db: Db | Tx, userId: number): Promise<string[]> {
  const rows = await db
    .select({ phone: phoneProofs.phone })
    .from(phoneProofs)
    .where(eq(phoneProofs.userId, userId))
    .orderBy(desc(phoneProofs.provenAt), desc(phoneProofs.id))
    .limit(20);
  return rows.map(({ phone }) => phone);
}

export async function writeChoice(
  tx: Tx,
  userId: number,
  { channel, phone }: { channel: Channel; phone: string | null },
): Promise<void> {
  const choice = { channel, phone, chosenAt: sql`now()`, stoppedAt: null };
  await tx
    .insert(channelChoices)
    .values({ userId, ...choice })
    .onConflictDoUpdate({ target: channelChoices.userId, set: choice });
}

export async function writeLanguage(tx: Tx, userId: number, locale: Locale): Promise<void> {
  await tx
    .update(users)
    .set({ locale })
    .where(and(eq(users.id, userId), sql`${users.locale} <> ${locale}`));
}
