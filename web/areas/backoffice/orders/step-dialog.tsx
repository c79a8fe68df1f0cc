import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { OrderAction } from '../../../../contract/constants/lifecycle.ts';
import { fileMark } from '../../../lib/attempt-key.ts';
import { CallError } from '../../../lib/call-error.ts';
import { useFormSubmit } from '../../../lib/form-submit.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { FailureBanner, SubmitButton } from '../../../ui/submit.tsx';
import { refreshOrders } from './api.ts';
import type { NamedGarment, OrderGarment } from './garment-places.ts';
import { StepFields } from './step-fields.tsx';
import { EMPTY_STEP, fieldOf, type StepValues } from './step-values.ts';
import type { WantedTailor } from './tailor-picker.tsx';
import { STEP_WORDS, type StepField, type StepWords } from './words.ts';

interface StepDialogProps {
  action: OrderAction;
  /** "NP-…" or the name of a seller. */
  of: string;
  /** The pieces of a bulk order, for the total of its quote. */
  pieces?: number;
  /** Overrides the usual words of the step. */
  words?: StepWords;
  /** Overrides the usual text of the step. */
  text?: string;
  /** Overrides the usual fields of the step. */
  fields?: readonly StepField[];
  /** The day that the customer prefers, as initial value. */
  day?: string | null;
  /** Further initial values, also of fields that are not shown. */
  initial?: Partial<StepValues>;
  /** For stitched orders only. */
  wantedTailor?: WantedTailor;
  /** The current price of the making, or of a piece; whole rupees. */
  present?: number | null | undefined;
  /** Those of an order of several, of which each gets a price. */
  garments?: readonly OrderGarment[];
  /** Of an order of several, those whose cloth may have come. */
  cloth?: readonly NamedGarment[];
  send: (values: StepValues, idempotencyKey: string) => Promise<unknown>;
  /** Called after a conflict. */
  onReadAgain?: () => void;
  onClose: () => void;
}

/**
 * Asks for a step's fields and takes the step. After a conflict it shows the order's new state, refetches the page
 * behind it and keeps what was typed. A garment that differs from the order needs an explanation to be sent
 * (workshop-9).
 */
export function StepDialog({
  action,
  of,
  pieces,
  words = STEP_WORDS[action],
  text,
  fields,
  day,
  initial,
  wantedTailor,
  present,
  garments = [],
  cloth = [],
  send,
  onReadAgain,
  onClose,
}: StepDialogProps) {
  const form = useForm<StepValues>({
    defaultValues: { ...EMPTY_STEP, expected_delivery_date: day ?? '', ...initial },
  });
  const [differs, setDiffers] = useState(false);
  const [isBooked, setBooked] = useState(false);
  const { formProps, failure, isSubmitting } = useFormSubmit(form, {
    send: (values, { keyFor }) =>
      send(values, keyFor([action, of, values, fileMark(values.photo)])).catch(async (error: unknown) => {
        if (error instanceof CallError && error.status === 409) {
          // Refetch before showing the error, so that the button can be pressed again at once.
          await refreshOrders();
          onReadAgain?.();
          if (error.code === 'orders.measures_differ') {
            form.setValue('despite_difference', 'yes');
            setDiffers(true);
          }
          if (error.code === 'payments.booked_with_cash') setBooked(true);
        }
        throw error;
      }),
    // A tailor or a payment that was chosen outside of the dialog has no field in it.
    fieldOf: (name) => {
      if (name === 'payment') return undefined;
      return name === 'tailor' && !(fields ?? words?.fields)?.includes(name)
        ? undefined
        : fieldOf(name, action);
    },
    async onSuccess() {
      await refreshOrders();
      onClose();
    },
    fallback: 'Failed to save it',
    afterLeaving: { onSuccess: () => void refreshOrders() },
  });
  if (!words) return null;
  const said = text ?? words.text;
  const usual = fields ?? words.fields;
  const asked: readonly StepField[] = differs
    ? [...usual.filter((name) => name !== 'optional_reason'), 'difference']
    : isBooked
      ? usual.map((name) => (name === 'payment' ? 'payment_booked' : name))
      : usual;
  return (
    <Dialog title={`${words.title}: ${of}`} open onClose={isSubmitting ? undefined : onClose}>
      <form {...formProps} className="flex flex-col gap-4">
        {said && <p className="text-muted">{said}</p>}
        <StepFields {...{ action, fields: asked, form, pieces, wantedTailor, present, garments, cloth }} />
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
