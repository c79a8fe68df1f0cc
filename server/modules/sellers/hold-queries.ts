import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { brands } from '../../db/schema/catalogue.ts';
import { orderSettings } from '../../db/schema/fees.ts';
import { sellerIdentities } from '../../db/schema/sellers.ts';
import { tailors } from '../../db/schema/tailors.ts';

export async function isIdentityRequired(db: Db | Tx): Promise<boolean> {
  const [row] = await db.select({ required: orderSettings.sellerIdentityRequired }).from(orderSettings);
  return row?.required ?? false;
}

/** Keeps the setting as it is until the transaction ends. */
export async function holdRequirement(tx: Tx): Promise<boolean> {
  const [row] = await tx
    .select({ required: orderSettings.sellerIdentityRequired })
    .from(orderSettings)
    .for('share');
  return row?.required ?? false;
}

/** Marks sellers who sell without a checked identity, or this one; returns their ids. */
export async function markUnchecked(tx: Tx, seller: number | undefined): Promise<number[]> {
  const only = seller === undefined ? sql`` : sql`and s.user_id = ${seller}`;
  const { rows } = await tx.execute<{ user_id: number }>(sql`
    insert into ${sellerIdentities} (user_id, on_hold)
    select s.user_id, true from (
      select t.user_id from ${tailors} t where t.active and not t.in_house
      union all select b.user_id from ${brands} b where b.active) s
    left join ${sellerIdentities} i on i.user_id = s.user_id
    where i.state is distinct from 'checked' ${only}
    on conflict (user_id) do update set on_hold = true, version = seller_identities.version + 1, updated_at = now()
    returning user_id`);
  return rows.map(({ user_id }) => user_id);
}

/** Unmarks sellers whose identity is checked, or all; returns their ids. */
export async function unmark(
  tx: Tx,
  seller: number | undefined,
  { required }: { required: boolean },
): Promise<number[]> {
  const rows = await tx
    .update(sellerIdentities)
    .set({ onHold: false, version: sql`${sellerIdentities.version} + 1`, updatedAt: sql`now()` })
    .where(
      and(
        sql`${sellerIdentities.onHold}`,
        required ? eq(sellerIdentities.state, 'checked') : undefined,
        seller === undefined ? undefined : eq(sellerIdentities.userId, seller),
      ),
    )
    .returning({ id: sellerIdentities.userId });
  return rows.map(({ id }) => id);
}

/** Whether the tailors and brands of these accounts are listed and take orders. */
export async function setActive(tx: Tx, sellers: readonly number[], active: boolean): Promise<void> {
  if (sellers.length === 0) return;
  for (const table of [tailors, brands]) {
    const next = { active, version: sql`${table.version} + 1`, updatedAt: sql`now()`, updatedBy: null };
    await tx
      .update(table)
      .set(next)
      .where(inArray(table.userId, [...sellers]));
  }
}

export async function isChecked(tx: Tx, seller: number): Promise<boolean> {
  const [row] = await tx
    .select({ state: sellerIdentities.state })
    .from(sellerIdentities)
    .where(eq(sellerIdentities.userId, seller));
  return row?.state === 'checked';
}
