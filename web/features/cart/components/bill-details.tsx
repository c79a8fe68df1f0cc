import type { ReactNode } from 'react';
import type { Bill } from '../../../../contract/shop-orders.ts';
import { formatRupees } from '../../../lib/format.ts';
import { Price } from '../../../ui/price.tsx';
import { useApproximation } from '../../location/store.ts';

interface BillDetailsProps {
  bill: Bill;
  /** A newer one is on its way. */
  isStale?: boolean;
  /** Under the total: a note, a button. */
  children?: ReactNode;
}

/** What a cart costs (S1 §2), as a little receipt. */
export function BillDetails({ bill, isStale = false, children }: BillDetailsProps) {
  const about = useApproximation();
  const lines = [
    ['Sub Total', formatRupees(bill.sub_total)],
    ['Discount', bill.discount > 0 ? `− ${formatRupees(bill.discount)}` : formatRupees(0)],
    ['Delivery Fee', formatRupees(bill.delivery_fee)],
  ] as const;
  return (
    <section
      aria-labelledby="bill-details"
      className="rounded-2xl border border-hairline bg-card p-5 print:p-3 print:break-inside-avoid"
    >
      <h2 id="bill-details" className="text-lg">
        Bill Details
      </h2>
      <dl aria-busy={isStale} className="figures mt-3 flex flex-col gap-1.5">
        {lines.map(([label, amount]) => (
          <div key={label} className="flex justify-between gap-4">
            <dt className="text-muted">{label}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
        <div className="my-2" aria-hidden="true">
          <div className="stitched" />
        </div>
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <dt className="font-semibold">Total</dt>
          <dd className="ms-auto text-end font-display text-xl" aria-live="polite">
            <Price amount={formatRupees(bill.total)} about={about(bill.total)} />
          </dd>
        </div>
      </dl>
      {children && <div className="mt-5 flex flex-col gap-3">{children}</div>}
    </section>
  );
}
