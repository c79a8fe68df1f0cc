import type { ProofState } from '../../../../contract/constants/payment-proofs.ts';
import type { PaymentProof, StaffPaymentProof } from '../../../../contract/payment-proofs.ts';
import type { Deps } from '../../../deps.ts';
import { PICTURE_LINK_SECONDS } from '../garment-present.ts';
import { dueOf } from './present.ts';
import type { ProofRow, StaffProofRow } from './proof-queries.ts';

function stateOf({ decidedAt, paymentId }: Pick<ProofRow, 'decidedAt' | 'paymentId'>): ProofState {
  if (decidedAt === null) return 'open';
  return paymentId === null ? 'refused' : 'matched';
}

export function presentProof(row: ProofRow, { links }: Pick<Deps, 'links'>): PaymentProof {
  const state = stateOf(row);
  return {
    id: row.id,
    amount: row.amount,
    reference: row.reference,
    picture: row.pictureKey ? links.sign(row.pictureKey, PICTURE_LINK_SECONDS) : null,
    sent_at: row.sentAt.toISOString(),
    state,
    reason: state === 'refused' ? row.reason : null,
  };
}

export function presentStaffProof(row: StaffProofRow, deps: Pick<Deps, 'links'>): StaffPaymentProof {
  return {
    ...presentProof(row, deps),
    order: { id: row.orderId, tracking_id: row.trackingNumber, due: dueOf(row) },
    customer: row.customer ?? '',
    decided_at: row.decidedAt?.toISOString() ?? null,
    decided_by: row.decidedBy,
  };
}
