import { isSentAbroad } from '../../../../contract/duty.ts';
import type { PriceBreakdown } from '../../../../contract/orders.ts';
import DutyOfOrder from '../components/duty-of-order.tsx';
import { useHandover } from './use-handover.ts';

/** What duty to expect, as long as the form says that the order goes abroad (abroad-6). */
export function DutyOfDraft({ price }: { price?: PriceBreakdown | undefined }) {
  const { delivery, delivery_country: country } = useHandover();
  if (country === '' || !isSentAbroad({ delivery, country })) return null;
  return <DutyOfOrder country={country} price={price} />;
}
