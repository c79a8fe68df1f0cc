import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { MAX_MESSAGE_LENGTH, REPLY_VARIABLES } from '../../../../contract/constants/chat.ts';
import { useFormDraft } from '../../../lib/form-draft.ts';
import { useFormSubmit } from '../../../lib/form-submit.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { TextAreaField, TextField } from '../../../ui/field.tsx';
import { FailureBanner, SubmitButton } from '../../../ui/submit.tsx';
import { type CannedReply, REPLIES_KEY, saveReply } from './api.ts';

const FIELDS = ['title', 'text'] as const;

/** A new reply, or an existing one. */
export function ReplyForm({ reply, onDone }: { reply?: CannedReply; onDone: () => void }) {
  const initial = { title: reply?.title ?? '', text: reply?.text ?? '' };
  const form = useForm({ defaultValues: initial });
  const name = `canned-reply-${reply?.id ?? 'new'}`;
  const forgetDraft = useFormDraft(name, form, FIELDS, initial);
  const { errors } = form.formState;
  const { formProps, failure, isSubmitting } = useFormSubmit(form, {
    send: (values, { keyFor }) => saveReply(reply?.id, values, keyFor(values)),
    storedAttempt: { name, on: 'tab' },
    forgetDraft,
    async onSuccess() {
      await queryClient.invalidateQueries({ queryKey: REPLIES_KEY });
      onDone();
    },
    fallback: 'Failed to save the reply',
  });
  const { setFocus } = form;
  // The button that opened it is gone.
  useEffect(() => setFocus('title'), [setFocus]);
  return (
    <Card padding="large">
      <form
        {...formProps}
        aria-label={reply ? `Edit ${reply.title}` : 'New reply'}
        className="flex flex-col gap-4"
      >
        <TextField
          label="Title"
          maxLength={60}
          required
          error={errors.title?.message}
          {...form.register('title', { validate: (title) => title.trim() !== '' || 'Give it a title.' })}
        />
        <TextAreaField
          label="Text"
          dir="auto"
          maxLength={MAX_MESSAGE_LENGTH}
          required
          error={errors.text?.message}
          hint={`Filled in for the customer: ${REPLY_VARIABLES.map((variable) => `{${variable}}`).join(', ')}.`}
          {...form.register('text', { validate: (text) => text.trim() !== '' || 'Write a few words.' })}
        />
        <FailureBanner failure={failure} />
        <div className="flex flex-wrap gap-3">
          <SubmitButton busy={isSubmitting} busyLabel="Saving...">
            Save
          </SubmitButton>
          <Button
            variant="quiet"
            pending={isSubmitting}
            onClick={() => {
              forgetDraft();
              onDone();
            }}
          >
            Cancel
          </Button>
        </div>
      </form>
    </Card>
  );
}
