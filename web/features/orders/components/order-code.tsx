import { useForm } from 'react-hook-form';
import { orderMoneyWords } from '#words';
import { MAX_TYPED_CODE } from '../../../../contract/constants/discounts.ts';
import type { BillDiscount } from '../../../../contract/discounts.ts';
import type { CustomerOrder } from '../../../../contract/order-steps.ts';
import { useFormSubmit, useSubmit } from '../../../lib/form-submit.ts';
import { formatRupees } from '../../../lib/format.ts';
import { Card } from '../../../ui/card.tsx';
import { TextField } from '../../../ui/field.tsx';
import { useFocusOnChange } from '../../../ui/focus.ts';
import { FailureBanner, SubmitButton } from '../../../ui/submit.tsx';
import { afterStep } from '../after-step.ts';
import { giveOrderCode, removeOrderCode } from '../order-money.ts';
import { showChanged } from '../show-changed.ts';

/** A discount code of a placed order, which can be given until the order is confirmed (discounts-9). */
export default function OrderCode({ order: { id, price } }: { order: Pick<CustomerOrder, 'id' | 'price'> }) {
  const used = price?.discount;
  const place = useFocusOnChange<HTMLDivElement>(used?.code ?? '', { ifLost: true });
  return (
    <Card as="section" aria-label={orderMoneyWords.haveACode} className="flex flex-col gap-2">
      <div ref={place} tabIndex={-1} role="status" className={used ? 'font-semibold' : 'sr-only'}>
        {used && saysOf(used)}
      </div>
      {used ? <Removal orderId={id} code={used.code} /> : <CodeForm orderId={id} />}
    </Card>
  );
}

function saysOf({ code, amount }: BillDiscount): string {
  return amount > 0
    ? orderMoneyWords.codeTakesOff({ code, amount: formatRupees(amount) })
    : orderMoneyWords.codeTakesNothingOff({ code });
}

function CodeForm({ orderId }: { orderId: number }) {
  const form = useForm({ defaultValues: { code: '' } });
  const { formProps, failure, isSubmitting } = useFormSubmit(form, {
    send: ({ code }, { keyFor }) => giveOrderCode(orderId, code, keyFor([orderId, code])),
    onSuccess: showChanged,
    ...afterStep(orderMoneyWords.failedToUseTheCode),
  });
  return (
    <form {...formProps} className="flex flex-col gap-2">
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <TextField
            label={orderMoneyWords.haveACode}
            optional
            dir="ltr"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={MAX_TYPED_CODE}
            disabled={isSubmitting}
            error={form.formState.errors.code?.message}
            {...form.register('code', {
              validate: (typed) => typed.trim() !== '' || orderMoneyWords.enterACode,
            })}
          />
        </div>
        <SubmitButton
          variant="secondary"
          className="mt-7 rtl:mt-9"
          busy={isSubmitting}
          busyLabel={orderMoneyWords.applying}
        >
          {orderMoneyWords.apply}
        </SubmitButton>
      </div>
      <FailureBanner failure={failure} />
    </form>
  );
}

function Removal({ orderId, code }: { orderId: number; code: string }) {
  const { formProps, failure, isSubmitting } = useSubmit({
    send: (_nothing, { keyFor }) => removeOrderCode(orderId, keyFor([orderId, code])),
    onSuccess: showChanged,
    ...afterStep(orderMoneyWords.failedToRemoveTheCode),
  });
  return (
    <form {...formProps} className="flex flex-col gap-2">
      <SubmitButton
        variant="quiet"
        className="-ms-4 self-start"
        busy={isSubmitting}
        busyLabel={orderMoneyWords.applying}
      >
        {orderMoneyWords.removeCode({ code })}
      </SubmitButton>
      <FailureBanner failure={failure} />
    </form>
  );
}
