import { cartWords } from '#words';
import { formatRupees } from '../../../lib/format.ts';
import { goodsPicture, piecesAt, variantWords } from '../../../lib/goods.ts';
import { Card } from '../../../ui/card.tsx';
import { Price } from '../../../ui/price.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { Thumbnail } from '../../../ui/thumbnail.tsx';
import { useApproximation } from '../../location/store.ts';
import { LineDifference } from '../components/line-difference.tsx';
import type { Difference } from '../differences.ts';
import type { CartItem } from '../store.ts';

interface OrderLinesProps {
  items: readonly CartItem[];
  differences: readonly Difference[];
}

export function OrderLines({ items, differences }: OrderLinesProps) {
  const about = useApproximation();
  return (
    <Card as="section" aria-labelledby="order-summary">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="order-summary" className="text-lg">
          {cartWords.orderSummary}
        </h2>
        <TextLink to="/cart" className="text-sm">
          {cartWords.change}
        </TextLink>
      </div>
      <ul className="flex flex-col gap-4">
        {items.map((item) => {
          const difference = differences.find((found) => found.item === item);
          return (
            <li key={`${item.id}-${item.variant}`} className="flex flex-col gap-2">
              <div className="flex gap-3">
                <Thumbnail picture={item.image ? goodsPicture(item.image) : undefined} className="w-14" />
                <div className="min-w-0 flex-1">
                  <p className="break-words">{item.name}</p>
                  <p className="figures text-sm text-muted">
                    {[...variantWords(item), piecesAt(item)].join(' · ')}
                  </p>
                </div>
                <Price
                  className="text-end font-semibold"
                  amount={formatRupees(item.price * item.quantity)}
                  about={about(item.price * item.quantity)}
                />
              </div>
              {difference && <LineDifference difference={difference} />}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
