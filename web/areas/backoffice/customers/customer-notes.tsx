import { useForm } from 'react-hook-form';
import { NOTE_MAX_LENGTH } from '../../../../contract/constants/staff.ts';
import type { AccountNote } from '../../../../contract/staff-customers.ts';
import { useFormSubmit } from '../../../lib/form-submit.ts';
import { formatMoment } from '../../../lib/moments.ts';
import { Card } from '../../../ui/card.tsx';
import { TextAreaField } from '../../../ui/field.tsx';
import { Heading } from '../../../ui/heading.tsx';
import { FailureBanner, SubmitButton } from '../../../ui/submit.tsx';
import { addNote } from './api.ts';

interface CustomerNotesProps {
  customer: { id: number; username: string };
  notes: readonly AccountNote[];
}

/** What the team knows about a customer; the customer does not see it. */
export function CustomerNotes({ customer, notes }: CustomerNotesProps) {
  const form = useForm({ defaultValues: { text: '' } });
  const { formProps, failure, isSubmitting } = useFormSubmit(form, {
    send: ({ text }, { keyFor }) => addNote(customer.id, text.trim(), keyFor({ id: customer.id, text })),
    onSuccess: () => form.reset(),
    fallback: 'Failed to save the note',
  });
  return (
    <Card as="section" aria-labelledby="customer-notes" className="flex flex-col gap-4">
      <Heading level={2} size="item" id="customer-notes">
        Notes
      </Heading>
      <form {...formProps} className="flex flex-col gap-3">
        <TextAreaField
          label="New note"
          hint={`For the team only; ${customer.username} does not see it.`}
          rows={3}
          maxLength={NOTE_MAX_LENGTH}
          error={form.formState.errors.text?.message}
          {...form.register('text', { validate: (text) => text.trim() !== '' || 'Write the note.' })}
        />
        <FailureBanner failure={failure} />
        <SubmitButton busy={isSubmitting} busyLabel="Saving..." className="self-start">
          Add note
        </SubmitButton>
      </form>
      <ul className="flex flex-col divide-y divide-hairline">
        {notes.map(({ id, text, author, created_at }) => (
          <li key={id} className="flex flex-col gap-1 py-3">
            <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
              {text}
            </p>
            <p className="text-sm text-muted">
              {author ?? 'Deleted account'}, {formatMoment(created_at)}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
