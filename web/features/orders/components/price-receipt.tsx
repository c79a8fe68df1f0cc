import { ordersWords, shelfClothWords } from '#words';
import type { AdvanceCause } from '../../../../contract/advance.ts';
import type { PriceBreakdown } from '../../../../contract/orders.ts';
import { surchargesOf } from '../../../../contract/surcharges.ts';
import { discountLines } from '../../../lib/bill-lines.ts';
import { formatRupees } from '../../../lib/format.ts';
import { Price } from '../../../ui/price.tsx';
import { Receipt } from '../../../ui/receipt.tsx';
import { useApproximation } from '../../location/store.ts';
import { AdvanceNote } from './advance-note.tsx';

interface PriceReceiptProps {
  price: PriceBreakdown;
  title?: string;
  /** What is stitched, in place of one line; the names differ. */
  stitching?: readonly { name: string; amount: number }[] | undefined;
  /** Each cloth of the shop, in place of one line. */
  cloth?: readonly { name: string; amount: number }[] | undefined;
  /** What is due before the work. */
  advance?: { advance: number; cause: AdvanceCause | null } | undefined;
}

export function PriceReceipt({
  price,
  title = ordersWords.yourPrice,
  stitching,
  cloth,
  advance,
}: PriceReceiptProps) {
  const about = useApproximation();
  const made = stitching ?? [{ name: ordersWords.stitching, amount: price.stitching }];
  const ofCloth = cloth ?? (price.cloth > 0 ? [{ name: shelfClothWords.cloth, amount: price.cloth }] : []);
  const lines = [...made, ...ofCloth, ...surchargesOf(price)];
  return (
    <Receipt
      title={title}
      level={3}
      lines={[
        ...lines.map(({ name, amount }) => [name, formatRupees(amount)] as const),
        ...discountLines(price.discount),
      ]}
      total={<Price amount={formatRupees(price.total)} about={about(price.total)} />}
    >
      {advance && advance.advance > 0 && <AdvanceNote total={price.total} {...advance} />}
    </Receipt>
  );
}
