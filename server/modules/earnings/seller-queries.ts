import { eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { users } from '../../db/schema/accounts.ts';
import { brands } from '../../db/schema/catalogue.ts';
import { earnings, payouts } from '../../db/schema/earnings.ts';
import { orderSettings } from '../../db/schema/fees.ts';
import { tailors } from '../../db/schema/tailors.ts';
import { editorName, nextVersion } from '../../db/schema/version-columns.ts';

/** Whoever earns: tailors, the in-house workshop included, and brands. */
export type Seller = { tailor: number } | { brand: number };

/** For staff a seller, else that of an account. */
export type SellerScope = { user: number } | Seller;

export const earnedBy = (seller: Seller) =>
  'tailor' in seller ? eq(earnings.tailorId, seller.tailor) : eq(earnings.brandId, seller.brand);

export const paidTo = (seller: Seller) =>
  'tailor' in seller ? eq(payouts.tailorId, seller.tailor) : eq(payouts.brandId, seller.brand);

export async function sellerWithin(db: Db | Tx, scope: SellerScope): Promise<Seller | undefined> {
  if (!('brand' in scope)) {
    const found = 'user' in scope ? eq(tailors.userId, scope.user) : eq(tailors.id, scope.tailor);
    const [tailor] = await db.select({ tailor: tailors.id }).from(tailors).where(found);
    if (tailor || 'tailor' in scope) return tailor;
  }
  const found = 'user' in scope ? eq(brands.userId, scope.user) : eq(brands.id, scope.brand);
  const [brand] = await db.select({ brand: brands.id }).from(brands).where(found);
  return brand;
}

/** Locks the seller until the transaction ends, against other entries and payouts. */
export async function lockSeller(tx: Tx, seller: Seller): Promise<void> {
  if ('tailor' in seller) {
    const one = eq(tailors.id, seller.tailor);
    await tx.select({ id: tailors.id }).from(tailors).where(one).for('no key update');
  } else {
    await tx.select({ id: brands.id }).from(brands).where(eq(brands.id, seller.brand)).for('no key update');
  }
}

/** The person named on a statement, with the rates of the present. */
export async function payeeOf(db: Db | Tx, seller: Seller) {
  const table = 'tailor' in seller ? tailors : brands;
  const id = 'tailor' in seller ? seller.tailor : seller.brand;
  const ofTailor = 'tailor' in seller;
  const [row] = await db
    .select({
      userId: table.userId,
      name: ofTailor ? users.username : brands.name,
      email: users.email,
      locale: users.locale,
      place: ofTailor ? sql<string>`coalesce(${tailors.address}, ${tailors.area})` : brands.city,
      inHouse: ofTailor ? tailors.inHouse : sql<boolean>`false`,
      ownCommission: table.commissionPercent,
      version: table.version,
      updatedAt: table.updatedAt,
      updatedBy: editorName(table.updatedBy),
    })
    .from(table)
    .innerJoin(users, eq(users.id, table.userId))
    .where(eq(table.id, id));
  return row;
}

export type Payee = NonNullable<Awaited<ReturnType<typeof payeeOf>>>;

/** Per cent of the settings. */
export async function settingsOf(db: Db | Tx) {
  const [row] = await db
    .select({
      stitching: orderSettings.commissionPercent,
      goods: orderSettings.goodsCommissionPercent,
      withheld: orderSettings.withheldTaxPercent,
    })
    .from(orderSettings);
  return row ?? { stitching: 0, goods: 0, withheld: 0 };
}

export async function setCommission(
  tx: Tx,
  seller: Seller,
  editorId: number,
  commissionPercent: number | null,
): Promise<void> {
  if ('tailor' in seller) {
    await tx
      .update(tailors)
      .set({ commissionPercent, ...nextVersion(tailors, editorId) })
      .where(eq(tailors.id, seller.tailor));
  } else {
    await tx
      .update(brands)
      .set({ commissionPercent, ...nextVersion(brands, editorId) })
      .where(eq(brands.id, seller.brand));
  }
}
