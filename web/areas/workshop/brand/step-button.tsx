import { workshopBrandWords } from '#words';
import { useSubmit } from '../../../lib/form-submit.ts';
import { queryClient } from '../../../lib/query-client.ts';
import type { ButtonVariant } from '../../../ui/button.tsx';
import { FailureBanner, SubmitButton } from '../../../ui/submit.tsx';
import { SELLER_ORDERS_KEY, type SellerStep, type SteppedOrder, takeStep } from './api.ts';

interface StepButtonProps {
  order: { id: number; status: string; tracking_id: string };
  action: 'pack' | 'deliver';
  label: string;
  busyLabel: string;
  variant?: ButtonVariant;
  /** True just after the button appeared, when a press may be meant for something else. */
  isSettling?: boolean;
  onDone: (order: SteppedOrder) => unknown;
}

/** The button of a step without a form; shows an error beside it. */
export function StepButton({
  order,
  action,
  label,
  busyLabel,
  variant = 'primary',
  isSettling = false,
  onDone,
}: StepButtonProps) {
  const body: SellerStep = { action, expected_status: order.status as SellerStep['expected_status'] };
  const { formProps, failure, isSubmitting } = useSubmit({
    send: (_, { keyFor }) => takeStep(order.id, body, keyFor({ ...body, id: order.id })),
    async onSuccess(stepped) {
      onDone(stepped);
      await refreshSellerOrders();
    },
    onFailure: () => void refreshSellerOrders(),
    fallback: workshopBrandWords.failedToSaveTheStep,
  });
  return (
    <form {...formProps} className="flex flex-col gap-3">
      <SubmitButton
        variant={variant}
        busy={isSubmitting}
        busyLabel={busyLabel}
        pending={isSubmitting || isSettling}
        aria-label={`${label}: ${order.tracking_id}`}
      >
        {label}
      </SubmitButton>
      <FailureBanner failure={failure} />
    </form>
  );
}

export function refreshSellerOrders(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: SELLER_ORDERS_KEY });
}
