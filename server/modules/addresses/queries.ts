import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { addresses } from '../../db/schema/addresses.ts';

const shown = {
  id: addresses.id,
  fullName: addresses.fullName,
  phone: addresses.phone,
  address: addresses.address,
  city: addresses.city,
  postalCode: addresses.postalCode,
  country: addresses.country,
  isDefault: addresses.isDefault,
  version: addresses.version,
  updatedAt: addresses.updatedAt,
};

export type AddressRow = Pick<typeof addresses.$inferSelect, keyof typeof shown>;
export type AddressFields = Omit<AddressRow, 'id' | 'isDefault' | 'version' | 'updatedAt'>;

const own = (userId: number, id: number) => and(eq(addresses.userId, userId), eq(addresses.id, id));

/** The default first, then oldest first. */
export function addressesOf(db: Db | Tx, userId: number): Promise<AddressRow[]> {
  return db
    .select(shown)
    .from(addresses)
    .where(eq(addresses.userId, userId))
    .orderBy(desc(addresses.isDefault), asc(addresses.id));
}

export async function addressOf(db: Db | Tx, userId: number, id: number): Promise<AddressRow | undefined> {
  const [row] = await db.select(shown).from(addresses).where(own(userId, id));
  return row;
}

export async function insertAddress(
  tx: Tx,
  userId: number,
  fields: AddressFields & Pick<AddressRow, 'isDefault'>,
): Promise<AddressRow> {
  const [row] = await tx
    .insert(addresses)
    .values({ userId, ...fields })
    .returning(shown);
  if (!row) throw new Error('The address was not written.');
  return row;
}

export async function replaceAddress(
  tx: Tx,
  userId: number,
  id: number,
  fields: AddressFields,
): Promise<AddressRow | undefined> {
  const [row] = await tx
    .update(addresses)
    .set({ ...fields, version: sql`${addresses.version} + 1`, updatedAt: new Date() })
    .where(own(userId, id))
    .returning(shown);
  return row;
}

export async function removeAddress(tx: Tx, userId: number, id: number): Promise<boolean> {
  const removed = await tx.delete(addresses).where(own(userId, id)).returning({ id: addresses.id });
  return removed.length > 0;
}

/** Leaves exactly one default address. Requires a lock on the user's row. */
export async function setDefault(tx: Tx, userId: number, id: number): Promise<void> {
  await clearDefault(tx, userId);
  await tx.update(addresses).set({ isDefault: true }).where(own(userId, id));
}

export async function clearDefault(tx: Tx, userId: number): Promise<void> {
  await tx
    .update(addresses)
    .set({ isDefault: false })
    .where(and(eq(addresses.userId, userId), eq(addresses.isDefault, true)));
}
