import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import type { SellerReview } from '../../../../contract/seller-reviews.ts';
import { useFormSubmit } from '../../../lib/form-submit.ts';
import { Button } from '../../../ui/button.tsx';
import { TextAreaField } from '../../../ui/field.tsx';
import { FailureBanner, SubmitButton } from '../../../ui/submit.tsx';
import { correctReply } from './api.ts';

interface EditReplyProps {
  review: SellerReview;
  onSaved: () => unknown;
  onCancel: () => void;
}

/** Corrects a reply within a day (reviews-6). */
export function EditReply({ review, onSaved, onCancel }: EditReplyProps) {
  const form = useForm({ defaultValues: { text: review.reply?.text ?? '' } });
  const { formProps, failure, isSubmitting } = useFormSubmit(form, {
    send: ({ text }) => correctReply(review.id, text),
    onSuccess: onSaved,
    fallback: 'Failed to save your reply',
  });
  const { setFocus } = form;
  // The button that opened it is gone.
  useEffect(() => setFocus('text'), [setFocus]);
  return (
    <form {...formProps} className="flex max-w-[42rem] flex-col gap-3">
      <TextAreaField
        label={`Your reply to ${review.author}`}
        hint="You can correct it within a day of writing it."
        rows={3}
        maxLength={1000}
        error={form.formState.errors.text?.message}
        {...form.register('text', { validate: (text) => text.trim() !== '' || 'Write a few words.' })}
      />
      <FailureBanner failure={failure} />
      <div className="flex flex-wrap gap-3">
        <SubmitButton busy={isSubmitting} busyLabel="Saving..." variant="secondary">
          Save reply
        </SubmitButton>
        <Button variant="quiet" onClick={onCancel} pending={isSubmitting}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
