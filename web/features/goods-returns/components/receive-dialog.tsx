import { useForm } from 'react-hook-form';
import { basicWords, goodsReturnWords } from '#words';
import type { ReturnReason } from '../../../../contract/constants/goods-returns.ts';
import type { ListedReturn } from '../../../../contract/goods-returns.ts';
import { CallError } from '../../../lib/call-error.ts';
import { useFormSubmit } from '../../../lib/form-submit.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { FailureBanner, SubmitButton } from '../../../ui/submit.tsx';
import { toast } from '../../../ui/toast.tsx';
import { receiveReturn } from '../api.ts';
import { refreshReturns } from '../refresh.ts';
import { type CameBack, CameBackFields, chosenOf } from './came-back-fields.tsx';

interface Fields {
  items: CameBack[];
}

/** Reasons for which goods come back that can be sold again. */
const AS_NEW: readonly (ReturnReason | null)[] = ['DOES_NOT_FIT', 'CHANGED_MIND'];

/** Records what has come of a return, and what becomes of it (returns-4). */
export function ReceiveDialog({ one, onClose }: { one: ListedReturn; onClose: () => void }) {
  const becomes = AS_NEW.includes(one.reason) ? 'stock' : 'written_off';
  const form = useForm<Fields>({
    defaultValues: { items: one.items.map(({ quantity }) => ({ quantity: String(quantity), becomes })) },
  });
  const { formProps, failure, isSubmitting } = useFormSubmit(form, {
    send({ items }, { keyFor }) {
      const came = chosenOf(one.items, items).map(({ line, quantity, restock }) => ({
        ...{ line, quantity, restock },
      }));
      return receiveReturn(one.id, { items: came }, keyFor([one.id, came]));
    },
    async onSuccess() {
      toast.success(goodsReturnWords.itIsRecorded);
      onClose();
      await refreshReturns();
    },
    onFailure(error) {
      if (error instanceof CallError && error.status === 409) void refreshReturns();
    },
    fallback: goodsReturnWords.failedToRecord,
    afterLeaving: { onSuccess: () => void refreshReturns() },
  });
  const isNothing = form.watch('items').every(({ quantity }) => quantity === '0');
  return (
    <Dialog title={goodsReturnWords.recordReturn(one)} open onClose={isSubmitting ? undefined : onClose}>
      <form {...formProps} className="flex flex-col gap-4">
        <p>{isNothing ? goodsReturnWords.nothingHasCome : goodsReturnWords.refundedNow}</p>
        <CameBackFields
          lines={one.items.map(({ line, name, quantity: most }) => ({ line, name, most }))}
          register={form.register}
          isDisabled={isSubmitting}
        />
        <FailureBanner failure={failure} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" pending={isSubmitting} onClick={onClose}>
            {basicWords.back}
          </Button>
          <SubmitButton busy={isSubmitting} disabled={isNothing} busyLabel={basicWords.saving}>
            {goodsReturnWords.recordAndRefund}
          </SubmitButton>
        </div>
      </form>
    </Dialog>
  );
}
