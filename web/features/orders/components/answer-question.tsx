import { useForm } from 'react-hook-form';
import { basicWords, ordersWords } from '#words';
import type { SingleOrder } from '../../../../contract/orders.ts';
import { useFormSubmit } from '../../../lib/form-submit.ts';
import { formatDay } from '../../../lib/format.ts';
import { TextAreaField } from '../../../ui/field.tsx';
import { Heading } from '../../../ui/heading.tsx';
import { FailureBanner, SubmitButton } from '../../../ui/submit.tsx';
import { afterStep, reloadOrders } from '../after-step.ts';
import { takeOrderStep } from '../api.ts';

type Asked = Pick<SingleOrder, 'id' | 'status' | 'actions'> & {
  question: NonNullable<SingleOrder['question']>;
};

/** The tailor's question and the customer's reply (workshop-8). */
export default function AnswerQuestion({ order }: { order: Asked }) {
  const { id, status, question, actions } = order;
  const form = useForm({ defaultValues: { reason: '' } });
  const { formProps, failure, isSubmitting } = useFormSubmit(form, {
    send({ reason }, { keyFor }) {
      const values = { reason: reason.trim() };
      return takeOrderStep(
        id,
        { action: 'answer', expected_status: status, ...values },
        keyFor([id, values]),
      );
    },
    onSuccess: reloadOrders,
    ...afterStep(ordersWords.failedToSendYourAnswer),
  });
  return (
    <section
      aria-labelledby={`question-${id}`}
      className="flex flex-col gap-3 rounded-2xl border border-saffron bg-saffron-soft p-4 sm:p-5"
    >
      <Heading level={2} size="item" id={`question-${id}`}>
        {ordersWords.theTailorHasAQuestion}
      </Heading>
      <p dir="auto" className="text-lg wrap-anywhere whitespace-pre-wrap">
        {question.text}
      </p>
      <p className="text-sm text-saffron-ink">
        {ordersWords.theStitchingWaitsForYourAnswer({ askedAt: formatDay(question.asked_at) })}
      </p>
      {actions.includes('answer') && (
        <form {...formProps} className="flex flex-col gap-3">
          <TextAreaField
            label={ordersWords.yourAnswer}
            rows={3}
            maxLength={500}
            error={form.formState.errors.reason?.message}
            disabled={isSubmitting}
            {...form.register('reason', {
              validate: (text) => text.trim() !== '' || ordersWords.writeYourAnswer,
            })}
          />
          <FailureBanner failure={failure} />
          <SubmitButton busy={isSubmitting} busyLabel={basicWords.sending} className="self-start">
            {ordersWords.sendTheAnswer}
          </SubmitButton>
        </form>
      )}
    </section>
  );
}
