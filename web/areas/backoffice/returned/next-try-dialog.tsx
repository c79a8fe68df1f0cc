import { useForm } from 'react-hook-form';
import type { NextTryAdvance } from '../../../../contract/constants/returned-parcels.ts';
import type { ReturnedParcel } from '../../../../contract/returned-parcels.ts';
import { useFormSubmit } from '../../../lib/form-submit.ts';
import { formatRupees } from '../../../lib/format.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { CheckField, SelectField, TextField } from '../../../ui/field.tsx';
import { FailureBanner, SubmitButton } from '../../../ui/submit.tsx';
import { toast } from '../../../ui/toast.tsx';
import { type NextTry, RETURNED_KEY, sendAgain } from './api.ts';

interface NextTryDialogProps {
  parcel: ReturnedParcel;
  onClose: () => void;
}

const EMPTY = {
  advance: 'NONE' as NextTryAdvance,
  moves: false,
  full_name: '',
  phone: '',
  address: '',
  city: '',
  postal_code: '',
};

/** Asks where a parcel goes now, and what is paid before (couriers-32); the customer gets a mail. */
export function NextTryDialog({ parcel, onClose }: NextTryDialogProps) {
  const { order, seller_order: part, kind, tracking_id: number } = parcel;
  const isCloth = kind !== 'goods' && part !== null;
  const form = useForm({
    defaultValues: { ...EMPTY, full_name: parcel.recipient ?? '', city: parcel.city ?? '' },
  });
  const { formProps, failure, isSubmitting } = useFormSubmit(form, {
    send: ({ advance, moves, ...address }, { keyFor }) => {
      const body: NextTry = {
        ...(part === null ? { order, advance } : { seller_order: part }),
        ...(moves && { address: { ...address, country: 'PK' } }),
      };
      return sendAgain(body, keyFor([order, part, body]));
    },
    fieldOf: (name) => (name === 'address' ? 'address' : undefined),
    async onSuccess({ advance_due: due }) {
      const done = isCloth ? 'It can be sent again.' : 'The customer is told.';
      toast.success(due > 0 ? `The customer is asked for ${formatRupees(due)}.` : done);
      await queryClient.invalidateQueries({ queryKey: RETURNED_KEY });
      onClose();
    },
    fallback: 'Failed to save it',
  });
  const { errors } = form.formState;
  const moves = form.watch('moves');
  const required = { validate: (typed: string) => typed.trim() !== '' || 'This field is required.' };
  return (
    <Dialog title={`Send again: ${number}`} open onClose={isSubmitting ? undefined : onClose}>
      <form {...formProps} className="flex flex-col gap-4">
        <p className="text-muted">
          {isCloth ? 'It goes to the address of its tailor. ' : 'The customer gets a mail. '}
          The parcel is then sent as usual, with a courier of your choice.
        </p>
        {kind !== 'goods' && part === null && (
          <SelectField label="What is paid first?" {...form.register('advance')}>
            <option value="NONE">Nothing more than before</option>
            <option value="BY_RULE">By the rule for who has refused a parcel</option>
            <option value="ALL">All of it</option>
          </SelectField>
        )}
        {!isCloth && <CheckField label="It goes to another address" {...form.register('moves')} />}
        {moves && (
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField
              label="Full name"
              maxLength={80}
              error={errors.full_name?.message}
              {...form.register('full_name', required)}
            />
            <TextField
              label="Phone"
              type="tel"
              maxLength={24}
              error={errors.phone?.message}
              {...form.register('phone', required)}
            />
            <TextField
              className="sm:col-span-2"
              label="Address"
              maxLength={200}
              error={errors.address?.message}
              {...form.register('address', required)}
            />
            <TextField
              label="City"
              maxLength={80}
              error={errors.city?.message}
              {...form.register('city', required)}
            />
            <TextField label="Postal code" optional maxLength={16} {...form.register('postal_code')} />
          </div>
        )}
        <FailureBanner failure={failure} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" pending={isSubmitting} onClick={onClose}>
            Back
          </Button>
          <SubmitButton busy={isSubmitting} busyLabel="Saving...">
            Send it again
          </SubmitButton>
        </div>
      </form>
    </Dialog>
  );
}
