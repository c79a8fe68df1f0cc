import type { BodyFor, QueryFor } from '../../../../contract/paths.ts';
import type { StaffPaymentProof } from '../../../../contract/payment-proofs.ts';
import { call } from '../../../lib/call.ts';
import { definePersonalQuery } from '../../../lib/queries.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { refreshOrders } from '../orders/api.ts';

const PROOFS_KEY = ['staff-payment-proofs'];

export type ProofQuery = QueryFor<'GET /api/staff/payment-proofs/'>;

export const proofsQuery = (query: ProofQuery) =>
  definePersonalQuery({
    queryKey: [...PROOFS_KEY, query],
    queryFn: ({ signal }) => call('GET /api/staff/payment-proofs/', { query, signal }),
  });

export async function refreshProofs(): Promise<void> {
  await Promise.all([queryClient.invalidateQueries({ queryKey: PROOFS_KEY }), refreshOrders()]);
}

/** Throws CallError; 409 where somebody else was first. */
export function matchProof(
  id: number,
  body: BodyFor<'POST /api/staff/payment-proofs/{id}/match/'>,
  idempotencyKey: string,
): Promise<StaffPaymentProof> {
  return call('POST /api/staff/payment-proofs/{id}/match/', { params: { id }, body, idempotencyKey });
}

/** Throws CallError; 409 where somebody else was first. */
export function refuseProof(id: number, reason: string, idempotencyKey: string): Promise<StaffPaymentProof> {
  return call('POST /api/staff/payment-proofs/{id}/refuse/', {
    ...{ params: { id }, body: { reason }, idempotencyKey },
  });
}
