import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import { useForm } from 'react-hook-form';
import { basicWords, reviewsWords } from '#words';
import type { Review } from '../../../../contract/reviews.ts';
import { useFormDraft } from '../../../lib/form-draft.ts';
import { useFormSubmit } from '../../../lib/form-submit.ts';
import { Button } from '../../../ui/button.tsx';
import { TextAreaField } from '../../../ui/field.tsx';
import { focusOn } from '../../../ui/focus.ts';
import { FailureBanner, SubmitButton } from '../../../ui/submit.tsx';
import { sendReply } from '../sending.ts';

interface ReplyFormProps {
  review: Review;
  onReplied: (review: Review) => void;
  onCancel: () => void;
}

const FIELDS = ['text'] as const;

export default function ReplyForm({ review, onReplied, onCancel }: ReplyFormProps) {
  const form = useForm({ defaultValues: { text: '' } });
  const forgetDraft = useFormDraft(`reply-${review.id}`, form, FIELDS);
  const { errors } = form.formState;
  const { formProps, failure, isSubmitting } = useFormSubmit(form, {
    send: ({ text }, { keyFor }) => sendReply(review.id, text, keyFor(text)),
    storedAttempt: { name: `reply-${review.id}`, on: 'tab' },
    forgetDraft,
    onSuccess(replied) {
      const item = formProps.ref.current?.closest('article');
      flushSync(() => onReplied(replied));
      focusOn(item);
    },
    fallback: reviewsWords.failedToSendYourReply,
  });

  const { setFocus } = form;
  // The pressed button is removed.
  useEffect(() => setFocus('text'), [setFocus]);

  return (
    <form
      {...formProps}
      aria-label={reviewsWords.replyTo({ author: review.author })}
      className="flex max-w-[42rem] flex-col gap-3"
    >
      <TextAreaField
        label={reviewsWords.yourReplyTo({ author: review.author })}
        hint={reviewsWords.youCanReplyOnce}
        rows={3}
        maxLength={1000}
        disabled={isSubmitting}
        error={errors.text?.message}
        {...form.register('text', { validate: (text) => text.trim() !== '' || basicWords.writeAFewWords })}
      />
      <FailureBanner failure={failure} />
      <div className="flex flex-wrap gap-3">
        <SubmitButton busy={isSubmitting} busyLabel={basicWords.sending} variant="secondary">
          {reviewsWords.sendReply}
        </SubmitButton>
        <Button variant="quiet" onClick={onCancel} pending={isSubmitting}>
          {basicWords.cancel}
        </Button>
      </div>
    </form>
  );
}
