import type { PriceBreakdown } from '../../../../contract/orders.ts';
import { formatRupees } from '../../../lib/format.ts';
import { Card } from '../../../ui/card.tsx';

export function PriceReceipt({ price, title = 'Your price' }: { price: PriceBreakdown; title?: string }) {
  const lines = [
    { label: 'Stitching', amount: price.stitching, always: true },
    { label: 'Urgent delivery', amount: price.urgent_surcharge },
    { label: 'Collection of the cloth', amount: price.collection_fee },
    { label: 'Delivery of the garment', amount: price.delivery_fee },
    { label: 'Cloth swatch', amount: price.sample_fee },
  ].filter(({ amount, always }) => always || amount > 0);
  return (
    <Card as="section" aria-label={title}>
      <h3 className="text-lg">{title}</h3>
      <dl className="figures mt-3 flex flex-col gap-1.5">
        {lines.map(({ label, amount }) => (
          <div key={label} className="flex justify-between gap-4">
            <dt className="text-muted">{label}</dt>
            <dd>{formatRupees(amount)}</dd>
          </div>
        ))}
        <div className="stitched my-2" aria-hidden="true" />
        <div className="flex items-baseline justify-between gap-4">
          <dt className="font-semibold">Total</dt>
          <dd className="font-display text-xl" aria-live="polite">
            {formatRupees(price.total)}
          </dd>
        </div>
      </dl>
    </Card>
  );
}
