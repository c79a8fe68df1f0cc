import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { users } from '../../db/schema/accounts.ts';
import { contactMessages } from '../../db/schema/contact.ts';
import { orders } from '../../db/schema/orders.ts';
import { provenAddresses } from '../../db/schema/service.ts';

/** A person. What they sent while signed out belongs to the account once its address is proven. */
export interface Person {
  id: number;
  /** In lower case. */
  email: string;
  isProven: boolean;
}

export async function personOf(db: Db | Tx, id: number): Promise<Person | undefined> {
  const email = sql<string>`lower(${users.email})`;
  const [row] = await db
    .select({
      id: users.id,
      email,
      isProven: sql<boolean>`exists (select from ${provenAddresses} p where p.email = ${email})`,
    })
    .from(users)
    .where(eq(users.id, id));
  return row;
}

export function isGuestOrderOf({ email, isProven }: Person): SQL | undefined {
  if (!isProven) return sql`false`;
  return and(isNull(orders.customerId), eq(sql`lower(${orders.email})`, email));
}

export function isOrderOf(person: Person): SQL | undefined {
  return or(eq(orders.customerId, person.id), isGuestOrderOf(person));
}

export function isMessageOf({ id, email, isProven }: Person): SQL | undefined {
  const own = eq(contactMessages.customerId, id);
  if (!isProven) return own;
  const sentSignedOut = isNull(contactMessages.customerId);
  return or(own, and(sentSignedOut, eq(sql`lower(${contactMessages.email})`, email)));
}
