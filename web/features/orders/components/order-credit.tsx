import { useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { billPaymentWords, orderMoneyWords } from '#words';
import { useFormSubmit } from '../../../lib/form-submit.ts';
import { formatRupees } from '../../../lib/format.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { Card } from '../../../ui/card.tsx';
import { TextField } from '../../../ui/field.tsx';
import { FailureBanner, SubmitButton } from '../../../ui/submit.tsx';
import { toast } from '../../../ui/toast.tsx';
import { ownCreditQuery } from '../../credit/api.ts';
import { afterStep } from '../after-step.ts';
import { howToPayQuery } from '../api.ts';
import { payWithCredit } from '../order-money.ts';
import { showChanged } from '../show-changed.ts';

interface OrderCreditProps {
  order: { id: number; paid: number; total_bill: number | null };
}

/** Pays an agreed order from the own store credit, if there is any and no courier asks for the cash (credit-8). */
export default function OrderCredit({ order }: OrderCreditProps) {
  const { data } = useQuery(ownCreditQuery, queryClient);
  const { data: ways } = useQuery(howToPayQuery(order.id, order.paid), queryClient);
  const left = (order.total_bill ?? 0) - order.paid;
  if (!data || data.balance === 0 || left <= 0 || ways?.with_courier !== false) return null;
  return (
    <CreditForm
      key={`${data.balance} ${left}`}
      orderId={order.id}
      balance={data.balance}
      most={Math.min(data.balance, left)}
    />
  );
}

interface CreditFormProps {
  orderId: number;
  balance: number;
  /** Rupees that can be paid with it. */
  most: number;
}

function CreditForm({ orderId, balance, most }: CreditFormProps) {
  const form = useForm({ defaultValues: { credit: String(most) } });
  const { formProps, failure, isSubmitting } = useFormSubmit(form, {
    send: ({ credit }, { keyFor }) => payWithCredit(orderId, Number(credit), keyFor([orderId, credit])),
    onSuccess(changed, { credit }) {
      toast.success(orderMoneyWords.paidWithCredit({ amount: formatRupees(Number(credit)) }));
      void queryClient.invalidateQueries({ queryKey: ownCreditQuery.queryKey });
      showChanged(changed);
    },
    ...afterStep(orderMoneyWords.failedToPayWithCredit),
  });
  return (
    <Card as="section" aria-label={orderMoneyWords.payWithCredit}>
      <form {...formProps} className="flex flex-col gap-3">
        <TextField
          label={orderMoneyWords.rupeesOfCredit}
          hint={orderMoneyWords.youHave({ balance: formatRupees(balance) })}
          inputMode="numeric"
          dir="ltr"
          autoComplete="off"
          disabled={isSubmitting}
          error={form.formState.errors.credit?.message}
          {...form.register('credit', {
            validate: (typed) => /^[1-9]\d{0,8}$/.test(typed.trim()) || billPaymentWords.enterWholeRupees,
          })}
        />
        <FailureBanner failure={failure} />
        <SubmitButton variant="secondary" busy={isSubmitting} busyLabel={orderMoneyWords.paying}>
          {orderMoneyWords.payWithCredit}
        </SubmitButton>
      </form>
    </Card>
  );
}
