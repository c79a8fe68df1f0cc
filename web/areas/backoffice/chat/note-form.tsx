import { useForm } from 'react-hook-form';
import { MAX_MESSAGE_LENGTH } from '../../../../contract/constants/chat.ts';
import { useFormDraft } from '../../../lib/form-draft.ts';
import { useFormSubmit } from '../../../lib/form-submit.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { TextAreaField } from '../../../ui/field.tsx';
import { FailureBanner, SubmitButton } from '../../../ui/submit.tsx';
import { addNote, notesQuery } from './api.ts';

const FIELDS = ['text'] as const;

/** A note that only support sees (chat-17). */
export default function NoteForm({ customerId }: { customerId: number }) {
  const form = useForm({ defaultValues: { text: '' } });
  const name = `note-${customerId}`;
  const forgetDraft = useFormDraft(name, form, FIELDS);
  const { errors } = form.formState;
  const { formProps, failure, isSubmitting } = useFormSubmit(form, {
    send: ({ text }, { keyFor }) => addNote(customerId, text, keyFor(text)),
    storedAttempt: { name, on: 'tab' },
    forgetDraft,
    onSuccess(note) {
      form.reset();
      queryClient.setQueryData(notesQuery(customerId).queryKey, (notes) =>
        notes?.some(({ id }) => id === note.id) ? notes : [...(notes ?? []), note],
      );
    },
    fallback: 'Failed to save the note',
  });
  return (
    <form {...formProps} className="flex flex-col gap-2 border-t border-hairline bg-saffron-soft p-3">
      <TextAreaField
        label="Internal note"
        hint="Only support sees it; the customer never does."
        rows={2}
        dir="auto"
        maxLength={MAX_MESSAGE_LENGTH}
        error={errors.text?.message}
        {...form.register('text', { validate: (text) => text.trim() !== '' || 'Write a few words.' })}
      />
      <FailureBanner failure={failure} />
      <SubmitButton busy={isSubmitting} busyLabel="Saving..." variant="secondary" className="self-end">
        Save note
      </SubmitButton>
    </form>
  );
}
