import { and, desc, eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { gatewayCustomers, gatewayErasures, savedCards } from '../../db/schema/cards.ts';

export type SavedCardRow = typeof savedCards.$inferSelect;
type Gateway = SavedCardRow['gateway'];

const own = (userId: number, id: number) => and(eq(savedCards.userId, userId), eq(savedCards.id, id));

/** The default first, then newest first. */
export function cardsOf(db: Db | Tx, userId: number): Promise<SavedCardRow[]> {
  return db
    .select()
    .from(savedCards)
    .where(eq(savedCards.userId, userId))
    .orderBy(desc(savedCards.isDefault), desc(savedCards.id));
}

export async function cardOf(db: Db | Tx, userId: number, id: number): Promise<SavedCardRow | undefined> {
  const [row] = await db.select().from(savedCards).where(own(userId, id));
  return row;
}

export async function insertCard(tx: Tx, card: typeof savedCards.$inferInsert): Promise<void> {
  await tx.insert(savedCards).values(card);
}

export async function deleteCard(tx: Tx, userId: number, id: number): Promise<SavedCardRow | undefined> {
  const [row] = await tx.delete(savedCards).where(own(userId, id)).returning();
  return row;
}

/** Leaves exactly one default card. Requires a lock on the user's row. */
export async function setDefaultCard(tx: Tx, userId: number, id: number): Promise<void> {
  await tx
    .update(savedCards)
    .set({ isDefault: false })
    .where(and(eq(savedCards.userId, userId), eq(savedCards.isDefault, true)));
  await tx.update(savedCards).set({ isDefault: true }).where(own(userId, id));
}

export async function gatewayCustomerOf(
  db: Db | Tx,
  userId: number,
  gateway: Gateway,
): Promise<string | null> {
  const [row] = await db
    .select({ reference: gatewayCustomers.reference })
    .from(gatewayCustomers)
    .where(and(eq(gatewayCustomers.userId, userId), eq(gatewayCustomers.gateway, gateway)));
  return row?.reference ?? null;
}

/** Keeps an existing customer id. */
export async function insertGatewayCustomer(
  tx: Db | Tx,
  customer: typeof gatewayCustomers.$inferInsert,
): Promise<void> {
  await tx.insert(gatewayCustomers).values(customer).onConflictDoNothing();
}

export type Erasure = Omit<typeof gatewayErasures.$inferSelect, 'createdAt'>;

export async function insertErasures(tx: Tx, erasures: readonly Erasure[]): Promise<void> {
  if (erasures.length === 0) return;
  await tx
    .insert(gatewayErasures)
    .values([...erasures])
    .onConflictDoNothing();
}

export async function deleteErasure(db: Db, { gateway, kind, reference }: Erasure): Promise<void> {
  await db
    .delete(gatewayErasures)
    .where(
      and(
        eq(gatewayErasures.gateway, gateway),
        eq(gatewayErasures.kind, kind),
        eq(gatewayErasures.reference, reference),
      ),
    );
}

/** In random order, so that repeatedly failing ones do not block others. */
export function waitingErasures(db: Db, gateway: Gateway): Promise<Erasure[]> {
  const { kind, reference } = gatewayErasures;
  return db
    .select({ gateway: gatewayErasures.gateway, kind, reference })
    .from(gatewayErasures)
    .where(eq(gatewayErasures.gateway, gateway))
    .orderBy(sql`random()`)
    .limit(500);
}
