export const PROOF_STATES = ['open', 'matched', 'refused'] as const;
export type ProofState = (typeof PROOF_STATES)[number];

/** Proofs of an order that wait for a check. */
export const MAX_OPEN_PROOFS = 3;
/** Proofs of an order in all; more are a matter for the chat. */
export const MAX_PROOFS = 20;
/** Days after the decision for which a proof and its picture are kept; the payment itself stays. */
export const PROOF_DAYS = 90;
export const MAX_PROOF_REASON = 300;
