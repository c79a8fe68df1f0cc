import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { MAX_BANK_REFERENCE } from '../../../../contract/constants/payouts.ts';
import type { Parcel, Remittance } from '../../../../contract/couriers.ts';
import { CallError } from '../../../lib/call-error.ts';
import { useFormSubmit } from '../../../lib/form-submit.ts';
import { formatRupees } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/field.tsx';
import { FailureBanner, SubmitButton } from '../../../ui/submit.tsx';
import { toast } from '../../../ui/toast.tsx';
import { bookHandover, refreshCouriers } from './api.ts';
import { parcelsOf } from './words.ts';

interface HandoverProps {
  courier: number;
  parcels: readonly Parcel[];
  onBooked: () => void;
}

const isPayable = ({ held, is_remitted }: Parcel) => held > 0 && !is_remitted;

/** Books what was handed over without a file, such as the cash of the shop's own rider (couriers-8). */
export function Handover({ courier, parcels, onBooked }: HandoverProps) {
  const [isOpen, setOpen] = useState(false);
  const payable = parcels.filter(isPayable);
  const total = payable.reduce((sum, { held }) => sum + held, 0);
  if (payable.length < parcels.length)
    return <p className="text-muted">Choose only parcels that are not paid yet.</p>;
  return (
    <>
      <Button onClick={() => setOpen(true)}>Book {formatRupees(total)} as handed over</Button>
      {isOpen && (
        <HandoverDialog
          {...{ courier, total, onBooked }}
          parcels={payable.map(({ id, held }) => ({ id, held }))}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

interface HandoverDialogProps {
  courier: number;
  parcels: { id: number; held: number }[];
  total: number;
  onClose: () => void;
  onBooked: () => void;
}

function HandoverDialog({ courier, parcels, total, onClose, onBooked }: HandoverDialogProps) {
  const form = useForm({ defaultValues: { reference: '' } });
  const { formProps, failure, isSubmitting } = useFormSubmit<
    { reference: string },
    { reference: string },
    Remittance
  >(form, {
    send: ({ reference }, { keyFor }) =>
      bookHandover(courier, { parcels, reference: reference.trim() }, keyFor([courier, parcels, reference])),
    async onSuccess() {
      toast.success(`${formatRupees(total)} is booked.`);
      onClose();
      onBooked();
      await refreshCouriers();
    },
    onFailure(error) {
      if (error instanceof CallError && error.status === 409) void refreshCouriers();
    },
    fallback: 'Failed to book it',
    afterLeaving: { onSuccess: () => void refreshCouriers() },
  });
  return (
    <Dialog title={`${formatRupees(total)} handed over`} open onClose={isSubmitting ? undefined : onClose}>
      <form {...formProps} className="flex flex-col gap-4">
        <p>{parcelsOf(parcels.length)}, each with the whole sum that the courier holds.</p>
        <TextField
          label="Reference"
          optional
          hint="Of the bank, or the number of a receipt."
          maxLength={MAX_BANK_REFERENCE}
          disabled={isSubmitting}
          error={form.formState.errors.reference?.message}
          {...form.register('reference')}
        />
        <FailureBanner failure={failure} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" pending={isSubmitting} onClick={onClose}>
            Back
          </Button>
          <SubmitButton busy={isSubmitting} busyLabel="Booking...">
            Book it
          </SubmitButton>
        </div>
      </form>
    </Dialog>
  );
}
