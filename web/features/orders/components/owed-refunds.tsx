import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { orderMoneyWords } from '#words';
import type { OwedRefund } from '../../../../contract/order-credit.ts';
import { formatRupees } from '../../../lib/format.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { useAction } from '../../../lib/use-action.ts';
import { Card } from '../../../ui/card.tsx';
import { CheckField } from '../../../ui/field.tsx';
import { chooseRefund, owedRefundsQuery } from '../order-money.ts';

/** What staff owe back to the customer, who may want it as store credit (credit-10). */
export function OwedRefunds({ orderId, paid }: { orderId: number; paid: number }) {
  const title = useId();
  const { data } = useQuery(owedRefundsQuery(orderId, paid), queryClient);
  if (!data || data.refunds.length === 0) return null;
  return (
    <Card as="section" aria-labelledby={title}>
      <h3 id={title} className="text-lg">
        {orderMoneyWords.weOweYou}
      </h3>
      <ul className="mt-3 flex flex-col gap-4">
        {data.refunds.map((refund) => (
          <Owed key={refund.id} refund={refund} />
        ))}
      </ul>
    </Card>
  );
}

function Owed({ refund: { id, amount, as_credit } }: { refund: OwedRefund }) {
  const { act, isPending, failure } = useAction();
  const choose = async () => {
    await chooseRefund(id, !as_credit);
    await queryClient.invalidateQueries({ queryKey: ['orders', 'owed'] });
  };
  return (
    <li className="flex flex-col gap-2">
      <span className="figures font-semibold">{formatRupees(amount)}</span>
      <span className="text-sm text-muted">
        {as_credit ? orderMoneyWords.weAddItToYourCredit : orderMoneyWords.weSendItBack}
      </span>
      <CheckField
        label={orderMoneyWords.asStoreCredit}
        checked={as_credit}
        disabled={isPending}
        error={failure}
        onChange={() => void act(choose, orderMoneyWords.failedToChoose)}
      />
    </li>
  );
}
