import type Stripe from 'stripe';
import type { GatewayDispute, GatewayRefund, PaymentEvent } from './payments.ts';

export const PAISA_PER_RUPEE = 100;

/** `warning_closed`: an inquiry that ended without taking money. */
const DISPUTES_WON: ReadonlySet<string> = new Set(['won', 'warning_closed', 'prevented']);

/** Null for an irrelevant event. */
export function paymentEventOf(event: Stripe.Event): PaymentEvent | null {
  switch (event.type) {
    case 'payment_intent.succeeded':
      return { kind: 'captured', reference: event.data.object.id };
    case 'payment_intent.canceled':
    case 'payment_intent.payment_failed':
      return { kind: 'cancelled', reference: event.data.object.id };
    case 'charge.refunded': {
      const { payment_intent, captured } = event.data.object;
      const reference = idOf(payment_intent);
      if (!reference) return null;
      // Stripe reports a voided authorisation as a refund too.
      if (captured === false) return { kind: 'cancelled', reference };
      return { kind: 'refunds', reference };
    }
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
    case 'charge.refund.updated': {
      const reference = idOf(event.data.object.payment_intent);
      return reference ? { kind: 'refunds', reference } : null;
    }
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.funds_reinstated':
    case 'charge.dispute.closed': {
      const reference = idOf(event.data.object.payment_intent);
      return reference ? { kind: 'dispute', reference, dispute: disputeOf(event.data.object) } : null;
    }
    default:
      return null;
  }
}

export function refundOf({ amount, metadata, status }: Stripe.Refund): GatewayRefund {
  const isMade = status === 'succeeded' || status === null;
  return {
    name: metadata?.name ?? null,
    amount: Math.floor(amount / PAISA_PER_RUPEE),
    state: isMade ? 'made' : status === 'failed' || status === 'canceled' ? 'failed' : 'pending',
  };
}

function disputeOf({ id, amount, reason, status, evidence_details }: Stripe.Dispute): GatewayDispute {
  const dueBy = evidence_details.due_by;
  return {
    reference: id,
    amount: Math.floor(amount / PAISA_PER_RUPEE),
    reason,
    state: status === 'lost' ? 'LOST' : DISPUTES_WON.has(status) ? 'WON' : 'OPEN',
    respondBy: dueBy === null ? null : new Date(dueBy * 1000),
  };
}

function idOf(named: string | { id: string } | null): string | undefined {
  return typeof named === 'string' ? named : named?.id;
}
