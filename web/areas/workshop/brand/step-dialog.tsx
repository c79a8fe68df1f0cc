import { useForm } from 'react-hook-form';
import type { SellerOrderListItem } from '../../../../contract/seller-orders.ts';
import { useFormDraft } from '../../../lib/form-draft.ts';
import { useFormSubmit } from '../../../lib/form-submit.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextAreaField, TextField } from '../../../ui/field.tsx';
import { FailureBanner, SubmitButton } from '../../../ui/submit.tsx';
import { type SellerStep, type SteppedOrder, takeStep } from './api.ts';
import { refreshSellerOrders } from './step-button.tsx';

type Action = 'ship' | 'cancel' | 'return';

interface StepDialogProps {
  order: Pick<SellerOrderListItem, 'id' | 'status' | 'tracking_id'>;
  action: Action;
  onDone: (order: SteppedOrder) => unknown;
  onClose: () => void;
}

const WORDS = {
  ship: { title: 'Ship', button: 'Mark as shipped', busy: 'Saving...' },
  cancel: { title: 'Cancel', button: 'Cancel these goods', busy: 'Cancelling...' },
  return: { title: 'Take back', button: 'Record the return', busy: 'Saving...' },
} as const;

const FIELDS = ['courier', 'courier_number', 'reason'] as const;

/** Ships with courier and number, or cancels and takes back with a reason; the customer is told of each (shop-13). */
export function StepDialog({ order, action, onDone, onClose }: StepDialogProps) {
  const form = useForm({ defaultValues: { courier: '', courier_number: '', reason: '' } });
  const forgetDraft = useFormDraft(`seller-order:${order.id}:${action}`, form, FIELDS);
  const { formProps, failure, isSubmitting } = useFormSubmit(form, {
    send: ({ courier, courier_number, reason }, { keyFor }) => {
      const said = action === 'ship' ? { courier, courier_number } : { reason };
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
          <TextAreaField
            label="Reason"
            hint={
              action === 'cancel'
                ? 'The customer reads it. The pieces go back to your stock, and what was paid goes back to the customer.'
                : 'The customer reads it. What was paid for the goods goes back to the customer; count the pieces into your stock yourself once you have looked at them.'
            }
            rows={3}
            maxLength={500}
            error={errors.reason?.message}
            {...form.register('reason', required('Write a few words.'))}
          />
        )}
        <FailureBanner failure={failure} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            Back
          </Button>
          <SubmitButton
            variant={action === 'cancel' ? 'danger' : 'primary'}
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
