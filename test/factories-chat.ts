import { eq } from 'drizzle-orm';
import { chatConversations, chatMessages } from '../server/db/schema/chat.ts';
import type { TestApp } from './app.ts';

type Text = string | { text: string; fromSupport: boolean; authorId?: number };

/** Starts a customer's conversation with these messages; returns their ids. */
export async function makeMessages(
  { deps }: Pick<TestApp, 'deps'>,
  customer: { id: number },
  texts: Text[],
  { supportRead = false } = {},
): Promise<number[]> {
  const { id: customerId } = customer;
  return deps.db.transaction(async (tx) => {
    await tx.insert(chatConversations).values({ customerId, lastMessageId: 0 });
    const written = texts.map((one) => (typeof one === 'string' ? { text: one, fromSupport: false } : one));
    const rows = await tx
      .insert(chatMessages)
      .values(written.map((one) => ({ customerId, authorId: one.fromSupport ? null : customerId, ...one })))
      .returning({ id: chatMessages.id, fromSupport: chatMessages.fromSupport });
    const last = (fromSupport: boolean) =>
      Math.max(0, ...rows.filter((row) => row.fromSupport === fromSupport).map(({ id }) => id));
    const [lastOfCustomer, lastOfSupport] = [last(false), last(true)];
    await tx
      .update(chatConversations)
      .set({
        lastOfCustomer,
        lastOfSupport,
        lastMessageId: Math.max(lastOfCustomer, lastOfSupport),
        ...(supportRead ? { supportReadId: lastOfCustomer } : {}),
      })
      .where(eq(chatConversations.customerId, customerId));
    return rows.map(({ id }) => id);
  });
}
