import { and, count, desc, eq, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { ApiScope } from '../../../contract/constants/connections.ts';
import type { Db, Tx } from '../../db/client.ts';
import { users } from '../../db/schema/accounts.ts';
import { apiKeys } from '../../db/schema/connections.ts';
import type { Actor } from '../../infra/access-tokens.ts';
import { editableBy } from './owner-scope-queries.ts';

const shown = {
  id: apiKeys.id,
  name: apiKeys.name,
  scopes: apiKeys.scopes,
  prefix: apiKeys.prefix,
  owner: users.username,
  createdAt: apiKeys.createdAt,
  expiresAt: apiKeys.expiresAt,
  lastUsedOn: apiKeys.lastUsedOn,
  previousUntil:
    sql<Date | null>`case when ${apiKeys.previousUntil} > now() then ${apiKeys.previousUntil} end`.mapWith(
      apiKeys.previousUntil,
    ),
};

export type KeyRow = Awaited<ReturnType<typeof keysOf>>[number];

/** Those that are not revoked, newest first. */
export function keysOf(db: Db | Tx, actor: Actor) {
  return select(db, and(editableBy(apiKeys, actor), isNull(apiKeys.revokedAt)));
}

export async function keyOf(db: Db | Tx, actor: Actor, id: number) {
  const [row] = await select(
    db,
    and(eq(apiKeys.id, id), editableBy(apiKeys, actor), isNull(apiKeys.revokedAt)),
  );
  return row;
}

function select(db: Db | Tx, where: SQL | undefined) {
  return db
    .select(shown)
    .from(apiKeys)
    .innerJoin(users, eq(users.id, apiKeys.ownerId))
    .where(where)
    .orderBy(desc(apiKeys.id));
}

export async function countKeys(tx: Tx, actor: Actor): Promise<number> {
  const [row] = await tx
    .select({ count: count() })
    .from(apiKeys)
    .where(and(editableBy(apiKeys, actor), isNull(apiKeys.revokedAt)));
  return row?.count ?? 0;
}

interface NewKey {
  name: string;
  scopes: ApiScope[];
  days: number | null;
  prefix: string;
  hash: Buffer;
}

export async function insertKey(tx: Tx, actor: Actor, { days, ...key }: NewKey): Promise<number> {
  const [row] = await tx
    .insert(apiKeys)
    .values({
      ...key,
      ownerId: actor.id,
      role: actor.role,
      expiresAt: days === null ? null : sql`now() + make_interval(days => ${days})`,
    })
    .returning({ id: apiKeys.id });
  if (!row) throw new Error('The key was not saved');
  return row.id;
}

/** The key of the shop belongs to whoever rotates it. Its time to expire begins anew. */
export async function replaceKey(
  tx: Tx,
  actor: Actor,
  id: number,
  { prefix, hash, hours }: { prefix: string; hash: Buffer; hours: number },
): Promise<boolean> {
  const keeps = hours > 0;
  const rows = await tx
    .update(apiKeys)
    .set({
      ownerId: actor.id,
      prefix,
      hash,
      previousHash: keeps ? sql`${apiKeys.hash}` : null,
      previousUntil: keeps ? sql`now() + make_interval(hours => ${hours})` : null,
      expiresAt: sql`now() + (${apiKeys.expiresAt} - ${apiKeys.createdAt})`,
      createdAt: sql`now()`,
    })
    .where(and(eq(apiKeys.id, id), editableBy(apiKeys, actor), isNull(apiKeys.revokedAt)))
    .returning({ id: apiKeys.id });
  return rows.length > 0;
}

/** False if there is none of theirs. */
export async function markRevoked(tx: Tx, actor: Actor, id: number): Promise<boolean> {
  const rows = await tx
    .update(apiKeys)
    .set({ revokedAt: sql`now()`, previousHash: null, previousUntil: null })
    .where(and(eq(apiKeys.id, id), editableBy(apiKeys, actor), isNull(apiKeys.revokedAt)))
    .returning({ id: apiKeys.id });
  return rows.length > 0;
}

/** Keys that ended more than 30 days ago. */
export async function deleteEndedKeys(db: Db): Promise<void> {
  const ended = sql`now() - interval '30 days'`;
  await db.delete(apiKeys).where(or(lt(apiKeys.revokedAt, ended), lt(apiKeys.expiresAt, ended)));
}

/** For the copy of an account's data. */
export function keysOfOwner(db: Db | Tx, ownerId: number) {
  return db
    .select({ name: apiKeys.name, scopes: apiKeys.scopes, createdAt: apiKeys.createdAt })
    .from(apiKeys)
    .where(eq(apiKeys.ownerId, ownerId))
    .orderBy(apiKeys.id);
}
