import { useQuery } from '@tanstack/react-query';
import { abroadWords } from '#words';
import { dutyLines } from '../../../../contract/duty-lines.ts';
import type { ShopOrder } from '../../../../contract/shop-orders.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { Note } from '../../../ui/note.tsx';
import { dutyQuery } from '../../duty/api.ts';

/** What duty to expect for a cart order that goes abroad (abroad-7). */
export default function DutyOfShopOrder({ order: { shipping, bill } }: { order: ShopOrder }) {
  const { data } = useQuery(dutyQuery(shipping.country), queryClient);
  return (
    <Note
      title={abroadWords.dutiesAndTaxesAbroad}
      lines={[{ text: abroadWords.notPartOfThisBill }, ...dutyLines(data, bill.sub_total - bill.discount)]}
    />
  );
}
