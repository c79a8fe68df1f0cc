import { uiWords } from '#words';
import { formatRupees } from '../../../lib/format.ts';

/** Below a total: what store credit pays of it, and what is left (credit-3). */
export function PaidByCredit({ total, credit }: { total: number; credit: number }) {
  const lines = [
    [uiWords.fromCredit, credit],
    [uiWords.toPay, total - credit],
  ] as const;
  return (
    <dl className="figures flex flex-col gap-1.5">
      {lines.map(([label, amount]) => (
        <div key={label} className="flex justify-between gap-4">
          <dt className="text-muted">{label}</dt>
          <dd>{formatRupees(amount)}</dd>
        </div>
      ))}
    </dl>
  );
}
