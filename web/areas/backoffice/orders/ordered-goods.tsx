import { GOODS_STATUS_NAMES } from '../../../../contract/constants/order-names.ts';
import type { StaffOrderPage } from '../../../../contract/staff-orders.ts';
import { formatRupees } from '../../../lib/format.ts';
import { goodsPicture } from '../../../lib/goods-picture.ts';
import { piecesAt, variantWords } from '../../../lib/item-words.ts';
import { Thumbnail } from '../../../ui/thumbnail.tsx';
import { PartSteps } from './part-steps.tsx';
import { Section } from './section.tsx';

type Goods = Extract<StaffOrderPage['order'], { kind: 'goods' }>;

/** What each seller ships, with its steps (shop-13). */
export function OrderedGoods({ order }: { order: Goods }) {
  return order.parts.map((part) => (
    <Section
      key={part.id}
      title={`From ${part.seller.name}`}
      aside={<span className="text-muted">{GOODS_STATUS_NAMES[part.status]}</span>}
    >
      <ul className="divide-y divide-hairline">
        {part.items.map((item) => (
          <li key={item.variant} className="flex items-start gap-3 py-3">
            <Thumbnail picture={item.image ? goodsPicture(item.image) : undefined} className="w-14" />
            <div className="min-w-0 flex-1">
              <p className="break-words">{item.name}</p>
              <p className="figures text-sm text-muted">
                {[...variantWords(item), piecesAt(item)].join(' · ')}
              </p>
            </div>
            <span className="figures font-semibold">{formatRupees(item.line_total)}</span>
          </li>
        ))}
      </ul>
      <PartSteps part={part} />
    </Section>
  ));
}
