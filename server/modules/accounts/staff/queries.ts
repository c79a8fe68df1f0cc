import { and, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { QueryOf } from '../../../../contract/endpoint.ts';
import { SUPPORT_USER_ID } from '../../../../contract/roles.ts';
import { STAFF_SORTS, type staffMembers } from '../../../../contract/staff-accounts.ts';
import type { Db, Tx } from '../../../db/client.ts';
import { boundedCount, keyset } from '../../../db/keyset.ts';
import { passkeys, refreshTokens, secondFactors, users } from '../../../db/schema/accounts.ts';
import { accountDeletions } from '../../../db/schema/privacy.ts';
import { updateUser } from '../queries.ts';
import { revokeSessionsOf } from '../sessions/queries.ts';

const KEYS = { name: sql`lower(${users.username})`, joined: users.createdAt };

/** Keep in step with the partial index. Excludes the support account, which nobody signs in to. */
const isStaff = sql`user_type in ('support', 'admin') and ${users.id} <> ${SUPPORT_USER_ID}`;

/** Qualified by hand: Drizzle omits the table in queries without a join, and the sub-query has an `id` too. */
const ownId = sql.raw('users.id');

const shown = {
  id: users.id,
  username: users.username,
  firstName: users.firstName,
  lastName: users.lastName,
  email: users.email,
  userType: users.userType,
  createdAt: users.createdAt,
  blockedAt: users.blockedAt,
  hasPassword: sql<boolean>`${users.passwordHash} is not null`,
  hasPasskey: sql<boolean>`exists (select from ${passkeys} p where p.user_id = ${ownId})`,
  hasApp: sql<boolean>`exists (select from ${secondFactors} f where f.user_id = ${ownId})`,
  lastSeenAt: sql<string | null>`(select to_json(max(t.last_used_at)) #>> '{}' from ${refreshTokens} t
    where t.user_id = ${ownId})`,
};

export async function listedStaff(db: Db, query: QueryOf<typeof staffMembers>) {
  const page = keyset(STAFF_SORTS, KEYS, users.id, query);
  const matching = and(
    isStaff,
    query.role === undefined ? undefined : eq(users.userType, query.role),
    query.blocked === undefined
      ? undefined
      : query.blocked
        ? isNotNull(users.blockedAt)
        : isNull(users.blockedAt),
    query.search === undefined ? undefined : found(query.search),
  );
  const [rows, count] = await Promise.all([
    db
      .select({ ...shown, cursor: page.cursor })
      .from(users)
      .where(and(matching, page.where))
      .orderBy(...page.orderBy)
      .limit(page.limit),
    boundedCount(db, sql`select 1 from ${users} where ${matching}`),
  ]);
  return { count, ...page.pageOf(rows) };
}

function found(search: string): SQL {
  const pattern = `%${search.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`;
  return sql`lower(username || ' ' || email || ' ' || coalesce(first_name, '') || ' ' || coalesce(last_name, ''))
    like ${pattern}`;
}

export async function staffMember(db: Db | Tx, id: number) {
  const [row] = await db
    .select(shown)
    .from(users)
    .where(and(isStaff, eq(users.id, id)));
  return row;
}

export type StaffRow = NonNullable<Awaited<ReturnType<typeof staffMember>>>;

/** Ends the sessions, which follow the old role, and a pending account deletion. */
export async function giveRole(
  tx: Tx,
  id: number,
  change: { userType: 'customer' | 'support' | 'admin'; isDemo?: boolean },
): Promise<void> {
  await updateUser(tx, id, change);
  await revokeSessionsOf(tx, id);
  await tx.delete(accountDeletions).where(eq(accountDeletions.userId, id));
}

/** Whether an admin exists outside the demo. */
export async function isWithAdmin(db: Db): Promise<boolean> {
  const own = and(isStaff, eq(users.userType, 'admin'), isNull(users.blockedAt), eq(users.isDemo, false));
  const rows = await db.select({ id: users.id }).from(users).where(own).limit(1);
  return rows.length > 0;
}

/** Locks the admins who can sign in, so that two admins who demote each other cannot leave the shop without one. */
export async function lockAdmins(tx: Tx): Promise<number[]> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(isStaff, inArray(users.userType, ['admin']), isNull(users.blockedAt)))
    .orderBy(users.id)
    .for('no key update');
  return rows.map(({ id }) => id);
}
