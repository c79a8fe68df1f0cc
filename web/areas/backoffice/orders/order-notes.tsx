import { useForm } from 'react-hook-form';
import { MAX_ORDER_NOTE_LENGTH } from '../../../../contract/constants/staff.ts';
import type { StaffOrderPage } from '../../../../contract/staff-orders.ts';
import { useFormDraft } from '../../../lib/form-draft.ts';
import { useFormSubmit } from '../../../lib/form-submit.ts';
import { formatMoment } from '../../../lib/moments.ts';
import { TextAreaField } from '../../../ui/field.tsx';
import { FailureBanner, SubmitButton } from '../../../ui/submit.tsx';
import { addNote, refreshOrders } from './api.ts';
import { Section } from './section.tsx';

const FIELDS = ['text'] as const;

interface OrderNotesProps {
  orderId: number;
  notes: StaffOrderPage['notes'];
}

/** What staff tell each other about an order; customers never see it. */
export function OrderNotes({ orderId, notes }: OrderNotesProps) {
  const form = useForm({ defaultValues: { text: '' } });
  const name = `order-note-${orderId}`;
  const forgetDraft = useFormDraft(name, form, FIELDS);
  const { formProps, failure, isSubmitting } = useFormSubmit(form, {
    send: ({ text }, { keyFor }) => addNote(orderId, text.trim(), keyFor(text)),
    storedAttempt: { name, on: 'tab' },
    forgetDraft,
    async onSuccess() {
      form.reset();
      await refreshOrders();
    },
    fallback: 'Failed to save the note',
  });
  return (
    <Section title="Internal notes">
      <form {...formProps} className="flex flex-col gap-3">
        <TextAreaField
          label="Note"
          hint="Only staff see it."
          rows={2}
          dir="auto"
          maxLength={MAX_ORDER_NOTE_LENGTH}
          error={form.formState.errors.text?.message}
          {...form.register('text', { validate: (text) => text.trim() !== '' || 'Write a few words.' })}
        />
        <FailureBanner failure={failure} />
        <SubmitButton variant="secondary" className="self-start" busy={isSubmitting} busyLabel="Saving...">
          Save note
        </SubmitButton>
      </form>
      <ul className="flex flex-col divide-y divide-hairline empty:hidden">
        {notes.map(({ id, text, by, at }) => (
          <li key={id} className="py-2">
            <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
              {text}
            </p>
            <p className="text-sm text-muted">
              {by ?? 'A former colleague'}, {formatMoment(at)}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
