import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { webhooks } from '../../db/schema/connections.ts';

export function sealedSecrets(db: Db) {
  return db
    .select({ id: webhooks.id, secret: webhooks.secret, previousSecret: webhooks.previousSecret })
    .from(webhooks);
}

/** False if the secret was replaced meanwhile. */
export async function replaceSealed(
  db: Db,
  id: number,
  from: Buffer,
  to: { secret: Buffer; previousSecret: Buffer | null },
): Promise<boolean> {
  const rows = await db
    .update(webhooks)
    .set(to)
    .where(and(eq(webhooks.id, id), eq(webhooks.secret, from)))
    .returning({ id: webhooks.id });
  return rows.length > 0;
}
