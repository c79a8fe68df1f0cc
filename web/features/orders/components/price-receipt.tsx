import type { PriceBreakdown } from '../../../../contract/orders.ts';
import { formatRupees } from '../../../lib/format.ts';
import { Price } from '../../../ui/price.tsx';
import { Receipt } from '../../../ui/receipt.tsx';
import { useApproximation } from '../../location/store.ts';

export function PriceReceipt({ price, title = 'Your price' }: { price: PriceBreakdown; title?: string }) {
  const about = useApproximation();
  const surcharges = [
    ['Urgent delivery', price.urgent_surcharge],
    ['Collection of the cloth', price.collection_fee],
    ['Delivery of the garment', price.delivery_fee],
    ['Cloth swatch', price.sample_fee],
  ] as const;
  const lines = [['Stitching', price.stitching] as const, ...surcharges.filter(([, amount]) => amount > 0)];
  return (
    <Receipt
      title={title}
      level={3}
      lines={lines.map(([label, amount]) => [label, formatRupees(amount)])}
      total={<Price amount={formatRupees(price.total)} about={about(price.total)} />}
    />
  );
}
