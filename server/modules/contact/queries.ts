import type { Tx } from '../../db/client.ts';
import { contactMessages } from '../../db/schema/contact.ts';

type NewMessage = typeof contactMessages.$inferInsert;

export async function insertMessage(tx: Tx, message: NewMessage): Promise<number> {
  const [row] = await tx.insert(contactMessages).values(message).returning({ id: contactMessages.id });
  if (!row) throw new Error('The message was not kept');
  return row.id;
}
