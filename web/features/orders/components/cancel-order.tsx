import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { ordersWords } from '#words';
import type { OrderView } from '../../../../contract/order-steps.ts';
import { useFormSubmit } from '../../../lib/form-submit.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextAreaField } from '../../../ui/field.tsx';
import { FailureBanner, SubmitButton } from '../../../ui/submit.tsx';
import { toast } from '../../../ui/toast.tsx';
import { afterStep, reloadOrders } from '../after-step.ts';
import { takeOrderStep } from '../api.ts';

interface CancelDialogProps {
  order: { id: number; tracking_id: string; status: OrderView['status'] };
  onClose: () => void;
  words: {
    title: string;
    text: string;
    why: string;
    confirm: string;
    busy: string;
    /** Shown after the cancellation. */
    done: string;
    failed: string;
  };
  isReasonOptional?: boolean;
}

interface CancelOrderProps extends Pick<CancelDialogProps, 'order' | 'onClose'> {
  order: CancelDialogProps['order'] & Pick<OrderView, 'bill_status'>;
  open: boolean;
}

/** Asks for a reason, cancels the order (orders-24), and refetches the orders on the page. */
export default function CancelOrder({ order, open, onClose }: CancelOrderProps) {
  if (!open) return null;
  return (
    <CancelDialog
      order={order}
      onClose={onClose}
      words={{
        title: ordersWords.cancelOrderQuestion({ trackingId: order.tracking_id }),
        text:
          order.bill_status === 'PAID' || order.bill_status === 'PARTIALLY_PAID'
            ? ordersWords.nothingWillBeStitchedPaid
            : ordersWords.nothingWillBeStitched,
        why: ordersWords.whyDoYouCancelIt,
        confirm: ordersWords.cancelOrder,
        busy: ordersWords.cancelling,
        done: ordersWords.yourOrderIsCancelled({ trackingId: order.tracking_id }),
        failed: ordersWords.failedToCancelTheOrder,
      }}
    />
  );
}

/** The dialog of the step `cancel`, worded for its kind of order. */
export function CancelDialog(props: CancelDialogProps) {
  const { words, onClose } = props;
  return (
    <Dialog role="alertdialog" title={words.title} open onClose={onClose} hasCloseButton={false}>
      <CancelForm {...props} />
    </Dialog>
  );
}

function CancelForm({ order, onClose, words, isReasonOptional = false }: CancelDialogProps) {
  const form = useForm({ defaultValues: { reason: '' } });
  // The customer decides by this one, while the page behind the dialog follows what happens.
  const [expected_status] = useState(order.status);
  const { formProps, failure, isSubmitting } = useFormSubmit(form, {
    send({ reason }, { keyFor }) {
      const values = { reason: reason.trim() };
      const step = { action: 'cancel', expected_status, ...values } as const;
      return takeOrderStep(order.id, step, keyFor([order.id, values]));
    },
    onSuccess() {
      void reloadOrders();
      onClose();
      toast.success(words.done);
    },
    ...afterStep(words.failed),
  });
  return (
    <form {...formProps} className="flex flex-col gap-4">
      <p>{words.text}</p>
      <TextAreaField
        label={words.why}
        optional={isReasonOptional}
        rows={3}
        maxLength={500}
        error={form.formState.errors.reason?.message}
        disabled={isSubmitting}
        {...form.register('reason', {
          validate: (text) => isReasonOptional || text.trim() !== '' || ordersWords.sayWhyInAFewWords,
        })}
      />
      <FailureBanner failure={failure} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" pending={isSubmitting} onClick={onClose}>
          {ordersWords.keepTheOrder}
        </Button>
        <SubmitButton variant="danger" busy={isSubmitting} busyLabel={words.busy}>
          {words.confirm}
        </SubmitButton>
      </div>
    </form>
  );
}
