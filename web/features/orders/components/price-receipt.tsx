import { ordersWords } from '#words';
import type { PriceBreakdown } from '../../../../contract/orders.ts';
import { surchargesOf } from '../../../../contract/surcharges.ts';
import { formatRupees } from '../../../lib/format.ts';
import { Price } from '../../../ui/price.tsx';
import { Receipt } from '../../../ui/receipt.tsx';
import { useApproximation } from '../../location/store.ts';

export function PriceReceipt({
  price,
  title = ordersWords.yourPrice,
}: {
  price: PriceBreakdown;
  title?: string;
}) {
  const about = useApproximation();
  const lines = [{ name: ordersWords.stitching, amount: price.stitching }, ...surchargesOf(price)];
  return (
    <Receipt
      title={title}
      level={3}
      lines={lines.map(({ name, amount }) => [name, formatRupees(amount)])}
      total={<Price amount={formatRupees(price.total)} about={about(price.total)} />}
    />
  );
}
