import type { ReactNode } from 'react';
import { cartWords } from '#words';
import type { UsedCode } from '../../../../contract/discounts.ts';
import type { Bill } from '../../../../contract/shop-orders.ts';
import { billLines } from '../../../lib/bill-lines.ts';
import { formatRupees } from '../../../lib/format.ts';
import { Price } from '../../../ui/price.tsx';
import { Receipt } from '../../../ui/receipt.tsx';
import { useApproximation } from '../../location/store.ts';

interface BillDetailsProps {
  bill: Bill;
  code?: UsedCode | null | undefined;
  isStale?: boolean;
  /** True for a bill that the server has not calculated. */
  isEstimate?: boolean;
  children?: ReactNode;
}

export function BillDetails({ bill, code, isStale = false, isEstimate = false, children }: BillDetailsProps) {
  const about = useApproximation();
  return (
    <Receipt
      title={cartWords.billDetails}
      lines={billLines(bill, isEstimate, code)}
      total={<Price amount={formatRupees(bill.total)} about={about(bill.total)} />}
      isStale={isStale}
    >
      {children}
    </Receipt>
  );
}
