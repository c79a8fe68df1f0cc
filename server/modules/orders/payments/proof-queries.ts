import { and, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { ProofState } from '../../../../contract/constants/payment-proofs.ts';
import type { QueryOf } from '../../../../contract/endpoint.ts';
import { type paymentProofs as listCall, PROOF_SORTS } from '../../../../contract/payment-proofs.ts';
import { trackingNumberFrom } from '../../../../contract/tracking-number.ts';
import type { Db, Tx } from '../../../db/client.ts';
import { boundedCount, keyset } from '../../../db/keyset.ts';
import { users } from '../../../db/schema/accounts.ts';
import { files } from '../../../db/schema/files.ts';
import { orders } from '../../../db/schema/orders.ts';
import { paymentProofs } from '../../../db/schema/payment-proofs.ts';
import { editorName } from '../../../db/schema/version-columns.ts';

const COLUMNS = {
  id: paymentProofs.id,
  amount: paymentProofs.amount,
  reference: paymentProofs.reference,
  pictureKey: files.key,
  sentAt: paymentProofs.sentAt,
  decidedAt: paymentProofs.decidedAt,
  paymentId: paymentProofs.paymentId,
  reason: paymentProofs.reason,
};

const STAFF_COLUMNS = {
  ...COLUMNS,
  orderId: orders.id,
  trackingNumber: orders.trackingNumber,
  total: orders.total,
  paidAmount: orders.paidAmount,
  billStatus: orders.billStatus,
  customer: users.username,
  customerId: orders.customerId,
  decidedBy: editorName(paymentProofs.decidedBy),
};

const isSameReference = (reference: string) =>
  sql`upper(translate(${paymentProofs.reference}, ' -', '')) = upper(translate(${reference}::text, ' -', ''))`;

const IN_STATE: Record<ProofState, SQL | undefined> = {
  open: isNull(paymentProofs.decidedAt),
  matched: isNotNull(paymentProofs.paymentId),
  refused: and(isNotNull(paymentProofs.decidedAt), isNull(paymentProofs.paymentId)),
};

/** Newest first; the order is one that the caller may see. */
export function proofsOf(db: Db | Tx, orderId: number) {
  return db
    .select(COLUMNS)
    .from(paymentProofs)
    .leftJoin(files, eq(files.id, paymentProofs.pictureId))
    .where(eq(paymentProofs.orderId, orderId))
    .orderBy(sql`${paymentProofs.id} desc`);
}

export type ProofRow = Awaited<ReturnType<typeof proofsOf>>[number];

/** Undefined where another open one has the reference. */
export async function insertProof(
  tx: Tx,
  proof: Pick<typeof paymentProofs.$inferInsert, 'orderId' | 'amount' | 'reference' | 'pictureId'>,
): Promise<number | undefined> {
  const [row] = await tx
    .insert(paymentProofs)
    .values(proof)
    .onConflictDoNothing()
    .returning({ id: paymentProofs.id });
  return row?.id;
}

/** Undefined if there is none. */
export async function staffProof(db: Db | Tx, id: number) {
  const [row] = await db
    .select(STAFF_COLUMNS)
    .from(paymentProofs)
    .innerJoin(orders, eq(orders.id, paymentProofs.orderId))
    .leftJoin(users, eq(users.id, orders.customerId))
    .leftJoin(files, eq(files.id, paymentProofs.pictureId))
    .where(eq(paymentProofs.id, id));
  return row;
}

export type StaffProofRow = NonNullable<Awaited<ReturnType<typeof staffProof>>>;

export async function listedProofs(db: Db, query: QueryOf<typeof listCall>) {
  const page = keyset(PROOF_SORTS, { id: paymentProofs.id }, paymentProofs.id, query);
  const { search, state } = query;
  const found = and(
    state && IN_STATE[state],
    search === undefined
      ? undefined
      : or(
          isSameReference(search),
          sql`${paymentProofs.orderId} = (select o.id from ${orders} o where o.tracking_id = ${trackingNumberFrom(search) ?? ''})`,
        ),
  );
  const matching = db.select({ id: paymentProofs.id }).from(paymentProofs).where(found);
  const [rows, count] = await Promise.all([
    db
      .select({ ...STAFF_COLUMNS, cursor: page.cursor })
      .from(paymentProofs)
      .innerJoin(orders, eq(orders.id, paymentProofs.orderId))
      .leftJoin(users, eq(users.id, orders.customerId))
      .leftJoin(files, eq(files.id, paymentProofs.pictureId))
      .where(and(found, page.where))
      .orderBy(...page.orderBy)
      .limit(page.limit),
    boundedCount(db, sql`${matching}`),
  ]);
  return { count, ...page.pageOf(rows) };
}

interface Decision {
  decidedBy: number | null;
  paymentId?: number;
  reason?: string;
}

/** Leaves one that is decided as it is. */
export async function decideProof(tx: Tx, id: number, decision: Decision): Promise<void> {
  await tx
    .update(paymentProofs)
    .set({ ...decision, decidedAt: new Date() })
    .where(and(eq(paymentProofs.id, id), isNull(paymentProofs.decidedAt)));
}

/** What was shown by a payment that is reversed: refused with the reason of the reversal. */
export async function refuseProofsOf(tx: Tx, paymentId: number, reason: string): Promise<void> {
  await tx
    .update(paymentProofs)
    .set({ paymentId: null, reason })
    .where(eq(paymentProofs.paymentId, paymentId));
}

/** What the customer sent about a payment that staff has recorded. */
export async function matchProofs(
  tx: Tx,
  { orderId, reference, ...decision }: Decision & { orderId: number; reference: string },
): Promise<void> {
  await tx
    .update(paymentProofs)
    .set({ ...decision, decidedAt: new Date() })
    .where(
      and(
        eq(paymentProofs.orderId, orderId),
        isNull(paymentProofs.decidedAt),
        sql`${paymentProofs.reference} <> ''`,
        isSameReference(reference),
      ),
    );
}
