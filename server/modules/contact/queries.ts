import { eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { contactMessages, contactReplies } from '../../db/schema/contact.ts';

type NewMessage = typeof contactMessages.$inferInsert;

export async function insertMessage(tx: Tx, message: NewMessage): Promise<number> {
  const [row] = await tx.insert(contactMessages).values(message).returning({ id: contactMessages.id });
  if (!row) throw new Error('The message was not kept');
  return row.id;
}

/** Drizzle leaves the table out where a query has no join, and the sub-query has an id too. */
const ownId = sql.raw('contact_messages.id');

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
      replies: sql<{ text: string; created_at: string }[]>`coalesce((
        select jsonb_agg(jsonb_build_object('text', r.text, 'created_at', r.created_at) order by r.id)
        from ${contactReplies} r where r.message_id = ${ownId}
      ), '[]')`,
    })
    .from(contactMessages)
    .where(eq(contactMessages.customerId, customerId))
    .orderBy(contactMessages.id);
}
