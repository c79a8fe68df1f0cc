import { sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';

/** The key that is stored, or this one, which is stored then. */
export async function storedCashKey(db: Db, key: Buffer): Promise<Buffer> {
  const { rows } = await db.execute<{ key: Buffer }>(
    sql`update shop_settings set cash_key = coalesce(cash_key, ${key}) returning cash_key as key`,
  );
  return rows[0]?.key ?? key;
}
