import { billPaymentWords } from '#words';
import type { AdvanceCause } from '../../../../contract/advance.ts';
import { formatRupees } from '../../../lib/format.ts';

interface AdvanceNoteProps {
  /** Rupees of the bill that are not paid. */
  total: number;
  /** Rupees due before the work. */
  advance: number;
  cause: AdvanceCause | null;
}

/** What is due before the work, what at the handover, and why (payments-13). Nothing without an advance. */
export function AdvanceNote({ total, advance, cause }: AdvanceNoteProps) {
  if (advance === 0) return null;
  const { partBefore, allBefore, seePayments, why } = billPaymentWords;
  const slots = { advance: formatRupees(advance), rest: formatRupees(total - advance) };
  return (
    <div className="text-sm">
      <p className="font-semibold">{advance < total ? partBefore(slots) : allBefore(slots)}</p>
      <p className="text-muted">{cause ? `${why[cause]} ${seePayments}` : seePayments}</p>
    </div>
  );
}
