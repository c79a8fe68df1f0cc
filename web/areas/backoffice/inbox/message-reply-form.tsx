import { useForm } from 'react-hook-form';
import { MAX_REPLY_LENGTH } from '../../../../contract/constants/inbox.ts';
import { useFormDraft } from '../../../lib/form-draft.ts';
import { useFormSubmit } from '../../../lib/form-submit.ts';
import { TextAreaField } from '../../../ui/field.tsx';
import { FailureBanner, SubmitButton } from '../../../ui/submit.tsx';
import { toast } from '../../../ui/toast.tsx';
import { replyTo } from './api.ts';

const FIELDS = ['text'] as const;
const EMPTY = { text: '' };

/** Goes to the writer by mail (contact-8); a draft is kept for each message. */
export function MessageReplyForm({ id, email }: { id: number; email: string }) {
  const form = useForm({ defaultValues: EMPTY });
  const name = `inbox-reply-${id}`;
  const forgetDraft = useFormDraft(name, form, FIELDS, EMPTY);
  const { errors } = form.formState;
  const { formProps, failure, isSubmitting } = useFormSubmit(form, {
    send: (values, { keyFor }) => replyTo(id, values.text, keyFor(values)),
    storedAttempt: { name, on: 'tab' },
    forgetDraft,
    onSuccess() {
      form.reset(EMPTY);
      toast.success(`Your reply goes to ${email}`);
    },
    fallback: 'Failed to send the reply',
  });
  return (
    <form {...formProps} aria-label="Reply" className="flex flex-col gap-4">
      <TextAreaField
        label={`Reply to ${email}`}
        dir="auto"
        rows={6}
        maxLength={MAX_REPLY_LENGTH}
        hint="Sent by e-mail with the message below it. What they answer reaches the mailbox of support."
        error={errors.text?.message}
        {...form.register('text', { validate: (text) => text.trim() !== '' || 'Write a few words.' })}
      />
      <FailureBanner failure={failure} />
      <SubmitButton busy={isSubmitting} busyLabel="Sending..." className="self-start">
        Send reply
      </SubmitButton>
    </form>
  );
}
