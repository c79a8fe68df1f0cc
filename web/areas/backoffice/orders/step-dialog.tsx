import { Fragment, type ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import type { OrderAction } from '../../../../contract/constants/lifecycle.ts';
import { CallError } from '../../../lib/call-error.ts';
import { useFormSubmit } from '../../../lib/form-submit.ts';
import { formatRupees } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextAreaField, TextField } from '../../../ui/field.tsx';
import { FailureBanner, SubmitButton } from '../../../ui/submit.tsx';
import { refreshOrders } from './api.ts';
import { EMPTY_STEP, fieldOf, type StepValues } from './step-values.ts';
import { TailorPicker, type WantedTailor } from './tailor-picker.tsx';
import { STEP_WORDS, type StepField } from './words.ts';

interface StepDialogProps {
  action: OrderAction;
  /** "NP-…" or the name of a seller. */
  of: string;
  /** Of a bulk order, to show the total of its quote. */
  pieces?: number;
  /** Preferred by the customer, to begin with. */
  day?: string | null;
  /** Of a stitched order. */
  wantedTailor?: WantedTailor;
  /** The price of the making, or of a piece, that is set now; whole rupees. */
  present?: number | null | undefined;
  send: (values: StepValues, idempotencyKey: string) => Promise<unknown>;
  /** After somebody else was first. */
  onReadAgain?: () => void;
  onClose: () => void;
}

/**
 * Asks what a step needs and takes it. When somebody else was first it says where the order stands now, the page behind it
 * is read again, and what was typed stays.
 */
export function StepDialog({
  action,
  of,
  pieces,
  day,
  wantedTailor,
  present,
  send,
  onReadAgain,
  onClose,
}: StepDialogProps) {
  const words = STEP_WORDS[action];
  const form = useForm<StepValues>({ defaultValues: { ...EMPTY_STEP, expected_delivery_date: day ?? '' } });
  const { formProps, failure, isSubmitting } = useFormSubmit(form, {
    send: (values, { keyFor }) =>
      send(values, keyFor([action, of, values])).catch(async (error: unknown) => {
        if (error instanceof CallError && error.status === 409) {
          // Before it is told, so that the button can be pressed again at once.
          await refreshOrders();
          onReadAgain?.();
        }
        throw error;
      }),
    fieldOf,
    async onSuccess() {
      await refreshOrders();
      onClose();
    },
    fallback: 'Failed to save it',
    afterLeaving: { onSuccess: () => void refreshOrders() },
  });
  if (!words) return null;
  const { errors } = form.formState;
  const perPiece = Number(form.watch('per_piece_price'));
  const presentPrice = present ? `${formatRupees(present)} now` : undefined;
  // Functions, because a field that is registered is validated, shown or not.
  const fields: Record<StepField, () => ReactNode> = {
    stitching: () => (
      <TextField
        key="stitching"
        label="Making, in rupees"
        inputMode="numeric"
        hint={presentPrice}
        error={errors.stitching?.message}
        {...form.register('stitching', { validate: isPrice })}
      />
    ),
    per_piece_price: () => (
      <TextField
        key="per_piece_price"
        label="Price of a piece, in rupees"
        inputMode="numeric"
        error={errors.per_piece_price?.message}
        hint={pieces && perPiece > 0 ? `${pieces} pieces: ${formatRupees(pieces * perPiece)}` : presentPrice}
        {...form.register('per_piece_price', { validate: isPrice })}
      />
    ),
    day: () => (
      <TextField
        key="day"
        label="Promised day"
        type="date"
        error={errors.expected_delivery_date?.message}
        {...form.register('expected_delivery_date')}
      />
    ),
    tailor: () => (
      <Fragment key="tailor">
        <input
          type="hidden"
          {...form.register('tailor', {
            validate: (id) => action === 'price' || id !== '' || 'Choose a tailor.',
          })}
        />
        <TailorPicker
          isOptional={action === 'price'}
          wanted={wantedTailor}
          value={form.watch('tailor')}
          error={errors.tailor?.message}
          onChoose={(tailor) => form.setValue('tailor', tailor, { shouldDirty: true, shouldValidate: true })}
        />
      </Fragment>
    ),
    garment: () => (
      <div key="garment" className="grid gap-4 sm:grid-cols-2">
        <TextField
          label="Dress type"
          optional
          maxLength={60}
          hint="Where it is not agreed yet, such as Kurta"
          error={errors.dress_type?.message}
          {...form.register('dress_type')}
        />
        <TextField
          label="Fabric"
          optional
          maxLength={60}
          error={errors.fabric_type?.message}
          {...form.register('fabric_type')}
        />
      </div>
    ),
    courier: () => (
      <div key="courier" className="grid gap-4 sm:grid-cols-2">
        <TextField
          label="Courier"
          maxLength={40}
          error={errors.courier?.message}
          {...form.register('courier')}
        />
        <TextField
          label="Their number"
          maxLength={60}
          error={errors.courier_number?.message}
          {...form.register('courier_number')}
        />
      </div>
    ),
    question: () => (
      <TextAreaField
        key="question"
        label="Question"
        rows={4}
        maxLength={500}
        error={errors.reason?.message}
        {...form.register('reason', {
          validate: (text) => text.trim() !== '' || 'Write what the tailor wants to know.',
        })}
      />
    ),
    answer: () => (
      <TextAreaField
        key="answer"
        label="Answer"
        rows={4}
        maxLength={500}
        error={errors.reason?.message}
        {...form.register('reason', {
          validate: (text) => text.trim() !== '' || 'Write what the customer has said.',
        })}
      />
    ),
    reason: () => (
      <TextAreaField
        key="reason"
        label="Why?"
        rows={3}
        maxLength={500}
        error={errors.reason?.message}
        {...form.register('reason', { validate: (text) => text.trim() !== '' || 'Say why in a few words.' })}
      />
    ),
    optional_reason: () => (
      <TextAreaField
        key="optional_reason"
        label="Note"
        optional
        rows={2}
        maxLength={500}
        error={errors.reason?.message}
        {...form.register('reason')}
      />
    ),
  };
  return (
    <Dialog title={`${words.title}: ${of}`} open onClose={isSubmitting ? undefined : onClose}>
      <form {...formProps} className="flex flex-col gap-4">
        {words.text && <p className="text-muted">{words.text}</p>}
        {words.fields.map((name) => fields[name]())}
        <FailureBanner failure={failure} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" pending={isSubmitting} onClick={onClose}>
            Back
          </Button>
          <SubmitButton
            variant={words.isDangerous ? 'danger' : 'primary'}
            busy={isSubmitting}
            busyLabel="Saving..."
          >
            {words.button}
          </SubmitButton>
        </div>
      </form>
    </Dialog>
  );
}

function isPrice(text: string): true | string {
  return /^[1-9]\d{0,7}$/.test(text.trim()) || 'Enter whole rupees, such as 2500.';
}
