import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Review } from '../../../../contract/reviews.ts';
import { useAttemptKey } from '../../../lib/attempt-key.ts';
import { useFormDraft } from '../../../lib/form-draft.ts';
import { showFormErrors } from '../../../lib/form-errors.ts';
import { Button } from '../../../ui/button.tsx';
import { TextAreaField } from '../../../ui/field.tsx';
import { Banner } from '../../../ui/states.tsx';
import { sendReply } from '../api.ts';

interface ReplyFormProps {
  review: Review;
  onReplied: (review: Review) => void;
  onCancel: () => void;
}

const FIELDS = ['text'] as const;

/** The seller's one reply to a review. */
export default function ReplyForm({ review, onReplied, onCancel }: ReplyFormProps) {
  const form = useForm({ defaultValues: { text: '' } });
  const forgetDraft = useFormDraft(`reply-${review.id}`, form, FIELDS);
  const attemptKey = useAttemptKey();
  const [failure, setFailure] = useState<string>();
  const { errors, isSubmitting } = form.formState;

  async function submit({ text }: { text: string }) {
    setFailure(undefined);
    try {
      const replied = await sendReply(review.id, text, attemptKey({ id: review.id, text }));
      forgetDraft();
      onReplied(replied);
    } catch (error) {
      setFailure(showFormErrors(error, form.setError, FIELDS, 'Failed to send your reply'));
    }
  }

  return (
    <form
      noValidate
      method="post"
      aria-label={`Reply to ${review.author}`}
      onSubmit={form.handleSubmit(submit)}
      className="flex max-w-[42rem] flex-col gap-3"
    >
      {failure && <Banner kind="error">{failure}</Banner>}
      <TextAreaField
        label={`Your reply to ${review.author}`}
        hint="There is one reply to a review, and everybody reads it."
        rows={3}
        maxLength={1000}
        disabled={isSubmitting}
        error={errors.text?.message}
        {...form.register('text', { validate: (text) => text.trim() !== '' || 'Write a few words.' })}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="secondary" disabled={isSubmitting}>
          {isSubmitting ? 'Sending...' : 'Send reply'}
        </Button>
        <Button variant="quiet" onClick={onCancel} disabled={isSubmitting}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
