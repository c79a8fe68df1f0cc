import { and, asc, count, eq, gt } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { users } from '../../db/schema/accounts.ts';

export type ExportedCustomer = Awaited<ReturnType<typeof customersAfter>>[number];

export async function countCustomers(db: Db): Promise<number> {
  const [row] = await db.select({ count: count() }).from(users).where(eq(users.userType, 'customer'));
  return row?.count ?? 0;
}

/** By id. */
export function customersAfter(db: Db, after: number, limit: number) {
  return db
    .select({
      id: users.id,
      username: users.username,
      firstName: users.firstName,
      lastName: users.lastName,
      email: users.email,
      phone: users.phoneNumber,
      createdAt: users.createdAt,
    })
    .from(users)
    .where(and(eq(users.userType, 'customer'), gt(users.id, after)))
    .orderBy(asc(users.id))
    .limit(limit);
}
