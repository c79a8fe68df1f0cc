import { useForm } from 'react-hook-form';
import { basicWords, workshopBrandWords } from '#words';
import type { SellerOrderListItem } from '../../../../contract/seller-orders.ts';
import { bookedCourier } from '../../../features/couriers/booked.ts';
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
  order: Pick<SellerOrderListItem, 'id' | 'status' | 'tracking_id' | 'items'>;
  action: DialogAction;
  onDone: (order: SteppedOrder) => unknown;
  onClose: () => void;
}

const FIELDS = ['courier', 'courier_number', 'failure', 'pieces', 'reason'] as const;

const EMPTY = { courier: '', courier_number: '', failure: '', reason: '' };

/** Asks for courier and tracking number, or for a reason; the customer is told (shop-13). */
export function StepDialog({ order, action, onDone, onClose }: StepDialogProps) {
  // What comes back is often faulty.
  const pieces = action === 'return' ? 'written_off' : 'stock';
  const form = useForm({
    defaultValues: { ...EMPTY, ...(action === 'ship' && bookedCourier({ seller_order: order.id })), pieces },
  });
  const isUndelivered = action === 'come_back' || action === 'fail_delivery';
  const isDecided = action === 'fail_delivery' || action === 'return';
  const forgetDraft = useFormDraft(`seller-order:${order.id}:${action}`, form, FIELDS);
  const { formProps, failure, isSubmitting } = useFormSubmit(form, {
    send: ({ courier, courier_number, failure: code, pieces: chosen, reason }, { keyFor }) => {
      const said = {
        ...(action === 'ship' ? { courier, courier_number } : { reason }),
        ...(isUndelivered && { failure: code as SellerStep['failure'] }),
        ...(isDecided && { restock: chosen === 'stock' }),
        ...(action === 'return' && { returned: order.items.reduce((sum, one) => sum + one.returned, 0) }),
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
    fallback: workshopBrandWords.failedToSaveTheStep,
  });
  const { errors } = form.formState;
  const required = (sentence: string) => ({
    validate: (typed: string) => typed.trim() !== '' || sentence,
  });
  return (
    <Dialog
      title={workshopBrandWords.stepTitles[action]({ trackingId: order.tracking_id })}
      open
      onClose={onClose}
    >
      <form {...formProps} className="flex flex-col gap-4">
        {action === 'ship' ? (
          <>
            <TextField
              label={basicWords.courier}
              placeholder="TCS"
              maxLength={40}
              error={errors.courier?.message}
              {...form.register('courier', required(workshopBrandWords.sayWhichCourierHasIt))}
            />
            <TextField
              label={workshopBrandWords.numberOfTheConsignment}
              hint={workshopBrandWords.theCustomerFollowsTheParcelByIt}
              maxLength={60}
              error={errors.courier_number?.message}
              {...form.register('courier_number', required(workshopBrandWords.enterTheCouriersNumber))}
            />
          </>
        ) : (
          <>
            {isUndelivered && (
              <FailureField
                error={errors.failure?.message}
                {...form.register('failure', required(workshopBrandWords.chooseWhatHasHappened))}
              />
            )}
            {isDecided && (
              <SelectField label={workshopBrandWords.whatBecomesOfThePieces} {...form.register('pieces')}>
                <option value="stock">{workshopBrandWords.backToTheStock}</option>
                <option value="written_off">{workshopBrandWords.writtenOff}</option>
              </SelectField>
            )}
            <TextAreaField
              label={isUndelivered ? workshopBrandWords.inAFewWords : workshopBrandWords.reason}
              optional={isUndelivered && form.watch('failure') !== 'OTHER'}
              hint={workshopBrandWords.stepHints[action]}
              rows={3}
              maxLength={500}
              error={errors.reason?.message}
              {...form.register('reason', {
                validate: (typed, { failure: code }) =>
                  typed.trim() !== '' || (isUndelivered && code !== 'OTHER') || basicWords.writeAFewWords,
              })}
            />
          </>
        )}
        <FailureBanner failure={failure} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            {basicWords.back}
          </Button>
          <SubmitButton
            variant={action === 'cancel' || action === 'fail_delivery' ? 'danger' : 'primary'}
            busy={isSubmitting}
            busyLabel={action === 'cancel' ? workshopBrandWords.cancelling : basicWords.saving}
          >
            {workshopBrandWords.stepButtons[action]}
          </SubmitButton>
        </div>
      </form>
    </Dialog>
  );
}
