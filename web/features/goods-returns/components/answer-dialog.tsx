import { useForm } from 'react-hook-form';
import { basicWords, goodsReturnWords } from '#words';
import { MAX_RETURN_NOTE } from '../../../../contract/constants/goods-returns.ts';
import type { ListedReturn } from '../../../../contract/goods-returns.ts';
import { CallError } from '../../../lib/call-error.ts';
import { useFormSubmit } from '../../../lib/form-submit.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextAreaField } from '../../../ui/field.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { FailureBanner, SubmitButton } from '../../../ui/submit.tsx';
import { toast } from '../../../ui/toast.tsx';
import { answerReturn } from '../api.ts';
import { refreshReturns } from '../refresh.ts';

interface Fields {
  verdict: 'accepted' | 'refused';
  answer: string;
}

/** Accepts or refuses a return (returns-3). */
export function AnswerDialog({ one, onClose }: { one: ListedReturn; onClose: () => void }) {
  const isDecided = one.state === 'ACCEPTED';
  const form = useForm<Fields>({
    defaultValues: { verdict: isDecided ? 'refused' : 'accepted', answer: '' },
  });
  const isAccepted = form.watch('verdict') === 'accepted';
  const { formProps, failure, isSubmitting } = useFormSubmit(form, {
    send: ({ verdict, answer }) =>
      answerReturn(one.id, { accepted: verdict === 'accepted', answer: answer.trim() }),
    async onSuccess() {
      toast.success(goodsReturnWords.theCustomerIsTold);
      onClose();
      await refreshReturns();
    },
    onFailure(error) {
      if (error instanceof CallError && error.status === 409) void refreshReturns();
    },
    fallback: goodsReturnWords.failedToAnswer,
    afterLeaving: { onSuccess: () => void refreshReturns() },
  });
  return (
    <Dialog title={goodsReturnWords.answerReturn(one)} open onClose={isSubmitting ? undefined : onClose}>
      <form {...formProps} className="flex flex-col gap-4">
        <RadioGroup
          label={goodsReturnWords.answerIt}
          disabled={isSubmitting}
          options={[
            ...(isDecided ? [] : [{ value: 'accepted', label: goodsReturnWords.accept }]),
            { value: 'refused', label: goodsReturnWords.refuse },
          ]}
          radio={form.register('verdict')}
        />
        <TextAreaField
          label={goodsReturnWords.yourAnswer}
          hint={
            isAccepted
              ? one.is_own
                ? goodsReturnWords.whereToOwn
                : goodsReturnWords.whereTo
              : goodsReturnWords.sayWhy
          }
          optional={isAccepted && one.is_own}
          rows={4}
          maxLength={MAX_RETURN_NOTE}
          disabled={isSubmitting}
          error={form.formState.errors.answer?.message}
          {...form.register('answer', {
            validate: (typed, { verdict }) =>
              typed.trim() !== '' || (verdict === 'accepted' && one.is_own) || basicWords.writeAFewWords,
          })}
        />
        <FailureBanner failure={failure} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" pending={isSubmitting} onClick={onClose}>
            {basicWords.back}
          </Button>
          <SubmitButton
            variant={isAccepted ? 'primary' : 'danger'}
            busy={isSubmitting}
            busyLabel={basicWords.saving}
          >
            {isAccepted ? goodsReturnWords.accept : goodsReturnWords.refuse}
          </SubmitButton>
        </div>
      </form>
    </Dialog>
  );
}
