import { useFormContext, useWatch } from 'react-hook-form';
import { cartWords } from '#words';
import { formatRupees } from '../../../lib/format.ts';
import { CheckField } from '../../../ui/field.tsx';
import type { CartCheck } from '../use-cart-check.ts';
import type { CheckoutFields } from './checkout-fields.ts';
import { creditIn } from './order-request.ts';

/** Whether to pay with the own store credit, if there is any (credit-3). */
export function CreditField({ check }: { check: CartCheck }) {
  const { control, register, formState } = useFormContext<CheckoutFields>();
  const useCredit = useWatch({ control, name: 'useCredit' });
  const answer = check.lookedUp?.answer;
  const error = formState.errors.useCredit?.message;
  if (!answer || (answer.credit === 0 && !error)) return null;
  const credit = creditIn(answer, useCredit);
  return (
    <div className="flex flex-col gap-2">
      <CheckField
        label={cartWords.credit.use({ balance: formatRupees(answer.credit) })}
        error={error}
        {...register('useCredit')}
      />
      {credit > 0 && (
        <dl className="figures flex flex-col gap-1.5">
          <div className="flex justify-between gap-4">
            <dt className="text-muted">{cartWords.credit.used}</dt>
            <dd>{formatRupees(credit)}</dd>
          </div>
          <div className="flex justify-between gap-4 font-semibold">
            <dt>{cartWords.credit.toPay}</dt>
            <dd>{formatRupees(answer.bill.total - credit)}</dd>
          </div>
        </dl>
      )}
    </div>
  );
}
