import { useForm } from 'react-hook-form';
import type { SellerOrderListItem } from '../../../../contract/seller-orders.ts';
import { FailureField } from '../../../features/orders/components/failure-field.tsx';
import { useFormDraft } from '../../../lib/form-draft.ts';
import { useFormSubmit } from '../../../lib/form-submit.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { SelectField, TextAreaField, TextField } from '../../../ui/field.tsx';
import { FailureBanner, SubmitButton } from '../../../ui/submit.tsx';
import { type SellerStep, type SteppedOrder, takeStep } from './api.ts';
import { refreshSellerOrders } from './step-button.tsx';

export type DialogAction = 'ship' | 'come_back' | 'fail_delivery' | 'cancel' | 'return';

interface StepDialogProps {
  order: Pick<SellerOrderListItem, 'id' | 'status' | 'tracking_id'>;
  action: DialogAction;
  onDone: (order: SteppedOrder) => unknown;
  onClose: () => void;
}

const WORDS = {
  ship: { title: 'Ship', button: 'Mark as shipped', busy: 'Saving...' },
  come_back: { title: 'Came back:', button: 'It came back', busy: 'Saving...' },
  fail_delivery: { title: 'Not delivered:', button: 'End it as not delivered', busy: 'Saving...' },
  cancel: { title: 'Cancel', button: 'Cancel these goods', busy: 'Cancelling...' },
  return: { title: 'Take back', button: 'Record the return', busy: 'Saving...' },
} as const;

const HINTS = {
  come_back:
    'The customer reads it. Nothing is paid. Ship it again, or cancel, once you know how it goes on.',
  fail_delivery:
    'The customer reads it. These goods are cancelled and nothing is owed for them; a card is refunded.',
  cancel:
    'The customer reads it. The pieces go back to your stock, and what was paid goes back to the customer.',
  return:
    'The customer reads it. What was paid for the goods goes back to the customer; count the pieces into your stock yourself once you have looked at them.',
} as const;

const FIELDS = ['courier', 'courier_number', 'failure', 'pieces', 'reason'] as const;

const EMPTY = { courier: '', courier_number: '', failure: '', pieces: 'stock', reason: '' };

/** Asks for courier and tracking number, or for a reason; the customer is told (shop-13). */
export function StepDialog({ order, action, onDone, onClose }: StepDialogProps) {
  const form = useForm({ defaultValues: EMPTY });
  const isUndelivered = action === 'come_back' || action === 'fail_delivery';
  const forgetDraft = useFormDraft(`seller-order:${order.id}:${action}`, form, FIELDS);
  const { formProps, failure, isSubmitting } = useFormSubmit(form, {
    send: ({ courier, courier_number, failure: code, pieces, reason }, { keyFor }) => {
      const said = {
        ...(action === 'ship' ? { courier, courier_number } : { reason }),
        ...(isUndelivered && { failure: code as SellerStep['failure'] }),
        ...(action === 'fail_delivery' && { restock: pieces === 'stock' }),
      };
      const body: SellerStep = { action, expected_status: order.status, ...said };
      return takeStep(order.id, body, keyFor({ ...body, id: order.id }));
    },
    forgetDraft,
    async onSuccess(stepped) {
      onDone(stepped);
      await refreshSellerOrders();
    },
    onFailure: () => void refreshSellerOrders(),
    fallback: 'Failed to save the step',
  });
  const { errors } = form.formState;
  const words = WORDS[action];
  const required = (sentence: string) => ({
    validate: (typed: string) => typed.trim() !== '' || sentence,
  });
  return (
    <Dialog title={`${words.title} ${order.tracking_id}`} open onClose={onClose}>
      <form {...formProps} className="flex flex-col gap-4">
        {action === 'ship' ? (
          <>
            <TextField
              label="Courier"
              placeholder="TCS"
              maxLength={40}
              error={errors.courier?.message}
              {...form.register('courier', required('Say which courier has it.'))}
            />
            <TextField
              label="Number of the consignment"
              hint="The customer follows the parcel by it."
              maxLength={60}
              error={errors.courier_number?.message}
              {...form.register('courier_number', required("Enter the courier's number."))}
            />
          </>
        ) : (
          <>
            {isUndelivered && (
              <FailureField
                error={errors.failure?.message}
                {...form.register('failure', required('Choose what has happened.'))}
              />
            )}
            {action === 'fail_delivery' && (
              <SelectField label="What becomes of the pieces?" {...form.register('pieces')}>
                <option value="stock">Back to the stock</option>
                <option value="written_off">Written off</option>
              </SelectField>
            )}
            <TextAreaField
              label={isUndelivered ? 'In a few words' : 'Reason'}
              optional={isUndelivered && form.watch('failure') !== 'OTHER'}
              hint={HINTS[action]}
              rows={3}
              maxLength={500}
              error={errors.reason?.message}
              {...form.register('reason', {
                validate: (typed, { failure: code }) =>
                  typed.trim() !== '' || (isUndelivered && code !== 'OTHER') || 'Write a few words.',
              })}
            />
          </>
        )}
        <FailureBanner failure={failure} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            Back
          </Button>
          <SubmitButton
            variant={action === 'cancel' || action === 'fail_delivery' ? 'danger' : 'primary'}
            busy={isSubmitting}
            busyLabel={words.busy}
          >
            {words.button}
          </SubmitButton>
        </div>
      </form>
    </Dialog>
  );
}
