import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { MetaArgs } from 'react-router';
import { basicWords, goodsReturnWords } from '#words';
import { askWithdrawal } from '../../features/shop-orders/api.ts';
import { useFormSubmit } from '../../lib/form-submit.ts';
import { pageMeta } from '../../lib/page-meta.ts';
import { useShop } from '../../lib/shop.ts';
import { TextField } from '../../ui/field.tsx';
import { useFocusOnChange } from '../../ui/focus.ts';
import { Heading } from '../../ui/heading.tsx';
import { FailureBanner, SubmitButton } from '../../ui/submit.tsx';

export const meta = (args: MetaArgs) =>
  pageMeta(args, {
    title: goodsReturnWords.withdrawTitle,
    description: goodsReturnWords.withdrawDescription,
  });

/** Asks for a link to send goods back, without an account (returns-9). */
export default function WithdrawPage() {
  const { order_rules } = useShop();
  const [isSent, setSent] = useState(false);
  const heading = useFocusOnChange<HTMLHeadingElement>(String(isSent), { ifLost: true });
  const form = useForm({ defaultValues: { number: '', contact: '' } });
  const { errors } = form.formState;
  const { formProps, failure, isSubmitting } = useFormSubmit(form, {
    send: ({ number, contact }) => askWithdrawal({ number, contact: contact.trim() }),
    onSuccess: () => setSent(true),
    fallback: goodsReturnWords.failedToAskForLink,
  });
  return (
    <div className="mx-auto flex w-full max-w-xl flex-col gap-5 px-4 py-10">
      <Heading ref={heading} level={1} size="part">
        {isSent ? goodsReturnWords.lookIntoYourMail : goodsReturnWords.withdrawTitle}
      </Heading>
      {isSent ? (
        <p role="status">{goodsReturnWords.ifTheyBelongTogether}</p>
      ) : (
        <>
          <p>{goodsReturnWords.withdrawText}</p>
          <form {...formProps} className="flex flex-col gap-4">
            <TextField
              label={goodsReturnWords.orderNumber}
              dir="ltr"
              autoComplete="off"
              maxLength={40}
              disabled={isSubmitting}
              error={errors.number?.message}
              {...form.register('number', {
                validate: (typed) => typed.trim() !== '' || basicWords.writeAFewWords,
              })}
            />
            <TextField
              label={goodsReturnWords.contactOfOrder}
              dir="ltr"
              autoComplete="email"
              maxLength={200}
              disabled={isSubmitting}
              error={errors.contact?.message}
              {...form.register('contact', {
                validate: (typed) => typed.trim() !== '' || basicWords.writeAFewWords,
              })}
            />
            <FailureBanner failure={failure} />
            <SubmitButton className="self-start" busy={isSubmitting} busyLabel={basicWords.sending}>
              {goodsReturnWords.sendTheLink}
            </SubmitButton>
          </form>
          <div className="flex flex-col gap-2 text-sm text-muted">
            <p>{goodsReturnWords.withdrawWhich({ days: order_rules.return_days })}</p>
            <p>{goodsReturnWords.madeToMeasure}</p>
          </div>
        </>
      )}
    </div>
  );
}
