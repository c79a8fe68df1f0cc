import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { shopOrdersWords } from '#words';
import type { ShopOrder } from '../../../../contract/shop-orders.ts';
import { CallError } from '../../../lib/call-error.ts';
import { failureSentence } from '../../../lib/form-errors.ts';
import { useFormSubmit } from '../../../lib/form-submit.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { Button } from '../../../ui/button.tsx';
import { TextAreaField } from '../../../ui/field.tsx';
import { useFocusOnChange } from '../../../ui/focus.ts';
import { FailureBanner, SubmitButton } from '../../../ui/submit.tsx';
import { toast } from '../../../ui/toast.tsx';
import { cancelGoods, shopOrderQuery } from '../api.ts';

interface CancelGoodsProps {
  order: ShopOrder;
  part: ShopOrder['parts'][number];
}

/** Cancels what one seller sends, until it is packed (shop-36). */
export function CancelGoods({ order, part }: CancelGoodsProps) {
  const [isOpen, setOpen] = useState(false);
  const button = useFocusOnChange<HTMLButtonElement>(isOpen, { ifLost: true });
  // An open form stays with its failure, although the goods may be packed by now.
  if (isOpen) return <CancelForm order={order} part={part} onClose={() => setOpen(false)} />;
  if (!part.can_cancel) return null;
  return (
    <Button
      ref={button}
      variant="quiet"
      className="-ms-4 mt-1 text-start print:hidden"
      onClick={() => setOpen(true)}
    >
      {shopOrdersWords.cancelWhatSellerSends({ name: part.seller.name })}
    </Button>
  );
}

function CancelForm({ order, part, onClose }: CancelGoodsProps & { onClose: () => void }) {
  const form = useForm({ defaultValues: { reason: '' } });
  const { formProps, failure, isSubmitting } = useFormSubmit(form, {
    send({ reason }, { keyFor }) {
      const body = { part: part.id, reason: reason.trim() };
      return cancelGoods(order.id, body, keyFor([order.id, body]));
    },
    onSuccess(changed) {
      queryClient.setQueryData(shopOrderQuery(order.id).queryKey, changed);
      void reloadGoods();
      onClose();
      toast.success(shopOrdersWords.itIsCancelled);
    },
    fallback: shopOrdersWords.failedToCancelIt,
    onFailure(error) {
      // It was packed meanwhile.
      if (error instanceof CallError && error.status === 409) void reloadGoods();
    },
    afterLeaving: {
      onSuccess: () => void reloadGoods(),
      onFailure: (error) => void toast.error(failureSentence(error, shopOrdersWords.failedToCancelIt)),
    },
  });
  return (
    <form {...formProps} className="flex flex-col gap-4 pt-3 print:hidden">
      <p>
        {shopOrdersWords.nothingOfItIsSent}
        {order.card && ` ${shopOrdersWords.theMoneyGoesBackToYourCard}`}
      </p>
      <TextAreaField
        autoFocus
        optional
        label={shopOrdersWords.whyDoYouCancelIt}
        rows={2}
        maxLength={500}
        disabled={isSubmitting}
        {...form.register('reason')}
      />
      <FailureBanner failure={failure} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" pending={isSubmitting} onClick={onClose}>
          {shopOrdersWords.keepIt}
        </Button>
        <SubmitButton variant="danger" busy={isSubmitting} busyLabel={shopOrdersWords.cancelling}>
          {shopOrdersWords.cancelIt}
        </SubmitButton>
      </div>
    </form>
  );
}

function reloadGoods(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: ['shop-orders'] });
}
