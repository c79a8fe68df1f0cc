import { useForm } from 'react-hook-form';
import { CLOSINGS, type Closing, MAX_COURIER_REASON } from '../../../../contract/constants/couriers.ts';
import type { Courier, Parcel, Remittance } from '../../../../contract/couriers.ts';
import { CallError } from '../../../lib/call-error.ts';
import { useFormSubmit } from '../../../lib/form-submit.ts';
import { formatRupees } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { SelectField, TextAreaField } from '../../../ui/field.tsx';
import { FailureBanner, SubmitButton } from '../../../ui/submit.tsx';
import { toast } from '../../../ui/toast.tsx';
import { closeParcel, closeRow, refreshCouriers, reopenParcel, undoRemittance } from './api.ts';
import { CLOSING_NAMES } from './words.ts';

type Subject = { parcel: Parcel } | { row: Courier['rows_left_out'][number] } | { remittance: Remittance };

interface ClosingDialogProps {
  subject: Subject;
  onClose: () => void;
}

interface Fields {
  closing: Closing | '';
  reason: string;
}

/** Closes a difference with a reason, takes a closing back, or undoes what was booked (couriers-6, couriers-7). */
export function ClosingDialog({ subject, onClose }: ClosingDialogProps) {
  const form = useForm<Fields>({ defaultValues: { closing: '', reason: '' } });
  const { errors } = form.formState;
  const { title, text, verb, isClosing } = wordsOf(subject);
  const { formProps, failure, isSubmitting } = useFormSubmit<Fields, Fields, unknown>(form, {
    send: ({ closing, reason }, { keyFor }) =>
      send(subject, { closing: closing || 'OTHER', reason: reason.trim() }, keyFor([title, closing, reason])),
    async onSuccess() {
      toast.success('Saved.');
      onClose();
      await refreshCouriers();
    },
    onFailure(error) {
      if (error instanceof CallError && error.status === 409) void refreshCouriers();
    },
    fallback: 'Failed to save it',
    afterLeaving: { onSuccess: () => void refreshCouriers() },
  });
  return (
    <Dialog title={title} open onClose={isSubmitting ? undefined : onClose}>
      <form {...formProps} className="flex flex-col gap-4">
        <p className="wrap-anywhere">{text}</p>
        {isClosing && (
          <SelectField
            label="What became of it?"
            disabled={isSubmitting}
            error={errors.closing?.message}
            {...form.register('closing', {
              validate: (closing) => closing !== '' || 'Choose what became of it.',
            })}
          >
            <option value="">Choose</option>
            {CLOSINGS.map((closing) => (
              <option key={closing} value={closing}>
                {CLOSING_NAMES[closing]}
              </option>
            ))}
          </SelectField>
        )}
        <TextAreaField
          label="Why?"
          rows={2}
          maxLength={MAX_COURIER_REASON}
          disabled={isSubmitting}
          error={errors.reason?.message}
          {...form.register('reason', {
            validate: (reason) => reason.trim() !== '' || 'Say why in a few words.',
          })}
        />
        <FailureBanner failure={failure} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" pending={isSubmitting} onClick={onClose}>
            Back
          </Button>
          <SubmitButton variant={isClosing ? 'primary' : 'danger'} busy={isSubmitting} busyLabel="Saving...">
            {verb}
          </SubmitButton>
        </div>
      </form>
    </Dialog>
  );
}

function send(
  subject: Subject,
  { closing, reason }: { closing: Closing; reason: string },
  key: string,
): Promise<unknown> {
  if ('remittance' in subject) return undoRemittance(subject.remittance.id, reason, key);
  if ('row' in subject) return closeRow(subject.row.id, { closing, reason }, key);
  const { id, held, closing: closed } = subject.parcel;
  return closed ? reopenParcel(id, reason, key) : closeParcel(id, { closing, reason, held }, key);
}

function wordsOf(subject: Subject) {
  if ('remittance' in subject) {
    const { id, received } = subject.remittance;
    const text = `${formatRupees(received)} is taken off again, with what was closed of its parcels. The file can be booked again.`;
    return { title: `Undo remittance ${id}`, text, verb: 'Undo it', isClosing: false };
  }
  if ('row' in subject) {
    const { row, number, amount } = subject.row;
    const text =
      [number, amount === null ? '' : formatRupees(amount)].filter(Boolean).join(', ') || 'No number.';
    return { title: `Close row ${row}`, text, verb: 'Close it', isClosing: true };
  }
  const { held, order, closing } = subject.parcel;
  if (closing) {
    const text = `It was closed: ${CLOSING_NAMES[closing]}. The courier holds its cash again.`;
    return { title: `Reopen ${order.tracking_id}`, text, verb: 'Reopen it', isClosing: false };
  }
  const text =
    held > 0
      ? `${formatRupees(held)} of this parcel has not come. Close it once nothing more is to come.`
      : `${formatRupees(-held)} too much has come for this parcel.`;
  return { title: `Close ${order.tracking_id}`, text, verb: 'Close it', isClosing: true };
}
