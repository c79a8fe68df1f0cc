import { useQuery } from '@tanstack/react-query';
import { abroadWords } from '#words';
import { goodsValue } from '../../../../contract/duty.ts';
import { dutyLines } from '../../../../contract/duty-lines.ts';
import type { PriceBreakdown } from '../../../../contract/orders.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { Note } from '../../../ui/note.tsx';
import { dutyQuery } from '../../duty/api.ts';

interface DutyOfOrderProps {
  country: string;
  price: PriceBreakdown | null | undefined;
  /** Once the order is placed. */
  isOrdered?: boolean;
}

/** What duty to expect for a stitched order that goes abroad (abroad-6, abroad-7). */
export default function DutyOfOrder({ country, price, isOrdered = false }: DutyOfOrderProps) {
  const { data } = useQuery(dutyQuery(country), queryClient);
  const general = isOrdered ? abroadWords.notPartOfThisBill : abroadWords.notPartOfOurPrice;
  const value = price ? goodsValue(price) : undefined;
  return (
    <Note title={abroadWords.dutiesAndTaxesAbroad} lines={[{ text: general }, ...dutyLines(data, value)]} />
  );
}
