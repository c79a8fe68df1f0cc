import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { orderGarmentWords, ordersWords, shelfClothWords } from '#words';
import { priceWithout } from '../../../../contract/garment-progress.ts';
import type { Garment } from '../../../../contract/order-garments.ts';
import type { SingleOrder } from '../../../../contract/orders.ts';
import { useFormSubmit } from '../../../lib/form-submit.ts';
import { formatRupees } from '../../../lib/format.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { Button } from '../../../ui/button.tsx';
import { TextAreaField } from '../../../ui/field.tsx';
import { useFocusOnChange } from '../../../ui/focus.ts';
import { FailureBanner, SubmitButton } from '../../../ui/submit.tsx';
import { toast } from '../../../ui/toast.tsx';
import { afterStep, reloadOrders } from '../after-step.ts';
import { customerOrderQuery } from '../api.ts';
import { garmentTitle, outcomeText } from '../garment/names.ts';
import { takeGarmentStep } from '../garment-steps.ts';

const TOAST_MS = 9000;

interface CancelGarmentProps {
  order: SingleOrder;
  garment: Garment;
  /** Called once it is cancelled, whose button is gone then. */
  onCancelled: () => void;
}

/** Cancels one garment before its work, and says what the order costs then (orders-113). */
export function CancelGarment(props: CancelGarmentProps) {
  const [isOpen, setOpen] = useState(false);
  const button = useFocusOnChange<HTMLButtonElement>(isOpen, { ifLost: true });
  // An open form stays with its failure, although the garment may be at work by now.
  if (isOpen) return <CancelForm {...props} onClose={() => setOpen(false)} />;
  if (!props.garment.actions.includes('cancel')) return null;
  return (
    <Button
      ref={button}
      variant="quiet"
      className="-mb-2 -ms-4 self-start"
      aria-label={orderGarmentWords.cancelThis({ garment: garmentTitle(props.garment) })}
      onClick={() => setOpen(true)}
    >
      {orderGarmentWords.cancelThisGarment}
    </Button>
  );
}

function CancelForm({ order, garment, onCancelled, onClose }: CancelGarmentProps & { onClose: () => void }) {
  const form = useForm({ defaultValues: { reason: '' } });
  const { formProps, failure, isSubmitting } = useFormSubmit(form, {
    send({ reason }, { keyFor }) {
      const step = { action: 'cancel', expected_progress: 'WAITING', reason: reason.trim() } as const;
      return takeGarmentStep(order.id, garment.id, step, keyFor([order.id, garment.id, step]));
    },
    onSuccess(changed) {
      if (changed.kind !== 'single' || changed.audience !== 'customer') return;
      queryClient.setQueryData(customerOrderQuery(order.id).queryKey, changed);
      void reloadOrders();
      onClose();
      toast.success(outcomeText('cancelled', garmentTitle(garment), order, changed), {
        durationMs: TOAST_MS,
      });
      onCancelled();
    },
    ...afterStep(orderGarmentWords.failedToCancelTheGarment),
  });
  const { price } = order;
  const { cloth, cloth_price } = garment;
  const isUnsent = cloth?.status === 'PLACED' || cloth?.status === 'PACKED';
  const then = price && priceWithout(price, garment.stitching, isUnsent ? (cloth_price ?? 0) : 0);
  // What was paid for more than is left of the bill.
  const back = price && then ? Math.min(price.total, order.paid) - then.total : 0;
  return (
    <form {...formProps} className="flex flex-col gap-4 border-t border-hairline pt-3">
      {price && then && (
        <p>
          {orderGarmentWords.theOrderCostsThen({ total: formatRupees(then.total) })}{' '}
          {back > 0 && orderGarmentWords.itsPriceGoesBack({ amount: formatRupees(back) })}
        </p>
      )}
      {cloth && (
        <p>
          {isUnsent
            ? shelfClothWords.goesBackToo({ name: cloth.name })
            : cloth.status === 'DELIVERED'
              ? shelfClothWords.isWithTheTailor({ name: cloth.name })
              : shelfClothWords.staysBought({ name: cloth.name })}
        </p>
      )}
      <TextAreaField
        autoFocus
        label={orderGarmentWords.whyDoYouCancelIt}
        rows={2}
        maxLength={500}
        error={form.formState.errors.reason?.message}
        disabled={isSubmitting}
        {...form.register('reason', {
          validate: (text) => text.trim() !== '' || ordersWords.sayWhyInAFewWords,
        })}
      />
      <FailureBanner failure={failure} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" pending={isSubmitting} onClick={onClose}>
          {orderGarmentWords.keepIt}
        </Button>
        <SubmitButton variant="danger" busy={isSubmitting} busyLabel={orderGarmentWords.cancelling}>
          {orderGarmentWords.cancelThisGarment}
        </SubmitButton>
      </div>
    </form>
  );
}
