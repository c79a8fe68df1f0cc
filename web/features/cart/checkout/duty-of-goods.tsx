import { useQuery } from '@tanstack/react-query';
import { abroadWords } from '#words';
import { dutyLines } from '../../../../contract/duty-lines.ts';
import type { Bill } from '../../../../contract/shop-orders.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { Note } from '../../../ui/note.tsx';
import { dutyQuery } from '../../duty/api.ts';

/** What duty to expect for goods that go abroad (abroad-6). */
export default function DutyOfGoods({ country, bill }: { country: string; bill: Bill }) {
  const { data } = useQuery(dutyQuery(country), queryClient);
  return (
    <Note
      title={abroadWords.dutiesAndTaxesAbroad}
      lines={[{ text: abroadWords.notPartOfOurPrice }, ...dutyLines(data, bill.sub_total - bill.discount)]}
    />
  );
}
