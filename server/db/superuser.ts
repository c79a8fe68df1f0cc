import { sql } from 'drizzle-orm';
import type { Db } from './client.ts';

/** Undefined unless the database role is a superuser. */
export async function superuserWarning(db: Db): Promise<string | undefined> {
  const { rows } = await db.execute<{ role: string; rolsuper: boolean }>(
    sql`select rolname as role, rolsuper from pg_roles where rolname = current_user`,
  );
  if (!rows[0]?.rolsuper) return undefined;
  return `DATABASE_URL: ${rows[0].role} is a superuser; use a role that owns the database and is not a superuser.`;
}
