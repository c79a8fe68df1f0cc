import { MAX_OPEN_PROOFS, MAX_PROOFS } from '../../../../contract/constants/payment-proofs.ts';
import type { BodyOf, QueryOf } from '../../../../contract/endpoint.ts';
import type { List } from '../../../../contract/lists.ts';
import type {
  matchPaymentProof,
  PaymentProof,
  paymentProofs,
  refusePaymentProof,
  StaffPaymentProof,
  sendPaymentProof,
} from '../../../../contract/payment-proofs.ts';
import type { Db, Tx } from '../../../db/client.ts';
import type { Deps } from '../../../deps.ts';
import { fail, failOn } from '../../../fail.ts';
import type { Actor } from '../../../infra/access-tokens.ts';
import { recordAudit, recordOrdersRead } from '../../audit/service.ts';
import { notifyOfRefusedProof } from '../../notifications/service.ts';
import { bulkProofRefusedMail } from '../bulk/mails.ts';
import { bulkOrderWithin } from '../bulk/queries.ts';
import { customerOf, orderWithin } from '../queries.ts';
import { proofRefusedMail } from '../waiting-mails.ts';
import { giveDaysToPay } from './advance-chase-queries.ts';
import { recordArrived } from './arrived-service.ts';
import { dueOf } from './present.ts';
import { presentProof, presentStaffProof } from './proof-present.ts';
import { decideProof, insertProof, listedProofs, proofsOf, staffProof } from './proof-queries.ts';
import { billOfCustomer, lockBill, newestPayment, orderOfReference } from './queries.ts';

/** Fails like `sendProof`; called before the expensive processing of the picture. */
export async function requireProofWanted(db: Db | Tx, actor: Actor, orderId: number): Promise<void> {
  const bill = (await billOfCustomer(db, actor.id, orderId)) ?? fail('request.not_found');
  if (bill.status === 'CANCELLED' || dueOf(bill) === 0) fail('payments.nothing_due');
  const sent = await proofsOf(db, orderId);
  const open = sent.filter(({ decidedAt }) => decidedAt === null);
  if (open.length >= MAX_OPEN_PROOFS || sent.length >= MAX_PROOFS) fail('payments.too_many_proofs');
}

/**
 * Keeps what the customer says about a transfer for the staff's check (payments-17). Fails with `request.not_found` for
 * somebody else's order.
 */
export async function sendProof(
  tx: Tx,
  deps: Pick<Deps, 'links'>,
  actor: Actor,
  orderId: number,
  { amount, reference = '' }: BodyOf<typeof sendPaymentProof>,
  keepPicture: () => Promise<number | undefined>,
): Promise<PaymentProof> {
  await lockBill(tx, orderId);
  await requireProofWanted(tx, actor, orderId);
  if (reference !== '' && (await orderOfReference(tx, reference)) !== undefined)
    failOn('reference', 'payments.reference_sent');
  const pictureId = await keepPicture();
  const id = await insertProof(tx, { orderId, amount, reference, pictureId });
  if (id === undefined) failOn('reference', 'payments.reference_sent');
  const [sent] = await proofsOf(tx, orderId);
  if (!sent) throw new Error('The proof was not written');
  return presentProof(sent, deps);
}

/** What customers have sent; whose pictures were shown is in the audit log (people-9). */
export async function listProofs(
  deps: Pick<Deps, 'db' | 'links'>,
  actor: Actor,
  query: QueryOf<typeof paymentProofs>,
): Promise<List<StaffPaymentProof>> {
  const { rows, ...page } = await listedProofs(deps.db, query);
  const shown = rows.flatMap(({ pictureKey, orderId: id, customerId }) =>
    pictureKey ? [{ id, customerId }] : [],
  );
  await recordOrdersRead(deps.db, actor, 'orders.pictures-read', shown);
  return { ...page, results: rows.map((row) => presentStaffProof(row, deps)) };
}

async function openProof(tx: Tx, id: number) {
  const proof = (await staffProof(tx, id)) ?? fail('request.not_found');
  if (proof.decidedAt !== null) fail('payments.proof_decided');
  return proof;
}

/** Decisions of the same order wait for each other. */
async function lockOpenProof(tx: Tx, id: number) {
  const { orderId } = await openProof(tx, id);
  await lockBill(tx, orderId);
  return openProof(tx, id);
}

async function decided(tx: Tx, deps: Deps, id: number): Promise<StaffPaymentProof> {
  return presentStaffProof((await staffProof(tx, id)) ?? fail('request.not_found'), deps);
}

/**
 * Records the payment by the step of the order, also where less is due: the rest is owed back. Of two people at once one
 * is refused (payments-18).
 */
export async function matchProof(
  tx: Tx,
  deps: Deps,
  by: { actor: Actor; address: string },
  id: number,
  payment: BodyOf<typeof matchPaymentProof>,
): Promise<StaffPaymentProof> {
  const { orderId } = await lockOpenProof(tx, id);
  await recordArrived(tx, deps, by, orderId, payment);
  const paymentId = await newestPayment(tx, orderId);
  // The payment has decided a proof with its number already.
  await decideProof(tx, id, { decidedBy: by.actor.id, paymentId });
  return decided(tx, deps, id);
}

/** The customer is told why, and has some days to send another one (payments-18). */
export async function refuseProof(
  tx: Tx,
  deps: Deps,
  actor: Actor,
  id: number,
  { reason }: BodyOf<typeof refusePaymentProof>,
): Promise<StaffPaymentProof> {
  const { orderId, amount } = await lockOpenProof(tx, id);
  await decideProof(tx, id, { decidedBy: actor.id, reason });
  await recordAudit(tx, actor, {
    action: 'orders.proof-refused',
    subject: { kind: 'order', id: orderId },
    userId: await customerOf(tx, orderId),
  });
  await giveDaysToPay(tx, orderId);
  await notifyOfRefusedProof(tx, { orderId, amount, reason });
  const refusal = { amount, reason };
  const bulk = await bulkOrderWithin(tx, 'all', orderId);
  const single = bulk ? undefined : await orderWithin(tx, 'all', orderId);
  if (bulk) await deps.outbox.post(tx, bulkProofRefusedMail(deps.config, bulk, refusal));
  if (single) await deps.outbox.post(tx, proofRefusedMail(deps.config, single, refusal));
  return decided(tx, deps, id);
}
