import { eq } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { contactMessages } from '../../db/schema/contact.ts';

type NewMessage = typeof contactMessages.$inferInsert;

export async function insertMessage(tx: Tx, message: NewMessage): Promise<number> {
  const [row] = await tx.insert(contactMessages).values(message).returning({ id: contactMessages.id });
  if (!row) throw new Error('The message was not kept');
  return row.id;
}

/** What an account has written, oldest first. */
export function messagesOf(db: Db, customerId: number) {
  return db
    .select({
      name: contactMessages.name,
      email: contactMessages.email,
      phone: contactMessages.phone,
      subject: contactMessages.subject,
      message: contactMessages.message,
      created_at: contactMessages.createdAt,
      answer: contactMessages.answer,
      answered_at: contactMessages.answeredAt,
    })
    .from(contactMessages)
    .where(eq(contactMessages.customerId, customerId))
    .orderBy(contactMessages.id);
}
