import type { PaymentType } from './handover.ts';

/** Why a part is paid before the work begins; the first one counts where two ask for the same (payments-13). */
export const ADVANCE_CAUSES = ['REFUSED_PARCEL', 'NEW_CUSTOMER', 'LARGE_ORDER'] as const;
export type AdvanceCause = (typeof ADVANCE_CAUSES)[number];

/** Per cent of the total that is paid before the work begins, set by staff; 0: nothing (payments-13). */
export interface AdvanceRules {
  /** Of an order that costs at least `from` rupees. */
  large_percent: number;
  from: number;
  /** Of a customer who has not received an order yet. */
  new_percent: number;
  /** Of a customer who has refused the last parcel. */
  refused_percent: number;
}

/** What the customer's own orders say (payments-14). */
export interface CustomerStanding {
  /** Has not received an order yet. */
  is_new: boolean;
  /** Refused a parcel, and has received none since. */
  has_refused: boolean;
}

export interface Advance {
  percent: number;
  cause: AdvanceCause | null;
}

export const NO_ADVANCE: Advance = { percent: 0, cause: null };

/** The part of an order paid in cash that is due before the work begins: the highest one that applies. */
export function advanceBy(rules: AdvanceRules, total: number, standing: CustomerStanding): Advance {
  const asked: Record<AdvanceCause, number> = {
    REFUSED_PARCEL: standing.has_refused ? rules.refused_percent : 0,
    NEW_CUSTOMER: standing.is_new ? rules.new_percent : 0,
    LARGE_ORDER: total >= rules.from ? rules.large_percent : 0,
  };
  return ADVANCE_CAUSES.reduce<Advance>(
    (most, cause) => (asked[cause] > most.percent ? { percent: asked[cause], cause } : most),
    NO_ADVANCE,
  );
}

/** Rupees due before the work begins, rounded up; where no cash can be collected, all. */
export function advanceOf(
  total: number,
  { payment_type, percent }: { payment_type: PaymentType; percent: number },
): number {
  return payment_type === 'ADVANCE' ? total : Math.ceil((total * percent) / 100);
}
